import { errorTypes } from '../../analyze/error-types.ts';
import { areEqual, isTested, MARKS_LEGEND, pairOf, rankingOf, significanceMark } from '../../page/ranking.ts';
import { choices, corpusValue } from '../../page/scores.ts';
import type { PageIndex } from '../../page/types.ts';
import { errorWords, type Family } from '../../report/vocabulary.ts';
import type { Costs } from '../charts/cost-bar.tsx';
import { MAX_DOTS, stripDomain } from '../charts/strip-shape.ts';
import { go, hrefOf, route, setParams } from '../frame/route.ts';
import { Board, type BoardRow, groupLines } from '../parts/board/board.tsx';
import { metricOf, reportColumns } from '../parts/columns.ts';
import { grouped } from '../parts/numbers.ts';
import { shortSystemNames } from '../parts/report-names.ts';
import { MetricTable } from './metric-table.tsx';

interface Props {
  readonly index: PageIndex;
}

/** The families whose costs a page of coreference has, in the order of bars. */
export const COST_FAMILIES: readonly Family[] = ['detection', 'boundary', 'clustering'];

/** Documents below which the spread of scores says nothing about others: there is no interval. */
export const MIN_DOCUMENTS = 5;

/** Systems best first; a metric is chosen by its head, and a score opens recall and precision. */
export function SystemBoard({ index }: Props) {
  const { params } = route.value;
  const metric = metricOf(index, params.m);
  const [{ id: main }, ...others] = choices(index);
  const label = choices(index).find(({ id }) => id === metric)?.label ?? metric;
  const strips = stripValues(index, metric);
  const rows = boardRows(index, metric, strips);
  return (
    <section class="standings">
      <Board
        label={label}
        rows={rows}
        columns={choices(index)
          .filter(({ id }) => id !== main || metric !== main)
          .filter(({ id }) => id !== metric)
          .map(({ id, label }) => ({ id, label, isMain: id === main || isMainMetric(id, others.length) }))}
        sort=""
        onSort={(column) => column !== '' && setParams({ m: column === main ? '' : column })}
        domain={index.documents.length < 2 ? undefined : stripDomain(strips)}
        families={index.costs === metric ? COST_FAMILIES : []}
        onPick={(row, document) => go({ view: 'd', id: index.documents[document].id, params: { s: row.id } })}
        open={params.s ?? ''}
        toggle={({ id }) => setParams({ s: params.s === id ? '' : id })}
        details={({ id }) => <MetricTable index={index} system={index.systems[Number(id)]} />}
      />
      <p class="soft small">{boardNote(index, metric)}</p>
    </section>
  );
}

/** The metrics of CoNLL and mentions; all where there are few. */
const isMainMetric = (id: string, count: number): boolean =>
  count < 5 || ['mentions', 'muc', 'bcub', 'ceafe'].includes(id);

/** The scores of all documents by system; `null` where undefined. */
export const stripValues = (index: PageIndex, metric: string): readonly (readonly (number | null)[])[] =>
  index.systems.map((_, system) =>
    Array.from(reportColumns(index).metric(system, metric), (value) => (Number.isNaN(value) ? null : value)),
  );

export function boardRows(
  index: PageIndex,
  metric: string,
  strips: readonly (readonly (number | null)[])[],
): readonly BoardRow[] {
  const { systems, documents } = index;
  const { order, ranks, groups } = rankingOf(index, metric);
  const names = shortSystemNames(index);
  const lines = groupLines(order.length, groups);
  return order.map((system, place) => {
    const score = corpusValue(index, system, metric);
    const next = order[place + 1];
    const nextScore = next === undefined ? null : corpusValue(index, next, metric);
    const interval = systems[system].intervals?.[metric];
    return {
      id: `${system}`,
      name: names[system],
      fullName: systems[system].name,
      href: hrefOf({ view: 'documents', params: { s: `${system}` } }),
      rank: ranks[system],
      score,
      ...(score === null || nextScore === null
        ? {}
        : {
            over: {
              difference: areEqual(score, nextScore) ? 0 : score - nextScore,
              mark: significanceMark(pairOf(index, metric, system, next)),
            },
          }),
      strip: {
        values: strips[system],
        interval: documents.length < MIN_DOCUMENTS ? undefined : interval,
      },
      costs: costsOf(index, system),
      cells: choices(index)
        .filter(({ id }) => id !== metric)
        .map(({ id }) => corpusValue(index, system, id)),
      groups: lines[place],
    };
  });
}

/** The points that a system keeps, and what it loses by family; undefined where costs are not known. */
export function costsOf(index: PageIndex, system: number): Costs | undefined {
  const share = index.systems[system].analysis?.share;
  const kept = index.costs === undefined ? null : corpusValue(index, system, index.costs);
  if (share === undefined || kept === null) return undefined;
  return {
    kept,
    lost: COST_FAMILIES.map((family) => [
      family,
      errorTypes.reduce(
        (sum, type, at) => sum + (errorWords[type].family === family ? (share[at] ?? 0) : 0),
        0,
      ),
    ]),
  };
}

/** How to read the rows. */
function boardNote(index: PageIndex, metric: string): string {
  const count = index.documents.length;
  const { systems } = index;
  const hasInterval =
    count >= MIN_DOCUMENTS && systems.some(({ intervals }) => intervals?.[metric] !== undefined);
  const dots = index.documents.length > MAX_DOTS ? 'Bars count documents' : 'One dot is one document';
  return [
    count < 2
      ? ''
      : `${dots}; the line is the score${hasInterval ? ', with its 95 % interval (bootstrap over documents)' : ''}.`,
    count > 1 && count < MIN_DOCUMENTS ? `There are only ${count} documents, so there are no intervals.` : '',
    hasInterval && count < 30 ? `Intervals are rough: there are only ${count} documents.` : '',
    isTested(index, metric)
      ? `A line beside ranks joins systems without a significant difference. ${MARKS_LEGEND}.`
      : count > 1
        ? `Nothing was tested here: corefeval compare tests any number of documents (this report has ${grouped(count)}).`
        : '',
    'A score opens recall and precision; the head of a metric ranks by it.',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
