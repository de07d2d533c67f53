import type { Document, Mention, Span } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import type { Report } from '../../problems/problem.ts';
import { bomLength } from '../bytes.ts';
import type { Source } from '../format.ts';
import { JsonCursor, JsonFault } from '../json/cursor.ts';
import { bytePlace } from '../json/place.ts';
import { pairKeyOf } from '../pair-key.ts';
import { MAX_POSITION } from '../text-lines.ts';
import { problem } from './codes.ts';
import type { Decisions } from './examine.ts';
import { type FoundObject, objectsOf } from './objects.ts';

export const isMentionList = ({ mentions }: Decisions): boolean => mentions;

/** A document while its mentions are collected. */
interface Collected {
  readonly entities: Map<string, number>;
  readonly mentions: Mention[];
}

/**
 * Reads one object for each mention, with its document, its chain and the numbers of its tokens (uCDCR, WEC). There are no words. Documents are in the order of their first
 * mentions.
 */
export function* readMentionList(source: Source, report: Report): Iterable<Document> {
  const { bytes, name } = source;
  const documents = new Map<string, Collected>();
  const cursor = new JsonCursor(bytes, bomLength(bytes));
  const complain = ({ message, at, expected }: JsonFault) =>
    report(
      problem('json/syntax', `${message.charAt(0).toUpperCase()}${message.slice(1)}.`, {
        file: name,
        expected,
        help: 'check that the program that wrote the file did not fail',
        ...bytePlace(bytes, at),
      }),
    );
  for (const found of objectsOf(cursor, source.traits?.layout === 'lines' ? 'lines' : 'whole')) {
    try {
      if (found.fault !== undefined) throw found.fault;
      const { id, chain, parts } = listedMention(cursor, found);
      const document = documents.get(id) ?? { entities: new Map<string, number>(), mentions: [] };
      documents.set(id, document);
      const entity = document.entities.get(chain) ?? document.entities.size;
      document.entities.set(chain, entity);
      const [first, last] = [parts[0], parts[parts.length - 1]];
      document.mentions.push({
        start: first[0],
        end: last[1],
        entity,
        ...(parts.length > 1 ? { parts } : {}),
      });
    } catch (fault) {
      if (!(fault instanceof JsonFault)) throw fault;
      complain(fault);
    }
  }
  for (const [id, { entities, mentions }] of documents) {
    yield {
      id,
      pairKey: pairKeyOf(id),
      unit: 'token',
      entities: [...entities.keys()],
      mentions: Mentions.of(mentions),
      length: 0,
      sentences: [],
      file: name,
      line: 1,
    };
  }
}

/** One object of the list: the names of its document and its chain, and its tokens as half-open ranges. */
interface ListedMention {
  readonly id: string;
  readonly chain: string;
  readonly parts: readonly Span[];
}

function listedMention(cursor: JsonCursor, { start, values }: FoundObject): ListedMention {
  const at = (key: string) => {
    const offset = values.get(key);
    cursor.at = offset ?? start;
    if (offset === undefined) throw cursor.fault(`a mention with "${key}"`);
  };
  at('doc_id');
  const id = cursor.label('the name of a document');
  at('coref_chain');
  const chain = cursor.label('the name of a chain');
  const tokens = new Set<number>();
  const sentence = sentenceOf(cursor, values.get('sent_id'));
  at('tokens_number');
  for (let more = cursor.openList('a list of token numbers'); more; more = cursor.nextItem()) {
    const token = cursor.index();
    if (token > MAX_POSITION - sentence * POSITIONS_PER_SENTENCE) throw cursor.fault('smaller token numbers');
    tokens.add(sentence * POSITIONS_PER_SENTENCE + token);
  }
  if (tokens.size === 0) {
    cursor.at = values.get('tokens_number') as number;
    throw cursor.fault('a list of token numbers that is not empty');
  }
  return { id, chain, parts: runsOfNumbers([...tokens].sort((a, b) => a - b)) };
}

/** Tokens are numbered within a sentence where there are sentences; the lengths of the others are not known, so each gets the same number of positions. */
const POSITIONS_PER_SENTENCE = 1 << 16;
const MAX_SENTENCES = 1 << 15;

/** The number of the sentence; 0 where there is none. */
function sentenceOf(cursor: JsonCursor, offset: number | undefined): number {
  if (offset === undefined) return 0;
  cursor.at = offset;
  const c = cursor.peek();
  if (c < 48 || c > 57) return 0;
  const number = cursor.index('the number of a sentence');
  if (number < MAX_SENTENCES) return number;
  cursor.at = offset;
  throw cursor.fault(`the number of a sentence below ${MAX_SENTENCES}`);
}

/** Runs of numbers that follow each other, as half-open ranges. */
function runsOfNumbers(numbers: readonly number[]): readonly Span[] {
  const parts: [number, number][] = [];
  for (const number of numbers) {
    const last = parts.at(-1);
    if (last !== undefined && last[1] === number) last[1]++;
    else parts.push([number, number + 1]);
  }
  return parts;
}
