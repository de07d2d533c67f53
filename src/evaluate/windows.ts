import type { AlignedPair } from '../core/aligned-pair.ts';
import type { Document } from '../core/document.ts';
import { ExactSums } from '../core/exact-sums.ts';
import { firstTokenAfter } from '../core/tokens.ts';
import type { Report } from '../problems/problem.ts';
import { tabulated } from './align-pair.ts';
import { problem } from './codes.ts';
import type { Settings } from './settings.ts';

/** The counts of a document whose entities were cut. */
export interface WindowCounts {
  /** The sums over all windows, laid out by `CountVector`. */
  readonly counts: Float64Array;
  /** Entities of one mention that the cut made. */
  readonly singletons: Readonly<Record<'key' | 'response', number>>;
}

type WindowSettings = Pick<Settings, 'vector'> & Partial<Pick<Settings, 'names' | 'documentCounting'>>;

/**
 * Cuts the entities of a matched pair every `size` tokens of the key, and counts each window as a document of its own. A mention belongs to the window in which it begins, a
 * matched response mention to that of its twin. Mentions that remain alone in a window are kept. Undefined, with an error, if positions are not tokens.
 */
export function countWindows(
  pair: AlignedPair,
  size: number,
  settings: WindowSettings,
  report: Report,
): WindowCounts | undefined {
  const { key, response, twins, table } = pair;
  const { vector } = settings;
  const [keyToken, responseToken] = [tokenFinder(key), tokenFinder(response)];
  if (keyToken === undefined || responseToken === undefined) {
    report(withoutTokens(key));
    return undefined;
  }
  const keyWindows = key.mentions.starts.map((start) => Math.floor(keyToken(start) / size));
  const responseWindows = response.mentions.starts.map((start, i) =>
    twins[i] < 0 ? Math.floor(responseToken(start) / size) : keyWindows[twins[i]],
  );
  const windows = new Map<number, WindowMentions>();
  const windowOf = (window: number) => {
    const known = windows.get(window);
    if (known !== undefined) return known;
    const made: WindowMentions = { key: [], response: [], keyNonReferring: [], responseNonReferring: [] };
    windows.set(window, made);
    return made;
  };
  /** The index of each key mention in its window. */
  const place = keyWindows.map((window, i) => windowOf(window).key.push(i) - 1);
  for (const [i, window] of responseWindows.entries()) windowOf(window).response.push(i);
  key.nonReferring?.starts.forEach((start, i) => {
    windowOf(Math.floor(keyToken(start) / size)).keyNonReferring.push(i);
  });
  response.nonReferring?.starts.forEach((start, i) => {
    windowOf(Math.floor(responseToken(start) / size)).responseNonReferring.push(i);
  });
  const sums = new ExactSums(vector.length);
  const singletons = { key: -table.keySingletons, response: -table.responseSingletons };
  for (const { key: keys, response: responses, keyNonReferring, responseNonReferring } of windows.values()) {
    const own = tabulated(
      part(key, keys, keyNonReferring),
      part(response, responses, responseNonReferring),
      Int32Array.from(responses, (i) => (twins[i] < 0 ? -1 : place[twins[i]])),
      settings,
    );
    singletons.key += own.table.keySingletons;
    singletons.response += own.table.responseSingletons;
    sums.add(vector.count(own));
  }
  return { counts: Float64Array.from(sums.values()), singletons };
}

/** Indices of the mentions of one window, and of those that do not refer. */
type WindowMentions = Record<'key' | 'response' | 'keyNonReferring' | 'responseNonReferring', number[]>;

const part = (
  document: Document,
  mentions: readonly number[],
  nonReferring: readonly number[],
): Document => ({
  ...document,
  mentions: document.mentions.pick(mentions),
  nonReferring: document.nonReferring?.pick(nonReferring),
});

/** The token of a position in the text of the key; undefined where tokens are not known. */
function tokenFinder({ unit, tokens }: Document): ((position: number) => number) | undefined {
  if (unit === 'token') {
    const { length = 0, added = [] } = tokens ?? {};
    // An empty node that only the response has is after the token before it.
    return (position) => Math.max(0, Math.floor(added[position - length]?.order ?? position));
  }
  const offsets = unit === 'character' ? tokens?.offsets : undefined;
  return offsets && ((position) => firstTokenAfter(offsets, position));
}

const withoutTokens = ({ id, file, line }: Document) =>
  problem('window/no-tokens', `Document ${id} cannot be cut into windows: it has no tokens.`, {
    document: id,
    file,
    line,
    expected: 'mentions at the positions of tokens',
    help: 'convert the key to a format with tokens, or leave --window out',
  });
