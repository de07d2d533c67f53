import { describe, expect, it } from 'vitest';
import { CodePoints } from '../../../../src/core/code-points.ts';
import { readBrat } from '../../../../src/formats/brat/read.ts';
import { checkBratText } from '../../../../src/formats/brat/text-check.ts';
import { collectProblems } from '../../../support/collect-problems.ts';

describe('checkBratText', () => {
  function check(ann: string, text: string): string[] {
    const { problems, report } = collectProblems();
    const brat = readBrat({ name: 'a.ann', text: ann }, report);
    checkBratText(brat, { file: 'a.ann', text, points: new CodePoints(text) }, report);
    return problems.map((problem) => problem.message);
  }

  it('accepts what the text has, counted in code points, with line breaks as blanks', () => {
    expect(check('T1\tX 2 6;7 9\tborn in\n', '😀 born\nin')).toEqual([]);
  });

  it('reports what is not in the text', () => {
    expect(check('T1\tX 3 7\tborn\n', '😀 born\nin')).toEqual([
      '"T1" has the text "born", but the source text at its offsets is "orn\n".',
    ]);
  });

  it('counts the problems of many spans that are all of a text', () => {
    const ann = Array.from({ length: 1000 }, (_, i) => `T${i}\tX 0 5000\ta\n`).join('');
    expect(check(ann, 'a '.repeat(2500)).at(-1)).toBe('980 more annotations like this.');
  });
});
