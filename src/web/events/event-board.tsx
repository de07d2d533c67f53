import type { EventIndex } from '../../page/events/types.ts';
import {
  areEqual,
  isTested,
  MARKS_LEGEND,
  pairOf,
  rankingOfValues,
  significanceMark,
} from '../../page/ranking.ts';
import type { Family } from '../../report/vocabulary.ts';
import { CostBar, CostNumbers, type Costs } from '../charts/cost-bar.tsx';
import { Strip, StripAxis } from '../charts/strip.tsx';
import { MAX_DOTS, stripDomain } from '../charts/strip-shape.ts';
import { go, hrefOf, route, setParams } from '../frame/route.ts';
import { Board, type BoardRow, groupLines } from '../parts/board/board.tsx';
import { percent } from '../parts/numbers.ts';
import { shortSystemNames } from '../parts/report-names.ts';
import { columnLabel, columnOf, systemValue } from './event-model.ts';
import { SystemTables } from './score-tables.tsx';

interface Props {
  readonly index: EventIndex;
}

const FAMILIES: readonly Family[] = ['detection', 'boundary', 'attributes'];

/** Documents below which the spread of scores says nothing about others: there is no interval. */
const MIN_DOCUMENTS = 5;

const STRIP_HEIGHT = 52;

/** Systems best first; a score is chosen by its head, and a click on one opens all scores of its system. */
export function EventBoard({ index }: Props) {
  const { params } = route.value;
  const column = columnOf(index, params.m);
  const strips = stripsOf(index, column);
  return (
    <section class="standings">
      <Board
        label={columnLabel(column)}
        rows={boardRows(index, column, strips)}
        columns={index.columns
          .filter((id) => id !== column)
          .map((id) => ({ id, label: columnLabel(id), isMain: true }))}
        sort=""
        onSort={(id) => id !== '' && setParams({ m: id === index.main ? '' : id })}
        domain={index.documents.length < 2 ? undefined : stripDomain(strips)}
        families={hasCosts(index, column) ? FAMILIES : []}
        onPick={(row, document) => openDocument(index, document, { s: row.id })}
        open={params.s ?? ''}
        toggle={({ id }) => setParams({ s: params.s === id ? '' : id })}
        details={({ id }) => <SystemTables system={index.systems[Number(id)]} />}
      />
      <p class="soft small">{noteOf(index, column)}</p>
    </section>
  );
}

/** One system: the points that it keeps and loses, and the scores of its documents. */
export function EventPicture({ index }: Props) {
  const { documents, systems, main } = index;
  const [{ name, intervals }] = systems;
  const costs = costsOf(index, 0);
  const values = stripsOf(index, main);
  const domain = stripDomain(values);
  const interval = documents.length < MIN_DOCUMENTS ? undefined : intervals?.[main];
  return (
    <section class="onesystem">
      {costs === undefined || !hasCosts(index, main) ? null : (
        <div class="hero">
          <CostBar costs={costs} name={name} />
          <CostNumbers costs={costs} />
          <p class="soft small">{COSTS_NOTE}</p>
        </div>
      )}
      {documents.length < 2 ? null : (
        <div class="wholestrip">
          <h2>{columnLabel(main)} by document</h2>
          <StripAxis domain={domain} />
          <Strip
            values={values[0]}
            domain={domain}
            height={STRIP_HEIGHT}
            score={systemValue(index, 0, main)}
            interval={interval}
            name={name}
            onPick={(document) => openDocument(index, document, {})}
          />
          <p class="soft small">{noteOf(index, main)}</p>
        </div>
      )}
    </section>
  );
}

const openDocument = (
  { documents }: EventIndex,
  document: number,
  params: Readonly<Record<string, string>>,
) => go({ view: 'events', id: documents[document].id, params });

/** The costs are those of all attributes together. */
const hasCosts = ({ settings, systems }: EventIndex, column: string): boolean =>
  column === settings.at(-1) && systems.every(({ costs }) => costs !== undefined);

/** The points that a system keeps, and what it loses by family. */
function costsOf({ systems }: EventIndex, system: number): Costs | undefined {
  const { costs } = systems[system];
  if (costs === undefined) return undefined;
  const { kept, detection, boundary, attributes } = costs;
  return {
    kept,
    lost: [
      ['detection', detection],
      ['boundary', boundary],
      ['attributes', attributes],
    ],
  };
}

/** The scores of all documents by system; `null` where undefined. */
const stripsOf = ({ systems, documents, columns }: EventIndex, column: string) =>
  systems.map((_, s) => documents.map((document) => document.systems[s].scores[columns.indexOf(column)]));

function boardRows(
  index: EventIndex,
  column: string,
  strips: ReturnType<typeof stripsOf>,
): readonly BoardRow[] {
  const { systems, documents, columns } = index;
  const values = systems.map((_, system) => systemValue(index, system, column));
  const { order, ranks, groups } = rankingOfValues(values, index, column);
  const names = shortSystemNames(index);
  const lines = groupLines(order.length, groups);
  return order.map((system, place) => {
    const score = values[system];
    const next = order[place + 1];
    const nextScore = next === undefined ? null : values[next];
    const interval = documents.length < MIN_DOCUMENTS ? undefined : systems[system].intervals?.[column];
    return {
      id: `${system}`,
      name: names[system],
      fullName: systems[system].name,
      href: hrefOf({ view: 'documents', params: { s: `${system}` } }),
      rank: ranks[system],
      score,
      ...(score !== null &&
        nextScore !== null && {
          over: {
            difference: areEqual(score, nextScore) ? 0 : score - nextScore,
            mark: significanceMark(pairOf(index, column, system, next)),
          },
        }),
      strip: { values: strips[system], interval },
      costs: costsOf(index, system),
      cells: columns.filter((id) => id !== column).map((id) => systemValue(index, system, id)),
      groups: lines[place],
    };
  });
}

const COSTS_NOTE =
  'Detection: mentions without an overlapping one on the other side. Boundary: pairs that overlap and are not equal. Attributes: pairs with another type, realis or the like. With the points that are kept they add up to 100.';

/** How to read the picture. */
function noteOf(index: EventIndex, column: string): string {
  const { documents, systems } = index;
  const count = documents.length;
  const isSeveral = systems.length > 1;
  const interval = count < MIN_DOCUMENTS ? undefined : systems[0].intervals?.[column];
  const own = interval === undefined ? '' : isSeveral ? '' : `, ${interval.map(percent).join(' to ')}`;
  return [
    count < 2
      ? ''
      : `${count > MAX_DOTS ? 'Bars count documents' : 'One dot is one document'}; the line is the score${interval === undefined ? '' : `, with its 95 % interval${own} (bootstrap over documents)`}.`,
    count > 1 && count < MIN_DOCUMENTS ? `There are only ${count} documents, so there are no intervals.` : '',
    interval !== undefined && count < 30 ? `Intervals are rough: there are only ${count} documents.` : '',
    isTested(index, column)
      ? `A line beside ranks joins systems without a significant difference. ${MARKS_LEGEND}.`
      : '',
    isSeveral && hasCosts(index, column) ? COSTS_NOTE : '',
    isSeveral ? 'A score opens all scores of its system; the head of a score ranks by it.' : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
