import type { Document, Mention, Relation } from '../../core/document.ts';
import { BRIDGE, SPLIT_ANTECEDENT } from '../../core/document.ts';
import type { Report } from '../../problems/problem.ts';
import { plainLabels } from '../entity-labels.ts';
import { oneLine } from '../text-lines.ts';
import { problem } from './codes.ts';
import { USUAL_COLUMNS } from './columns.ts';
import { isNonReferring } from './markable.ts';
import { nestedPieces } from './nested-pieces.ts';

/** A mention with the values of its bracket. */
interface WrittenMarkable {
  readonly mention: Mention;
  readonly id: string;
  readonly entity: string;
}

/** Writes documents as CoNLL-UA. The columns of syntax are empty. */
export const writeUa = (documents: Iterable<Document>, report: Report): string =>
  Array.from(
    documents,
    (document, i) =>
      `${i === 0 ? `# global.columns = ${USUAL_COLUMNS}\n` : ''}${documentText(document, report)}`,
  ).join('');

const EMPTY_CELLS = Array.from({ length: 8 }, () => '_');

function documentText(document: Document, report: Report): string {
  const { length, tokens, sentences } = document;
  const numbers = tokenNumbers(document);
  const { identity, bridging } = cellsOf(document, numbers, report);
  const name = oneLine(document.id).trim();
  const lines = [name === '' ? '# newdoc' : `# newdoc id = ${name}`];
  const breaks = new Set<number>(Array.from(sentences));
  for (let token = 0; token < length; token++) {
    if (token > 0 && breaks.has(token)) lines.push('');
    // Other readers of the format cut lines at any blank.
    const form = (tokens?.at(token) ?? '').trim().replace(/\s+/g, '_') || '_';
    const cells = [identity.get(token) ?? '_', bridging.get(token) ?? '_', '_', '_', '_'];
    lines.push([numbers[token], form, ...EMPTY_CELLS, ...cells].join('\t'));
  }
  return `${lines.join('\n')}\n\n`;
}

/** The numbers of tokens run over the document; an empty node has that of the word before it, and its own. */
function tokenNumbers({ length, tokens }: Document): string[] {
  let [word, node] = [0, 0];
  return Array.from({ length }, (_, token) => {
    const isEmpty = tokens?.emptyNodes?.has(token) === true;
    [word, node] = isEmpty ? [word, node + 1] : [word + 1, 0];
    return isEmpty ? `${word}.${node}` : String(word);
  });
}

interface Cells {
  readonly identity: ReadonlyMap<number, string>;
  readonly bridging: ReadonlyMap<number, string>;
}

function cellsOf(document: Document, numbers: readonly string[], report: Report): Cells {
  const labels = plainLabels(document.entities, ENTITY_LABEL, (i) => `e${i + 1}`);
  const names = labels.some(isNonReferring) ? labels.map((_, i) => `e${i + 1}`) : labels;
  const markables = markablesOf(document, names);
  const links = linksOf(document, markables, names, report);
  const openers: string[][] = [];
  const closers: number[] = [];
  const pieces = nestedPieces(markables.map(({ mention: { start, end, parts = [[start, end]] } }) => parts));
  for (const { index, start, end } of pieces) {
    const { id, entity, mention } = markables[index];
    const values = [`EntityID=${entity}`, `MarkableID=${id}`, ...valuesOf(mention, numbers)];
    const sets = links.members.get(index);
    if (sets !== undefined) values.push(`ElementOf=${[...sets].join()}`);
    openers[start] ??= [];
    openers[start].push(`(${values.join('|')}${end - start === 1 ? ')' : ''}`);
    if (end - start > 1) closers[end - 1] = (closers[end - 1] ?? 0) + 1;
  }
  const identity = new Map<number, string>();
  for (let token = 0; token < document.length; token++) {
    const cell = ')'.repeat(closers[token] ?? 0) + (openers[token] ?? []).join('');
    if (cell !== '') identity.set(token, cell);
  }
  return { identity, bridging: links.bridging };
}

const ENTITY_LABEL = /^(?!_$)[^\s()|@,\p{Surrogate}]+$/u;

/** The mentions and, after them, those that do not refer. */
function markablesOf({ mentions, nonReferring }: Document, labels: readonly string[]): WrittenMarkable[] {
  const used = new Set<string>();
  let next = 1;
  const idOf = ({ attributes }: Mention): string => {
    let id = attributes?.get('id') ?? '';
    while (used.has(id) || !ENTITY_LABEL.test(id)) id = `markable_${next++}`;
    used.add(id);
    return id;
  };
  const referring = Array.from(mentions, (mention) => ({
    mention,
    id: idOf(mention),
    entity: labels[mention.entity],
  }));
  const others = Array.from(nonReferring ?? [], (mention, i) => ({
    mention,
    id: idOf(mention),
    entity: `${i + 1}-Pseudo`,
  }));
  return [...referring, ...others];
}

function valuesOf({ minStart, minEnd, attributes }: Mention, numbers: readonly string[]): string[] {
  const type = (attributes?.get('type') ?? '').replace(/[\s()|@\p{Surrogate}]/gu, '_');
  const values: string[] = [];
  if (minStart !== undefined && minEnd !== undefined && minEnd > minStart) {
    const [first, last] = [numbers[minStart], numbers[minEnd - 1]];
    values.push(`Min=${first === last ? first : `${first},${last}`}`);
  }
  if (type !== '') values.push(`SemType=${type}`);
  return values;
}

interface Links {
  /** The cells of the column BRIDGING, by token. */
  readonly bridging: Map<number, string>;
  /** The entities of split antecedents, by the index of the markable that stands for a member. */
  readonly members: Map<number, Set<string>>;
}

function linksOf(
  { id: document, relations = [] }: Document,
  markables: readonly WrittenMarkable[],
  labels: readonly string[],
  report: Report,
): Links {
  const firstOf = new Map<number, number>();
  const byEnd = new Map<number, number>();
  markables.forEach(({ mention: { entity, relationEnd }, entity: label }, i) => {
    if (label === labels[entity] && !firstOf.has(entity)) firstOf.set(entity, i);
    if (relationEnd !== undefined) byEnd.set(relationEnd, i);
  });
  const links: Links = { bridging: new Map(), members: new Map() };
  const bridge = ({ type, from, to, fromMention = -1, toMention = -1 }: Relation): boolean => {
    const anaphor = byEnd.get(fromMention) ?? firstOf.get(from);
    if (anaphor === undefined || to.length !== 1 || !firstOf.has(to[0])) return false;
    const anchor = byEnd.get(toMention);
    const kind = type.slice(BRIDGE.length + 1).replace(/[\s()|@\p{Surrogate}]/gu, '_');
    const values = [
      `MarkableID=${markables[anaphor].id}`,
      ...(kind === '' ? [] : [`Rel=${kind}`]),
      `MentionAnchor=${anchor === undefined ? '_' : markables[anchor].id}`,
      `EntityAnchor=${labels[to[0]]}`,
    ];
    const { start } = markables[anaphor].mention;
    links.bridging.set(start, `${links.bridging.get(start) ?? ''}(${values.join('|')})`);
    return true;
  };
  const split = ({ from, to }: Relation): boolean => {
    if (!firstOf.has(from) || !to.every((entity) => firstOf.has(entity))) return false;
    for (const entity of to) {
      const first = firstOf.get(entity) as number;
      links.members.set(first, (links.members.get(first) ?? new Set()).add(labels[from]));
    }
    return true;
  };
  let lost = 0;
  for (const relation of relations) {
    const isBridge = relation.type === BRIDGE || relation.type.startsWith(`${BRIDGE}:`);
    if (isBridge ? !bridge(relation) : relation.type !== SPLIT_ANTECEDENT || !split(relation)) lost++;
  }
  if (lost > 0)
    report(
      problem('ua/inexpressible', `${lost} relations are not written.`, {
        document,
        help: 'CoNLL-UA has bridging to one anchor, and split antecedents, between entities with mentions',
      }),
    );
  return links;
}
