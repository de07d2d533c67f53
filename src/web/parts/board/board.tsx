import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Family } from '../../../report/vocabulary.ts';
import { CostBar, CostNumbers, type Costs } from '../../charts/cost-bar.tsx';
import { Strip, StripAxis } from '../../charts/strip.tsx';
import { percent, signed } from '../numbers.ts';

/** A system of a leaderboard. */
export interface BoardRow {
  readonly id: string;
  /** As it is shown; the whole name is seen on hover. */
  readonly name: string;
  readonly fullName: string;
  readonly href: string;
  readonly rank: string;
  readonly score: number | null;
  /** How much better it is than the next one, and the mark of significance. */
  readonly over?: { readonly difference: number; readonly mark: string } | undefined;
  readonly strip?:
    | {
        readonly values: readonly (number | null)[];
        readonly interval: readonly [low: number, high: number] | undefined;
      }
    | undefined;
  readonly costs?: Costs | undefined;
  /** In the order of the columns. */
  readonly cells: readonly (number | null)[];
  /** Whether a system of the same group is above, and below, for each group that it is in. */
  readonly groups: readonly BoardGroup[];
}

/** A part of the line that joins systems without a significant difference. */
export interface BoardGroup {
  readonly lane: number;
  readonly part: 'first' | 'middle' | 'last';
}

interface BoardColumn {
  readonly id: string;
  readonly label: string;
  /** Also shown where there is little room. */
  readonly isMain: boolean;
}

export interface BoardProps {
  /** The score by which systems are ranked. */
  readonly label: string;
  readonly rows: readonly BoardRow[];
  readonly columns: readonly BoardColumn[];
  /** The column by which systems are ranked; empty for a score that is none of them. */
  readonly sort: string;
  readonly onSort: (column: string) => void;
  /** The axis of the strips; absent where there are none. */
  readonly domain?: readonly [from: number, to: number] | undefined;
  /** The families of errors whose costs are shown; empty for none. */
  readonly families: readonly Family[];
  readonly onPick: (row: BoardRow, document: number) => void;
  readonly open: string;
  readonly toggle: (row: BoardRow) => void;
  /** What a click on a score opens. */
  readonly details: (row: BoardRow) => ComponentChildren;
}

/** Rows are high where there are few. */
const HEIGHTS = [
  [4, 'high', 58],
  [8, 'medium', 38],
  [Number.POSITIVE_INFINITY, 'low', 30],
] as const;

/** A row for each system: rank, score, lead, documents, costs and metrics. */
export function Board(props: BoardProps) {
  const { label, rows, columns, sort, onSort, domain, families } = props;
  const [hasAll, setAll] = useState(false);
  const [, size] = HEIGHTS.find(([most]) => rows.length <= most) as (typeof HEIGHTS)[number];
  const hasOver = rows.some(({ over }) => over !== undefined);
  const hasMore = columns.some(({ isMain }) => !isMain);
  return (
    <>
      <div class="scroll" role="group" tabIndex={0} aria-label="Leaderboard">
        <table class={`leaders ${size}${hasAll ? ' all' : ''}`}>
          <thead>
            <tr>
              <th scope="col" class="rank">
                Rank
              </th>
              <th scope="col" class="name">
                System
              </th>
              <Head class="score" id="" label={label} sort={sort} onSort={onSort} />
              {hasOver ? (
                <th scope="col" class="over">
                  over next
                </th>
              ) : null}
              {domain === undefined ? null : (
                <th scope="col" class="stripcell">
                  {label} by document
                  <StripAxis domain={domain} />
                </th>
              )}
              {families.length === 0 ? null : (
                <th scope="col" class="costcell">
                  <CostLegend families={families} />
                </th>
              )}
              {columns.map(({ id, label: text, isMain }) => (
                <Head
                  key={id}
                  id={id}
                  label={text}
                  sort={sort}
                  onSort={onSort}
                  class={isMain ? 'metric' : 'metric rest'}
                />
              ))}
            </tr>
          </thead>
          {rows.map((row) => (
            <BoardBody key={row.id} {...props} row={row} hasOver={hasOver} />
          ))}
        </table>
      </div>
      {hasMore ? (
        <button
          type="button"
          class="quiet allmetrics noprint"
          aria-pressed={hasAll}
          onClick={() => setAll(!hasAll)}
        >
          {hasAll ? 'fewer metrics' : 'all metrics'}
        </button>
      ) : null}
    </>
  );
}

interface HeadProps extends Pick<BoardProps, 'sort' | 'onSort' | 'label'> {
  readonly id: string;
  readonly class: string;
}

function Head({ id, label, sort, onSort, class: name }: HeadProps) {
  return (
    <th scope="col" class={`number ${name}`} aria-sort={id === sort ? 'descending' : 'none'}>
      <button type="button" class="head" onClick={() => onSort(id)}>
        {label}
      </button>
    </th>
  );
}

function CostLegend({ families }: Pick<BoardProps, 'families'>) {
  return (
    <>
      <span class="legend">
        {(['kept', ...families] as const).map((family) => (
          <span key={family}>
            <span class={`swatch ${family}`} aria-hidden="true" />
            {family}
          </span>
        ))}
      </span>
      <span class="ends" aria-hidden="true">
        <span>0</span>
        <span>50</span>
        <span>100</span>
      </span>
    </>
  );
}

interface BodyProps extends BoardProps {
  readonly row: BoardRow;
  readonly hasOver: boolean;
}

function BoardBody({ row, hasOver, ...props }: BodyProps) {
  const { rows, columns, domain, families, onPick, open, toggle, details } = props;
  const { id, name, fullName, href, rank, score, over, strip, costs, cells, groups } = row;
  const [, size, height] = HEIGHTS.find(([most]) => rows.length <= most) as (typeof HEIGHTS)[number];
  const isOpen = open === id;
  const width = 3 + (hasOver ? 1 : 0) + (domain ? 1 : 0) + (families.length > 0 ? 1 : 0) + columns.length;
  return (
    <tbody>
      <tr>
        <td class="rank">
          {groups.map(({ lane, part }) => (
            <i key={lane} class={`group lane${Math.min(lane, 3)} ${part}`} />
          ))}
          {rank}
        </td>
        <th scope="row" class="name">
          <a href={href} title={fullName === name ? undefined : fullName}>
            <bdi>{name}</bdi>
          </a>
        </th>
        <td class="score">
          <button type="button" class="cell" aria-expanded={isOpen} onClick={() => toggle(row)}>
            {percent(score)}
          </button>
        </td>
        {hasOver ? (
          <td class="over">
            {over === undefined ? null : (
              <>
                {signed(over.difference)} <b>{over.mark}</b>
              </>
            )}
          </td>
        ) : null}
        {domain === undefined ? null : (
          <td class="stripcell">
            {strip === undefined ? null : (
              <Strip
                {...strip}
                domain={domain}
                height={height}
                score={score}
                name={name}
                onPick={(document) => onPick(row, document)}
              />
            )}
          </td>
        )}
        {families.length === 0 ? null : (
          <td class="costcell">
            {costs === undefined ? null : <CostBar costs={costs} name={name} />}
            {costs === undefined || size !== 'high' ? null : <CostNumbers costs={costs} />}
          </td>
        )}
        {columns.map(({ id: column, isMain }, at) => (
          <td key={column} class={isMain ? 'number metric' : 'number metric rest'}>
            {isBest(rows, at, cells[at]) ? <b>{percent(cells[at])}</b> : percent(cells[at])}
          </td>
        ))}
      </tr>
      {isOpen ? (
        <tr class="more">
          <td colSpan={width}>{details(row)}</td>
        </tr>
      ) : null}
    </tbody>
  );
}

/** Whether no system is better in a column; several can be. */
const isBest = (rows: readonly BoardRow[], column: number, value: number | null): boolean =>
  value !== null && rows.every(({ cells }) => (cells[column] ?? Number.NEGATIVE_INFINITY) <= value);

/** The lines beside the ranks: groups that overlap get lanes of their own. By place in the order. */
export function groupLines(
  count: number,
  groups: readonly (readonly [first: number, last: number])[],
): readonly (readonly BoardGroup[])[] {
  const lines = Array.from({ length: count }, (): BoardGroup[] => []);
  const ends: number[] = [];
  for (const [first, last] of groups) {
    const free = ends.findIndex((end) => end < first);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = last;
    for (let at = first; at <= last; at++)
      lines[at].push({ lane, part: at === first ? 'first' : at === last ? 'last' : 'middle' });
  }
  return lines;
}
