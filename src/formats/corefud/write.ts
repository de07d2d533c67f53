import type { Document, Mention, Span } from '../../core/document.ts';
import type { Report } from '../../problems/problem.ts';
import { plainLabels } from '../entity-labels.ts';
import { lostMentions } from '../marked-text.ts';
import { oneLine } from '../text-lines.ts';
import { problem } from './codes.ts';
import { type Fields, fieldsFor, fieldsOf } from './fields.ts';
import { readCorefud } from './read.ts';
import { BRIDGE_TYPE, SPLIT_TYPE } from './relations.ts';

/**
 * Writes documents as CorefUD. Labels that brackets cannot hold are replaced by numbers; what CorefUD cannot express is
 * reported. `eid` is unique in a file, so labels that occur in two documents are written as `GRP`.
 */
export function writeCorefud(documents: Iterable<Document>, report: Report): string {
  const list = [...documents];
  // An id has none of the characters that separate fields, brackets, parts or links.
  const labels = list.map(({ entities }) =>
    plainLabels(entities, /^[^\s()[\]|<>:,=&"\-\p{Surrogate}]+$/u, (i) => `e${i + 1}`),
  );
  const all = labels.flat();
  const id = new Set(all).size === all.length ? 'eid' : 'GRP';
  return list
    .map((document, i) => {
      const text = documentText(document, labels[i], id, report);
      reportLosses(document, labels[i], text, report);
      return text;
    })
    .join('');
}

function documentText(document: Document, labels: readonly string[], id: string, report: Report): string {
  const name = oneLine(document.id).trim();
  const fields = fieldsFor(document, id, report);
  const values = miscOf(document, labels, fields, report);
  const lines = [name === '' ? '# newdoc' : `# newdoc id = ${name}`, `# global.Entity = ${fields.header}`];
  const { length, tokens, sentences } = document;
  const empty = tokens?.emptyNodes;
  const breaks = new Set<number>(Array.from(sentences));
  let [sentence, word, node] = [0, 0, 0];
  for (let token = 0; token < length; token++) {
    if (token === 0 || breaks.has(token)) {
      if (token > 0) lines.push('');
      lines.push(`# sent_id = ${name.replace(/\s+/g, '_')}-s${++sentence}`);
      [word, node] = [0, 0];
    }
    const isEmpty = empty?.has(token) === true;
    if (isEmpty) node++;
    else [word, node] = [word + 1, 0];
    const form = oneLine(tokens?.at(token) ?? '').trim() || '_';
    // CoNLL-U requires a tree: all words depend on the first.
    const tree = isEmpty
      ? ['_', '_', `${Math.max(word, 1)}:dep`]
      : word === 1
        ? ['0', 'root', '_']
        : ['1', 'dep', '_'];
    const number = isEmpty ? `${word}.${node}` : String(word);
    lines.push([number, form, '_', '_', '_', '_', ...tree, values[token] ?? '_'].join('\t'));
  }
  return `${lines.join('\n')}\n\n`;
}

/** The last column of each token that has something in it. */
function miscOf(
  document: Document,
  labels: readonly string[],
  fields: Fields,
  report: Report,
): (string | undefined)[] {
  const closers: string[][] = [];
  const openers: string[][] = [];
  const add = (lists: string[][], token: number, item: string) => {
    lists[token] ??= [];
    lists[token].push(item);
  };
  // Longer mentions open first, so that brackets nest. All brackets that end at a token precede those that begin there.
  const pieces = [...document.mentions].flatMap((mention) => writtenPieces(mention, labels));
  pieces.sort((a, b) => a.span[0] - b.span[0] || b.span[1] - a.span[1]);
  for (const { mention, label, span } of pieces) {
    const opener = `(${fieldsOf(mention, label, fields)}`;
    const isSingle = span[1] - span[0] === 1;
    add(openers, span[0], isSingle ? `${opener})` : opener);
    if (!isSingle) add(closers, span[1] - 1, `${label})`);
  }
  const values: (string | undefined)[] = [];
  const links = linksByToken(document, labels, report);
  for (let token = 0; token < document.length; token++) {
    const entity = [...(closers[token] ?? []), ...(openers[token] ?? [])].join('');
    const items = [...(links.get(token) ?? []), ...(entity === '' ? [] : [`Entity=${entity}`])];
    if (items.length > 0) values[token] = items.sort().join('|');
  }
  return values;
}

interface Piece {
  readonly mention: Mention;
  /** With the number of the part, if the mention has several. */
  readonly label: string;
  readonly span: Span;
}

function writtenPieces(mention: Mention, labels: readonly string[]): Piece[] {
  const label = labels[mention.entity];
  const { parts } = mention;
  if (parts === undefined) return [{ mention, label, span: [mention.start, mention.end] }];
  return parts.map((span, i) => ({ mention, label: `${label}[${i + 1}/${parts.length}]`, span }));
}

/** Bridge and SplitAnte, at the first word of the anaphor; of its first mention where the mention is not known. */
function linksByToken(document: Document, labels: readonly string[], report: Report): Map<number, string[]> {
  const first = new Map<number, number>();
  const starts = new Map<number, number>();
  for (const { start, entity, relationEnd } of document.mentions) {
    first.set(entity, Math.min(start, first.get(entity) ?? start));
    if (relationEnd !== undefined) starts.set(relationEnd, start);
  }
  const values = new Map<number, Map<string, string[]>>();
  for (const { type, from, to, fromMention = -1 } of document.relations ?? []) {
    const [name, ...rest] = type.split(':');
    const token = starts.get(fromMention) ?? first.get(from);
    if (
      (name !== BRIDGE_TYPE && type !== SPLIT_TYPE) ||
      token === undefined ||
      !to.every((entity) => first.has(entity))
    ) {
      report(
        problem('corefud/inexpressible', `A relation ${type} cannot be written as CorefUD.`, {
          document: document.id,
          help: 'CorefUD has Bridge and SplitAnte, between entities with mentions',
        }),
      );
      continue;
    }
    const relation = rest.length === 0 ? '' : `:${rest.join(':').replace(/[\s,|<]/g, '_')}`;
    const byName = values.get(token) ?? new Map<string, string[]>();
    values.set(token, byName);
    const links = byName.get(name) ?? [];
    byName.set(name, links);
    for (const antecedent of to) links.push(`${labels[antecedent]}<${labels[from]}${relation}`);
  }
  return new Map(
    Array.from(values, ([token, byName]) => [
      token,
      Array.from(byName, ([name, links]) => `${name}=${links.join()}`),
    ]),
  );
}

/** Reads the output again: brackets of one id nest, so mentions that cross or interleave would come back changed. */
function reportLosses(document: Document, labels: readonly string[], text: string, report: Report): void {
  const bytes = new TextEncoder().encode(text);
  const [again] = readCorefud({ name: 'output', bytes }, () => {});
  const lost = lostMentions(document, labels, again, ['head', 'attributes']);
  if (lost.length > 0) {
    const { start, end, entity } = lost[0];
    const which = `entity ${document.entities[entity]} from token ${start} to ${end - 1}`;
    report(
      problem(
        'corefud/crossing',
        `${lost.length} mentions differ when the output is read again, the first of ${which}.`,
        {
          document: document.id,
          help: 'mentions of one entity that cross each other are read back as nested',
        },
      ),
    );
  }
  const crossing = crossingSentences(document);
  if (crossing === 0) return;
  report(
    problem('corefud/cross-sentence', `${crossing} mentions cross a sentence break.`, {
      document: document.id,
      help: 'they are read back here; udapi and the scorer of CorefUD refuse them',
    }),
  );
}

function crossingSentences({ mentions, sentences, length }: Document): number {
  const sentenceOf = new Int32Array(length + 1);
  for (let i = 0; i < sentences.length; i++) if (sentences[i] > 0) sentenceOf[sentences[i]] = 1;
  for (let token = 1; token <= length; token++) sentenceOf[token] += sentenceOf[token - 1];
  let count = 0;
  for (const { start, end } of mentions) if (sentenceOf[start] !== sentenceOf[end - 1]) count++;
  return count;
}
