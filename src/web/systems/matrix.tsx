import { isSignificant, isTested, type OrientedPair, pairOf, rankingOf } from '../../page/ranking.ts';
import { corpusValue } from '../../page/scores.ts';
import type { PageIndex } from '../../page/types.ts';
import { hrefOf } from '../frame/route.ts';
import { percent, range, signed } from '../parts/numbers.ts';
import { shortSystemNames } from '../parts/report-names.ts';

interface Props {
  readonly index: PageIndex;
  readonly metric: string;
}

/** Differences from which on the ground is the strongest, as a fraction of 1. */
const LARGEST_DIFFERENCE = 0.2;
const STEP_COUNT = 4;

/** Above the diagonal points, below it the documents won; what is not significant is an empty frame. */
export function Matrix({ index, metric }: Props) {
  const { order } = rankingOf(index, metric);
  const names = shortSystemNames(index);
  return (
    <section class="pairs">
      <p class="soft">
        Above the diagonal: points by which the row is ahead of the column
        {isTested(index, metric) ? ', filled where p ≤ 0.05 after Holm' : ''}. Below: documents in which the
        row is better. A cell opens what one system repairs and breaks of the other.
      </p>
      <div class="scroll edges" role="group" tabIndex={0} aria-label="Differences of all pairs">
        <table class="matrix">
          <thead>
            <tr>
              <th>
                <span class="hidden">System</span>
              </th>
              {order.map((system) => (
                <th key={system} scope="col">
                  <bdi title={index.systems[system].name}>{names[system]}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {order.map((row, at) => (
              <tr key={row}>
                <th scope="row">
                  <bdi title={index.systems[row].name}>{names[row]}</bdi>
                </th>
                {order.map((column, to) =>
                  row === column ? (
                    <td key={column} class="diagonal">
                      {percent(corpusValue(index, row, metric))}
                    </td>
                  ) : (
                    <PairCell
                      key={column}
                      index={index}
                      metric={metric}
                      row={row}
                      column={column}
                      isAbove={at < to}
                    />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface CellProps extends Props {
  readonly row: number;
  readonly column: number;
  readonly isAbove: boolean;
}

function PairCell({ index, metric, row, column, isAbove }: CellProps) {
  const pair = pairOf(index, metric, row, column);
  const values = [row, column].map((system) => corpusValue(index, system, metric));
  const difference = values[0] === null || values[1] === null ? null : values[0] - values[1];
  const isFilled = isAbove && isSignificant(pair);
  const step = Math.min(STEP_COUNT, Math.ceil((STEP_COUNT * Math.abs(difference ?? 0)) / LARGEST_DIFFERENCE));
  const isEmpty = isAbove && pair !== undefined && pair.holm !== null && !isFilled;
  const names = shortSystemNames(index);
  return (
    <td class={isFilled ? `filled f${Math.max(1, step)}` : isEmpty ? 'empty' : isAbove ? undefined : 'won'}>
      <a
        href={hrefOf({
          view: 'flips',
          params: { a: index.systems[column].name, b: index.systems[row].name },
        })}
        title={cellTitle(names[row], names[column], pair)}
      >
        {isAbove ? (difference === null ? '–' : signed(difference)) : wonText(pair)}
        {isEmpty ? <small>n.s.</small> : null}
      </a>
    </td>
  );
}

function wonText(pair: OrientedPair | undefined): string {
  if (pair?.documents === undefined) return '–';
  const all = pair.documents.reduce((sum, count) => sum + count, 0);
  return `${Math.round((100 * pair.documents[0]) / all)} %`;
}

/** What a cell says on hover: the interval, p, and the documents, which add up. */
function cellTitle(row: string, column: string, pair: OrientedPair | undefined): string {
  if (pair === undefined) return `${row} and ${column}`;
  const { difference, interval, holm, documents } = pair;
  const parts = [
    `${row} − ${column}: ${difference === null ? '–' : signed(difference)}`,
    ...(interval === null ? [] : [`95 % interval ${range(interval)}`]),
    ...(holm === null ? [] : [holm < 0.001 ? 'p < 0.001' : `p = ${holm.toFixed(3)}`]),
    ...(documents === undefined
      ? []
      : [
          `documents: ${documents[0]} better, ${documents[1]} equal, ${documents[2]} worse, ${documents[3]} without a score`,
        ]),
  ];
  return parts.join('; ');
}
