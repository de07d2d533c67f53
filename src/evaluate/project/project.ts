import type { Document, Mention } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import { wordDifference } from '../../core/tokens.ts';
import type { Report } from '../../problems/problem.ts';
import { problem } from '../codes.ts';
import { alignEmptyNodes } from './align-empty-nodes.ts';
import { projectCharacters } from './characters.ts';
import { findStrings } from './find-strings.ts';
import type { UnalignedPolicy } from './outside.ts';

/**
 * The response with its mentions at the positions of the key. Where both have the same text but other tokens, or one counts characters, spans are projected through the
 * characters that are not blank; where only their empty nodes differ, words are matched by their order; where a program rewrote the text of the response, the texts are aligned. A span that begins or ends within a token of the key matches nothing there; it is reported and stays a mention of the response, so that
 * precision counts it. Documents that count the same, and documents with different texts, are returned unchanged.
 */
export function project(
  key: Document,
  response: Document,
  report: Report,
  unaligned: UnalignedPolicy = 'count',
): Document {
  if (isStrings(key)) report(stringKey(key));
  else if (isStrings(response)) return findStrings(key, response, report, unaligned);
  if (key.unit === 'name' || response.unit === 'name') return renamed(key, response);
  const hasEmptyNodes = key.tokens?.emptyNodes !== undefined || response.tokens?.emptyNodes !== undefined;
  const byOrder = (options: { sameWords: boolean }) =>
    hasEmptyNodes ? alignEmptyNodes(key, response, report, options) : undefined;
  const aligned = byOrder({ sameWords: true });
  if (aligned !== undefined) return aligned;
  if (countTheSame(key, response)) return response;
  return projectCharacters(key, response, report, unaligned) ?? byOrder({ sameWords: false }) ?? response;
}

/** Whether the mentions are strings without positions. */
const isStrings = ({ unit, edits }: Document): boolean => unit === 'name' && edits !== undefined;

const stringKey = ({ id, file, line }: Document) =>
  problem('text/no-positions', `The mentions of document ${id} of the key are strings without positions.`, {
    document: id,
    file,
    line,
    expected: 'a key with positions',
    help: 'check which file is the key',
  });

/** Whether positions of both documents mean the same: the same words, the same text, or nothing is known. */
function countTheSame(key: Document, response: Document): boolean {
  if (key.unit !== response.unit) return false;
  if (key.unit === 'character')
    return key.text === response.text || key.text === undefined || response.text === undefined;
  if (key.tokens === undefined || response.tokens === undefined) return true;
  if (key.tokens.digest !== undefined && key.tokens.digest === response.tokens.digest) return true;
  return key.length === response.length && wordDifference(key.tokens, response.tokens) === null;
}

/** Mentions with names: two are the same if their names are, so the response gets the numbers of the key. */
function renamed(key: Document, response: Document): Document {
  const numbers = new Map<string, number>();
  const names: string[] = [];
  const numberOf = (name: string): number => {
    const number = numbers.get(name) ?? names.push(name) - 1;
    numbers.set(name, number);
    return number;
  };
  if (key.unit === 'name')
    for (let i = 0; i < (key.tokens?.length ?? 0); i++) numberOf(key.tokens?.at(i) ?? '');
  else return response; // a key with positions has no names that could be the same
  const list = Array.from(response.mentions, (mention): Mention => {
    const { start, end, entity, line } = mention;
    // Spans of a file without words have the names that Scorch gives them.
    const name = response.unit === 'name' ? (response.tokens?.at(start) ?? '') : `"${start}-${end - 1}"`;
    const number = numberOf(name);
    return { start: number, end: number + 1, entity, line };
  });
  const tokens = { length: names.length, at: (i: number) => names[i] };
  return { ...response, unit: 'name', length: key.length, tokens, mentions: Mentions.of(list) };
}
