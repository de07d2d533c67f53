import type {
  ComparedDocument,
  ComparedMention,
  ComparedPair,
  NuggetComparison,
} from '../../../nuggets/index.ts';
import { type Paint, plain, visible } from '../../../problems/render.ts';
import type { Table } from '../../table/table.ts';
import { textTable } from '../../table/text.ts';
import { shortened, width } from '../../table/text-width.ts';
import { documentCount } from '../report.ts';

/** Gold and system side by side, for reading. Lines are at most `columns` wide where that is possible. */
export function comparisonText(
  { documents, documentCounts, totals, wrong }: NuggetComparison,
  paint: Paint = plain,
  columns = Infinity,
): string {
  const parts = documents.map((document) =>
    [
      titleOf(document, paint, columns),
      pairsText(document.pairs, paint, columns),
      ...connectionLines(document, columns),
    ].join('\n'),
  );
  const verdicts = Array.from(totals, ([verdict, count]) => counted(count, VERDICT_NOUNS[verdict]));
  const faults = Array.from(wrong, ([name, count]) => counted(count, [`${visible(name)} error`]));
  const summary = wrapped(
    `${documentCount(documentCounts.gold, documentCounts.extra)}: `,
    [...verdicts, ...faults],
    columns,
    2,
  );
  return `${[...parts, summary].join('\n\n')}\n`;
}

/** One, and several where that differs. */
type Noun = readonly [one: string, several?: string];

const VERDICT_NOUNS: Readonly<Record<ComparedPair['verdict'], Noun>> = {
  right: ['right span'],
  span: ['span error'],
  missing: ['missing', 'missing'],
  extra: ['extra', 'extra'],
};

const counted = (count: number, [one, several = `${one}s`]: Noun): string =>
  `${count} ${count === 1 ? one : several}`;

/** What is wrong with a pair: its span, its attributes, or that it has one side only. The second word stands below the first where a pair has two lines. */
function pairLabel({ verdict, wrong }: ComparedPair): readonly [string, string] {
  if (verdict === 'missing' || verdict === 'extra') return [verdict, ''];
  const faults = verdict === 'span' ? ['span', ...wrong] : wrong;
  return faults.length === 0 ? ['right', ''] : [faults.join(', '), 'error'];
}

/** The name of a document, and which file lacks it: without that, every mention would look overlooked or invented. */
function titleOf({ id, onlyIn }: ComparedDocument, paint: Paint, columns: number): string {
  const lack = onlyIn === undefined ? '' : ` (not in the ${onlyIn === 'gold' ? 'system' : 'gold'} file)`;
  return (
    paint.bold(shortened(visible(id), Math.max(MIN_TEXT_COLUMNS, columns - lack.length))) + paint.dim(lack)
  );
}

/** Longest text of a mention, and the shortest to which a text, a type or a span is cut for a narrow terminal. */
const MAX_TEXT_COLUMNS = 40;
const MIN_TEXT_COLUMNS = 8;

/** How a table of pairs is fitted: one line for a pair or two, with spans or without, and how long texts and types may be. */
interface Layout {
  readonly isStacked: boolean;
  readonly hasSpans: boolean;
  readonly longest: number;
  readonly longestType: number;
}

/**
 * From the widest layout to the narrowest: first texts are cut, then spans are left out, then a pair takes two lines. Types are
 * what a reader compares: they are cut last.
 */
function* layouts(): Iterable<Layout> {
  const lengths = [MAX_TEXT_COLUMNS, 30, 24, 20, 16];
  for (const isStacked of [false, true]) {
    for (const hasSpans of [true, false]) {
      for (const longest of lengths) yield { isStacked, hasSpans, longest, longestType: MAX_TEXT_COLUMNS };
    }
    for (const longestType of [30, 24, 20]) yield { isStacked, hasSpans: false, longest: 16, longestType };
  }
  for (const longest of [16, 12, 10, MIN_TEXT_COLUMNS]) {
    yield { isStacked: true, hasSpans: false, longest, longestType: longest };
  }
}

function pairsText(pairs: readonly ComparedPair[], paint: Paint, columns: number): string {
  let table: Table | undefined;
  let isStacked = false;
  for (const layout of layouts()) {
    table = pairTable(pairs, layout);
    isStacked = layout.isStacked;
    if (tableWidth(table) <= columns) break;
  }
  const rowsOfPair = isStacked ? 2 : 1;
  return textTable(table as Table, {
    head: paint.dim,
    cell: (text, row) => tint(pairs[Math.floor(row / rowsOfPair)], paint)(text),
  });
}

/** Width of the lines of a table: columns have two blanks between them. */
function tableWidth({ head, rows }: Table): number {
  const widths = head.map((title, column) =>
    rows.reduce((most, row) => Math.max(most, width(visible(row[column] ?? ''))), width(title)),
  );
  return widths.reduce((sum, each) => sum + each, 2 * (widths.length - 1));
}

function pairTable(pairs: readonly ComparedPair[], layout: Layout): Table {
  const span = layout.hasSpans ? ['Span'] : [];
  const side = [...span, 'Type', 'Realis'];
  if (layout.isStacked) {
    const rows = pairs.flatMap((pair) => {
      const [gold, system] = sides(pair, layout);
      const [first, second] = pairLabel(pair);
      const dice = diceText(pair);
      return [
        [second === '' ? `${first} ${dice}`.trimEnd() : first, 'gold', ...gold],
        [second === '' ? '' : `${second} ${dice}`, 'system', ...system],
      ];
    });
    return { head: ['Verdict, Dice', '', 'Mention', ...side], rows };
  }
  return {
    head: ['', 'Dice', 'Gold', ...side, 'System', ...side],
    rows: pairs.map((pair) => [
      pairLabel(pair).join(' ').trimEnd(),
      diceText(pair),
      ...sides(pair, layout).flat(),
    ]),
  };
}

const diceText = ({ verdict, dice }: ComparedPair): string =>
  verdict === 'right' || verdict === 'span' ? dice.toFixed(2) : '';

/** The cells of both mentions of a pair. */
function sides({ gold, system }: ComparedPair, layout: Layout): [gold: string[], system: string[]] {
  const types = cutTypes(gold?.type ?? '', system?.type ?? '', layout.longestType);
  return [cells(gold, types[0], layout), cells(system, types[1], layout)];
}

function cells(mention: ComparedMention | undefined, type: string, { hasSpans, longest }: Layout): string[] {
  if (mention === undefined) return ['–', ...(hasSpans ? [''] : []), '', ''];
  const { id, text, span, realis } = mention;
  const cut = (value: string) => shortened(visible(value), longest);
  // A dash for what the file leaves empty: "realis error" beside an empty cell would look like an error of the table.
  return [`${cut(id)} ${cut(text)}`, ...(hasSpans ? [cut(span)] : []), type || '–', cut(realis) || '–'];
}

function tint({ verdict, wrong }: ComparedPair, paint: Paint): (text: string) => string {
  if (verdict === 'missing' || verdict === 'extra') return paint.red;
  return verdict === 'span' || wrong.length > 0 ? paint.yellow : (text) => text;
}

/** The clusters and links of both sides, a line for each, which is wrapped if it is too long. */
function connectionLines(document: ComparedDocument, columns: number): string[] {
  const lines = [...connections(document, 'gold'), ...connections(document, 'system')];
  const label = lines.reduce((most, { name }) => Math.max(most, width(name)), 0);
  return lines.map(({ name, mentions, separator }) => {
    const padded = `  ${name}${' '.repeat(label - width(name))}  `;
    return wrapped(padded, mentions, columns, label + 4, separator);
  });
}

interface Connection {
  readonly name: string;
  readonly mentions: readonly string[];
  readonly separator: string;
}

/** The clusters and links of one side, with the words of their mentions. */
function connections(document: ComparedDocument, side: 'gold' | 'system'): Connection[] {
  const mentions = document.pairs.flatMap(({ [side]: mention }) => mention ?? []);
  const texts = new Map(mentions.map(({ id, text }) => [id, text]));
  const named = (id: string) =>
    `${visible(id)} ${shortened(visible(texts.get(id) ?? ''), MAX_TEXT_COLUMNS)}`.trimEnd();
  return [
    ...document[`${side}Clusters`].map((ids) => ({
      name: `${side} cluster`,
      mentions: ids.map(named),
      separator: ',',
    })),
    ...document[`${side}Links`].map((link) => ({
      name: `${side} ${visible(link.name)}`,
      mentions: link.mentions.map(named),
      separator: ' →',
    })),
  ];
}

/** Items after a label, on as many lines as they need; all lines but the first are indented. */
function wrapped(
  label: string,
  items: readonly string[],
  columns: number,
  indent: number,
  separator = ',',
): string {
  const lines = [label];
  items.forEach((item, at) => {
    const text = at + 1 < items.length ? item + separator : item;
    const line = lines[lines.length - 1];
    const isFirst = line.trimEnd() === '' || line === label;
    if (isFirst) lines[lines.length - 1] = line + text;
    else if (width(line) + 1 + width(text) <= columns) lines[lines.length - 1] = `${line} ${text}`;
    else lines.push(' '.repeat(indent) + text);
  });
  return lines.join('\n');
}

/** Two types as texts of at most `columns` columns. Types that differ look different, where that is possible. */
export function cutTypes(gold: string, system: string, columns: number): [gold: string, system: string] {
  const [a, b] = [visible(gold), visible(system)];
  const cut: [string, string] = [cutType(a, columns), cutType(b, columns)];
  if (a === b || cut[0] !== cut[1]) return cut;
  const same = commonLength(a, b);
  return [shortened(`…${a.slice(same)}`, columns), shortened(`…${b.slice(same)}`, columns)];
}

/** The subtype says more than the type: …Start-Position for Personnel_Start-Position. */
function cutType(type: string, columns: number): string {
  if (width(type) <= columns) return type;
  const subtype = `…${type.slice(type.indexOf('_') + 1)}`;
  return width(subtype) <= columns ? subtype : shortened(type, columns);
}

function commonLength(a: string, b: string): number {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  return same;
}
