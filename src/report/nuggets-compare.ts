import { schemas } from '../core/schemas.ts';
import type { ComparedDocument, ComparedMention, ComparedPair, NuggetComparison } from '../nuggets/index.ts';
import { type Paint, plain, visible } from '../problems/render.ts';
import { version } from '../version.ts';
import { jsonText } from './json-text.ts';
import { documentsOf } from './nuggets-facts.ts';
import { textTable } from './text-table.ts';

/** Gold and system side by side, for programs that visualise the comparison. */
export function comparisonJson(comparison: NuggetComparison): string {
  const { unit, attributes, documents, documentCounts, totals, wrong } = comparison;
  const value = {
    schema: schemas.nuggetsCompare,
    ...{ version, unit, attributes },
    documents: documentCounts.gold,
    ...(documentCounts.extra > 0 && { extraDocuments: documentCounts.extra }),
    totals: { ...Object.fromEntries(totals), wrong: Object.fromEntries(wrong) },
    perDocument: documents,
  };
  return jsonText(value);
}

/** Gold and system side by side, for reading. */
export function comparisonText(
  { documents, documentCounts, totals, wrong }: NuggetComparison,
  paint: Paint = plain,
): string {
  const parts = documents.map((document) => {
    const { id, pairs } = document;
    const table = textTable(
      { head: ['', 'Dice', 'Gold', '', '', 'System', '', '', 'Wrong'], rows: pairs.map(pairRow) },
      { head: paint.dim, cell: (text, row) => tint(pairs[row], paint)(text) },
    );
    const lines = [...connections(document, 'gold'), ...connections(document, 'system')];
    const width = lines.reduce((most, [label]) => Math.max(most, label.length), 0);
    const chains = lines.map(([label, mentions]) => `  ${label.padEnd(width)}  ${mentions}`);
    return [paint.bold(visible(id)), table, ...chains].join('\n');
  });
  const verdicts = Array.from(totals, ([verdict, count]) => `${count} ${verdict}`);
  const faults = Array.from(wrong, ([name, count]) => `${count} with wrong ${visible(name)}`);
  const summary = `${documentsOf(documentCounts.gold, documentCounts.extra)}: ${[...verdicts, ...faults].join(', ')}`;
  return `${[...parts, summary].join('\n\n')}\n`;
}

/** The clusters and links of one side, with the words of their mentions. */
function connections(
  document: ComparedDocument,
  side: 'gold' | 'system',
): [label: string, mentions: string][] {
  const mentions = document.pairs.flatMap(({ [side]: mention }) => mention ?? []);
  const texts = new Map(mentions.map(({ id, text }) => [id, text]));
  const named = (id: string) => visible(`${id} ${shortened(texts.get(id) ?? '')}`.trimEnd());
  return [
    ...document[`${side}Clusters`].map((ids): [string, string] => [
      `${side} cluster`,
      ids.map(named).join(', '),
    ]),
    ...document[`${side}Links`].map((link): [string, string] => [
      `${side} ${visible(link.name)}`,
      link.mentions.map(named).join(' → '),
    ]),
  ];
}

function pairRow({ verdict, dice, gold, system, wrong }: ComparedPair): string[] {
  const cells = (mention: ComparedMention | undefined) =>
    mention === undefined
      ? ['–', '', '']
      : [`${mention.id} ${shortened(mention.text)}`, mention.type, mention.realis];
  const score = verdict === 'matched' || verdict === 'partial' ? dice.toFixed(2) : '';
  return [verdict, score, ...cells(gold), ...cells(system), wrong.join(', ')];
}

const LONGEST = 40;
const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

function tint({ verdict, wrong }: ComparedPair, paint: Paint): (text: string) => string {
  if (verdict === 'missed' || verdict === 'spurious') return paint.red;
  return verdict === 'partial' || wrong.length > 0 ? paint.yellow : (text) => text;
}
