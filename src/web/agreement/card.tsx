/** A question with what each annotator marked, and its answers. */
import type { AdjudicationRow } from '../../agree/adjudicate/rows.ts';
import { placeName } from '../../agree/adjudicate/rows.ts';
import type { SpanRange } from '../../agree/span-place.ts';
import { useKeys } from '../frame/keys.ts';
import { Choice } from '../parts/choice.tsx';
import { Column, relevantSlots, shownRows, slotOf } from './column.tsx';
import type { Session } from './session.ts';
import {
  answerWords,
  type EntityChoice,
  entitiesBefore,
  entityWords,
  isOpen,
  questionParts,
  rangeWords,
} from './words.ts';

interface CardProps {
  readonly session: Session;
  readonly d: number;
  readonly row: AdjudicationRow;
  readonly onAnswer: (row: AdjudicationRow, chosen: SpanRange | null) => void;
}

export function Card({ session, d, row, onAnswer }: CardProps) {
  const document = session.index.documents[d];
  const page = session.tables[d];
  const slot = slotOf(page, row);
  const relevant = relevantSlots(page, slot);
  const rows = shownRows(document, page, slot, row.decision === 'link');
  const entities = entitiesBefore(page, session.states[d].value, row);
  const voters = page.table.markings.filter((marking) => marking !== undefined).length;
  const having = row.decision === 'link' ? row.options.flatMap(({ annotators }) => annotators) : [];
  const options = row.options.map((option) => ({
    ...option,
    chosen: option.span ?? option.antecedent ?? null,
  }));
  const least = (row.decision === 'link' ? new Set(having).size : voters) / 2;
  const majority = options.filter(({ votes }) => votes > least);
  const take = (chosen: SpanRange | null) => onAnswer(row, chosen);
  const hasNeither = options.some(({ chosen }) => chosen === null);
  useKeys({
    ...Object.fromEntries(options.slice(0, 9).map(({ chosen }, i) => [String(i + 1), () => take(chosen)])),
    0: () => take(null),
    ...(majority.length === 1 ? { m: () => take(majority[0].chosen) } : {}),
  });
  const [before, after] = questionParts[row.decision];
  return (
    <section class="card" aria-label="decision">
      <h2>
        {before}
        <mark dir="auto">{rangeWords(document, row)}</mark>
        {after}
      </h2>
      <div class="sides">
        {session.names.map((name, side) => (
          <Column
            key={name}
            document={document}
            page={page}
            side={side}
            name={name}
            slot={slot}
            relevant={relevant}
            rows={rows}
          />
        ))}
      </div>
      <ul class="options">
        {options.map(({ chosen, votes, annotators, ...option }, i) => {
          const isTaken = !isOpen(row) && nameOf(row.chosen ?? null) === nameOf(chosen);
          return (
            <li key={nameOf(chosen)}>
              <button type="button" aria-pressed={isTaken} onClick={() => take(chosen)}>
                <kbd>{i + 1}</kbd>{' '}
                <bdi>{optionLabel(answerWords(document, option, entities), row, chosen)}</bdi>
              </button>{' '}
              <span class="soft">
                {votes === 1 ? '1 vote' : `${votes} votes`}: {annotators.join(', ')}
                {majority.length === 1 && majority[0].chosen === chosen ? ' · majority (m)' : ''}
              </span>
            </li>
          );
        })}
        {hasNeither ? null : (
          <li>
            <button
              type="button"
              aria-pressed={!isOpen(row) && row.chosen === null}
              onClick={() => take(null)}
            >
              <kbd>0</kbd> {row.decision === 'link' ? 'a new entity' : 'not a mention'}
            </button>
          </li>
        )}
      </ul>
      {row.decision === 'link' ? <OtherEntity document={document} entities={entities} take={take} /> : null}
    </section>
  );
}

const nameOf = (place: SpanRange | null): string => (place === null ? '' : placeName(place));

const optionLabel = (words: string, { decision }: AdjudicationRow, chosen: SpanRange | null): string => {
  if (chosen === null) return decision === 'link' ? 'a new entity' : 'not a mention';
  return decision === 'span' ? `a mention: ${words}` : words;
};

interface OtherEntityProps {
  readonly document: Session['index']['documents'][number];
  readonly entities: readonly EntityChoice[];
  readonly take: (chosen: SpanRange) => void;
}

/** Any earlier entity, for what no annotator chose. */
function OtherEntity({ document, entities, take }: OtherEntityProps) {
  if (entities.length === 0) return null;
  return (
    <Choice
      label="another entity"
      value=""
      onChange={(value) => take(entities[Number(value)].latest)}
      options={[
        ['', 'choose …'],
        ...entities
          .map(({ mentions }, i) => [String(i), entityWords(document, mentions).slice(0, 80)] as const)
          .reverse(),
      ]}
    />
  );
}
