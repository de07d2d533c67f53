import type { Comparison, DifferenceEstimate, Standing } from '../../compare/index.ts';
import type { CompareReport } from './report.ts';

/** Documents that must differ so that a test of two systems can be significant. */
const MIN_DIFFERING_DOCUMENTS = 6;

/** Level of significance. */
const LEVEL = 0.05;

/** Scores whose difference is smaller are equal. */
const EQUAL_SCORES = 1e-12;

/** What a comparison shows, in one sentence, and why systems were left out of it. docs/compare.md has the templates. */
export const compareSentence = (report: CompareReport): string =>
  [
    finding(report),
    ...(report.failures ?? []).map(
      ({ name, reason }) => `${name} was left out: ${reason.replace(/\.$/, '')}.`,
    ),
  ].join(' ');

function finding(report: CompareReport): string {
  const { comparison, metric } = report;
  const { systems, scores, standings } = comparison;
  const label = report.labelOf(metric);
  if (systems.length === 1)
    return (report.failures ?? []).length === 0
      ? 'Only one system was given: nothing was compared.'
      : `Only ${systems[0]} could be scored: nothing was compared.`;
  const without = systems.filter((name) => scores[name][metric].value === null);
  if (without.length > 0) return `${label} is undefined for ${listed(without)}: nothing was compared.`;
  if (systems.length === 2) return ofTwo(report, label);
  const ranked = standings[metric];
  return ranked === undefined ? againstBaseline(report, label) : ofSeveral(report, label, ranked);
}

/** A difference from the view of one of its systems. */
interface Lead extends DifferenceEstimate {
  /** Names of the two systems, that with the higher score first. */
  readonly better: string;
  readonly other: string;
}

/** The difference of two systems in the direction in which it is not negative. */
function leadOf({ differences }: Comparison, a: string, b: string, metric: string): Lead {
  const isGiven = Object.hasOwn(differences, `${a} - ${b}`);
  const [first, second] = isGiven ? [a, b] : [b, a];
  const difference = differences[`${first} - ${second}`][metric];
  const { value, interval } = difference;
  const isTurned = value !== null && (Math.abs(value) < EQUAL_SCORES ? !isGiven : value < 0);
  return {
    ...difference,
    value: value === null ? null : Math.abs(value),
    interval: interval !== null && isTurned ? [-interval[1], -interval[0]] : interval,
    better: isTurned ? second : first,
    other: isTurned ? first : second,
  };
}

/** Points with two decimals; never −0.00. */
function points(fraction: number | null): string {
  const text = (100 * (fraction ?? 0)).toFixed(2);
  return text === '-0.00' ? '0.00' : text;
}

const rangeText = (interval: readonly [number, number] | null): string =>
  interval === null ? '' : ` (${points(interval[0])} to ${points(interval[1])})`;

const pText = (p: number | null): string[] =>
  p === null ? [] : [p < 0.001 ? 'p < 0.001' : `p = ${p.toFixed(3)}`];

const documentsText = ({ documents }: Comparison): string =>
  `${documents} document${documents === 1 ? '' : 's'}`;

const comparisonsText = ({ pairs }: Comparison): string =>
  `Holm, ${pairs.length} comparison${pairs.length === 1 ? '' : 's'}`;

/** The numbers of runs of two systems, or of more. */
function runsText({ methods }: Comparison, names: readonly string[]): string {
  const counts = names.map((name) => methods.runs[name] ?? 1);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  if (most === 1) return 'one run each';
  if (least === most) return `${most} runs each`;
  return names.length === 2 ? `${counts.join(' and ')} runs` : `${least} to ${most} runs`;
}

/** Names in a sentence: `a, b and c`. */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

function ofTwo({ comparison, metric }: CompareReport, label: string): string {
  const [a, b] = comparison.systems;
  const lead = leadOf(comparison, a, b, metric);
  const { better, other, value, interval, p, randomisation } = lead;
  const isEqual = (value ?? 0) < EQUAL_SCORES;
  const score = points(comparison.scores[better][metric].value);
  const ahead = isEqual
    ? `both have ${score} points of ${label}`
    : `${better} is ${points(value)} points of ${label} ahead`;
  const { documents } = comparison;
  const runs = runsText(comparison, [better, other]);
  if (documents === 1) return `One document cannot decide between ${better} and ${other}: ${ahead}.`;
  const differing = randomisation?.differing;
  if (differing === 0)
    return `${better} and ${other} cannot be told apart: they have the same counts in all ${documents} documents.`;
  if (differing !== undefined && differing < MIN_DIFFERING_DOCUMENTS && runs === 'one run each')
    return `The data cannot decide between ${better} and ${other}: they differ in ${differing} of ${documents} documents, and a test needs ${MIN_DIFFERING_DOCUMENTS}; ${ahead}.`;
  const range = isEqual ? '' : rangeText(interval);
  const facts = [...pText(p), documentsText(comparison), runs].join(', ');
  if (p !== null && p <= LEVEL && !isEqual)
    return `${better} is ${points(value)} points of ${label} ahead of ${other}${range}, ${facts}.`;
  return `The data do not decide between ${better} and ${other}: ${ahead}${range}, ${facts}.`;
}

function ofSeveral(
  { comparison, metric }: CompareReport,
  label: string,
  ranked: readonly Standing[],
): string {
  const [best, ...others] = ranked;
  const runs = runsText(comparison, comparison.systems);
  const over = `${documentsText(comparison)}, ${runs}`;
  if (others.every(({ worseThanBest }) => worseThanBest === true)) {
    const { value, interval, holm } = leadOf(comparison, best.system, others[0].system, metric);
    const p = pText(holm).map((text) => `, ${text} (${comparisonsText(comparison)})`);
    return `${best.system} is ahead of all ${others.length} other systems: ${points(value)} points of ${label} before ${others[0].system}${rangeText(interval)}${p.join('')}, ${over}.`;
  }
  const first = [best, ...others.filter(({ worseThanBest }) => worseThanBest !== true)];
  const names = listed(first.map(({ system }) => system));
  return `The data do not decide which of ${names} is best (${label}, ${comparisonsText(comparison)}, ${over}); ${best.system} has the highest score, ${points(best.score)}.`;
}

/** Every other system against the baseline, which is the second of each pair. */
function againstBaseline({ comparison, metric }: CompareReport, label: string): string {
  const { pairs, differences } = comparison;
  const [[, baseline]] = pairs;
  const outcomes = { better: [] as string[], worse: [] as string[], undecided: [] as string[] };
  for (const [system, other] of pairs) {
    const { value, holm } = differences[`${system} - ${other}`][metric];
    const isDecided = holm !== null && holm <= LEVEL && value !== null && value !== 0;
    outcomes[isDecided ? (value > 0 ? 'better' : 'worse') : 'undecided'].push(system);
  }
  const parts = Object.entries(outcomes)
    .filter(([, names]) => names.length > 0)
    .map(([outcome, names]) => `${outcome}: ${names.join(', ')}`);
  const runs = runsText(comparison, comparison.systems);
  return `Against ${baseline}, ${parts.join('; ')} (${label}, ${comparisonsText(comparison)}, ${documentsText(comparison)}, ${runs}).`;
}
