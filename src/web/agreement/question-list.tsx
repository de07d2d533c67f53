import { useLayoutEffect, useRef } from 'preact/hooks';
import type { AdjudicationRow } from '../../agree/adjudicate/rows.ts';
import { placeName } from '../../agree/adjudicate/rows.ts';
import type { SpanRange } from '../../agree/span-place.ts';
import type { Session } from './session.ts';
import { isOpen, kindLabels, rangeWords } from './words.ts';

interface ListProps {
  readonly session: Session;
  readonly d: number;
  readonly current: number;
  readonly onShow: (i: number) => void;
}

/** The decisions of a document: what is asked, and what was chosen. */
export function QuestionList({ session, d, current, onShow }: ListProps) {
  const document = session.index.documents[d];
  const { questions } = session.states[d].value;
  const list = useRef<HTMLOListElement>(null);
  // Only the list is scrolled, not the page.
  useLayoutEffect(() => {
    const box = list.current;
    const item = box?.children[current];
    if (box === null || item === undefined) return;
    const [inner, outer] = [item.getBoundingClientRect(), box.getBoundingClientRect()];
    if (inner.top < outer.top || inner.bottom > outer.bottom)
      box.scrollTop += inner.top - outer.top - box.clientHeight / 3;
  }, [d, current]);
  return (
    <section class="questions" aria-label="decisions of the document">
      <h2>
        Decisions in <bdi>{document.id}</bdi>
      </h2>
      <ol ref={list}>
        {questions.map((row, i) => (
          <li key={`${row.decision} ${placeName(row)}`}>
            <button
              type="button"
              class="quiet"
              aria-current={i === current ? 'true' : undefined}
              onClick={() => onShow(i)}
            >
              <span aria-hidden="true">{isOpen(row) ? '○' : '✓'}</span>
              <span class="hidden">{isOpen(row) ? 'open' : 'decided'}</span>{' '}
              <bdi>{rangeWords(document, row)}</bdi>{' '}
              <span class="soft">
                {kindLabels[row.decision]}
                {row.chosen === undefined ? '' : ` · ${chosenWords(document, row, row.chosen)}`}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function chosenWords(
  document: Session['index']['documents'][number],
  { decision }: AdjudicationRow,
  chosen: SpanRange | null,
): string {
  if (chosen === null) return decision === 'link' ? 'new' : 'no';
  return decision === 'link' ? `← ${rangeWords(document, chosen)}` : rangeWords(document, chosen);
}
