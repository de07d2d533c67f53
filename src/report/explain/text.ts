import type {
  Conclusion,
  Difference,
  EntityView,
  Explanation,
  MetricExplanation,
  SignatureDifference,
  Term,
  WhatIf,
  WorkedFraction,
} from '../../explain/index.ts';
import { visible } from '../../problems/render.ts';
import { UNDEFINED_SIGN } from '../numbers.ts';
import { textTable } from '../table/text.ts';
import { changesTable, conventionsTable, differenceTitle, noWay, SAME_SIGNATURES, waysOf } from './tables.ts';

/** How much of a long sum or list is printed; the JSON output has all of it. */
export interface ExplainLimits {
  readonly terms: number;
  readonly entities: number;
}

const DEFAULT_LIMITS: ExplainLimits = { terms: 12, entities: 30 };

/** The worked numbers of a document as text. */
export function explainText({ document, partitions, metrics }: Explanation, limits = DEFAULT_LIMITS): string {
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

const percent = (value: number | null): string => (value === null ? UNDEFINED_SIGN : value.toFixed(4));

/** What one mention or entity changes, as text. */
export const whatIfText = ({ document, subject, state, isRight, changes }: WhatIf): string =>
  [
    `Document ${visible(document)}: ${visible(subject)}`,
    ...state.map((line) => `  ${visible(line)}`),
    ...(isRight ? ['  It is right already.'] : []),
    '',
    textTable(changesTable(changes)),
    '',
  ].join('\n');

/** Which settings give a number, as text. */
export function differenceText(difference: Difference): string {
  const { ways, more: rest } = waysOf(difference);
  return [
    differenceTitle(difference),
    '',
    ...ways.flatMap(({ title, switches, value }) => [
      title,
      ...switches.map((meaning) => `  - ${meaning}`),
      `  = ${value}`,
    ]),
    ...noWay(difference),
    ...(rest > 0 ? [`… and ${rest} more ways`] : []),
    ...(difference.target === undefined ? [] : ['']),
    textTable(conventionsTable(difference)),
    '',
  ].join('\n');
}

/** What differs between two signatures, as text. */
export function signaturesText(differences: readonly SignatureDifference[]): string {
  if (differences.length === 0) return `${SAME_SIGNATURES}\n`;
  const lines = differences.flatMap(({ name, first, second, meaning }) => [
    `${name}: ${visible(first ?? 'default')} and ${visible(second ?? 'default')}`,
    `  ${meaning}`,
  ]);
  return `${lines.join('\n')}\n`;
}
