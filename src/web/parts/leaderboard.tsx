import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { hrefOf, route, setParams } from '../frame/route.ts';
import { percent } from './numbers.ts';

/** The score of a system in a column; `null` if it is undefined. */
export type ScoreOf = (system: number, column: string) => number | null;

/** Indices of the systems, best first; undefined values last. */
export function ranked(count: number, column: string, scoreOf: ScoreOf): number[] {
  const value = (system: number) => scoreOf(system, column) ?? -1;
  return Array.from({ length: count }, (_, system) => system).sort((a, b) => value(b) - value(a) || a - b);
}

interface LeaderboardProps {
  /** The names of the systems. */
  readonly systems: readonly string[];
  readonly columns: readonly { readonly id: string; readonly label: string }[];
  /** The column by which systems are sorted first. */
  readonly main: string;
  readonly scoreOf: ScoreOf;
  /** The bar of a system, for the column by which systems are sorted. */
  readonly bar: (system: number, column: string) => ComponentChildren;
  /** Heading of the bars; the label of the column if absent. */
  readonly barHead?: (column: string) => string;
  /** A line below a system: how it compares with the next one. */
  readonly lead?: (system: number, column: string) => ComponentChildren;
  /** What a click on a number of the system opens. */
  readonly details: (system: number) => ComponentChildren;
  /** Explains the numbers, below the table. */
  readonly note: string;
}

/** Several systems, best first by any column; a click on a number opens all scores of its system and chooses it. */
export function Leaderboard({ main, ...props }: LeaderboardProps) {
  const { systems, columns, scoreOf, bar, barHead, lead, details, note } = props;
  const [sort, setSort] = useState(main);
  const open = route.value.params.s ?? '';
  return (
    <section>
      <h2>Leaderboard</h2>
      <div class="scroll" role="group" tabIndex={0} aria-label="Leaderboard">
        <table class="board">
          <thead>
            <tr>
              <th scope="col" class="number">
                #
              </th>
              <th scope="col">System</th>
              <th scope="col" class="wide">
                {barHead?.(sort) ?? columns.find(({ id }) => id === sort)?.label}
              </th>
              {columns.map(({ id, label }) => (
                <th key={id} scope="col" class="number" aria-sort={id === sort ? 'descending' : 'none'}>
                  <button type="button" class="head" onClick={() => setSort(id)}>
                    {label}
                    <span aria-hidden="true">{id === sort ? ' ▼' : ''}</span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          {ranked(systems.length, sort, scoreOf).map((system, rank) => (
            <tbody key={system}>
              <tr>
                <td class="number soft">{rank + 1}</td>
                <th scope="row">
                  <a href={hrefOf({ view: 'documents', params: { s: `${system}` } })}>
                    <bdi>{systems[system]}</bdi>
                  </a>
                </th>
                <td class="wide">{bar(system, sort)}</td>
                {columns.map(({ id }) => (
                  <td key={id} class="number">
                    <ScoreButton
                      value={scoreOf(system, id)}
                      isBest={isBest(systems.length, system, id, scoreOf)}
                      isOpen={open === `${system}`}
                      toggle={() => setParams({ s: open === `${system}` ? '' : `${system}` })}
                    />
                  </td>
                ))}
              </tr>
              {lead?.(system, sort)}
              {open === `${system}` ? (
                <tr class="more">
                  <td colSpan={columns.length + 3}>{details(system)}</td>
                </tr>
              ) : null}
            </tbody>
          ))}
        </table>
      </div>
      <p class="soft small">{note}</p>
    </section>
  );
}

/** Whether no system is better in a column; several can be. */
export function isBest(count: number, system: number, column: string, scoreOf: ScoreOf): boolean {
  const value = scoreOf(system, column);
  if (value === null) return false;
  for (let other = 0; other < count; other++) if ((scoreOf(other, column) ?? -1) > value) return false;
  return true;
}

interface ScoreButtonProps {
  readonly value: number | null;
  readonly isBest: boolean;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** A number of a leaderboard, which opens the details of its system. */
export function ScoreButton({ value, isBest, isOpen, toggle }: ScoreButtonProps) {
  return (
    <button type="button" class={isBest ? 'cell best' : 'cell'} aria-expanded={isOpen} onClick={toggle}>
      {percent(value)}
      <span class="bullet" aria-hidden="true">
        {isBest ? '•' : ''}
      </span>
      {isBest ? <span class="hidden"> best</span> : null}
    </button>
  );
}
