import { describe, expect, it } from 'vitest';
import type { Document } from '../../../src/core/document.ts';
import { alignPair } from '../../../src/evaluate/align-pair.ts';
import { settingsOf } from '../../../src/evaluate/settings.ts';
import { corefud } from '../../../src/formats/corefud/corefud.ts';

/** Sentences of tokens `ID DEPS ENTITY`; `_` for none. */
function documentOf(...sentences: string[][]): Document {
  const lines = ['# newdoc id = d', '# global.Entity = eid-etype-head-other'];
  for (const sentence of sentences) {
    for (const token of sentence) {
      const [id, deps, entity] = token.split(' ');
      lines.push([id, 'w', ...'______', deps, entity === '_' ? '_' : `Entity=${entity}`].join('\t'));
    }
    lines.push('');
  }
  const bytes = new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));
  return [...corefud.read({ name: 'f', bytes }, () => {}, { columns: ['deps'] })][0];
}

const twins = (key: Document, response: Document, match = 'exact', zeros = 'dependent') => {
  const settings = settingsOf({ match, zeros } as Parameters<typeof settingsOf>[0]);
  return [...alignPair(key, response, settings, () => {}).pair.twins];
};

describe('zeros by dependency', () => {
  const key = documentOf(['1 _ _', '2 _ _', '2.1 2:nsubj (a--1-)', '3 _ (b--1-)']);

  it('are found where they moved, for every matcher', () => {
    const moved = documentOf(['0.1 2:nsubj (a--1-)', '1 _ _', '2 _ _', '3 _ (b--1-)']);
    for (const match of ['exact', 'head', 'partial', 'min']) {
      expect(twins(key, moved, match)).toEqual([0, 1]);
      expect(twins(key, moved, match, 'linear')).toEqual([-1, 1]);
    }
  });

  it('match by parent and relation, then by parent', () => {
    const response = documentOf(['0.1 2:obj (x--1-)', '1 _ _', '1.1 2:nsubj (y--1-)', '2 _ _', '3 _ _']);
    expect(twins(key, response)).toEqual([-1, 0]);
    expect(twins(key, documentOf(['0.1 2:obj (x--1-)', '1 _ _', '2 _ _', '3 _ _']))).toEqual([0]);
    expect(twins(key, documentOf(['0.1 1:nsubj (x--1-)', '1 _ _', '2 _ _', '3 _ _']))).toEqual([-1]);
  });

  it('match within a sentence only', () => {
    const two = documentOf(['1 _ _', '1.1 2:nsubj (a--1-)', '2 _ _'], ['1 _ _', '2 _ _']);
    const other = documentOf(['1 _ _', '2 _ _'], ['0.1 2:nsubj (a--1-)', '1 _ _', '2 _ _']);
    expect(twins(two, other)).toEqual([-1]);
  });

  it('match by place where they have no dependencies', () => {
    const bare = documentOf(['1 _ _', '2 _ _', '2.1 _ (a--1-)', '3 _ (b--1-)']);
    expect(twins(bare, bare)).toEqual([0, 1]);
    expect(twins(key, bare)).toEqual([0, 1]);
  });

  it('are two pairs where the places of two zeros overlap', () => {
    const one = documentOf(['3 _ _', '3.1 3:nsubj (a--1-)', '3.2 3:obj (b--1-)']);
    const other = documentOf(['3 _ _', '3.2 3:nsubj (a--1-)', '3.3 3:obj (b--1-)']);
    expect(twins(one, other)).toEqual([0, 1]);
  });

  it('are mentions whose head is an empty node, of any length', () => {
    const long = documentOf(['1 _ _', '2 _ (a--2-', '2.1 2:nsubj a)', '3 _ (b--1-)']);
    expect(twins(key, long)).toEqual([0, 1]);
    const word = documentOf(['1 _ _', '2 _ (a--1-', '2.1 2:nsubj a)', '3 _ (b--1-)']);
    expect(twins(key, word)).toEqual([-1, 1]);
  });
});
