import { describe, expect, it } from 'vitest';
import type { Document } from '../../../src/core/document.ts';
import { alignPair, evaluateCorpus, settingsOf } from '../../../src/evaluate/index.ts';
import type { RatioScore } from '../../../src/metrics/index.ts';
import { InputError } from '../../../src/problems/problem.ts';
import { documentWith } from '../../support/documents.ts';

const column = (...values: string[]) => ({ at: (token: number) => values[token] ?? '' });
const tagged = (entities: Parameters<typeof documentWith>[0], ...tags: string[]): Document =>
  documentWith(entities, tags.length === 0 ? {} : { columns: new Map([['pos', column(...tags)]]) });

/** The entities and cells with a name, and of how many mentions it is known. */
function named(key: Document, response: Document, names?: string) {
  const { pair } = alignPair(key, response, settingsOf({ metrics: ['nec'], names }), () => {});
  const marks = pair.table.named;
  return marks && [...[marks.key, marks.response, marks.cells].map((part) => part.join('')), marks.known];
}

const KEY: Parameters<typeof documentWith>[0] = [
  ['a', '0', '1-2'],
  ['b', '3'],
];

describe('names by tags', () => {
  const response: typeof KEY = [
    ['x', '0'],
    ['y', '3', '4'],
  ];

  it('are mentions with a proper noun at the head, which is the last token of a mention without one', () => {
    const key = tagged(KEY, 'PRP', 'NNP', 'NN', 'NNP', 'NNP');
    expect(named(key, tagged(response))).toEqual(['01', '01', '01', 4]);
    const other = tagged(KEY, 'PRP', 'NN', 'NNPS', 'NN', 'PROPN');
    // Token 4 is a name that the key lacks.
    expect(named(other, tagged(response))).toEqual(['10', '01', '00', 4]);
  });

  it('are not known without tags, or where the file has placeholders', () => {
    expect(named(tagged(KEY), tagged(response))).toEqual(['00', '00', '00', 0]);
    expect(named(tagged(KEY, '-', '-', '-', '_', '*'), tagged(response))).toEqual(['00', '00', '00', 0]);
  });
});

describe('names by a condition', () => {
  it('are mentions that meet it; a response mention goes by its key mention', () => {
    const columns = new Map([['ner', column('X', 'X', 'P', 'P', 'P')]]);
    const key = documentWith(KEY, { columns });
    const response = documentWith([
      ['x', '0', '3'],
      ['y', '4'],
    ]);
    // Of two tokens without a head nothing is known; token 4 is a name by the tokens of the key.
    expect(named(key, response, 'ner=P')).toEqual(['01', '11', '01', expect.any(Number)]);
  });

  it('may be any attribute of mentions', () => {
    expect(named(documentWith(KEY), documentWith(KEY), 'length=2')).toEqual(['10', '10', '10', 3]);
  });
});

describe('nec of a corpus', () => {
  const scored = (key: Document, metrics: string[], average: 'micro' | 'macro' = 'micro') =>
    evaluateCorpus([key], [key], settingsOf({ metrics, average }), () => {}, { perDocument: true });

  it('is refused without names if it was asked for by its id, and undefined as a part of all', () => {
    expect(() => scored(tagged(KEY), ['nec'])).toThrow(InputError);
    expect(() => scored(tagged(KEY), ['nec'], 'macro')).toThrow('nothing says which mentions are names');
    expect(scored(tagged(KEY), ['all']).scores.get('nec')?.f1).toBeNull();
  });

  it('is scored where some documents have tags', () => {
    const plain = { ...tagged(KEY), id: 'e', pairKey: 'e#0' };
    const documents = [tagged(KEY, 'PRP', 'NN', 'NNP', 'NNP'), plain];
    const result = evaluateCorpus(documents, documents, settingsOf({ metrics: ['nec'] }), () => {}, {
      perDocument: true,
    });
    expect((result.scores.get('nec') as RatioScore).counts.recall).toEqual([2, 2]);
    expect([...result.documents].map(({ scores }) => scores.get('nec')?.f1)).toEqual([1, null]);
  });
});

it('marks names only where a metric asks for them', () => {
  expect(settingsOf({ metrics: ['nec'] }).names).toEqual({ condition: undefined });
  expect(settingsOf().names).toBeUndefined();
  const { pair } = alignPair(tagged(KEY, 'NNP'), tagged(KEY), settingsOf(), () => {});
  expect(pair.table.named).toBeUndefined();
});
