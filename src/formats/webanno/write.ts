import type { Document, Mention } from '../../core/document.ts';
import type { Report } from '../../problems/problem.ts';
import { spansOf, textLayout } from '../text-layout.ts';
import { oneLine } from '../text-lines.ts';
import { problem } from './codes.ts';

/** The layer of coreference that is built into WebAnno and INCEpTION, so that every project can import it. */
const LAYER = 'de.tudarmstadt.ukp.dkpro.core.api.coref.type.CoreferenceLink';

/** Writes a document as WebAnno TSV 3.3: a chain for each entity, whose links are its mentions in their order. */
export function writeWebanno(documents: Iterable<Document>, report: Report): string {
  const [document, ...others] = documents;
  if (document === undefined) return '';
  reportLosses(document, others.length, report);
  const { text, spanOf } = textLayout(document);
  const cells = chainCells(document);
  const lines = ['#FORMAT=WebAnno TSV 3.3', `#T_CH=${LAYER}|referenceType|referenceRelation`, ''];
  const starts = [0, ...Array.from(document.sentences).filter((start) => start > 0), document.length];
  for (let sentence = 1; sentence < starts.length; sentence++) {
    const [first, end] = [starts[sentence - 1], starts[sentence]];
    if (first >= end) continue;
    lines.push('', `#Text=${escapedText(text.slice(spanOf([first, end])[0], spanOf([first, end])[1]))}`);
    for (let token = first; token < end; token++) {
      const [from, to] = spanOf([token, token + 1]);
      const { types, links } = cells.get(token) ?? { types: ['_'], links: ['_'] };
      const place = [`${sentence}-${token - first + 1}`, `${from}-${to}`, text.slice(from, to)];
      lines.push([...place, types.join('|'), links.join('|'), ''].join('\t'));
    }
  }
  return `${lines.join('\n')}\n`;
}

interface Cells {
  readonly types: string[];
  readonly links: string[];
}

/** What the two columns of the chains have, for each token of a mention. */
function chainCells({ mentions }: Document): ReadonlyMap<number, Cells> {
  const cells = new Map<number, Cells>();
  const lengths = new Map<number, number>();
  const inOrder = [...mentions].sort((a, b) => a.start - b.start || b.end - a.end);
  const numbers = new Map<number, number>();
  for (const mention of inOrder) {
    const { entity } = mention;
    const chain = numbers.get(entity) ?? numbers.size + 1;
    numbers.set(entity, chain);
    const link = (lengths.get(entity) ?? 0) + 1;
    lengths.set(entity, link);
    const type = `${typeValue(mention)}[${chain}]`;
    for (const [start, end] of spansOf(mention))
      for (let token = start; token < end; token++) {
        const cell = cells.get(token) ?? { types: [], links: [] };
        cells.set(token, cell);
        cell.types.push(type);
        cell.links.push(`*->${chain}-${link}`);
      }
  }
  return cells;
}

/** The value of a feature; `*` stands for none. */
function typeValue({ attributes }: Mention): string {
  const type = oneLine(attributes?.get('type') ?? '');
  return type === '' ? '*' : type.replace(/->|[\\[\]|_;*]/g, '\\$&');
}

const CONTROL_NAMES: Readonly<Record<string, string>> = { '\b': '\\b', '\\': '\\\\' };

/** Words have no line breaks and TABs any more; other control characters are written as themselves after a backslash. */
const escapedText = (text: string): string =>
  text.replace(/[\u0000-\u0008\u000e-\u001f\\]/g, (c) => CONTROL_NAMES[c] ?? `\\${c}`);

function reportLosses({ id, mentions, relations = [] }: Document, others: number, report: Report): void {
  const reportCount = (count: number, what: string, help: string) => {
    if (count > 0) report(problem('webanno/inexpressible', `${count} ${what}.`, { document: id, help }));
  };
  const gaps = [...mentions].filter((mention) => spansOf(mention).length > 1).length;
  reportCount(others, 'more documents are not written', 'a WebAnno file has one document');
  reportCount(
    gaps,
    'mentions have gaps',
    'they are read back here; INCEpTION reads them from their first to their last word',
  );
  reportCount(
    relations.length,
    'relations are not written',
    'chains have identity alone; corefud and ua can hold relations',
  );
}
