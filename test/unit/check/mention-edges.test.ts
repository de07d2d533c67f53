import { describe, expect, it } from 'vitest';
import { trimmer } from '../../../src/check/mention-edges.ts';
import { textWith } from '../../support/aligned-pairs.ts';
import { documentWith, wordList } from '../../support/documents.ts';

describe('trimmer', () => {
  it('removes tokens of punctuation at both ends, but no quotation mark or bracket', () => {
    const trim = trimmer(textWith(', Ann , Ltd. ... ( " !', []));
    expect(trim([0, 5])).toEqual([1, 4]);
    expect(trim([3, 4])).toEqual([3, 4]);
    expect(trim([5, 8])).toEqual([5, 7]);
  });

  it('leaves a span as it is if nothing else is in it', () => {
    const trim = trimmer(textWith(', . …', []));
    expect(trim([0, 3])).toEqual([0, 3]);
    expect(trim([1, 1])).toEqual([1, 1]);
  });

  it('keeps empty nodes, and positions after the last token', () => {
    const tokens = { ...wordList('', ','), emptyNodes: new Set([0]) };
    const trim = trimmer(documentWith([], { tokens }));
    expect(trim([0, 2])).toEqual([0, 1]);
    expect(trim([1, 4])).toEqual([2, 4]);
  });

  it('counts code points in a text, where a full stop may belong to an abbreviation', () => {
    const trim = trimmer(documentWith([], { unit: 'character', text: '😀 Inc., 😀' }));
    expect(trim([1, 7])).toEqual([2, 6]);
    expect(trim([0, 8])).toEqual([0, 6]);
    expect(trim([6, 9])).toEqual([8, 9]);
  });

  it('trims nothing where the text is not known, or mentions are names', () => {
    expect(trimmer(documentWith([]))([0, 3])).toEqual([0, 3]);
    expect(trimmer(documentWith([], { unit: 'character' }))([0, 3])).toEqual([0, 3]);
    expect(trimmer(documentWith([], { unit: 'name', tokens: wordList(',') }))([0, 1])).toEqual([0, 1]);
  });
});
