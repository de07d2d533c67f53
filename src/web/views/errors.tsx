import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Choice } from '../choice.tsx';
import { systemOf } from '../columns.ts';
import { type Kind, kinds } from '../document/differences.ts';
import type { ErrorFilter, ErrorList } from '../errors/error-list.ts';
import { ErrorPart } from '../errors/error-rows.tsx';
import { ErrorSource } from '../errors/error-source.ts';
import { errorTotals } from '../errors/error-totals.ts';
import { KindTable } from '../errors/kind-table.tsx';
import { useErrorList } from '../errors/use-error-list.ts';
import { useKeys } from '../keys.ts';
import { grouped } from '../numbers.ts';
import { route, setParams } from '../route.ts';
import { stepFocus } from '../step-focus.ts';
import type { View, ViewProps } from '../view.ts';

const total = (index: ViewProps['index']): number =>
  errorTotals(index)
    .flat()
    .reduce((sum, count) => sum + count, 0);

export const errors: View = {
  id: 'errors',
  key: 'e',
  label: (index) => `Errors ${grouped(total(index))}`,
  isAvailable: ({ documents }) => documents.length > 0,
  component: Errors,
};

/** Changes a filter; the row to return to is another one then. */
const change = (params: Readonly<Record<string, string>>) => setParams({ ...params, at: '' });

function Errors({ index, data }: ViewProps) {
  const { s, t = '', q = '', d = '' } = route.value.params;
  const system = index.systems.length > 1 && s === undefined ? undefined : systemOf(index, s);
  const filter = useMemo(
    (): ErrorFilter => ({
      system,
      kinds: new Set(t.split(',').filter((name): name is Kind => Object.hasOwn(kinds, name))),
      words: q,
      document: d,
    }),
    [system, t, q, d],
  );
  const source = useMemo(() => (data === undefined ? undefined : new ErrorSource(data)), [data]);
  const { list, searched, units } = useErrorList(index, source, filter);
  const table = useRef<HTMLTableElement>(null);
  const choose = (next: number | undefined) => change({ s: next === undefined ? '' : `${next}` });
  const { length } = index.systems;
  useKeys({
    j: () => stepFocus(table.current, 'tbody th a', 1),
    k: () => stepFocus(table.current, 'tbody th a', -1),
    ...(length > 1
      ? { s: () => choose(system === undefined ? 0 : system + 1 === length ? undefined : system + 1) }
      : {}),
  });
  const toggle = (kind: Kind) => {
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
    <div class="page">
      <h1 tabIndex={-1}>Errors</h1>
      <KindTable index={index} chosen={filter.kinds} toggle={toggle} />
      <p class="soft small">
        Counts by mark. A click on a kind lists it alone; <code>corefeval analyze</code> tells what each kind
        costs.
      </p>
      <div class="controls">
        <Field label="Words of a mention or entity" value={q} onInput={(value) => change({ q: value })} />
        <Field label="Document" value={d} onInput={(value) => change({ d: value })} />
        {length > 1 ? (
          <Choice
            label="system"
            value={system === undefined ? '' : `${system}`}
            onChange={(value) => change({ s: value })}
            options={[['', 'all'] as const, ...index.systems.map(({ name }, at) => [`${at}`, name] as const)]}
          />
        ) : null}
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
        <Rows {...{ index, source, list, filter }} table={table} />
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
const PART = 20;
/** Rows of the list at first, and by each "show more": a page cannot be arbitrarily high. */
const STEP = 10_000;

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
  const [most, setMost] = useState(Math.max(STEP, (wanted ?? 0) + PART));
  const [height, setHeight] = useState(rowHeight);
  useEffect(() => {
    const update = () => setHeight(rowHeight());
    addEventListener('resize', update);
    return () => removeEventListener('resize', update);
  }, []);
  const shown = Math.min(most, list.length);
  const parts = Array.from({ length: Math.ceil(shown / PART) }, (_, part) => part * PART);
  const address = `${filter.system} ${[...filter.kinds]} ${filter.words} ${filter.document}`;
  return (
    <>
      <p class="printonly note">Printed are the rows near the screen, of {grouped(list.length)}.</p>
      <table class="errors" ref={table} aria-rowcount={list.length + 1}>
        <thead>
          <tr>
            <th scope="col">Document and sentence</th>
            <th scope="col">Error and its words</th>
            <th scope="col">Key entity → response entity</th>
          </tr>
        </thead>
        {parts.map((from) => (
          <ErrorPart
            key={`${address} ${from}`}
            {...{ ...props, from, height, wanted }}
            to={Math.min(from + PART, shown)}
          />
        ))}
      </table>
      {shown < list.length ? (
        <button type="button" class="noprint" onClick={() => setMost(most + STEP)}>
          Show {grouped(Math.min(STEP, list.length - shown))} more of {grouped(list.length)}
        </button>
      ) : null}
    </>
  );
}

/** Pixels of a row, as in the style sheet: a row has two lines on a small screen. */
const rowHeight = (): number => (matchMedia('(max-width: 700px)').matches ? 60 : 33);
