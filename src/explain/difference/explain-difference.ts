import { UsageError } from '../../problems/problem.ts';
import { ConventionScorer, type KeyAndResponse, type Values } from './score-convention.ts';
import {
  type Convention,
  conventions,
  ours,
  type Switch,
  sentenceOf,
  switches,
  switchNames,
} from './switches.ts';

/** One switch that is not at its default. */
export interface Turned {
  readonly name: Switch;
  readonly choice: string;
  readonly meaning: string;
}

/** A way to get the number: the switches to turn, and the result. */
export interface Solution {
  readonly stat: string;
  readonly value: number;
  readonly turned: readonly Turned[];
  /** The program that does exactly this, if there is one. */
  readonly program?: string | undefined;
}

export interface Difference {
  readonly stat: string;
  /** The number to explain, in percent, as it was written; undefined if only the conventions were asked for. */
  readonly target?: string | undefined;
  /** What `score` gives, as a fraction. */
  readonly value: number;
  /** The number under every named convention. */
  readonly conventions: readonly {
    readonly program: string;
    readonly value: number;
    readonly turned: readonly Turned[];
  }[];
  /** The ways with the fewest switches, the most likely first; empty if there is none. */
  readonly solutions: readonly Solution[];
}

/** Maximum number of switches that are turned at a time. */
const MAX_TURNED_SWITCHES = 3;
/** The most switches that a known program turns. */
const MOST_OF_A_PROGRAM = Math.max(
  MAX_TURNED_SWITCHES,
  ...Array.from(conventions.values(), (changes) => Object.keys(changes).length),
);

/**
 * Why is a published number different? Scores the corpus under every named convention, and looks for the smallest sets
 * of switches that give the number within its rounding. Of sets of equal size, what a known program does comes first,
 * then the closest value.
 */
export function explainDifference(
  documents: readonly KeyAndResponse[],
  target: string | undefined,
  stat = 'conll',
): Difference {
  const wanted = target === undefined ? undefined : targetOf(target);
  const scorer = new ConventionScorer(documents);
  const base = scorer.values(ours);
  const value = base.get(stat);
  if (value === undefined) {
    throw new UsageError(`Unknown score "${stat}".`, `Choose from: ${[...base.keys()].join(', ')}.`);
  }
  const named = Array.from(conventions, ([program, changes]) => {
    const convention = { ...ours, ...changes };
    return { program, value: scorer.values(convention).get(stat) ?? 0, turned: turnedOf(convention) };
  });
  const solutions = wanted === undefined ? [] : solve(scorer, stat, wanted, base);
  return { stat, target, value, conventions: named, solutions };
}

/** The range of values, in percent, that are written as the target. */
interface Target {
  readonly percent: number;
  /** The value of one unit of the last digit. */
  readonly unit: number;
}

function targetOf(text: string): Target {
  const match = /^(\d{1,3})(?:\.(\d{1,12}))?$/.exec(text.trim());
  if (match === null || Number(text) > 100) {
    throw new UsageError(
      `"${text}" is not a percentage.`,
      'Give a number from 0 to 100, with the digits of the paper: 76.3.',
    );
  }
  return { percent: Number(text), unit: Number(`1e-${match[2]?.length ?? 0}`) };
}

function isWritten(value: number, { percent, unit }: Target, digits: Convention['digits']): boolean {
  const slack = 1e-9;
  const difference = 100 * value - percent;
  return digits === 'truncated'
    ? difference > -slack && difference < unit + slack
    : Math.abs(difference) <= unit / 2 + slack;
}

function solve(scorer: ConventionScorer, stat: string, target: Target, base: Values): Solution[] {
  const useful = usefulTurns(scorer, base);
  for (let size = 0; size <= MOST_OF_A_PROGRAM; size++) {
    const found: Solution[] = [];
    const turned = Array.from(
      size <= MAX_TURNED_SWITCHES ? subsets(useful, size) : [],
      (turns) => ({ ...ours, ...Object.fromEntries(turns) }) as Convention,
    );
    for (const convention of withPrograms(turned, size)) {
      const value = scorer.values(convention).get(stat) ?? 0;
      if (isWritten(value, target, convention.digits)) found.push(solutionOf(stat, value, convention));
    }
    if (found.length > 0) return ranked(found, target);
  }
  return otherStats(base, stat, target);
}

/** The conventions, and those of the programs that turn as many switches: some have an effect only together. */
function withPrograms(list: readonly Convention[], size: number): Convention[] {
  const programs = Array.from(conventions.values(), (changes) => ({ ...ours, ...changes })).filter(
    (convention) => turnedOf(convention).length === size && !list.some((other) => isSame(other, convention)),
  );
  return [...programs, ...list];
}

/** The number may be a different score than the user assumed. */
function otherStats(base: Values, stat: string, target: Target): Solution[] {
  const found: Solution[] = [];
  for (const [name, value] of base) {
    if (name !== stat && !name.includes('coref') && isWritten(value, target, 'rounded')) {
      found.push({ stat: name, value, turned: [] });
    }
  }
  return found;
}

type Turn = readonly [name: Switch, choice: string];

/** The choices that change any score of this corpus; `truncated` changes no score, but how it is written. */
function usefulTurns(scorer: ConventionScorer, base: Values): Turn[] {
  return switchNames.flatMap((name) =>
    Object.keys(switches[name])
      .slice(1)
      .filter(
        (choice) =>
          name === 'digits' || differs(scorer.values({ ...ours, [name]: choice } as Convention), base),
      )
      .map((choice): Turn => [name, choice]),
  );
}

const differs = (a: Values, b: Values): boolean =>
  Array.from(a).some(([name, value]) => Math.abs(value - (b.get(name) ?? 0)) > 1e-12);

/** The sets of turns of a size, with at most one for each switch. */
function* subsets(turns: readonly Turn[], size: number, from = 0): Iterable<readonly Turn[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = from; i < turns.length; i++) {
    for (const rest of subsets(turns, size - 1, i + 1)) {
      if (rest.every(([name]) => name !== turns[i][0])) yield [turns[i], ...rest];
    }
  }
}

function solutionOf(stat: string, value: number, convention: Convention): Solution {
  const turned = turnedOf(convention);
  const program = Array.from(conventions).find(([, changes]) =>
    isSame({ ...ours, ...changes }, convention),
  )?.[0];
  return { stat, value, turned, ...(program === undefined ? {} : { program }) };
}

const isSame = (a: Convention, b: Convention): boolean => switchNames.every((name) => a[name] === b[name]);

const turnedOf = (convention: Convention): Turned[] =>
  switchNames.flatMap((name) =>
    convention[name] === ours[name]
      ? []
      : [{ name, choice: convention[name], meaning: sentenceOf(name, convention[name]) }],
  );

const ranked = (found: readonly Solution[], { percent }: Target): Solution[] =>
  [...found].sort(
    (a, b) =>
      Number(b.program !== undefined) - Number(a.program !== undefined) ||
      Math.abs(100 * a.value - percent) - Math.abs(100 * b.value - percent),
  );
