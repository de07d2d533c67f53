/** What a report shows, in words: the facts are those of `compare` and `analyze`, and nothing is said that was not tested. */
import { type ErrorType, errorTypes } from '../analyze/error-types.ts';
import { counted, grouped, percent } from '../report/numbers.ts';
import { errorWords } from '../report/vocabulary.ts';
import { areEqual, isSignificant, isTested, type OrientedPair, pairOf, rankingOfValues } from './ranking.ts';
import { choices, corpusValue } from './scores.ts';
import type { PageIndex } from './types.ts';

/** A piece of a sentence: plain text, the name of a system, or what is stressed. */
export type VerdictPart = string | { readonly system: number } | { readonly strong: string };

export interface Verdict {
  readonly sentence: readonly VerdictPart[];
  /** The test, the systems without a significant difference, and the costliest kind of error. */
  readonly details: readonly (readonly VerdictPart[])[];
}

/** Documents that must differ so that a test of two systems can be significant. */
const MIN_DIFFERING_DOCUMENTS = 6;

/** Groups of systems that are named. */
const MAX_NAMED_GROUPS = 3;

/** Systems that were compared by one number. */
export interface Contest {
  readonly metric: string;
  readonly label: string;
  /** By system; `null` if undefined. */
  readonly values: readonly (number | null)[];
  /** The number of documents. */
  readonly documents: number;
  readonly pairs?: PageIndex['pairs'];
}

export function verdictOf(index: PageIndex): Verdict {
  const [{ id: metric, label }] = choices(index);
  const contest: Contest = {
    metric,
    label,
    values: index.systems.map((_, system) => corpusValue(index, system, metric)),
    documents: index.documents.length,
    pairs: index.pairs,
  };
  return verdictOfContest(contest, (system) => lossOf(index, system, metric));
}

/** The verdict of a comparison; `lossOf` says what costs a system most. */
export function verdictOfContest(
  contest: Contest,
  lossOf: (system: number) => readonly VerdictPart[],
): Verdict {
  const { metric, label, values } = contest;
  const scored = rankingOfValues(values, contest, metric).order.filter((system) => values[system] !== null);
  const [best, next] = scored;
  if (best === undefined) return { sentence: [`${label} is undefined for every system.`], details: [] };
  const score = `${percent(values[best])} ${label}`;
  if (next === undefined) {
    const details = [lossOf(best)].filter((parts) => parts.length > 0);
    return { sentence: [{ system: best }, ` scores ${score}.`], details };
  }
  const details = [
    certainty(contest, pairOf(contest, metric, best, next)),
    together(contest, scored),
    lossOf(best),
  ];
  return {
    sentence: severalSentence(contest, scored, score),
    details: details.filter((parts) => parts.length > 0),
  };
}

/** The sentence on two or more systems, best first. */
function severalSentence(contest: Contest, scored: readonly number[], score: string): readonly VerdictPart[] {
  const { metric, values } = contest;
  const [best, next] = scored;
  const value = (system: number) => values[system];
  const equal = scored.filter((system) => areEqual(value(system), value(best)));
  if (equal.length > 1) return [...listed(equal), ` share the best score, ${score}.`];
  const where = contest.documents === 1 ? ', on one document' : '';
  if (!isTested(contest, metric)) return [{ system: best }, ` has the best score, ${score}${where}.`];
  const others = scored.slice(1);
  const near = others.filter((other) => !isSignificant(pairOf(contest, metric, best, other)));
  if (near.length === 0) {
    const ahead = percent((value(best) as number) - (value(next) as number));
    return [{ system: best }, ` wins with ${score}, ${ahead} points ahead of `, { system: next }, '.'];
  }
  const worse =
    near.length <= MAX_NAMED_GROUPS
      ? listed(near, 'or')
      : [...listed(near.slice(0, 2), ','), ` or ${near.length - 2} others`];
  return [
    { system: best },
    ` has the best score, ${score}, but is not significantly better than `,
    ...worse,
    '.',
  ];
}

/** How certain the lead of the best system over the next one is. */
function certainty(
  { documents, metric, pairs: tested }: Contest,
  pair: OrientedPair | undefined,
): readonly VerdictPart[] {
  if (documents === 1) return ['One document cannot decide which system is better.'];
  if (pair === undefined)
    return ['Nothing was tested here: corefeval compare tests any number of documents.'];
  const parts: VerdictPart[] = [];
  const { holm, differing } = pair;
  if (holm !== null) {
    const p = holm < 0.001 ? 'p < 0.001' : `p = ${holm.toFixed(3)}`;
    const pairs = tested?.[metric].pairs.length ?? 1;
    const correction = pairs > 1 ? `, Holm over ${pairs} pairs` : '';
    parts.push(`${isSignificant(pair) ? 'Significant' : 'Not significant'} (${p}${correction})`);
  }
  if (pair.documents !== undefined) {
    const [better, equal, worse, without] = pair.documents;
    const rest = [
      `worse in ${grouped(worse)}`,
      `equal in ${grouped(equal)}`,
      ...(without === 0 ? [] : [`without a score in ${grouped(without)}`]),
    ];
    parts.push(
      parts.length === 0 ? 'Better in ' : '; better in ',
      { strong: grouped(better) },
      ` of ${counted(documents, 'document')}, ${rest.join(', ')}`,
    );
  }
  if (differing !== undefined && differing < MIN_DIFFERING_DOCUMENTS)
    parts.push(`; a test needs ${MIN_DIFFERING_DOCUMENTS} documents that differ, and there are ${differing}`);
  return parts.length === 0 ? [] : [...parts, '.'];
}

/** The groups of systems without a significant difference, besides those that the sentence names. */
function together(contest: Contest, scored: readonly number[]): readonly VerdictPart[] {
  const groups = rankingOfValues(contest.values, contest, contest.metric).groups.filter(
    ([first]) => first > 0,
  );
  const named = groups
    .slice(0, MAX_NAMED_GROUPS)
    .flatMap(([first, last], at): VerdictPart[] => [
      at === 0 ? '' : '; ',
      ...(last - first < 4
        ? listed(scored.slice(first, last + 1))
        : [{ system: scored[first] }, ' to ', { system: scored[last] }]),
      ' cannot be told apart',
    ]);
  if (named.length === 0) return [];
  const more = groups.length - MAX_NAMED_GROUPS;
  return [...named, more > 0 ? `; ${counted(more, 'further group')}.` : '.'];
}

/** Which kind of error costs a system most; nothing where costs are not known, or nothing is lost. */
function lossOf(index: PageIndex, system: number, metric: string): readonly VerdictPart[] {
  const share = index.systems[system].analysis?.share;
  if (share === undefined || index.costs !== metric) return [];
  const dearest = errorTypes.reduce(
    (best, _, kind) => ((share[kind] ?? 0) > (share[best] ?? 0) ? kind : best),
    0,
  );
  const cost = share[dearest] ?? 0;
  const lost = 1 - (corpusValue(index, system, metric) ?? 1);
  if (!(cost > 0)) return [];
  return [
    `Of the ${percent(lost)} points that `,
    index.systems.length === 1 ? 'it' : { system },
    ' misses, ',
    { strong: pluralOf(errorTypes[dearest]) },
    ` cost most: ${percent(cost)}.`,
  ];
}

/** Several errors of a type. */
const pluralOf = (type: ErrorType): string =>
  errorWords[type].label.replace(/entity$/, 'entities').replace(/(mention|error)$/, '$1s');

/** Names in a sentence: `A, B and C`. */
function listed(systems: readonly number[], last: 'and' | 'or' | ',' = 'and'): VerdictPart[] {
  const between = (at: number) => (at === systems.length - 1 && last !== ',' ? ` ${last} ` : ', ');
  return systems.flatMap((system, at): VerdictPart[] =>
    at === 0 ? [{ system }] : [between(at), { system }],
  );
}

/** The sentence with its details as text, with names of systems as given. */
export function verdictText({ sentence, details }: Verdict, names: readonly string[]): string {
  const textOf = (part: VerdictPart) =>
    typeof part === 'string' ? part : 'system' in part ? names[part.system] : part.strong;
  return [sentence, ...details].map((parts) => parts.map(textOf).join('')).join(' ');
}
