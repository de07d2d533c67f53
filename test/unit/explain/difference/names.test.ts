import { describe, expect, it } from 'vitest';
import type { Document } from '../../../../src/core/document.ts';
import { conventionPair } from '../../../../src/explain/difference/clusters.ts';
import { matchedNames, mentionNames } from '../../../../src/explain/difference/names.ts';
import { type Convention, ours } from '../../../../src/explain/difference/switches.ts';
import { bracketed } from '../../../support/bracketed.ts';

const side = (document: Document, convention: Convention) => {
  const names = mentionNames(document, convention, document);
  return { document, names, kept: new Set(names) };
};

describe('names of mentions', () => {
  it('have the head where heads are compared', () => {
    const document = bracketed('[the old *man] here');
    expect(mentionNames(document, ours, document)).toEqual(['0,3']);
    expect(mentionNames(document, { ...ours, match: 'head' }, document)).toEqual(['0,3 2']);
  });

  it('are those of the minimum span, with the position of the token at which a run ends', () => {
    const cells = ['(NP*', '*)', '(SBAR*', '*)'];
    const document: Document = {
      ...bracketed('[[the dog] that barks]'),
      sentences: [0],
      columns: new Map([
        ['parse', { at: (i) => cells[i] }],
        ['pos', { at: (i) => ['DT', 'NN', 'WDT', 'VBZ'][i] }],
      ]),
    };
    const names = mentionNames(document, { ...ours, spans: 'minimum' }, document);
    expect(names).toEqual(['0 ["1 the dog"]', '0 ["1 the dog"]']);
    expect(mentionNames(document, { ...ours, spans: 'sentence' }, document)).toHaveLength(2);
  });

  it('are those of the key mentions that match, and others where nothing matches', () => {
    const [key, response] = [bracketed('[the old *man] [here]'), bracketed('the [old *man] [here]')];
    const pair = (convention: Convention) =>
      matchedNames(side(key, convention), side(response, convention), convention);
    expect(pair(ours)).toBeUndefined();
    expect(pair({ ...ours, match: 'head', spans: 'sentence' })).toBeUndefined();
    const head = pair({ ...ours, match: 'head' });
    expect([head?.('1,3 2'), head?.('3,4 3'), head?.('9,10 9')]).toEqual([
      '0,3 2',
      '3,4 3',
      '9,10 9 of the response',
    ]);
    expect(pair({ ...ours, match: 'partial' })?.('1,3')).toBe('0,3');
  });

  it('are compared in clusters', () => {
    const [key, response] = [bracketed('[the old *man] [here]'), bracketed('the [old *man] [here]')];
    const clusters = conventionPair(key, response, { ...ours, match: 'head' });
    expect(clusters.response).toEqual(clusters.key);
    expect(conventionPair(key, undefined, { ...ours, match: 'head' }).response).toEqual([]);
  });
});
