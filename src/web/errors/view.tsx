import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { stepFocus, useKeys } from '../frame/keys.ts';
import { route, setParams } from '../frame/route.ts';
import type { View, ViewProps } from '../frame/view.ts';
import { systemOf } from '../parts/columns.ts';
import { grouped } from '../parts/numbers.ts';
import { errorKindsOf, errorTotals } from './error-kinds.ts';
import type { ErrorFilter, ErrorList } from './error-list.ts';
import { ErrorPart } from './error-rows.tsx';
import { ErrorSource } from './error-source.ts';
import { costLabel, KindTable } from './kind-table.tsx';
import { useErrorList } from './use-error-list.ts';

const total = (index: ViewProps['index']): number =>
  errorTotals(index)
    .flat()
    .reduce((sum, count) => sum + count, 0);

export const errors: View = {
  id: 'errors',
  key: 'e',
  label: (index) => `Errors ${grouped(total(index))}`,
  isAvailable: ({ documents }) => documents.length > 0,
  systems: 'all',
  leaveSystem: () => ({ at: '' }),
  component: Errors,
};

/** Changes a filter, and forgets the row to return to. */
const change = (params: Readonly<Record<string, string>>) => setParams({ ...params, at: '' });

function Errors({ index, data }: ViewProps) {
  const { s, t = '', q = '', d = '', sort = '' } = route.value.params;
  const system = index.systems.length > 1 && s === undefined ? undefined : systemOf(index, s);
  const filter = useMemo(
    (): ErrorFilter => ({
      system,
      kinds: new Set(t.split(',').filter((name) => errorKindsOf(index).names.includes(name))),
      words: q,
      document: d,
    }),
    [index, system, t, q, d],
  );
  const source = useMemo(() => (data === undefined ? undefined : new ErrorSource(data)), [data]);
  const { list, searched, units } = useErrorList(index, source, filter);
  const table = useRef<HTMLTableElement>(null);
  useKeys({
    j: () => stepFocus(table.current, 'tbody th a', 1),
    k: () => stepFocus(table.current, 'tbody th a', -1),
  });
  const toggle = (kind: string) => {
    const next = new Set(filter.kinds);
    if (!next.delete(kind)) next.add(kind);
    change({ t: [...next].join(',') });
  };
  if (total(index) === 0) {
    return (
      <div class="page">
        <h1 tabIndex={-1}>Errors</h1>
        <p>Nothing differs.</p>
      </div>
    );
  }
  return (
    <div class="page full">
      <h1 tabIndex={-1}>Errors</h1>
      <KindTable index={index} system={system} toggle={toggle} sort={sort} chosen={filter.kinds} />
      <p class="soft small">
        {index.costs === undefined
          ? 'Counts by mark. What a kind costs is not in this report: costs are computed for the CoNLL average or the first metric, unless scores are means over documents. '
          : `“${costLabel(index)} if repaired” is what the score gains if the errors of this type alone are repaired. Types, numbers and costs are those of corefeval analyze. `}
        A click lists the errors of a kind alone.
      </p>
      <div class="controls">
        <Field label="Words of a mention or entity" value={q} onInput={(value) => change({ q: value })} />
        <Field label="Document" value={d} onInput={(value) => change({ d: value })} />
        <span class="soft" role="status">
          {searched !== undefined && searched < units
            ? `${grouped(list.length)} so far, searched ${Math.floor((100 * searched) / units)} %`
            : `${grouped(list.length)} of ${grouped(total(index))}`}
        </span>
      </div>
      {list.length === 0 && searched !== undefined && searched < units ? null : list.length === 0 ? (
        <p>No error fits the filter.</p>
      ) : null}
      {source === undefined || list.length === 0 ? null : (
        <Rows index={index} source={source} list={list} filter={filter} table={table} />
      )}
    </div>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
}

function Field({ label, value, onInput }: FieldProps) {
  return (
    <label class="grow">
      <span class="hidden">{label}</span>
      <input
        type="search"
        value={value}
        placeholder={label.toLowerCase()}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </label>
  );
}

/** Rows that are read and drawn together. */
const ROWS_PER_PART = 20;
/** Rows of the list at first, and by each "show more": a page cannot be arbitrarily high. */
const ROWS_PER_STEP = 10_000;

interface RowsProps extends Pick<ViewProps, 'index'> {
  readonly source: ErrorSource;
  readonly list: ErrorList;
  readonly filter: ErrorFilter;
  readonly table: { current: HTMLTableElement | null };
}

function Rows({ table, ...props }: RowsProps) {
  const { list, filter } = props;
  // The row that was left, when the view is opened again.
  const [wanted] = useState(() => {
    const at = Number(route.value.params.at ?? Number.NaN);
    return Number.isInteger(at) && at >= 0 ? at : undefined;
  });
  const [most, setMost] = useState(Math.max(ROWS_PER_STEP, (wanted ?? 0) + ROWS_PER_PART));
  const [height, setHeight] = useState(rowHeight);
  useEffect(() => {
    const update = () => setHeight(rowHeight());
    addEventListener('resize', update);
    return () => removeEventListener('resize', update);
  }, []);
  const shown = Math.min(most, list.length);
  const parts = Array.from({ length: Math.ceil(shown / ROWS_PER_PART) }, (_, part) => part * ROWS_PER_PART);
  const address = `${filter.system} ${[...filter.kinds]} ${filter.words} ${filter.document}`;
  return (
    <>
      <p class="printonly note">Only the rows near the screen are printed, of {grouped(list.length)}.</p>
      <table class="errors" ref={table} aria-rowcount={list.length + 1}>
        <thead>
          <tr>
            <th scope="col">Document and sentence</th>
            <th scope="col">Error and its words</th>
            <th scope="col">Key entity → response entity</th>
          </tr>
        </thead>
        {parts.map((start) => (
          <ErrorPart
            key={`${address} ${start}`}
            {...props}
            start={start}
            height={height}
            wanted={wanted}
            end={Math.min(start + ROWS_PER_PART, shown)}
          />
        ))}
      </table>
      {shown < list.length ? (
        <button type="button" class="noprint" onClick={() => setMost(most + ROWS_PER_STEP)}>
          Show {grouped(Math.min(ROWS_PER_STEP, list.length - shown))} more of {grouped(list.length)}
        </button>
      ) : null}
    </>
  );
}

/** Pixels of a row, as in the style sheet: a row has two lines on a small screen. */
const rowHeight = (): number => (matchMedia('(max-width: 700px)').matches ? 60 : 33);
