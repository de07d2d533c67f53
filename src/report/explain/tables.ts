import type { Change, Difference, Solution } from '../../explain/index.ts';
import { percent, UNDEFINED_SIGN } from '../numbers.ts';
import type { Table } from '../table/table.ts';

/** The metrics as they are, and as they would be. */
export const changesTable = (changes: readonly Change[]): Table => ({
  head: ['', 'now', 'if right', 'change'],
  rows: changes.map(({ label, now, right }) => [
    label,
    percent(now),
    percent(right),
    now === null || right === null ? UNDEFINED_SIGN : signed(100 * (right - now)),
  ]),
  align: ['left', 'right', 'right', 'right'],
});

const signed = (value: number): string =>
  `${value >= 0.005 ? '+' : ''}${value.toFixed(2).replace('-0.00', '0.00')}`;

/** A score by the conventions of other programs. */
export const conventionsTable = ({ stat, conventions }: Difference): Table => ({
  head: ['By the conventions of', stat],
  rows: conventions.map(({ program, value }) => [program, percent(value)]),
  align: ['left', 'right'],
});

/** One way to get a number: an introduction, the switches, and the value. */
export interface Way {
  readonly title: string;
  readonly switches: readonly string[];
  readonly value: string;
}

/** Ways beyond this many are only counted. */
const MAX_SHOWN_WAYS = 5;

/** The first ways to get the number of a difference, and how many more there are. */
export function waysOf({ stat, solutions }: Difference): { readonly ways: Way[]; readonly more: number } {
  const ways = solutions.slice(0, MAX_SHOWN_WAYS).map((solution, i) => ({
    title: `${i === 0 ? 'This number results if' : 'or if'}${solution.program === undefined ? '' : ` (as in ${solution.program})`}`,
    switches: switchesOf(solution, stat),
    value: percent(solution.value),
  }));
  return { ways, more: solutions.length - ways.length };
}

function switchesOf({ turned, stat }: Solution, wanted: string): string[] {
  if (turned.length > 0) return turned.map(({ meaning }) => meaning);
  return [stat === wanted ? 'nothing is changed' : `the number is ${stat}, not ${wanted}`];
}

/** What is said if no way was found; nothing where no number was asked about. A target up to 1 is probably a fraction of 1. */
export function noWay({ target, solutions }: Difference): string[] {
  if (target === undefined || solutions.length > 0) return [];
  const value = Number(target);
  const meant = Number((100 * value).toPrecision(12));
  const hint =
    value > 0 && value <= 1 ? ` The target is in percent: for ${target} of 1 write --target ${meant}.` : '';
  return [`No set of up to three switches gives this number.${hint}`];
}

/** Printed if two signatures are the same. */
export const SAME_SIGNATURES = 'The signatures are the same: the numbers can be compared.';

/** The headline of a difference. */
export const differenceTitle = ({ stat, target, value }: Difference): string =>
  `${stat}: ${percent(value)} here${target === undefined ? '' : `, ${target} elsewhere`}`;
