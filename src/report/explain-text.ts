import type {
  Conclusion,
  Difference,
  EntityView,
  Explanation,
  MetricExplanation,
  SignatureDifference,
  Solution,
  Term,
  WhatIf,
  WorkedFraction,
} from '../explain/index.ts';
import { visible } from '../problems/render.ts';

/** How much of a long sum or list is printed; the JSON output has all of it. */
export interface ExplainLimits {
  readonly terms: number;
  readonly entities: number;
}

const SHOWN: ExplainLimits = { terms: 12, entities: 30 };

/** The worked numbers of a document as text. */
export function explainText({ document, partitions, metrics }: Explanation, limits = SHOWN): string {
  const lines = [
    `Document ${visible(document)}`,
    '',
    ...partition('Key', partitions.key, limits),
    ...partition('Response', partitions.response, limits),
    ...oneSided(partitions.key, 'Missing in the response', limits),
    ...oneSided(partitions.response, 'Not in the key', limits),
  ];
  for (const metric of metrics) lines.push('', ...metricLines(metric, limits));
  return `${lines.join('\n')}\n`;
}

function partition(
  title: string,
  entities: readonly EntityView[],
  { entities: most }: ExplainLimits,
): string[] {
  const shown = entities.slice(0, most);
  const lines = shown.map(
    ({ name, label, mentions }) =>
      `  ${name} = {${mentions.map(({ text }) => visible(text)).join(', ')}}  (${visible(label)})`,
  );
  return [
    `${title}: ${count(entities.length, 'entity', 'entities')}`,
    ...lines,
    ...more(entities.length - shown.length),
  ];
}

function oneSided(entities: readonly EntityView[], title: string, { terms }: ExplainLimits): string[] {
  const texts = entities.flatMap(({ mentions }) =>
    mentions.filter(({ matched }) => !matched).map(({ text }) => text),
  );
  if (texts.length === 0) return [];
  const shown = texts.slice(0, terms).map(visible).join(', ');
  return [`${title}: ${shown}${texts.length > terms ? `, … (${texts.length - terms} more)` : ''}`];
}

function metricLines(
  { label, facts, fractions, conclusions }: MetricExplanation,
  limits: ExplainLimits,
): string[] {
  const shown = facts.slice(0, limits.entities);
  return [
    label,
    ...shown.map(({ symbol, value }) => `  ${symbol} = ${visible(value)}`),
    ...more(facts.length - shown.length),
    ...fractions.flatMap((part) => fractionLines(part, limits)),
    ...conclusions.map(conclusionLine),
  ];
}

function fractionLines(
  { symbol, formula, numerator, denominator, num, den, value }: WorkedFraction,
  limits: ExplainLimits,
) {
  const top = sum(numerator, limits);
  const bottom = sum(denominator, limits);
  return [
    `  ${symbol} = ${formula}`,
    `    = ${bracket(top, numerator)} / ${bracket(bottom, denominator)}`,
    `    = ${short(num)} / ${short(den)} = ${percent(value)}`,
  ];
}

const conclusionLine = ({ symbol, work, value }: Conclusion): string =>
  `  ${symbol} = ${work} = ${percent(value)}`;

function sum(terms: readonly Term[], { terms: most }: ExplainLimits): string {
  const shown = terms.slice(0, most).map(({ work }) => work);
  if (terms.length > most) shown.push(`… (${terms.length - most} more)`);
  return shown.length === 0 ? '0' : shown.join(' + ');
}

const bracket = (text: string, terms: readonly Term[]): string => (terms.length > 1 ? `(${text})` : text);

const more = (rest: number): string[] => (rest > 0 ? [`  … and ${rest} more`] : []);

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** Whole numbers as they are, others with four decimals. */
const short = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(4));

const percent = (value: number | null): string => (value === null ? 'undefined' : value.toFixed(4));

/** What one mention or entity changes, as text. */
export function whatIfText({ document, subject, state, isRight, changes }: WhatIf): string {
  const rows = changes.map(({ label, now, right }) => [
    label,
    points(now),
    points(right),
    now === null || right === null ? '' : signed(100 * (right - now)),
  ]);
  const table = [['', 'now', 'if right', 'change'], ...rows];
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => [...row[column]].length)));
  return [
    `Document ${visible(document)}: ${visible(subject)}`,
    ...state.map((line) => `  ${visible(line)}`),
    ...(isRight ? ['  It is right already.'] : []),
    '',
    ...table.map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
        .join('  ')
        .trimEnd(),
    ),
    '',
  ].join('\n');
}

const points = (value: number | null): string => (value === null ? '-' : (100 * value).toFixed(2));
const signed = (value: number): string =>
  `${value >= 0.005 ? '+' : ''}${value.toFixed(2).replace('-0.00', '0.00')}`;

/** Which settings give a number, as text. */
export function differenceText({ stat, target, value, conventions, solutions }: Difference): string {
  const rows = conventions.map(({ program, value: number }) => [program, points(number)]);
  const width = Math.max(...rows.map(([name]) => name.length));
  return [
    `${stat}: ${points(value)} here, ${target} elsewhere`,
    '',
    ...(solutions.length === 0
      ? ['No set of up to three switches gives this number.']
      : solutionLines(solutions, stat)),
    '',
    'By the conventions of other programs:',
    ...rows.map(([name, number]) => `  ${name.padEnd(width)}  ${number.padStart(6)}`),
    '',
  ].join('\n');
}

/** Solutions beyond this many are only counted. */
const SOLUTIONS = 5;

function solutionLines(solutions: readonly Solution[], stat: string): string[] {
  const shown = solutions.slice(0, SOLUTIONS);
  const rest = solutions.length - shown.length;
  return [
    ...shown.flatMap((solution, i) => [
      `${i === 0 ? 'It is what comes out if' : 'or if'}${solution.program === undefined ? '' : ` (as in ${solution.program})`}`,
      ...(solution.turned.length === 0
        ? [
            `  - ${solution.stat === stat ? 'nothing is changed' : `the number is ${solution.stat}, not ${stat}`}`,
          ]
        : solution.turned.map(({ meaning }) => `  - ${meaning}`)),
      `  = ${points(solution.value)}`,
    ]),
    ...(rest > 0 ? [`… and ${rest} more ways`] : []),
  ];
}

/** What differs between two signatures, as text. */
export function signaturesText(differences: readonly SignatureDifference[]): string {
  if (differences.length === 0) return 'The signatures are the same: the numbers can be compared.\n';
  const lines = differences.flatMap(({ name, first, second, meaning }) => [
    `${name}: ${visible(first ?? 'default')} and ${visible(second ?? 'default')}`,
    `  ${meaning}`,
  ]);
  return `${lines.join('\n')}\n`;
}
