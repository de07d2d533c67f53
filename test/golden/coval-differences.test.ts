/** The numbers of docs/parity.md for inputs on which CoVal or the reference scorer differ. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { explainDifference } from '../../src/explain/index.ts';
import { conll, evaluateCorpus, type Problem, type Score, settingsOf } from '../../src/index.ts';
import { runScorerPl } from '../support/run-scorer-pl.ts';

/** A document of sentences, given by the cells of their tokens. */
const text = (...sentences: string[]): string => {
  const lines = sentences.map((cells) =>
    cells
      .split(' ')
      .map((cell, i) => `d\t0\t${i}\tw\t${cell}\n`)
      .join(''),
  );
  return `#begin document (d); part 000\n${lines.join('\n')}#end document\n`;
};

function score(key: string, response: string) {
  const problems: Problem[] = [];
  const read = (name: string, content: string) => [
    ...conll.read({ name, bytes: new TextEncoder().encode(content) }, (problem) => problems.push(problem)),
  ];
  const { scores } = evaluateCorpus(read('key', key), read('response', response), settingsOf(), (problem) =>
    problems.push(problem),
  );
  const percent = (metric: string, side: 'recall' | 'precision' | 'f1') =>
    (100 * ((scores.get(metric) as Score)[side] as number)).toFixed(2);
  return { percent, problems };
}

const reference = (metric: string, key: string, response: string) =>
  /Coreference: (.*)\n/.exec(runScorerPl([metric, 'key', 'response', 'none'], { key, response }).stdout)?.[1];

describe('a mention that is repeated in the response and not in the key', () => {
  const [key, response] = [text('(0) (0) -'), text('(0) (0) (0)|(0)')];
  const { percent, problems } = score(key, response);

  it('is counted once', () => {
    expect(['bcub', 'muc', 'lea'].map((metric) => percent(metric, 'precision'))).toEqual([
      '44.44',
      '50.00',
      '33.33',
    ]);
  });

  it('is counted twice by the reference, to which the warning points', () => {
    expect(reference('bcub', key, response)).toContain('Precision: (1 / 4) 25%');
    expect(problems.find(({ code }) => code === 'mention/repeated')?.help).toContain('corefeval scorer.pl');
  });
});

describe('a mention across a sentence break', () => {
  it('is not the mention with the same word numbers in the last sentence', () => {
    const { percent } = score(text('(0 -', '- 0) (0) (0)'), text('- -', '(0 0) (0) (0)'));
    expect(['mentions', 'bcub'].map((metric) => percent(metric, 'f1'))).toEqual(['66.67', '44.44']);
  });
});

describe('the examples of the page', () => {
  const read = (name: string) => {
    const bytes = readFileSync(new URL(`../../examples/parity/${name}.conll`, import.meta.url));
    return { text: bytes.toString(), documents: [...conll.read({ name, bytes }, () => {})] };
  };
  // The F1 that CoVal printed: mentions, MUC, B³, CEAFe, LEA, CoNLL.
  it.each([
    ['breaks', 'text/sentences', [50, 50, 50, 50, 50, 50]],
    ['shared', 'mention/shared', [100, 57.14, 74.16, 90, 54.55, 73.77]],
  ] as const)(
    '%s: 100 here with the warning %s, and the numbers of CoVal by its conventions',
    (name, code, printed) => {
      const [key, response] = [read(`${name}-key`), read(`${name}-response`)];
      const { percent, problems } = score(key.text, response.text);
      expect(percent('bcub', 'f1')).toBe('100.00');
      expect(problems.map((problem) => problem.code)).toContain(code);
      const stats = ['mentions.f1', 'muc.f1', 'bcub.f1', 'ceafe.f1', 'lea.f1', 'conll'];
      const byCoval = stats.map((stat) => {
        const { conventions } = explainDifference([[key.documents[0], response.documents[0]]], '1', stat);
        return Number((100 * conventions.find(({ program }) => program === 'CoVal')!.value).toFixed(2));
      });
      expect(byCoval).toEqual(printed);
    },
  );
});

describe('white space after the last column', () => {
  const key = text('(0) (0) -');
  const ending = (end: string) => key.replace(/([)-])\n/g, `$1${end}\n`);

  it.each([
    ['\t', 'Recall: (1 / 1) 100%'],
    ['\r', 'Recall: (1 / 1) 100%'],
    ['\t\r', 'Recall: (0 / 1) 0%'],
  ])('%j is not a cell, which the reference reads with %s', (end, expected) => {
    expect(score(key, ending(end)).percent('muc', 'recall')).toBe('100.00');
    expect(reference('muc', key, ending(end))).toContain(expected);
  });
});
