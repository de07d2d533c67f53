import type { EntityView, Explanation, MetricExplanation, Term, WorkedFraction } from '../explain/index.ts';
import { visible } from '../problems/render.ts';

const TERMS = 12;

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
  const shown = terms.slice(0, TERMS).map(({ tex }) => tex);
  if (terms.length > TERMS) shown.push('\\dots');
  return shown.length === 0 ? '0' : shown.join(' + ');
}

const number = (value: number | null): string => (value === null ? '\\text{undefined}' : value.toFixed(4));

/** Text that Markdown shows as it is. */
const escaped = (text: string): string =>
  visible(text.replace(/\s+/g, ' ')).replace(/[\\`*_{}[\]<>()#+\-.!|~$&]/g, (character) =>
    /[<>&]/.test(character) ? entityOf(character) : `\\${character}`,
  );

const entityOf = (character: string): string =>
  ({ '<': '&lt;', '>': '&gt;', '&': '&amp;' })[character] ?? character;
