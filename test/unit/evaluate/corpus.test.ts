import { describe, expect, it } from 'vitest';
import { corpusWarnings, evaluateCorpus, settingsOf } from '../../../src/evaluate/index.ts';
import { macroAverage } from '../../../src/evaluate/macro.ts';
import type { IndexScore, RatioScore } from '../../../src/metrics/index.ts';
import { InputError } from '../../../src/problems/problem.ts';
import { renderProblem } from '../../../src/problems/render.ts';
import { collector, documentWith } from '../../support/documents.ts';
import { sets, tableOf } from '../../support/sets.ts';

type Entities = Parameters<typeof documentWith>[0];

/** Scores documents a, b, … given as pairs of entities. */
function evaluate(pairs: [key: Entities, response: Entities][], spec: Parameters<typeof settingsOf>[0] = {}) {
  const { problems, report } = collector();
  const settings = settingsOf(spec);
  const side = (which: 0 | 1) =>
    pairs.map((pair, i) => documentWith(pair[which], { id: 'abc'[i], pairKey: 'abc'[i], sentences: [0, 4] }));
  const result = evaluateCorpus(side(0), side(1), settings, report, { perDocument: true });
  return {
    result,
    problems,
    warnings: corpusWarnings(result, settings, { noMentions: 'check the file' }).map((p) => renderProblem(p)),
  };
}

const ab: Entities = [['1', '0', '1']];

describe('a corpus', () => {
  it('adds counts up before it divides (documents ab→ab and abcdef→a b c: B³ F₁ 10/21, not 0.577)', () => {
    const pairs: [Entities, Entities][] = [
      [ab, ab],
      [
        [['1', '0', '1', '2', '3', '4', '5']],
        [
          ['1', '0'],
          ['2', '1'],
          ['3', '2'],
        ],
      ],
    ];
    const micro = evaluate(pairs).result;
    expect(micro.scores.get('bcub')?.f1).toBeCloseTo(10 / 21, 12);
    expect(Array.from(micro.documents, ({ id, scores }) => [id, scores.get('bcub')?.f1])).toEqual([
      ['a', 1],
      ['b', expect.closeTo(2 / 13, 12)],
    ]);
    const macro = evaluate(pairs, { average: 'macro' }).result;
    expect(macro.scores.get('bcub')?.f1).toBeCloseTo((1 + 2 / 13) / 2, 12);
  });

  it('scores a missing document as a response without mentions', () => {
    const { report } = collector();
    const document = (id: string) => documentWith(ab, { id, pairKey: id });
    const result = evaluateCorpus([document('a'), document('b')], [document('a')], settingsOf(), report);
    expect((result.scores.get('mentions') as RatioScore).counts).toEqual({
      recall: [2, 4],
      precision: [2, 2],
    });
    expect([result.key.documents, result.response.documents]).toEqual([2, 1]);
  });

  it('drops singletons on both sides if told so', () => {
    const { result } = evaluate(
      [
        [
          [...ab, ['2', '5']],
          [...ab, ['3', '7']],
        ],
      ],
      { singletons: 'drop' },
    );
    expect((result.scores.get('mentions') as RatioScore).counts).toEqual({
      recall: [2, 2],
      precision: [2, 2],
    });
    expect(result.key.singletons).toBe(1);
  });

  it('is empty without documents', () => {
    const { report } = collector();
    const result = evaluateCorpus([], [], settingsOf(), report);
    expect([result.conll, result.scores.get('muc')?.f1]).toEqual([null, null]);
    expect(evaluateCorpus([], [], settingsOf({ average: 'macro' }), report).conll).toBeNull();
  });

  it('refuses differing mentions for blanc_gold', () => {
    expect(() => evaluate([[ab, [['1', '0', '2']]]], { metrics: ['blanc_gold'] })).toThrow(InputError);
  });
});

describe('the macro average', () => {
  it('leaves documents out in which a score is undefined, and says how many it took', () => {
    const singles: Entities = [
      ['1', '0'],
      ['2', '1'],
    ];
    const { result } = evaluate(
      [
        [ab, ab],
        [singles, singles],
      ],
      { average: 'macro', metrics: ['muc', 'bcub'] },
    );
    expect(result.scores.get('muc')).toEqual({ recall: 1, precision: 1, f1: 1, documents: 1 });
    expect(result.scores.get('bcub')).toEqual({ recall: 1, precision: 1, f1: 1, documents: 2 });
    expect(result.conll).toBeNull();
  });

  it('averages indices', () => {
    const split: Entities = [
      ['1', '0'],
      ['2', '1'],
    ];
    const { result } = evaluate(
      [
        [ab, ab],
        [ab, split],
      ],
      { average: 'macro', metrics: ['rand'] },
    );
    expect((result.scores.get('rand') as IndexScore).index).toBe(0.5);
  });

  it('of no documents has no scores', () => {
    expect(macroAverage(settingsOf().metrics, [])).toEqual({ scores: new Map(), conll: null });
  });
});

describe('a count vector', () => {
  const { vector: counting } = settingsOf({ metrics: ['muc', 'rand'] });
  const vector = counting.count({ table: tableOf(sets('ab c'), sets('abc')) });

  it('is a vector of counts, which can be named and read back', () => {
    expect(vector).toEqual(Float64Array.of(1, 1, 1, 2, 1, 3));
    const counts = counting.counts(vector);
    expect(Object.fromEntries(counts)).toEqual({
      muc: { recallNum: 1, recallDen: 1, precisionNum: 1, precisionDen: 2 },
      rand: { agreed: 1, pairs: 3 },
    });
    expect(counting.fields).toEqual([
      ...['recallNum', 'recallDen', 'precisionNum', 'precisionDen'].map((field) => `muc.${field}`),
      ...['rand.agreed', 'rand.pairs'],
    ]);
  });
});

describe('warnings about a corpus', () => {
  const other: Entities = [['1', '0', '2']];
  const three: Entities = [['1', '0', '1', '3']];

  it('are none for an ordinary one', () => expect(evaluate([[ab, other]]).warnings).toEqual([]));

  it.each<[string, Entities, Entities, Parameters<typeof settingsOf>[0], string]>([
    [
      'no key mention',
      [],
      ab,
      { metrics: ['bcub'] },
      `error[key/no-mentions]: No mention was read from the key.
  expected: a key with mentions; without one every response is as good as another
  help: check the file`,
    ],
    [
      'no response mention',
      ab,
      [],
      { metrics: ['bcub'] },
      `warning[file/no-mentions]: No mention was read from the response.
  help: check the file`,
    ],
    [
      'mentions that cross a sentence break',
      [['1', '0', '3-4']],
      other,
      {},
      `warning[mention/crosses-sentence]: 1 key and 0 response mentions cross a sentence break.
  help: they are scored as they stand; scorers that count tokens by sentence misread them`,
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
  help: do not compare these scores with those of systems that find their mentions
warning[singletons/response-only]: 33 % of the response mentions are singletons, but the key has none.
  help: the response loses precision for that alone; see also --singletons drop`,
    ],
    [
      'singletons in the key only',
      [...ab, ['2', '5']],
      other,
      {},
      `warning[singletons/key-only]: 33 % of the key mentions are singletons, but the response has none.
  help: the response loses recall for that alone; see also --singletons drop`,
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
      `warning[singletons/many]: 100 % of the key mentions are singletons.
  help: they lift B³, CEAF and LEA whatever the links are; look at --singletons drop too`,
    ],
    [
      'a historical metric',
      ab,
      other,
      { metrics: ['bcub_0'] },
      `warning[metric/historical]: B³_0 (bcub_0) changes the mentions before it scores them.
  help: it is here to reproduce old papers; Pradhan et al. (2014) advise against it`,
    ],
    [
      'an undefined metric',
      [['1', '0']],
      [['1', '2']],
      { metrics: ['muc'], singletons: 'drop' },
      `warning[metric/undefined]: MUC is undefined here: there is nothing for it to count.
  help: it is shown as "–", is null in JSON, and makes an average that contains it undefined`,
    ],
  ])('tell of %s', (_, key, response, spec, expected) => {
    expect(evaluate([[key, response]], spec).warnings.join('\n')).toBe(expected);
  });
});
