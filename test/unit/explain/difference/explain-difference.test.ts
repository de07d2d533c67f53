/** Why is a published number different? Numbers of other programs, and of known switches, are traced back to what they do. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scorerPl } from '../../../../src/compat/scorer-pl/scorer-pl.ts';
import { Mentions } from '../../../../src/core/mentions.ts';
import { evaluateCorpus } from '../../../../src/evaluate/evaluate-corpus.ts';
import { type SettingsSpec, settingsOf } from '../../../../src/evaluate/settings.ts';
import { explainDifference, type KeyAndResponse } from '../../../../src/explain/index.ts';
import { readDocuments } from '../../../../src/index.ts';
import { documentWith } from '../../../support/documents.ts';

const fixture = (name: string) =>
  readFileSync(new URL(`../../../fixtures/conventions/${name}`, import.meta.url));
const read = (name: string) => readDocuments(fixture(name), { format: 'conll' })[0];
const pairOf = (name: string): KeyAndResponse => [read(`${name}.key.conll`), read(`${name}.response.conll`)];
const turnedBy = ({ solutions }: ReturnType<typeof explainDifference>) =>
  solutions[0]?.turned.map(({ name, choice }) => `${name}: ${choice}`).sort();

/** The CoNLL averages, B³ and LEA that CoVal prints for the fixtures. */
const coval = JSON.parse(fixture('coval.json').toString()) as Record<string, Record<string, string>>;

describe('numbers of CoVal', () => {
  it.each(Object.entries(coval))(
    'on file %s are found: repeats are listed, spans are those of the sentence',
    (name, numbers) => {
      const difference = explainDifference([pairOf(name)], numbers.conll);
      const listed = difference.conventions.find(({ program }) => program === 'CoVal');
      expect((100 * (listed?.value ?? 0)).toFixed(2)).toBe(numbers.conll);
      const allowed = ['repeats: listed', 'spans: sentence'];
      expect(turnedBy(difference)?.length).toBeGreaterThan(0);
      expect(turnedBy(difference)?.filter((turn) => !allowed.includes(turn))).toEqual([]);
    },
  );

  // Many settings give 0.
  const single = Object.entries(coval)
    .flatMap(([name, numbers]) => ['bcub.f1', 'lea.f1'].map((stat) => [name, stat, numbers[stat]] as const))
    .filter(([, , target]) => target !== '0.00');
  it.each(single)('on file %s are found for %s = %s', (name, stat, target) => {
    const turned = turnedBy(explainDifference([pairOf(name)], target, stat));
    expect(turned?.length).toBeGreaterThan(0);
    expect(turned?.filter((turn) => !['repeats: listed', 'spans: sentence'].includes(turn))).toEqual([]);
  });

  it.each(Object.entries(coval))(
    'on file %s are those of the convention for B³, LEA, and without singletons',
    (name, numbers) => {
      const value = (stat: string, program: string) =>
        explainDifference([pairOf(name)], '0', stat).conventions.find((c) => c.program === program)?.value ??
        Number.NaN;
      expect((100 * value('bcub.f1', 'CoVal')).toFixed(2)).toBe(numbers['bcub.f1']);
      expect((100 * value('lea.f1', 'CoVal')).toFixed(2)).toBe(numbers['lea.f1']);
      expect((100 * value('conll', 'CoVal remove_singletons')).toFixed(2)).toBe(
        numbers.conllWithoutSingletons,
      );
    },
  );
});

/** The percentages of F₁ that scorer.pl prints, which are cut off. */
function perl(name: string, metric: string): string {
  let text = '';
  scorerPl([metric, 'key', 'response', 'none'], {
    readFile: (path) => fixture(`${name}.${path}.conll`),
    modulePath: 'scorer.pl',
    write: () => {},
    writeText: (more) => {
      text += more;
    },
    writeError: () => {},
  });
  return /F1: ([\d.]+)%(?!.*F1)/s.exec(text)?.[1] ?? '';
}

describe('numbers of scorer.pl', () => {
  const cases = ['2', '4', '6', '9', '18', '20'].flatMap((name) =>
    ['bcub', 'ceafe', 'lea'].map((metric) => [name, metric, perl(name, metric)] as const),
  );
  it.each(cases)('on file %s, %s = %s are those of its convention', (name, metric, target) => {
    const { conventions } = explainDifference([pairOf(name)], target, `${metric}.f1`);
    const value = conventions.find(({ program }) => program === 'scorer.pl 8.01')?.value ?? Number.NaN;
    // The program cuts off what its own rounding left, so that 37.5 may be printed as 37.49.
    expect(100 * value - Number(target)).toBeGreaterThan(-1e-9);
    expect(100 * value - Number(target)).toBeLessThan(0.01 + 1e-9);
  });

  it('are found first where repeats decide: key {a a b}{c d e}', () => {
    const key = documentWith([
      ['k1', '0', '0', '1'],
      ['k2', '2', '3', '4'],
    ]);
    const response = documentWith([
      ['r1', '0', '1'],
      ['r2', '2', '3', '4'],
    ]);
    expect(turnedBy(explainDifference([[key, response]], '83.87', 'bcub.f1'))).toEqual([
      'repeats: reference',
    ]);
  });

  it('are found where they are cut off: 2/3 is 66.66', () => {
    const difference = explainDifference(
      [
        [
          documentWith([['k', '0', '1', '2', '3']]),
          documentWith([
            ['r', '0', '1', '2'],
            ['s', '3'],
          ]),
        ],
      ],
      '66.66',
      'muc.recall',
    );
    expect(turnedBy(difference)).toEqual(['digits: truncated']);
  });
});

/** Three documents with repeats, singletons on both sides, and one that the response lacks. */
const corpus: readonly KeyAndResponse[] = [
  [
    documentWith(
      [
        ['a', '0', '1', '2'],
        ['b', '3', '4', '5', '6'],
        ['c', '7'],
        ['d', '8'],
      ],
      { id: 'x', pairKey: 'x' },
    ),
    documentWith(
      [
        ['a', '0', '1'],
        ['b', '2', '3', '5', '6'],
        ['c', '7'],
        ['e', '9'],
        ['f', '0', '4', '10'],
      ],
      { id: 'x', pairKey: 'x' },
    ),
  ],
  [
    documentWith(
      [
        ['a', '0', '1'],
        ['b', '2', '3'],
        ['c', '5'],
      ],
      { id: 'y', pairKey: 'y' },
    ),
    documentWith(
      [
        ['a', '0', '1', '2'],
        ['b', '3', '4', '6'],
        ['c', '5'],
      ],
      { id: 'y', pairKey: 'y' },
    ),
  ],
  [documentWith([['a', '0', '1', '2', '3']], { id: 'z', pairKey: 'z' }), undefined],
];

const scoreWith = (spec: SettingsSpec, pairs = corpus): number =>
  evaluateCorpus(
    pairs.map(([key]) => key),
    pairs.flatMap(([, response]) => response ?? []),
    settingsOf(spec),
    () => {},
  ).conll ?? Number.NaN;

describe('known switches', () => {
  it('are off for the score itself', () => {
    const difference = explainDifference(corpus, (100 * scoreWith({})).toFixed(4));
    expect(difference.value).toBeCloseTo(scoreWith({}), 12);
    expect(turnedBy(difference)).toEqual([]);
  });

  it.each<[string, number, string]>([
    ['singletons dropped', scoreWith({ singletons: 'drop' }), 'singletons: drop'],
    ['macro average', scoreWith({ average: 'macro' }), 'average: macro'],
    ['the last of repeats', scoreWith({ duplicates: 'last' }), 'repeats: last'],
    ['repeats dropped', scoreWith({ duplicates: 'drop' }), 'repeats: drop'],
    ['repeats merged', scoreWith({ duplicates: 'merge' }), 'repeats: merge'],
    ['missing documents left out', scoreWith({}, corpus.slice(0, 2)), 'documents: common'],
  ])('%s', (_, value, turn) => {
    expect(turnedBy(explainDifference(corpus, (100 * value).toFixed(3)))).toEqual([turn]);
  });

  it.each<[string, string, string]>([
    ['singletons of the key dropped', 'singletons', 'drop in the key'],
    ['singletons of the response dropped', 'singletons', 'drop in the response'],
    ['singletons skipped', 'singletons', 'skip'],
    ['the average of four metrics', 'mean', 'four'],
  ])('%s', (_, name, choice) => {
    const expected: Record<string, string> = {
      'drop in the key': conllOf(without('key')),
      'drop in the response': conllOf(without('response')),
      skip: skipped(),
      four: fourMean(),
    };
    expect(turnedBy(explainDifference(corpus, expected[choice]))).toEqual([`${name}: ${choice}`]);
  });

  it('two at a time: macro average without singletons', () => {
    const target = (100 * scoreWith({ average: 'macro', singletons: 'drop' })).toFixed(4);
    expect(turnedBy(explainDifference(corpus, target))).toEqual(['average: macro', 'singletons: drop']);
  });

  it('the rule of BLANC: key {abc}, response {ab}{c} is 25 where both sides decide', () => {
    const pair: KeyAndResponse = [
      documentWith([['k', '0', '1', '2']]),
      documentWith([
        ['r', '0', '1'],
        ['s', '2'],
      ]),
    ];
    expect(turnedBy(explainDifference([pair], '25.00', 'blanc.f1'))).toEqual(['blanc: both']);
  });

  it('a different score than was assumed', () => {
    const result = evaluateCorpus([corpus[0][0]], [corpus[0][1]!], settingsOf(), () => {});
    const recall = result.scores.get('ceafm')?.recall ?? 0;
    const { solutions } = explainDifference([corpus[0]], (100 * recall).toFixed(6));
    expect(solutions.some(({ stat, turned }) => stat === 'ceafm.recall' && turned.length === 0)).toBe(true);
  });
});

const conllOf = (pairs: readonly KeyAndResponse[]) => (100 * scoreWith({}, pairs)).toFixed(4);

/** The corpus without the singletons of one side. */
const without = (side: 'key' | 'response'): KeyAndResponse[] =>
  corpus.map(([key, response]) => {
    const drop = (document: KeyAndResponse[0]) => {
      const keep = [...document.mentions].filter(
        ({ entity }) => [...document.mentions].filter((other) => other.entity === entity).length > 1,
      );
      return { ...document, mentions: Mentions.of(keep) };
    };
    return side === 'key' ? [drop(key), response] : [key, response && drop(response)];
  });

/** The lineage of e2e-coref by hand: B³ without singletons of the side, CEAFe without those of the response. */
function skipped(): string {
  const micro = (pairs: readonly KeyAndResponse[], metric: string) =>
    evaluateCorpus(
      pairs.map(([key]) => key),
      pairs.flatMap(([, r]) => r ?? []),
      settingsOf({ metrics: [metric] }),
      () => {},
    ).scores.get(metric);
  const all = micro(corpus, 'muc');
  const ceafe = micro(without('response'), 'ceafe');
  const recall = micro(without('key'), 'bcub')?.recall ?? 0;
  const precision = micro(without('response'), 'bcub')?.precision ?? 0;
  const bcub = (2 * recall * precision) / (recall + precision);
  return ((100 * ((all?.f1 ?? 0) + bcub + (ceafe?.f1 ?? 0))) / 3).toFixed(4);
}

function fourMean(): string {
  const { scores } = evaluateCorpus(
    corpus.map(([key]) => key),
    corpus.flatMap(([, r]) => r ?? []),
    settingsOf(),
    () => {},
  );
  return (
    25 * ['muc', 'bcub', 'ceafe', 'blanc'].reduce((sum, id) => sum + (scores.get(id)?.f1 ?? 0), 0)
  ).toFixed(4);
}
