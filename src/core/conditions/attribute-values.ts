import type { Document, Mention } from '../document.ts';
import { documentNames, matchesPattern } from '../name-pattern.ts';
import { firstTokenAfter } from '../tokens.ts';
import { type Condition, type FlagName, isFlag } from './condition.ts';
import { nestedMentions, partsOf, sizeOf } from './nested.ts';

/** How the mentions of a document meet a condition. */
export interface Verdicts {
  /** For each mention 1 if it meets the condition. */
  readonly met: Uint8Array;
  /** The number of mentions that have the attribute. */
  readonly known: number;
}

/**
 * Which mentions of a document meet a condition. A mention without the attribute meets it only if the condition is negated. `name` is the name of the document, where it is
 * named after the document of the other side.
 */
export function verdictsOn(condition: Condition, document: Document, name = document.id): Verdicts {
  const { mentions } = document;
  const met = new Uint8Array(mentions.length);
  const has = testOf(condition, document, name);
  let known = 0;
  for (let i = 0; i < mentions.length; i++) {
    const verdict = has(i);
    if (verdict !== undefined) known++;
    if ((verdict ?? false) !== condition.isNegated) met[i] = 1;
  }
  return { met, known };
}

/** The names of the attributes that some mention has because of the format: its own, and those of its head. */
export function formatAttributes(document: Document): string[] {
  const { mentions, columns = new Map() } = document;
  const atHeads = [...columns].filter(([, column]) => {
    for (let i = 0; i < mentions.length; i++) {
      const head = headOf(mentions.at(i));
      if (head !== undefined && column.at(head) !== '') return true;
    }
    return false;
  });
  const own = Array.from(mentions.attributes ?? []).filter(([, { codes }]) =>
    codes.some((code) => code >= 0),
  );
  return [...atHeads, ...own].map(([name]) => name);
}

/** Whether a mention has one of the values; undefined where it lacks the attribute. */
type Test = (mention: number) => boolean | undefined;

function testOf({ name, values, ranges }: Condition, document: Document, id: string): Test {
  if (isFlag(name)) {
    const isSet = flagTests[name](document);
    return (i) => values.includes(isSet(i) ? 'yes' : 'no');
  }
  if (name === 'document') {
    const isNamed = documentNames(id).some((each) => values.some((value) => matchesPattern(each, value)));
    return () => isNamed;
  }
  if (name === 'length') {
    const lengthOf = wordCounter(document);
    return (i) => {
      const length = lengthOf(i);
      return length === undefined ? undefined : ranges.some(({ from, to }) => from <= length && length <= to);
    };
  }
  const valueAt = textValues(name, document);
  return (i) => {
    const value = valueAt(i);
    return value === undefined ? undefined : values.includes(value);
  };
}

const flagTests: Readonly<Record<FlagName, (document: Document) => (mention: number) => boolean>> = {
  zero: ({ mentions, tokens }) => {
    const empty = tokens?.emptyNodes;
    if (empty === undefined) return (i) => mentions.at(i).zero === true;
    // Tokens that a response has and its key lacks are empty nodes.
    const isEmpty = (token: number) =>
      empty.has(token) || tokens?.added?.[token - tokens.length] !== undefined;
    return (i) => {
      const mention = mentions.at(i);
      if (mention.head !== undefined) return isEmpty(mention.head);
      return partsOf(mention).every(([start, end]) => {
        for (let token = start; token < end; token++) if (!isEmpty(token)) return false;
        return true;
      });
    };
  },
  nested: ({ mentions }) => isSetIn(nestedMentions(mentions, false)),
  'nested-in-entity': ({ mentions }) => isSetIn(nestedMentions(mentions, true)),
  singleton: ({ mentions, entities }) => {
    const sizes = new Int32Array(entities.length);
    for (const entity of mentions.entities) sizes[entity]++;
    return (i) => sizes[mentions.entities[i]] === 1;
  },
  gap:
    ({ mentions }) =>
    (i) =>
      (mentions.at(i).parts?.length ?? 1) > 1,
};

const isSetIn =
  (flags: Uint8Array) =>
  (i: number): boolean =>
    flags[i] === 1;

/** The number of words of a mention; undefined where nothing is known about words. */
function wordCounter({
  mentions,
  unit,
  tokens,
  text,
  edits,
}: Document): (mention: number) => number | undefined {
  if (unit === 'token') return (i) => sizeOf(partsOf(mentions.at(i)));
  // Names are the words of a mention only where a program wrote them into a text.
  if (unit === 'name')
    return (i) =>
      edits === undefined || tokens === undefined ? undefined : wordsIn(tokens.at(mentions.at(i).start));
  const offsets = tokens?.offsets;
  if (offsets === undefined && text === undefined) return () => undefined;
  const characters = offsets === undefined ? [...(text ?? '')] : [];
  return (i) => {
    let count = 0;
    for (const [start, end] of partsOf(mentions.at(i))) {
      if (offsets === undefined) count += wordsIn(characters.slice(start, end).join(''));
      else
        for (let t = firstTokenAfter(offsets, start); t < offsets.length && offsets[t][0] < end; t++) count++;
    }
    return count;
  };
}

const wordsIn = (text: string): number => text.split(/\s+/u).filter((word) => word !== '').length;

/** The value of a token column at the head, or of an attribute of the mention. */
function textValues(name: string, { mentions, columns }: Document): (mention: number) => string | undefined {
  const column = columns?.get(name);
  if (column !== undefined)
    return (i) => {
      const head = headOf(mentions.at(i));
      return head === undefined ? undefined : column.at(head) || undefined;
    };
  const attribute = mentions.attributes?.get(name);
  if (attribute === undefined) return () => undefined;
  return (i) => (attribute.codes[i] < 0 ? undefined : attribute.values[attribute.codes[i]]);
}

/** The head of a mention, or its only word. */
const headOf = ({ head, start, end }: Mention): number | undefined =>
  head ?? (end - start === 1 ? start : undefined);
