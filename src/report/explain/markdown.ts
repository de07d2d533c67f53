import type {
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
import { markdownTable } from '../table/markdown.ts';
import { changesTable, conventionsTable, differenceTitle, noWay, SAME_SIGNATURES, waysOf } from './tables.ts';

const MAX_SHOWN_TERMS = 12;

/** The worked numbers of a document as Markdown with formulas in TeX (`$$ … $$`), as GitHub, Pandoc and Jupyter read them. */
export function explainMarkdown({ document, partitions, metrics }: Explanation): string {
  return [
    `# ${escaped(document)}`,
    partition('Key', partitions.key),
    partition('Response', partitions.response),
    ...metrics.map(section),
    '',
  ].join('\n\n');
}

const partition = (title: string, entities: readonly EntityView[]): string =>
  [
    `**${title}**`,
    ...entities.map(
      ({ name, label, mentions }) =>
        `- ${name} (${escaped(label)}): ${mentions.map(({ text, matched }) => (matched ? escaped(text) : `*${escaped(text)}*`)).join(', ')}`,
    ),
  ].join('\n');

const section = ({ label, facts, fractions, conclusions }: MetricExplanation): string =>
  [
    `## ${label}`,
    ...(facts.length === 0
      ? []
      : [facts.map(({ symbol, value }) => `- ${escaped(symbol)} = ${escaped(value)}`).join('\n')]),
    ...fractions.map(formula),
    ...conclusions.map(({ symbolTex, tex, value }) => display(`${symbolTex} = ${tex} = ${number(value)}`)),
  ].join('\n\n');

const formula = ({ symbol, formulaTex, numerator, denominator, value }: WorkedFraction): string =>
  display(`${symbol} = ${formulaTex} = \\frac{${sum(numerator)}}{${sum(denominator)}} = ${number(value)}`);

const display = (tex: string): string => `$$${tex}$$`;

function sum(terms: readonly Term[]): string {
  const shown = terms.slice(0, MAX_SHOWN_TERMS).map(({ tex }) => tex);
  if (terms.length > MAX_SHOWN_TERMS) shown.push('\\dots');
  return shown.length === 0 ? '0' : shown.join(' + ');
}

const number = (value: number | null): string => (value === null ? '\\text{undefined}' : value.toFixed(4));

/** What one mention or entity changes, as Markdown. */
export const whatIfMarkdown = ({ document, subject, state, isRight, changes }: WhatIf): string =>
  [
    `# ${escaped(document)}: ${escaped(subject)}`,
    list([...state, ...(isRight ? ['It is right already.'] : [])]),
    markdownTable(changesTable(changes)),
    '',
  ].join('\n\n');

/** Which settings give a number, as Markdown. */
export function differenceMarkdown(difference: Difference): string {
  const { ways, more } = waysOf(difference);
  return [
    `# ${escaped(differenceTitle(difference))}`,
    ...ways.flatMap(({ title, switches, value }) => [`${title}:`, list(switches), `= **${value}**`]),
    ...noWay(difference),
    ...(more > 0 ? [`… and ${more} more ways`] : []),
    markdownTable(conventionsTable(difference)),
    '',
  ].join('\n\n');
}

/** What differs between two signatures, as Markdown. */
export const signaturesMarkdown = (differences: readonly SignatureDifference[]): string =>
  differences.length === 0
    ? `${SAME_SIGNATURES}\n`
    : `${markdownTable({
        head: ['Part', 'First', 'Second', 'Meaning'],
        rows: differences.map(({ name, first, second, meaning }) => [
          name,
          first ?? 'default',
          second ?? 'default',
          meaning,
        ]),
      })}\n`;

const list = (items: readonly string[]): string => items.map((item) => `- ${escaped(item)}`).join('\n');

/** Text that Markdown shows as it is. */
const escaped = (text: string): string =>
  visible(text.replace(/\s+/g, ' ')).replace(/[\\`*_{}[\]<>()#+\-.!|~$&]/g, (character) =>
    /[<>&]/.test(character) ? entityOf(character) : `\\${character}`,
  );

const entityOf = (character: string): string =>
  ({ '<': '&lt;', '>': '&gt;', '&': '&amp;' })[character] ?? character;
