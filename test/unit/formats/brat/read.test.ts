import { describe, expect, it } from 'vitest';
import { readBrat } from '../../../../src/formats/brat/read.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { size } from '../../../support/runs.ts';

function read(text: string) {
  const { problems, report, shown } = collectProblems();
  return { ...readBrat({ name: 'a.ann', text }, report), problems, shown };
}

describe('readBrat', () => {
  it('reads text-bound annotations, events, attributes and relations, and passes over the rest', () => {
    const lines = [
      '\ufeffT1\tLife_Die 4 8;13 16\tmade way\r',
      'E1\tLife_Die:T1 Agent:T9\r',
      'A1\tRealis E1 Actual',
      'M2\tNegation E1',
      'R1\tAfter Arg1:E1 Arg2:E2',
      '#1\tAnnotatorNotes E1\tnote',
      '*\tEquiv T1 T2',
      'N1\tReference T1 X:1\tfoo',
      '',
    ];
    const { problems, ...brat } = read(lines.join('\n'));
    expect(problems).toEqual([]);
    expect(brat).toMatchObject({
      textBounds: [
        {
          id: 'T1',
          type: 'Life_Die',
          fragments: [
            [4, 8],
            [13, 16],
          ],
          text: 'made way',
          line: 1,
        },
      ],
      events: [{ id: 'E1', type: 'Life_Die', trigger: 'T1', line: 2 }],
      attributes: [
        { id: 'A1', name: 'Realis', target: 'E1', value: 'Actual', line: 3 },
        { id: 'M2', name: 'Negation', target: 'E1', value: undefined, line: 4 },
      ],
      relations: [{ id: 'R1', name: 'After', args: ['E1', 'E2'], line: 5 }],
    });
  });

  it('says where a line is broken and what it should be', () => {
    const { textBounds, shown } = read('T1\tX 8 4\tback\n');
    expect(textBounds).toEqual([]);
    expect(shown()).toBe(
      [
        'a.ann:1: error[brat/span]: "X 8 4" is not a type with offsets.',
        '  1 | T1\ufffdX 8 4\ufffdback',
        '  expected: Type begin end, further fragments after ";"',
        '  help: correct the line; --lenient skips it',
      ].join('\n'),
    );
  });

  it.each([
    ['T1', 'brat/span'],
    ['T1\tX', 'brat/span'],
    ['T1\tX 1\ta', 'brat/span'],
    ['T1\tX 1 2;\ta', 'brat/span'],
    ['T1\tX -1 2\ta', 'brat/span'],
    ['T1\tX 1 2e3\ta', 'brat/span'],
    ['T1\tX 1 99999999999999999999\ta', 'brat/span'],
    ['T1\tX 1 2', 'brat/no-text'],
    ['T1,2\tX 1 2\ta', 'brat/line'],
    ['E1\t', 'brat/line'],
    ['E1\tX', 'brat/line'],
    ['E1\tX:', 'brat/line'],
    ['A1\tRealis', 'brat/line'],
    ['R1\tCoreference Arg1:E1', 'brat/line'],
    ['R1\tCoreference Arg1:E1 Arg2:E2 Arg3:E3', 'brat/line'],
    ['E1\tX:T1\nE1\tY:T1', 'brat/duplicate-id'],
  ])('survives %j with %s', (text, code) => {
    expect(read(text).problems.map((problem) => problem.code)).toEqual([code]);
  });

  it('counts the problems of a file with very many', () => {
    const lines = size(100_000);
    const { problems } = read('E1\n'.repeat(lines));
    expect(problems.length).toBeLessThan(30);
    expect(problems.at(-1)!.message).toBe(`${lines - 20} more lines like this.`);
  });
});
