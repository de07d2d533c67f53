import type { FlipDecision, PageFlip } from '../../page/flips.ts';
import { marks, type PageDocument, type PageIndex } from '../../page/types.ts';
import { markWords } from '../../report/vocabulary.ts';
import { DocumentModel } from '../document/model.ts';
import { entityAddress, mentionAddress } from '../document/selection.ts';
import type { ReportData } from '../frame/report-data.ts';
import { hrefOf } from '../frame/route.ts';
import { shortDocumentNames, shortSystemNames } from '../parts/report-names.ts';
import { Sign } from '../parts/sign.tsx';
import { useDocumentFlips } from './use-flips.ts';

interface Props {
  readonly index: PageIndex;
  readonly data: ReportData | undefined;
  readonly document: number;
  readonly decision: FlipDecision;
  readonly a: number;
  readonly b: number;
}

const OUTCOME_SIGNS = { repaired: '▲', broken: '▼', bothWrong: '●' } as const;
const OUTCOME_LABELS = { repaired: 'repaired', broken: 'broken', bothWrong: 'wrong in both' } as const;

/** Words on either side of a mention. */
const CONTEXT_WORDS = 6;

/** The flips of a document in the order of the text, with the words around them and the marks of both systems. */
export function DocumentFlipList({ index, data, document, decision, a, b }: Props) {
  const known = useDocumentFlips(data, document, a, b);
  const names = shortSystemNames(index);
  const { id } = index.documents[document];
  return (
    <section class="fliplist">
      <h2 dir="auto" title={id}>
        {shortDocumentNames(index)[document]}
      </h2>
      {known === undefined ? (
        <p class="note">Loading …</p>
      ) : known.content === undefined ? (
        <p>The text of this document was left out of the report.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span class="hidden">Outcome</span>
              </th>
              <th scope="col">Mention</th>
              <th scope="col">
                <bdi>{names[a]}</bdi>
              </th>
              <th scope="col">
                <bdi>{names[b]}</bdi>
              </th>
            </tr>
          </thead>
          <tbody>
            {inTextOrder(known.content, [a, b], known.flips, decision).map((flip) => (
              <FlipRow
                key={`${flip.side} ${flip.mention}`}
                id={id}
                index={index}
                content={known.content as PageDocument}
                flip={flip}
                systems={[a, b]}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function inTextOrder(
  content: PageDocument,
  systems: readonly [number, number],
  flips: readonly PageFlip[],
  decision: FlipDecision,
): readonly PageFlip[] {
  const startOf = ({ side, mention }: PageFlip) =>
    (side === -1 ? content.key : content.systems[systems[side]]).starts[mention];
  return flips.filter((flip) => flip.decision === decision).sort((x, y) => startOf(x) - startOf(y));
}

interface RowProps {
  readonly id: string;
  readonly index: PageIndex;
  readonly content: PageDocument;
  readonly flip: PageFlip;
  readonly systems: readonly [number, number];
}

function FlipRow({ id, index, content, flip, systems }: RowProps) {
  const { side, mention, outcome } = flip;
  // The link leads to the system that is wrong.
  const shown = side !== -1 ? systems[side] : outcome === 'repaired' ? systems[0] : systems[1];
  const model = new DocumentModel(content, shown);
  const ref = { side: side === -1 ? ('key' as const) : ('response' as const), mention };
  const [start, end] = [model.startOf(ref), model.endOf(ref)];
  const to = {
    view: 'd',
    id,
    params: {
      s: `${shown}`,
      e: entityAddress(model.entityOf(ref)),
      m: mentionAddress(model, ref),
    },
  };
  return (
    <tr>
      <td>
        <i class={`flip ${outcome}`} title={OUTCOME_LABELS[outcome]} aria-hidden="true">
          {OUTCOME_SIGNS[outcome]}
        </i>
        <span class="hidden">{OUTCOME_LABELS[outcome]}</span>
      </td>
      <th scope="row" dir="auto">
        <span class="soft">
          {model.isOutside(ref) ? '' : model.text(Math.max(0, start - CONTEXT_WORDS), start)}{' '}
        </span>
        <a href={hrefOf(to)}>{model.textOf(ref) || `${start}–${end}`}</a>
        <span class="soft">
          {' '}
          {model.isOutside(ref)
            ? ''
            : model.text(end, Math.min(content.tokenStarts.length, end + CONTEXT_WORDS))}
        </span>
      </th>
      {systems.map((system, at) => (
        <td key={system}>
          <MarkOf content={content} flip={flip} system={system} at={at} systems={index.systems.length} />
        </td>
      ))}
    </tr>
  );
}

interface MarkProps {
  readonly content: PageDocument;
  readonly flip: PageFlip;
  readonly system: number;
  readonly at: number;
  readonly systems: number;
}

/** The mark that the text of the system has for the mention: it follows from spans and the partner of the entity. */
function MarkOf({ content, flip: { side, mention }, system, at }: MarkProps) {
  const response = content.systems[system];
  const code = side < 0 ? response.keyMarks[mention] : side === at ? response.marks[mention] : undefined;
  if (code === undefined) return <span class="soft">not marked</span>;
  const name = marks[code];
  if (name === 'right') return <>right</>;
  return (
    <>
      <Sign of={markWords[name]} /> {markWords[name].label}
    </>
  );
}
