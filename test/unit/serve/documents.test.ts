import { describe, expect, it } from 'vitest';
import { documentLists } from '../../../src/serve/documents.ts';
import { errorOf, resultOf } from '../../support/serve-shell.ts';

const linesOf = (...corpora: readonly object[][]) => {
  const lists = corpora.map((documents) => ({ parameter: 'key', documents }));
  const texts = documentLists(lists);
  return lists.map((list) =>
    (texts.get(list) as string)
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line)),
  );
};

describe('documents without words', () => {
  it('have a word for each mention, the same for equal mentions of all corpora', () => {
    const [[a], [b]] = linesOf([{ entities: [['x', 'y']] }], [{ entities: [['y'], ['z', '']] }]);
    expect(a).toEqual({ id: '1', ends: 'inclusive', clusters: [[[0, 0], [1, 1]]], tokens: ['x', 'y', 'z', '""'] }); // biome-ignore format: one line
    expect(b.clusters).toEqual([[[1, 1]], [[2, 2], [3, 3]]]); // biome-ignore format: one line
    expect(b.tokens).toEqual(a.tokens);
  });

  it('are ordered by position if mentions are numbers', () => {
    const [[{ tokens }]] = linesOf([{ entities: [[[10, 11], 3], [[2, 9], [2, 4]]] }]); // biome-ignore format: one line
    expect(tokens).toEqual(['[2,4]', '[2,9]', '3', '[10,11]']);
  });

  it('have the words of another corpus that has some', () => {
    const [, [b]] = linesOf(
      [{ id: 'd', tokens: ['a', 'b'], entities: [] }],
      [{ id: 'd', entities: [[[0, 1]]] }],
    );
    expect(b).toEqual({ id: 'd', ends: 'inclusive', clusters: [[[0, 1]]], tokens: ['a', 'b'] });
  });
});

describe('documents in characters', () => {
  it('have their text', () => {
    const [[a]] = linesOf([{ unit: 'character', text: 'Tom, he', entities: [[[0, 2], [5, 6]]] }]); // biome-ignore format: one line
    expect(a).toEqual({ id: '1', ends: 'inclusive', clusters: [[[0, 2], [5, 6]]], text: 'Tom, he' }); // biome-ignore format: one line
  });

  it('keep their text beside a corpus with words', () => {
    const [, [b]] = linesOf(
      [
        {
          tokens: ['Tom', ',', 'he'],
          entities: [
            [
              [0, 0],
              [2, 2],
            ],
          ],
        },
      ],
      [
        {
          unit: 'character',
          text: 'Tom, he',
          entities: [
            [
              [0, 2],
              [5, 6],
            ],
          ],
        },
      ],
    );
    expect(b.text).toBe('Tom, he');
  });

  it('are scored like their words', async () => {
    const corpus = (entities: number[][][]) => ({
      documents: [{ unit: 'character', text: 'Tom said he slept.', entities }],
    });
    const systems = [{ corpus: corpus([[[0, 2], [9, 10]]]) }]; // biome-ignore format: one line
    const { systems: scored } = await resultOf('evaluate', { key: corpus([[[0, 2], [9, 10]]]), systems }); // biome-ignore format: one line
    expect(scored[0].conll).toBe(1);
  });
});

describe('documents beside files', () => {
  const text = '#begin document (d); part 000\nd\t0\tIt\t(1)\nd\t0\tit\t(1)\n#end document\n';
  const of = (document: object) =>
    resultOf('evaluate', { key: { text }, systems: [{ corpus: { documents: [document] } }] });

  it('have positions in the words of the file, and need no id if there is one document', async () => {
    const entities = [[[0, 0], [1, 1]]]; // biome-ignore format: one line
    expect((await of({ entities })).systems[0].conll).toBe(1);
    expect((await of({ id: 'd', entities })).systems[0].conll).toBe(1);
    expect((await of({ entities, tokens: ['It', 'it'] })).systems[0].conll).toBe(1);
  });

  it('are refused if their words are others', async () => {
    await expect(of({ entities: [['a', 'b']] })).rejects.toThrow('text/');
  });
});

describe('wrong documents', () => {
  const of = async (document: unknown) =>
    (await errorOf('read', { source: { documents: [{ entities: [] }, document] } })) as {
      message: string;
      data: object;
    };

  it.each([
    [3, 'Document number 1: Expected {"entities": …}, perhaps with "id", "tokens", "text".'],
    [{ id: 3, entities: [] }, 'Document number 1: Expected `id` to be a text that is not empty.'],
    [{ id: 'd', entities: 'ab' }, 'Document "d": Expected `entities` to be a list.'],
    [{ id: 'd', entities: ['ab'] }, 'Document "d": Expected `entities[0]` to be a list.'],
    [{ id: 'd', entities: [], tokens: [1] }, 'Document "d": Expected `tokens` to be a list of texts.'],
    [
      { id: 'd', entities: [], unit: 'byte' },
      'Document "d": Expected `unit` to be "token", "character" or "name".',
    ],
    [{ id: 'd', entities: [], clusters: [] }, 'Document "d": Unknown field "clusters".'],
    [
      { id: 'd', entities: [[-1]] },
      'Document "d": Expected a mention to be a text, a number that is not negative, or a list of them, got -1.',
    ],
    [
      { id: 'd', tokens: ['a'], entities: [['a']] },
      'Document "d": Expected a mention of a document with words to be [start, end], both included, got "a".',
    ],
    [
      { id: 'd', tokens: ['a', 'b', 'c'], entities: [[[0, 0, 2, 2]]] },
      'Document "d": Expected a mention of a document with words to be [start, end], both included, got [0,0,2,2].',
    ],
  ])('%j', async (document, message) => {
    expect((await of(document)).message).toBe(message);
  });
});
