import { describe, expect, it } from 'vitest';
import { corpusWarnings } from '../../../src/evaluate/corpus-warnings.ts';
import { noFacts } from '../../../src/evaluate/facts.ts';
import { settingsOf } from '../../../src/evaluate/settings.ts';
import { type Entities, evaluatePairs } from '../../support/evaluate-pairs.ts';

const ab: Entities = [['1', '0', '1']];

describe('warnings about a corpus', () => {
  const other: Entities = [['1', '0', '2']];
  const three: Entities = [['1', '0', '1', '3']];

  it('are absent for an ordinary one', () => expect(evaluatePairs([[ab, other]]).warnings).toEqual([]));

  it.each<[string, Entities, Entities, Parameters<typeof settingsOf>[0], string]>([
    [
      'no key mention',
      [],
      ab,
      { metrics: ['bcub'] },
      `error[key/no-mentions]: No mention was read from the key.
  expected: a key with mentions; without them no response can be scored`,
    ],
    [
      'no response mention',
      ab,
      [],
      { metrics: ['bcub'] },
      `warning[file/no-mentions]: No mention was read from the response.`,
    ],
    [
      'mentions that cross a sentence break',
      [['1', '0', '3-4']],
      other,
      {},
      `warning[mention/crosses-sentence]: 1 key and 0 response mentions cross a sentence break.
  help: they are scored as they are; scorers that count tokens by sentence misread them`,
    ],
    [
      'gold mentions',
      three,
      [
        ['1', '0', '1'],
        ['2', '3'],
      ],
      { metrics: ['mentions'], singletons: 'keep' },
      `warning[mentions/gold]: The response has exactly the mentions of the key.
  help: do not compare these scores with those of systems that detect mentions themselves
warning[singletons/response-only]: 33 % of the mentions of the response are singletons, but the key has none.
  help: this alone lowers precision; see also --singletons drop`,
    ],
    [
      'singletons in the key only',
      [...ab, ['2', '5']],
      other,
      {},
      `warning[singletons/key-only]: 33 % of the key mentions are singletons, but the response has none.
  help: this alone lowers recall; see also --singletons drop`,
    ],
    [
      'many singletons',
      [
        ['1', '5'],
        ['2', '6'],
      ],
      [
        ['1', '5'],
        ['2', '7', '8'],
      ],
      { metrics: ['bcub'] },
      `warning[singletons/many]: 100 % of the key mentions are singletons, which raise the scores of the response.
  help: they raise B³, CEAF and LEA regardless of the links; see also --singletons drop`,
    ],
    [
      'a historical metric',
      ab,
      other,
      { metrics: ['bcub_0'] },
      `warning[metric/historical]: B³_0 (bcub_0) changes the mentions before it scores them.
  help: it is provided to reproduce older papers; Pradhan et al. (2014) advise against it`,
    ],
    [
      'an undefined metric',
      [['1', '0']],
      [['1', '2']],
      { metrics: ['muc'], singletons: 'drop' },
      `warning[metric/undefined]: MUC is undefined for the response: there is nothing for it to count.
  help: it is printed as "–" and as null in JSON, and an average that contains it is undefined`,
    ],
    [
      'a response that links nothing',
      [['1', '0', '1']],
      [
        ['1', '0'],
        ['2', '2'],
      ],
      { metrics: ['bcub'] },
      `warning[singletons/response-only]: 100 % of the mentions of the response are singletons, but the key has none.
  help: this alone lowers precision; see also --singletons drop
warning[singletons/all]: Every entity of the response is a singleton: it links nothing.
  help: only mention detection, and singletons of the key, are scored`,
    ],
    [
      'one entity per document',
      [
        ['1', '0', '1'],
        ['2', '5', '6'],
        ['3', '8', '9'],
      ],
      [['1', '0', '1', '5', '7']],
      { metrics: ['bcub'] },
      `warning[entities/one-per-document]: The response has at most one entity per document, the key has 3.
  help: MUC hardly penalises merged entities; compare B³, CEAF or LEA`,
    ],
  ])('report %s', (_, key, response, spec, expected) => {
    expect(evaluatePairs([[key, response]], spec).warnings.join('\n')).toBe(expected);
  });

  const codes = (key: Entities, response: Entities, spec: Parameters<typeof settingsOf>[0] = {}) =>
    evaluatePairs([[key, response]], { metrics: ['bcub'], ...spec }).warnings.map(
      (text) => /\[(.*?)\]/.exec(text)?.[1],
    );
  const spans = (count: number, from = 0) => Array.from({ length: count }, (_, i) => String(from + i));
  /** An entity of some mentions, and single mentions. */
  const withSingletons = (mentions: number, singletons: number): Entities => [
    ['x', ...spans(mentions)],
    ...spans(singletons, mentions).map((span, i): Entities[number] => [`s${i}`, span]),
  ];

  it('report singletons of one side from 5 % of its mentions on', () => {
    expect(codes(withSingletons(19, 1), ab)).toEqual(['singletons/key-only']);
    expect(codes(withSingletons(20, 1), ab)).toEqual([]);
    expect(codes(ab, withSingletons(19, 1))).toEqual(['singletons/response-only']);
    expect(codes(ab, withSingletons(20, 1))).toEqual([]);
  });

  it('report many singletons from half of the key mentions on, if the response has some', () => {
    expect(codes(withSingletons(2, 2), withSingletons(3, 1))).toEqual(['singletons/many']);
    expect(codes(withSingletons(3, 2), withSingletons(3, 1))).toEqual([]);
    expect(codes(withSingletons(2, 2), ab)).not.toContain('singletons/many');
    expect(codes(withSingletons(2, 2), withSingletons(3, 1), { singletons: 'drop' })).toEqual([]);
  });

  it('report gold mentions only if none is missing and none is added', () => {
    const gold = { metrics: ['mentions'] };
    expect(codes(three, three, gold)).toEqual(['mentions/gold']);
    expect(codes(three, ab, gold)).toEqual([]);
    expect(codes(ab, three, gold)).toEqual([]);
  });

  it('report mentions that cross a sentence break on either side', () => {
    expect(evaluatePairs([[other, [['1', '0', '3-4', '2-5']]]]).warnings[0]).toContain(
      '0 key and 2 response mentions cross a sentence break.',
    );
  });

  it('report one entity per document only if the key has three or more', () => {
    const pairs = (count: number): Entities => spans(count).map((n) => [n, `${2 * +n}`, `${2 * +n + 1}`]);
    expect(codes(pairs(3), [['x', ...spans(5)]])).toEqual(['entities/one-per-document']);
    expect(codes(pairs(2), [['x', ...spans(5)]])).toEqual([]);
    expect(codes(pairs(3), pairs(2))).toEqual([]);
  });

  it('say nothing about mentions of a side without documents', () => {
    const settings = settingsOf({ metrics: ['bcub'] });
    const warnings = (documents: number) =>
      corpusWarnings(
        {
          scores: new Map(),
          conll: null,
          fingerprint: [0, 0],
          matching: {},
          documents: { length: 0, *[Symbol.iterator]() {} },
          key: { ...noFacts, documents },
          response: { ...noFacts, documents },
        },
        settings,
      ).map(({ code }) => code);
    expect(warnings(0)).toEqual([]);
    expect(warnings(1)).toEqual(['key/no-mentions', 'file/no-mentions']);
  });
});
