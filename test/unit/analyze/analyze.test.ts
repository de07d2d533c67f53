import { describe, expect, it } from 'vitest';
import { type AnalyzeOptions, analyze, costMetrics } from '../../../src/analyze/index.ts';
import { InputError, UsageError } from '../../../src/problems/problem.ts';
import { readConllText } from '../../support/conll.ts';

type Line = readonly [word: string, tag: string, key: string, response: string];

/** The lines of a sentence of CoNLL-2012 with the coreference of one side. */
const conllOf = (lines: readonly Line[], side: 2 | 3): string =>
  [
    '#begin document (d); part 000',
    ...lines.map((line, i) => `d 0 ${i} ${line[0]} ${line[1]} * - - - - * ${line[side]}`),
    '#end document\n',
  ].join('\n');

function analyzed(lines: readonly Line[], options: AnalyzeOptions = {}) {
  const read = (side: 2 | 3) => readConllText(conllOf(lines, side), { columns: ['pos', 'parse', 'type'] });
  return analyze(read(2).documents, [{ name: 's', documents: read(3).documents }], options);
}

/** The counts that are not 0. */
const errorsIn = (lines: readonly Line[], options?: AnalyzeOptions) =>
  Object.fromEntries(Object.entries(analyzed(lines, options).systems[0].errors).filter(([, n]) => n > 0));

describe('errors', () => {
  it('an extra mention that is the anchor is not counted, but what is conflated with it', () => {
    const extraFirst: Line[] = [
      ['x', 'NN', '-', '(1)'],
      ['a', 'NN', '(1)', '(1)'],
      ['b', 'NN', '(1)', '(1)'],
    ];
    expect(errorsIn(extraFirst)).toEqual({ 'conflated-entities': 1 });
    expect(errorsIn(extraFirst, { style: 'contingency' })).toEqual({ 'extra-mention': 1 });
    expect(errorsIn([extraFirst[1], extraFirst[0], extraFirst[2]])).toEqual({ 'extra-mention': 1 });
  });

  it('two extra mentions with pronouns only are an extra entity, and the pronoun is conflated with it', () => {
    const block = (tag: string): Line[] => [
      ['x', 'NN', '-', '(1)'],
      ['y', 'NN', '-', '(1)'],
      ['he', tag, '(1)', '(1)'],
      ['c', 'NN', '(1)', '(2)'],
      ['d', 'NN', '(1)', '(2)'],
    ];
    expect(errorsIn(block('PRP'))).toMatchObject({ 'extra-entity': 1, 'conflated-entities': 1 });
    expect(errorsIn(block('NN'))).toMatchObject({ 'extra-mention': 1, 'conflated-entities': 1 });
    expect(errorsIn(block('-'))).toMatchObject({ 'extra-mention': 1 });
    expect(errorsIn(block('-'), { pronouns: 'en' })).toMatchObject({ 'extra-entity': 1 });
  });

  it('boundaries that differ by punctuation, and equal heads, are span errors', () => {
    const trimmed: Line[] = [
      ['big', 'JJ', '(1', '-'],
      ['house', 'NN', '1)', '(1)'],
      ['of', 'IN', '-', '-'],
      ['Bodo', 'NNP', '(1', '(1)'],
      [',', ',', '1)', '-'],
    ];
    expect(errorsIn(trimmed)).toEqual({ 'span-error': 2 });
    const [example] = analyzed(trimmed).systems[0].examples;
    expect(example.mentions).toEqual([
      { side: 'response', start: 3, end: 4, text: 'Bodo', file: 'f.conll', line: 5 },
    ]);
    expect(example.entity[0].text).toBe('Bodo ,');
    expect(example.context).toEqual({ before: 'big house of', after: ',' });
  });

  it('singletons that the other side lacks are entities', () => {
    const lines: Line[] = [
      ['a', 'NN', '(1)', '-'],
      ['b', 'NN', '-', '(1)'],
    ];
    expect(errorsIn(lines)).toEqual({ 'missing-entity': 1, 'extra-entity': 1 });
    expect(errorsIn(lines, { singletons: 'drop' })).toEqual({});
  });
});

describe('panels', () => {
  const lines: Line[] = [
    ['Bodo', 'NNP', '(1)', '(1)'],
    ['Bodo', 'NNP', '(1)', '(1)'],
    ['it', 'PRP', '(2)', '-'],
  ];

  it('baselines link the mentions of the key', () => {
    const conll = new Map(analyzed(lines).baselines.map(({ baseline, conll: value }) => [baseline, value]));
    expect(conll.get('same-string')).toBe(1);
    expect(conll.get('all-singletons')).toBeLessThan(1);
    expect([...conll.keys()]).toEqual(['all-singletons', 'one-entity', 'same-string']);
  });

  it('scores with and without singletons are those of the score', () => {
    for (const singletons of ['keep', 'drop'] as const) {
      const [system] = analyzed(lines, { singletons }).systems;
      const value = new Map(
        system.singletonScores.map(({ variant, scores }) => [variant, scores.get('bcub')?.f1]),
      );
      expect(value.get('dropped')).toBe(1);
      expect(value.get('dropped-from-key')).toBe(1);
      expect(value.get('kept')).toBe(0.8);
    }
  });

  it('link errors are counted by kind', () => {
    const { recall, precision } = analyzed([...lines.slice(0, 1), ['he', 'PRP', '(1)', '-']]).systems[0]
      .links;
    expect(recall).toMatchObject({
      errors: 1,
      links: 1,
      kinds: [{ anaphor: 'pronoun', antecedent: 'name', errors: 1 }],
    });
    expect(precision.errors).toBe(0);
  });
});

describe('options', () => {
  const lines: Line[] = [['a', 'NN', '(1)', '(1)']];

  it('are checked', () => {
    expect(() => analyzed(lines, { style: 'cort' as 'berkeley' })).toThrow(UsageError);
    expect(() => analyzed(lines, { metrics: ['ari'] })).toThrow('Costs of errors are not computed for ari.');
    expect(analyzed(lines, { metrics: ['all'] }).signature).toContain(`metrics:${costMetrics.join('+')}|`);
    expect(() => analyze([], [])).toThrow('There is no system to analyse.');
  });

  it('trees need a parse column', () => {
    const text = '#begin document (d); part 000\nw (1)\n#end document\n';
    const { documents } = readConllText(text, { columns: ['parse'] });
    expect(() => analyze(documents, [{ name: 's', documents }], { trees: true })).toThrow(InputError);
  });

  it('are in the signature', () => {
    expect(analyzed(lines, { trees: true }).signature).toMatch(
      /^metrics:.*\|errors:berkeley\|heads:trees\|trim:berkeley\|pronouns:berkeley\|/,
    );
  });
});
