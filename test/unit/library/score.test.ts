import { describe, expect, it } from 'vitest';
import { InputError, Scorer, score, UsageError } from '../../../src/index.ts';

const key = [
  ['a', 'b', 'c'],
  ['d', 'e', 'f', 'g'],
];
const response = [
  ['a', 'b'],
  ['c', 'd'],
  ['f', 'g', 'h', 'i'],
];

function catching(run: () => unknown): InputError {
  try {
    run();
  } catch (error) {
    if (error instanceof InputError) return error;
  }
  throw new Error('Expected an InputError.');
}

describe('score', () => {
  it('gives the standard metrics by their ids, and the CoNLL average', () => {
    const result = score({ key, response });
    expect(Object.keys(result)).toEqual([
      'mentions',
      'muc',
      'bcub',
      'ceafm',
      'ceafe',
      'blanc',
      'lea',
      'conll',
    ]);
    expect(result.bcub.f1).toBeCloseTo(5 / 11, 12);
    expect(result.conll).toBeCloseTo((2 / 5 + 5 / 11 + 13 / 25) / 3, 12);
  });

  it('gives the metrics that were asked for', () => {
    const result = score({ key, response, metrics: ['ari', 'blanc'], blancWeight: 1 });
    expect(Object.keys(result)).toEqual(['blanc', 'ari']);
    expect(result.blanc.f1).toBe(result.blanc.coref.f1);
    expect(result.ari.f1).toBeNull();
    expect(result.ari.index).toBe(0); // 2 right links, as many as chance gives: 9 · 8 / 36
  });

  it('has the CoNLL average if its three metrics were asked for', () => {
    expect(Object.keys(score({ key, response, metrics: ['ceafe', 'bcub', 'muc'] }))).toEqual([
      'muc',
      'bcub',
      'ceafe',
      'conll',
    ]);
  });

  it('takes key and response as arguments, too', () => {
    expect(score(key, response)).toEqual(score({ key, response }));
    expect(score(key, response, { metrics: ['lea'] })).toEqual(score({ key, response, metrics: ['lea'] }));
    expect(() => score(key as never)).toThrow(
      new UsageError('Expected score(key, response, options) or score({ key, response, …options }).'),
    );
    expect(() => score({ key } as never)).toThrow(
      new TypeError('Expected the response to be a list of entities, each a list of mentions, got undefined'),
    );
  });

  it('takes numbers, tuples, and any iterables of any iterables', () => {
    const number = new Map([...'abcdefghi'].map((name, i) => [name, i] as const));
    const as = <M>(map: (name: string) => M) => ({
      key: key.map((entity) => new Set(entity.map(map))),
      response: new Set(response.map((entity) => entity.map(map))),
    });
    const expected = score({ key, response });
    expect(score(as((name) => number.get(name) as number))).toEqual(expected);
    expect(score(as((name) => [number.get(name) as number, 'x']))).toEqual(expected);
    expect(score({ ...as((name) => ({ name })), mentionKey: ({ name }) => name })).toEqual(expected);
  });

  it.each([
    [1, '1'],
    [[1], 1],
    [['1'], [1]],
    [[1, 2], '[1,2]'],
    ['a', '"a"'],
    [['a,b'], ['a', 'b']],
    ['__proto__', 'constructor'],
  ])('tells %j from %j', (one, other) => {
    expect(score({ key: [[one]], response: [[other]] }).mentions.counts).toEqual({
      recall: [0, 1],
      precision: [0, 1],
    });
    expect(score({ key: [[one]], response: [[one]] }).mentions.f1).toBe(1);
  });

  it.each<[unknown, string]>([
    [
      [[{ start: 0 }]],
      'Expected a mention to be a string, a number or a tuple of them, got object; pass `mentionKey` to say what makes two mentions the same',
    ],
    [
      [[[1, null]]],
      'Expected a mention to be a string, a number or a tuple of them, got null in [1, null]; pass `mentionKey` to say what makes two mentions the same',
    ],
    [[['a', Number.NaN]], 'Expected the numbers of a mention to be finite and not negative, got NaN'],
    [[[-1]], 'Expected the numbers of a mention to be finite and not negative, got -1'],
    [[[[3, -1]]], 'Expected the numbers of a mention to be finite and not negative, got -1 in [3, -1]'],
    [
      [[[0, Infinity]]],
      'Expected the numbers of a mention to be finite and not negative, got Infinity in [0, Infinity]',
    ],
    ['ab', 'Expected the key to be a list of entities, each a list of mentions, got the string "ab"'],
    [['ab', 'cd'], 'Expected entity 0 of the key to be a list of mentions, got the string "ab"'],
    [[['a'], 7], 'Expected entity 1 of the key to be a list of mentions, got 7'],
    [{ a: ['b'] }, 'Expected the key to be a list of entities, each a list of mentions, got object'],
    [
      new Map([['e', ['a', 'b']]]),
      'Expected the key to be a list of entities, each a list of mentions, got a Map; pass its `values()`',
    ],
  ])('refuses %j', (odd, message) => {
    expect(() => score({ key: odd as string[][], response: [] })).toThrow(message);
  });

  it('checks what mentionKey returns; a key may be negative', () => {
    const mentions = [[{ hash: -5 }, { hash: Number.NaN }]];
    expect(
      score({ key: [[{ hash: -5 }]], response: [], mentionKey: ({ hash }) => hash }).mentions.recall,
    ).toBe(0);
    expect(() => score({ key: mentions, response: [], mentionKey: ({ hash }) => hash })).toThrow(
      new RangeError('Expected the numbers of the result of `mentionKey` to be finite, got NaN'),
    );
    expect(() => score({ key: mentions, response: [], mentionKey: 'hash' as never })).toThrow(
      'Expected `mentionKey` to be a function of a mention.',
    );
  });

  it('refuses a mention in two entities, and names it', () => {
    const twice = [
      ['a', 'say "b"'],
      ['say "b"', 'c'],
    ];
    const refused = () => score({ key, response: twice });
    expect(refused).toThrow(InputError);
    expect(refused).toThrow('The mention "say \\"b\\"" is in entity 0 and in entity 1.');
    const { problems } = catching(refused);
    expect(problems[0].help).toBe(
      "`duplicates: 'error'`: refuse to score; choose from first, last, drop, merge, error",
    );
    expect(() => score({ key: [[[1, 2]], [[1, 2]]], response: [] })).toThrow(
      'The mention "[1,2]" is in entity 0 and in entity 1.',
    );
  });

  it('resolves such a mention by the given rule', () => {
    const twice = [
      ['a', 'b'],
      ['b', 'c'],
    ];
    expect(score({ key: twice, response: twice, duplicates: 'first' }).mentions.counts.recall).toEqual([
      3, 3,
    ]);
    expect(score({ key: twice, response: twice, duplicates: 'drop' }).mentions.counts.recall).toEqual([2, 2]);
    expect(score({ key: twice, response: twice, duplicates: 'merge' }).muc.counts.recall).toEqual([2, 2]);
  });

  it('counts a mention once that occurs twice in an entity', () => {
    expect(score({ key: [['a', 'a', 'b']], response: [['a', 'b']] }).bcub.f1).toBe(1);
  });

  it('passes over entities without mentions', () => {
    expect(score({ key: [...key, []], response: [[], ...response] })).toEqual(score({ key, response }));
  });

  it('is undefined, not 0, without mentions', () => {
    const { muc, bcub, conll } = score({ key: [], response: [] });
    expect([muc.f1, bcub.recall, conll]).toEqual([null, null, null]);
  });

  it('drops singletons on request', () => {
    const result = score({ key: [...key, ['x']], response: [...response, ['y']], singletons: 'drop' });
    expect(result).toEqual(score({ key, response }));
  });

  it('refuses settings that do not exist', () => {
    const refused = (options: object) => {
      expect(() => score({ key, response, ...options })).toThrow(UsageError);
      return expect(() => score({ key, response, ...options }));
    };
    refused({ metrics: ['bcup'] }).toThrow('Unknown metric "bcup". Did you mean "bcub"?');
    refused({ metrics: [] }).toThrow('The list of `metrics` is empty.');
    refused({ metrics: 'muc' }).toThrow("Expected `metrics` to be a list of ids, such as ['muc', 'bcub'].");
    refused({ metric: ['muc'] }).toThrow('Unknown option "metric". Did you mean "metrics"?');
    refused({ perDocument: true }).toThrow('Unknown option "perDocument".');
    refused({ singletons: 'dorp' }).toThrow(
      'Unknown value "dorp" for the option `singletons`. Did you mean "drop"?',
    );
    refused({ blancWeight: '0.5' }).toThrow('The BLANC weight must be a number from 0 to 1, but is "0.5".');
    refused({ leaImportance: 3 }).toThrow('Unknown value 3 for the option `leaImportance`.');
    expect(() => score(key, response, ['muc'] as never)).toThrow(
      'Expected an object of options, got a list.',
    );
    expect(() => score({ key, response, leaImportance: () => -1 })).toThrow(
      new RangeError(
        'Expected the LEA importance of an entity to be a finite number of at least 0, got -1 for size 3',
      ),
    );
    expect(() => score({ key, response, leaImportance: () => Number.NaN })).toThrow(RangeError);
  });
});

describe('Scorer', () => {
  it('adds documents up; the same names are other mentions in another document', () => {
    const scorer = new Scorer();
    scorer.add([['a', 'b']], [['a', 'b']]);
    scorer.add([['a', 'b', 'c', 'd', 'e', 'f']], [['a'], ['b'], ['c']]);
    expect(scorer.result().bcub.counts).toEqual({ recall: [2.5, 8], precision: [5, 5] });
  });

  it('has a result before it has documents', () => expect(new Scorer().result().conll).toBeNull());

  it('has counts that can be sent as JSON and merged', () => {
    const [whole, first, second] = [new Scorer(), new Scorer(), new Scorer()];
    for (const scorer of [whole, first]) scorer.add(key, response);
    for (const scorer of [whole, second]) scorer.add(response, key);
    const sum = new Scorer();
    sum.merge(JSON.parse(JSON.stringify(second.counts())));
    sum.merge(first.counts());
    expect(sum.result()).toEqual(whole.result());
  });

  it('averages the scores of documents if asked, also after a merge', () => {
    const macro = () => new Scorer({ metrics: ['bcub'], average: 'macro' });
    const [scorer, other] = [macro(), macro()];
    scorer.add([['a', 'b']], [['a', 'b']]);
    other.add([['a', 'b']], [['a'], ['b']]);
    scorer.merge(JSON.parse(JSON.stringify(other.counts())));
    expect(scorer.result()).toEqual({
      bcub: { recall: 0.75, precision: 1, f1: expect.closeTo((1 + 2 / 3) / 2, 12), documents: 2 },
    });
  });

  it('refuses counts of other metrics', () => {
    const counts = new Scorer({ metrics: ['muc'] }).counts();
    expect(() => new Scorer().merge(counts)).toThrow(
      /^These counts have different settings from those of the scorer\.$/,
    );
  });

  it('refuses counts with other settings of the same metrics, and keeps what it has', () => {
    const scorer = new Scorer();
    scorer.add(key, response);
    const before = scorer.result();
    for (const options of [
      { leaImportance: 'log' },
      { singletons: 'drop' },
      { duplicates: 'first' },
      { blancWeight: 0.25 },
    ] as const) {
      const other = new Scorer(options);
      other.add(key, response);
      const sent = JSON.parse(JSON.stringify(other.counts()));
      expect(() => scorer.merge(sent)).toThrow('These counts have different settings');
    }
    expect(scorer.result()).toEqual(before);
  });

  it('refuses a part with a document that was added before, by its id', () => {
    const [scorer, part] = [new Scorer(), new Scorer()];
    scorer.add(key, response, { id: 'a' });
    part.add(response, key, { id: 'b' });
    const sent = JSON.parse(JSON.stringify(part.counts()));
    scorer.merge(sent);
    const before = scorer.result();
    expect(() => scorer.merge(sent)).toThrow('Document "b" was added before.');
    expect(() => scorer.merge(scorer.counts())).toThrow('Document "a" was added before.');
    expect(() => scorer.add(key, response, { id: 'b' })).toThrow('Document "b" was added before.');
    expect(scorer.result()).toEqual(before);
    expect(scorer.counts().ids).toEqual(['a', 'b']);
    // Other documents of other parts are welcome, and so are those without an id.
    const third = new Scorer();
    third.add(key, key, { id: 'c' });
    third.add(key, key);
    scorer.merge(third.counts());
    expect(scorer.counts().key.documents).toBe(4);
  });

  it('refuses what are not counts, and ids that are not names', () => {
    const expected = 'Expected the counts of a scorer, as `counts()` returns them.';
    for (const counts of [null, {}, [], 7, { settings: 1 }]) {
      expect(() => new Scorer().merge(counts as never)).toThrow(expected);
    }
    const { settings: _, ...old } = new Scorer().counts();
    expect(() => new Scorer().merge(old as never)).toThrow(expected);
    const scorer = new Scorer();
    expect(() => scorer.add(key, response, { id: '' })).toThrow('Expected the `id` of a document');
    expect(() => scorer.add(key, response, { name: 'x' } as never)).toThrow('Unknown option "name".');
    // A document that is refused does not use up its id.
    expect(() => scorer.add([['a'], ['a']], response, { id: 'x' })).toThrow(InputError);
    scorer.add(key, response, { id: 'x' });
    expect(scorer.counts().ids).toEqual(['x']);
  });

  it('does not count a document that it refuses', () => {
    const scorer = new Scorer();
    scorer.add(key, response);
    const before = scorer.result();
    expect(() => scorer.add([['a'], ['a']], response)).toThrow(InputError);
    expect(scorer.result()).toEqual(before);
  });
});

it('takes the aliases of metrics that the command line takes; the result has the ids', () => {
  const lists: readonly (readonly string[])[] = [['b3'], ['conll'], ['Standard']];
  const results = lists.map((metrics) =>
    Object.keys(score([['a', 'b']], [['a', 'b']], { metrics: metrics as unknown as ['bcub'] })),
  );
  expect(results).toEqual([
    ['bcub'],
    ['muc', 'bcub', 'ceafe', 'conll'],
    ['mentions', 'muc', 'bcub', 'ceafm', 'ceafe', 'blanc', 'lea', 'conll'],
  ]);
});
