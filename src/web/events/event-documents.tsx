import { useMemo, useRef } from 'preact/hooks';
import { naturalOrder } from '../../core/natural-order.ts';
import type { EventIndex } from '../../page/events/types.ts';
import { DotStrip } from '../charts/charts.tsx';
import { stepFocus, useKeys } from '../frame/keys.ts';
import { route } from '../frame/route.ts';
import { sorted, systemOf } from '../parts/columns.ts';
import { DocumentControls } from '../parts/document-controls.tsx';
import { DocumentRow } from '../parts/document-row.tsx';
import { parseFilter, passes } from '../parts/filter.ts';
import { grouped, percent } from '../parts/numbers.ts';
import { SortHead } from '../parts/sort-head.tsx';
import { TableParts } from '../parts/table-parts.tsx';
import type { EventProps, EventView } from './event-document.tsx';
import { columnLabel } from './event-model.ts';
import { eventKinds, kindLabel } from './kinds.ts';

export const eventDocuments: EventView = {
  id: 'documents',
  key: 'd',
  label: ({ documents }) => `Documents ${grouped(documents.length)}`,
  isAvailable: ({ documents }) => documents.length > 0,
  systems: 'one',
  component: EventDocuments,
};

/** Columns of numbers by name: sizes, kinds of pairs, scores. A name in a filter has letters only. */
type Numbers = ReadonlyMap<string, Float64Array>;

const COUNT_COLUMNS = ['words', 'gold', 'system'] as const;

function numbersOf(index: EventIndex, system: number): Numbers {
  const column = (value: (document: EventIndex['documents'][number]) => number | null) =>
    Float64Array.from(index.documents, (document) => value(document) ?? Number.NaN);
  return new Map([
    ['words', column(({ words }) => words)],
    ['gold', column(({ gold }) => gold)],
    ['system', column(({ systems }) => systems[system].mentions)],
    ...eventKinds(index.attributes).map(
      (kind, k) => [kindName(kind), column(({ systems }) => systems[system].counts[k])] as const,
    ),
    ...index.columns.map(
      (name, c) => [scoreName(name), column(({ systems }) => systems[system].scores[c])] as const,
    ),
  ]);
}

/** Attributes are names of scores, too: f1_type is the score, wrong_type the number of differences. */
const kindName = (kind: string): string => kind.replace(/\W/g, '_');
const scoreName = (column: string): string => `f1_${column.replace(/\W/g, '_')}`;

function EventDocuments({ index }: EventProps) {
  const { params } = route.value;
  const { q: query = '', sort = '' } = params;
  const system = systemOf(index, params.s);
  const column = index.columns.includes(params.m) ? params.m : index.main;
  const numbersBy = useMemo(() => index.systems.map((_, s) => numbersOf(index, s)), [index]);
  const numbers = numbersBy[system];
  const filter = useMemo(
    () =>
      parseFilter(
        query,
        [...numbers.keys()],
        index.systems.map(({ name }) => name),
      ),
    [query, numbers, index],
  );
  const rows = useMemo(() => {
    const all = [...index.documents.keys()];
    const found =
      typeof filter === 'string'
        ? all
        : all.filter((d) =>
            passes(filter, index.documents[d].id, (name, own = system) =>
              columnNumber(numbersBy[own], name, d),
            ),
          );
    return sortRows(found, sort, index, numbers);
  }, [filter, sort, numbersBy, system, index]);
  const table = useRef<HTMLTableElement>(null);
  useKeys({
    j: () => stepFocus(table.current, 'tbody th a', 1),
    k: () => stepFocus(table.current, 'tbody th a', -1),
  });
  const kinds = eventKinds(index.attributes);
  const heads: readonly (readonly [name: string, label: string, isNumber: boolean])[] = [
    ['id', 'Document', false],
    ...COUNT_COLUMNS.map((name) => [name, name, true] as const),
    ...kinds.map((kind) => [kindName(kind), kindLabel(kind), true] as const),
    [scoreName(column), columnLabel(column), true],
  ];
  return (
    <div class="page">
      <h1 tabIndex={-1}>Documents</h1>
      <DocumentControls
        filter={filter}
        example="missing>3"
        placeholder="name, or missing>3 f1_span<60"
        scores={index.columns.map((name) => [name, columnLabel(name)])}
        scoreLabel="score"
        score={column}
        shown={rows.length}
        of={index.documents.length}
      />
      <div class="scroll" role="group" tabIndex={0} aria-label="Table of documents">
        <table class="documents" ref={table} aria-rowcount={rows.length + 1}>
          <thead>
            <tr>
              {heads.map(([name, text, isNumber]) => (
                <SortHead key={name} name={name} text={text} isNumber={isNumber} sort={sort} />
              ))}
              <th scope="col" class="wide">
                {index.systems.length > 1 ? 'all systems' : columnLabel(column)}
              </th>
            </tr>
          </thead>
          <TableParts
            items={rows}
            row={(document) => (
              <Row key={document} index={index} document={document} system={system} column={column} />
            )}
          />
        </table>
      </div>
      {rows.length === 0 ? <p>No document fits the filter.</p> : null}
    </div>
  );
}

/** The value of a column for conditions: scores in percent. */
function columnNumber(numbers: Numbers, name: string, document: number): number | null {
  const value = numbers.get(name)?.[document] ?? Number.NaN;
  if (Number.isNaN(value)) return null;
  return name.startsWith('f1_') ? 100 * value : value;
}

/** Rows in the order of `sort`: the name of a column, with − in front for descending. */
function sortRows(rows: number[], sort: string, { documents }: EventIndex, numbers: Numbers): number[] {
  const descending = sort.startsWith('-');
  const name = descending ? sort.slice(1) : sort;
  if (name === 'id') {
    const sign = descending ? -1 : 1;
    return [...rows].sort((a, b) => sign * naturalOrder(documents[a].id, documents[b].id));
  }
  const column = numbers.get(name);
  return column === undefined ? rows : sorted(rows, column, descending);
}

interface RowProps {
  readonly index: EventIndex;
  readonly document: number;
  readonly system: number;
  readonly column: string;
}

function Row({ index, document, system, column }: RowProps) {
  const { id, words, gold, systems } = index.documents[document];
  const { mentions, counts } = systems[system];
  const values = systems.map(({ scores }) => scores[index.columns.indexOf(column)]);
  const to = { view: 'events', id, params: index.systems.length > 1 ? { s: `${system}` } : {} };
  return (
    <DocumentRow id={id} to={to}>
      <td class="number">{words === 0 ? '–' : grouped(words)}</td>
      <td class="number">{grouped(gold)}</td>
      <td class="number">{grouped(mentions)}</td>
      {counts.map((count, k) => (
        <td key={k} class="number">
          {grouped(count)}
        </td>
      ))}
      <td class="number strong">{percent(values[system])}</td>
      <td class="wide">
        <DotStrip
          values={values}
          label={values.map((value, s) => `${index.systems[s].name} ${percent(value)}`).join(', ')}
        />
      </td>
    </DocumentRow>
  );
}
