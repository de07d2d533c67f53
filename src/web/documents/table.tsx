import { choices } from '../../page/scores.ts';
import type { PageIndex } from '../../page/types.ts';
import { SystemDots } from '../charts/system-dots.tsx';
import type { ReportColumns } from '../parts/columns.ts';
import { DocumentRow } from '../parts/document-row.tsx';
import { grouped, lengthNoun, percent, signed } from '../parts/numbers.ts';
import { shortDocumentNames, shortSystemNames } from '../parts/report-names.ts';
import { SortHead } from '../parts/sort-head.tsx';
import { TableParts } from '../parts/table-parts.tsx';

export interface TableState {
  readonly index: PageIndex;
  readonly columns: ReportColumns;
  readonly metric: string;
  readonly system: number;
}

interface TableProps extends TableState {
  readonly rows: readonly number[];
  readonly sort: string;
  readonly table: { current: HTMLTableElement | null };
}

/** Up to this many systems have a column of numbers each; more have cells whose ground says the score. */
const MAX_NUMBER_COLUMNS = 4;

/** Rows have many cells: fewer of them are drawn at once than in other tables. */
const ROWS_PER_PART = 25;

const hasCells = ({ systems }: PageIndex): boolean => systems.length > MAX_NUMBER_COLUMNS;

/** A row for each document: its name, the score of the chosen system, all scores on one axis, then each system. */
export function DocumentTable({ rows, sort, table, ...state }: TableProps) {
  const { index, metric, system } = state;
  const label = choices(index).find(({ id }) => id === metric)?.label ?? metric;
  const names = shortSystemNames(index);
  const isOne = index.systems.length === 1;
  const areCells = hasCells(index);
  return (
    <table class={areCells ? 'documents many' : 'documents'} ref={table} aria-rowcount={rows.length + 1}>
      <thead>
        <tr>
          <SortHead name="id" text="Document" isNumber={false} sort={sort} />
          <SortHead name="score" text={isOne ? label : names[system]} isNumber sort={sort} />
          {isOne ? null : <SortHead name="mean" text="mean" isNumber sort={sort} isWide />}
          <th scope="col" class="axiscell">
            <span class="ends">
              <span aria-hidden="true">0</span>
              <b>{isOne ? label : `${label}, all systems`}</b>
              <span aria-hidden="true">100</span>
            </span>
          </th>
          {isOne
            ? null
            : index.systems.map(({ name }, s) => (
                <SortHead
                  key={name}
                  name={`s${s}`}
                  text={names[s]}
                  isNumber
                  sort={sort}
                  isWide
                  class={areCells ? 'heathead' : ''}
                />
              ))}
          {index.systems.length === 2 ? (
            <SortHead name="difference" text="difference" isNumber sort={sort} isWide />
          ) : null}
          <SortHead name="tokens" text={lengthNoun(index)} isNumber sort={sort} isWide />
          <SortHead name="mentions" text="mentions" isNumber sort={sort} isWide />
          <SortHead name="marks" text="marks" isNumber sort={sort} isWide />
        </tr>
      </thead>
      <TableParts
        items={rows}
        size={ROWS_PER_PART}
        height={30}
        row={(document) => <Row key={document} document={document} {...state} />}
      />
    </table>
  );
}

/** The step of a score: 0 from 90 on, 7 below 30. */
export const heatStep = (value: number): number =>
  Math.max(0, Math.min(7, 9 - Math.floor(10 * value + 1e-9)));

function Row({ document, index, columns, metric, system }: TableState & { readonly document: number }) {
  const { id, tokens, mentions } = index.documents[document];
  const values = index.systems.map((_, s) => columns.metric(s, metric)[document]);
  const isOne = values.length === 1;
  const to = { view: 'd', id, params: isOne ? {} : { s: `${system}` } };
  const known = (value: number) => (Number.isNaN(value) ? null : value);
  const areCells = hasCells(index);
  return (
    <DocumentRow id={id} name={shortDocumentNames(index)[document]} to={to}>
      <td class="number chosen">{percent(known(values[system]))}</td>
      {isOne ? null : <td class="number wide">{percent(known(columns.mean(metric)[document]))}</td>}
      <td class="axiscell">
        <SystemDots values={values} names={shortSystemNames(index)} chosen={system} />
      </td>
      {isOne
        ? null
        : values.map((value, s) =>
            areCells ? (
              <td
                key={index.systems[s].name}
                class={Number.isNaN(value) ? 'heat wide' : `heat wide h${heatStep(value)}`}
              >
                {Number.isNaN(value) ? '–' : Math.floor(100 * value + 1e-9)}
              </td>
            ) : (
              <td key={index.systems[s].name} class={s === system ? 'number wide strong' : 'number wide'}>
                {percent(known(value))}
              </td>
            ),
          )}
      {values.length === 2 ? (
        <td class="number wide">{values.some(Number.isNaN) ? '–' : signed(values[0] - values[1])}</td>
      ) : null}
      <td class="number wide">{tokens === 0 ? '–' : grouped(tokens)}</td>
      <td class="number wide">{grouped(mentions)}</td>
      <td class="number wide">{grouped(columns.fact('marks', system)[document])}</td>
    </DocumentRow>
  );
}

/** What the grounds of cells mean. */
export function HeatLegend({ index }: Pick<TableState, 'index'>) {
  if (!hasCells(index)) return null;
  const steps = ['≥ 90', '80', '70', '60', '50', '40', '30', '< 30'];
  return (
    <p class="heatlegend soft small">
      score{' '}
      {steps.map((text, step) => (
        <span key={text} class={`heat h${step}`}>
          {text}
        </span>
      ))}
    </p>
  );
}
