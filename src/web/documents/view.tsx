import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { choices } from '../../page/scores.ts';
import type { PageIndex } from '../../page/types.ts';
import { Histogram } from '../charts/charts.tsx';
import { stepFocus, useKeys } from '../frame/keys.ts';
import { inSlices } from '../frame/pause.ts';
import { route, setParams } from '../frame/route.ts';
import type { View, ViewProps } from '../frame/view.ts';
import {
  FACT_NAMES,
  filterFields,
  metricOf,
  metricOfField,
  type ReportColumns,
  reportColumns,
  sorted,
  systemOf,
} from '../parts/columns.ts';
import { DocumentControls } from '../parts/document-controls.tsx';
import { parseFilter, passes } from '../parts/filter.ts';
import { grouped } from '../parts/numbers.ts';
import { DocumentTable, HeatLegend, type TableState } from './table.tsx';
import { Versus } from './versus.tsx';

export const documents: View = {
  id: 'documents',
  key: 'd',
  label: ({ documents: all }) => `Documents ${grouped(all.length)}`,
  isAvailable: ({ documents: all }) => all.length > 0,
  systems: 'one',
  component: Documents,
};

function Documents({ index }: ViewProps) {
  const { params } = route.value;
  const metric = metricOf(index, params.m);
  const system = systemOf(index, params.s);
  const columns = usePrepared(index, system, metric);
  return (
    <div class="page full">
      <h1 tabIndex={-1}>Documents</h1>
      {columns === undefined ? (
        <p class="note">Loading …</p>
      ) : (
        <List index={index} columns={columns} metric={metric} system={system} />
      )}
    </div>
  );
}

/** Reports with more documents are prepared in slices. */
const MAX_DOCUMENTS_AT_ONCE = 2000;

/** The columns of the table; undefined until those of many documents are made. */
function usePrepared(index: PageIndex, system: number, metric: string): ReportColumns | undefined {
  const columns = reportColumns(index);
  const [prepared, setPrepared] = useState<readonly [ReportColumns, number, string]>();
  const isMany = index.documents.length > MAX_DOCUMENTS_AT_ONCE;
  useEffect(() => {
    if (!isMany) return undefined;
    let isCurrent = true;
    inSlices(columns.steps(system, metric)).then(() => {
      if (isCurrent) setPrepared([columns, system, metric]);
    });
    return () => {
      isCurrent = false;
    };
  }, [isMany, columns, system, metric]);
  const isPrepared = prepared?.[0] === columns && prepared[1] === system && prepared[2] === metric;
  return !isMany || isPrepared ? columns : undefined;
}

function List({ index, columns, metric, system }: TableState) {
  const { q: query = '', sort = '' } = route.value.params;
  const filter = useMemo(
    () =>
      parseFilter(
        query,
        filterFields(index),
        index.systems.map(({ name }) => name),
      ),
    [query, index],
  );
  const rows = useMemo(() => {
    const all = [...index.documents.keys()];
    const found =
      typeof filter === 'string'
        ? all
        : all.filter((d) =>
            passes(filter, index.documents[d].id, (field, own = system) =>
              fieldValue(columns, field, own, d),
            ),
          );
    return sortRows(found, sort, { index, columns, metric, system });
  }, [filter, sort, metric, system, index, columns]);
  const table = useRef<HTMLTableElement>(null);
  useKeys({
    j: () => stepFocus(table.current, 'tbody th a', 1),
    k: () => stepFocus(table.current, 'tbody th a', -1),
  });
  const distributions = useMemo(
    () => <Distributions index={index} columns={columns} system={system} metric={metric} />,
    [index, columns, system, metric],
  );
  return (
    <>
      <DocumentControls
        filter={filter}
        example="conll<60"
        placeholder="name, or conll<60 mentions>200"
        scores={choices(index).map(({ id, label }) => [id, label])}
        scoreLabel="metric"
        score={metric}
        shown={rows.length}
        of={index.documents.length}
      />
      {distributions}
      <Versus index={index} columns={columns} rows={rows} metric={metric} />
      <HeatLegend index={index} />
      <div class="scroll edges" role="group" tabIndex={0} aria-label="Table of documents">
        <DocumentTable
          index={index}
          columns={columns}
          rows={rows}
          metric={metric}
          system={system}
          sort={sort}
          table={table}
        />
      </div>
      {rows.length === 0 ? <p>No document fits the filter.</p> : null}
    </>
  );
}

/** The value of a column for conditions: metrics in percent. */
function fieldValue(columns: ReportColumns, field: string, system: number, document: number): number | null {
  const isFact = (FACT_NAMES as readonly string[]).includes(field);
  const value = isFact
    ? columns.fact(field, system)[document]
    : 100 * columns.metric(system, metricOfField(field))[document];
  return Number.isNaN(value) ? null : value;
}

/** Rows in the order of `sort`: the name of a column, with − in front for descending. */
function sortRows(rows: number[], sort: string, { index, columns, metric, system }: TableState): number[] {
  const descending = sort.startsWith('-');
  const name = descending ? sort.slice(1) : sort;
  if (name === 'id') return sorted(rows, columns.names(), descending);
  if (name === '' || name === 'mean') return sorted(rows, columns.mean(metric), descending);
  if ((FACT_NAMES as readonly string[]).includes(name))
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
