import { useMemo, useRef } from 'preact/hooks';
import { naturalOrder } from '../../core/natural-order.ts';
import { choices } from '../../report/page/page-scores.ts';
import type { PageIndex } from '../../report/page/page-types.ts';
import { DotStrip, Histogram } from '../charts.tsx';
import { Columns, FACTS, filterFields, metricOf, sorted, systemOf } from '../columns.ts';
import { DocumentControls } from '../document-controls.tsx';
import { parseFilter, passes } from '../filter.ts';
import { useKeys } from '../keys.ts';
import { grouped, percent, signed } from '../numbers.ts';
import { go, hrefOf, route, setParams } from '../route.ts';
import { SortHead } from '../sort-head.tsx';
import { stepFocus } from '../step-focus.ts';
import { TableParts } from '../table-parts.tsx';
import type { View, ViewProps } from '../view.ts';
import { Versus } from './versus.tsx';

export const documents: View = {
  id: 'documents',
  key: 'd',
  label: ({ documents: all }) => `Documents ${grouped(all.length)}`,
  isAvailable: ({ documents: all }) => all.length > 0,
  component: Documents,
};

function Documents({ index }: ViewProps) {
  const columns = useMemo(() => new Columns(index), [index]);
  const { params } = route.value;
  const metric = metricOf(index, params.m);
  const system = systemOf(index, params.s);
  const { q: query = '', sort = '' } = params;
  const filter = useMemo(() => parseFilter(query, filterFields(index)), [query, index]);
  const rows = useMemo(() => {
    const all = [...index.documents.keys()];
    const found =
      typeof filter === 'string'
        ? all
        : all.filter((d) =>
            passes(filter, index.documents[d].id, (field) => fieldValue(columns, field, system, d)),
          );
    return sortRows(found, sort, { index, columns, metric, system });
  }, [filter, sort, metric, system, index, columns]);
  const table = useRef<HTMLTableElement>(null);
  useKeys({
    j: () => stepFocus(table.current, 'tbody th a', 1),
    k: () => stepFocus(table.current, 'tbody th a', -1),
    s: () => setParams({ s: `${(system + 1) % index.systems.length}` }),
  });
  return (
    <div class="page">
      <h1 tabIndex={-1}>Documents</h1>
      <DocumentControls
        filter={filter}
        example="conll<60"
        placeholder="name, or conll<60 mentions>200"
        scores={choices(index).map(({ id, label }) => [id, label])}
        scoreLabel="metric"
        score={metric}
        systems={index.systems.map(({ name }) => name)}
        system={system}
        shown={rows.length}
        of={index.documents.length}
      />
      <Distributions index={index} columns={columns} system={system} metric={metric} />
      <Versus index={index} columns={columns} rows={rows} metric={metric} />
      <div class="scroll" role="group" tabIndex={0} aria-label="Table of documents">
        <DocumentTable {...{ index, columns, rows, metric, system, sort }} table={table} />
      </div>
      {rows.length === 0 ? <p>No document fits the filter.</p> : null}
    </div>
  );
}

/** The value of a column for conditions: metrics in percent. */
function fieldValue(columns: Columns, field: string, system: number, document: number): number | null {
  const isFact = (FACTS as readonly string[]).includes(field);
  const value = isFact
    ? columns.fact(field, system)[document]
    : 100 * columns.metric(system, field)[document];
  return Number.isNaN(value) ? null : value;
}

interface TableState {
  readonly index: PageIndex;
  readonly columns: Columns;
  readonly metric: string;
  readonly system: number;
}

/** Rows in the order of `sort`: the name of a column, with − in front for descending. */
function sortRows(rows: number[], sort: string, { index, columns, metric, system }: TableState): number[] {
  const descending = sort.startsWith('-');
  const name = descending ? sort.slice(1) : sort;
  if (name === '') return rows;
  if (name === 'id') {
    const sign = descending ? -1 : 1;
    return [...rows].sort((a, b) => sign * naturalOrder(index.documents[a].id, index.documents[b].id));
  }
  if ((FACTS as readonly string[]).includes(name))
    return sorted(rows, columns.fact(name, system), descending);
  const other = /^s(\d+)$/.exec(name);
  if (other !== null) return sorted(rows, columns.metric(systemOf(index, other[1]), metric), descending);
  if (name === 'difference' && index.systems.length > 1) {
    const [a, b] = [columns.metric(0, metric), columns.metric(1, metric)];
    return sorted(
      rows,
      a.map((value, d) => value - b[d]),
      descending,
    );
  }
  return sorted(rows, columns.metric(system, metric), descending);
}

/** A histogram for each metric; a click chooses the metric of the table. */
function Distributions({ index, columns, system, metric }: TableState) {
  const defined = (values: Float64Array) =>
    Array.from(values, (value) => (Number.isNaN(value) ? null : value));
  return (
    <div class="distributions" role="group" aria-label="Distribution over documents, by metric">
      {choices(index).map(({ id, label }) => (
        <button key={id} type="button" aria-pressed={id === metric} onClick={() => setParams({ m: id })}>
          <span>{label}</span>
          <Histogram
            values={defined(columns.metric(system, id))}
            label={`Distribution of ${label} over documents`}
          />
        </button>
      ))}
    </div>
  );
}

interface TableProps extends TableState {
  readonly rows: readonly number[];
  readonly sort: string;
  readonly table: { current: HTMLTableElement | null };
}

function DocumentTable({ rows, sort, table, ...state }: TableProps) {
  const { index, metric } = state;
  const label = choices(index).find(({ id }) => id === metric)?.label ?? metric;
  const heads: readonly (readonly [name: string, label: string, isNumber: boolean])[] = [
    ['id', 'Document', false],
    ['tokens', 'tokens', true],
    ['mentions', 'mentions', true],
    ['errors', 'differences', true],
    ...index.systems.map(({ name }, s) => [`s${s}`, index.systems.length > 1 ? name : label, true] as const),
  ];
  return (
    <table class="documents" ref={table} aria-rowcount={rows.length + 1}>
      <thead>
        <tr>
          {heads.map(([name, text, isNumber]) => (
            <SortHead key={name} {...{ name, text, isNumber, sort }} />
          ))}
          <th scope="col" class="wide">
            {label}
          </th>
          {index.systems.length === 2 ? (
            <SortHead name="difference" text="difference" isNumber sort={sort} />
          ) : null}
        </tr>
      </thead>
      <TableParts items={rows} row={(document) => <Row key={document} document={document} {...state} />} />
    </table>
  );
}

function Row({ document, index, columns, metric, system }: TableState & { readonly document: number }) {
  const { id, tokens, mentions } = index.documents[document];
  const values = index.systems
    .map((_, s) => columns.metric(s, metric)[document])
    .map((value) => (Number.isNaN(value) ? null : value));
  const to = { view: 'd', id, params: index.systems.length > 1 ? { s: `${system}` } : {} };
  const [first, second] = values;
  const open = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement)) go(to);
  };
  return (
    <tr class="link" onClick={open}>
      <th scope="row">
        <a href={hrefOf(to)} dir="auto">
          {id === '' ? '(without a name)' : id}
        </a>
      </th>
      <td class="number">{grouped(tokens)}</td>
      <td class="number">{grouped(mentions)}</td>
      <td class="number">{grouped(columns.fact('errors', system)[document])}</td>
      {values.map((value, s) => (
        <td key={index.systems[s].name} class={s === system ? 'number strong' : 'number'}>
          {percent(value)}
        </td>
      ))}
      <td class="wide">
        <DotStrip
          values={values}
          label={values.map((value, s) => `${index.systems[s].name} ${percent(value)}`).join(', ')}
        />
      </td>
      {values.length === 2 ? (
        <td class="number">{first === null || second === null ? '–' : signed(first - second)}</td>
      ) : null}
    </tr>
  );
}
