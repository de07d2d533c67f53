import type { Comparison } from './comparison.ts';
import { ERROR_PROBABILITY } from './intervals.ts';

/** The place of a system among the others, by one statistic. */
export interface Standing {
  readonly system: string;
  readonly score: number | null;
  /** Best and worst rank; `null` if the score is undefined, as are the other fields then. */
  readonly rank: readonly [best: number, worst: number] | null;
  /** Number of its group, from 1: nobody in a group is significantly worse than the first of it. */
  readonly group: number | null;
  /** Two systems have a common letter if and only if they cannot be told apart. */
  readonly letters: string;
  /** Significantly better than the next system; `null` for the last. */
  readonly betterThanNext: boolean | null;
  /** Significantly worse than the first system; `null` for the first. */
  readonly worseThanBest: boolean | null;
  /** p against the next and the first system, after the correction of Holm. */
  readonly pNext: number | null;
  readonly pBest: number | null;
}

/** The comparison of all pairs by one statistic. */
type Compared = Pick<Comparison, 'systems' | 'scores' | 'pairs' | 'differences' | 'ranks'>;

/** Systems by score, the highest first, with groups and letters. All pairs must have been compared. */
export function standingsOf(comparison: Compared, statistic: string): Standing[] {
  const { systems, scores, ranks } = comparison;
  const scoreOf = (name: string) => scores[name][statistic].value;
  const ordered = systems
    .filter((name) => scoreOf(name) !== null)
    .sort((a, b) => (scoreOf(b) as number) - (scoreOf(a) as number));
  const tests = new Tests(comparison, statistic);
  const isWorse = (i: number, than: number) => tests.isWorse(ordered[i], ordered[than]);
  const groups = groupsOf(ordered.length, isWorse);
  const letters = letterDisplay(ordered.length, (i, j) => isWorse(j, i) || isWorse(i, j));
  const defined = ordered.map((system, i): Standing => {
    const isLast = i === ordered.length - 1;
    return {
      system,
      score: scoreOf(system),
      rank: ranks[statistic][system],
      group: groups[i],
      letters: letters[i],
      betterThanNext: isLast ? null : isWorse(i + 1, i),
      worseThanBest: i === 0 ? null : isWorse(i, 0),
      pNext: isLast ? null : tests.p(ordered[i], ordered[i + 1]),
      pBest: i === 0 ? null : tests.p(ordered[0], system),
    };
  });
  const without = systems.filter((name) => scoreOf(name) === null);
  return [...defined, ...without.map(undefinedStanding)];
}

const undefinedStanding = (system: string): Standing => ({
  system,
  score: null,
  rank: null,
  group: null,
  letters: '',
  betterThanNext: null,
  worseThanBest: null,
  pNext: null,
  pBest: null,
});

/** The corrected p of each pair, whatever the order of its systems. */
class Tests {
  readonly #p = new Map<string, number | null>();
  readonly #scores: ReadonlyMap<string, number | null>;

  constructor({ pairs, differences, scores, systems }: Compared, statistic: string) {
    this.#scores = new Map(systems.map((name) => [name, scores[name][statistic].value]));
    for (const [a, b] of pairs) {
      const { holm } = differences[`${a} - ${b}`][statistic];
      this.#p.set(JSON.stringify([a, b]), holm);
      this.#p.set(JSON.stringify([b, a]), holm);
    }
  }

  p(a: string, b: string): number | null {
    return this.#p.get(JSON.stringify([a, b])) ?? null;
  }

  isWorse(system: string, than: string): boolean {
    const p = this.p(system, than);
    const [own, other] = [this.#scores.get(system) ?? Number.NaN, this.#scores.get(than) ?? Number.NaN];
    return p !== null && p <= ERROR_PROBABILITY && own < other;
  }
}

/** The number of the group of each system: one that is significantly worse than the first of a group starts the next. */
function groupsOf(count: number, isWorse: (i: number, than: number) => boolean): number[] {
  let [group, leader] = [1, 0];
  return Array.from({ length: count }, (_, i) => {
    if (i > 0 && isWorse(i, leader)) {
      group++;
      leader = i;
    }
    return group;
  });
}

/** Greatest number of maximal sets that are looked for; a table of thirty systems can have 59,049. */
const MAX_SETS = 100_000;

/** The compact letter display: a letter for each maximal set of systems without a significant pair. */
export function letterDisplay(count: number, differ: (i: number, j: number) => boolean): string[] {
  const near = Array.from({ length: count }, (_, i) =>
    Array.from({ length: count }, (_, j) => i !== j && !differ(Math.min(i, j), Math.max(i, j))),
  );
  const sets = (maximalSets(near) ?? pairSets(near)).sort(compareSets);
  const letters = Array.from({ length: count }, () => '');
  sets.forEach((set, s) => {
    for (const i of set) letters[i] += letterName(s);
  });
  return letters;
}

function compareSets(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? a.length - b.length : a[at] - (b[at] ?? -1);
}

/** The maximal cliques (Bron and Kerbosch 1973, with a pivot), each in order; undefined if there are too many. */
function maximalSets(near: readonly (readonly boolean[])[]): number[][] | undefined {
  const found: number[][] = [];
  const visit = (
    chosen: readonly number[],
    candidates: readonly number[],
    done: readonly number[],
  ): boolean => {
    if (candidates.length === 0) {
      if (done.length === 0) found.push(chosen.toSorted((a, b) => a - b));
      return found.length <= MAX_SETS;
    }
    const neighbours = (i: number) => candidates.filter((j) => near[i][j]).length;
    const pivot = [...candidates, ...done].reduce((best, i) => (neighbours(i) > neighbours(best) ? i : best));
    let [left, seen] = [candidates, done];
    for (const i of candidates.filter((j) => !near[pivot][j])) {
      const isNear = (j: number) => near[i][j];
      if (!visit([...chosen, i], left.filter(isNear), seen.filter(isNear))) return false;
      left = left.filter((j) => j !== i);
      seen = [...seen, i];
    }
    return true;
  };
  return visit([], [...near.keys()], []) ? found : undefined;
}

/** Pairs that cannot be told apart, and systems that differ from all others: letters for these say the same with more of them. */
function pairSets(near: readonly (readonly boolean[])[]): number[][] {
  return near.flatMap((row, i) => {
    const later = row.flatMap((isNear, j) => (isNear && j > i ? [[i, j]] : []));
    return row.some((isNear) => isNear) ? later : [[i]];
  });
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** a, b, … z, aa, ab, … */
function letterName(index: number): string {
  const last = ALPHABET[index % ALPHABET.length];
  return index < ALPHABET.length ? last : letterName(Math.floor(index / ALPHABET.length) - 1) + last;
}
