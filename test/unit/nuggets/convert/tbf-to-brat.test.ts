import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTbf } from '../../../../src/formats/tbf/read.ts';
import { type TbfToBratOptions, tbfToBrat } from '../../../../src/nuggets/convert/tbf-to-brat.ts';
import { collectProblems } from '../../../support/collect-problems.ts';

function convert(lines: string[], options: TbfToBratOptions = {}) {
  const { problems, report } = collectProblems();
  const text = ['#BeginOfDocument d', ...lines, '#EndOfDocument'].join('\n');
  const [document] = readTbf({ name: 'd.tbf', text }, report);
  return { brat: tbfToBrat(document!, options, report), messages: problems.map(({ message }) => message) };
}

const mention = (id: string, span: string, realis = 'Actual') =>
  `s\td\t${id}\t${span}\ttext\tLife_Die\t${realis}`;

describe('tbfToBrat', () => {
  it('writes events, realis, clusters as chains, and other relations with their ids', () => {
    const { brat, messages } = convert([
      mention('E1', '4,8;13,16'),
      mention('E2', '20,24', 'NOT_ANNOTATED'),
      mention('E3', '30,34'),
      '@Coreference\tC0\tE1,E2,E3',
      '@After\tR1\tE3,E1',
    ]);
    expect(messages).toEqual([]);
    expect(brat).toBe(
      [
        'T1\tLife_Die 4 8;13 16\ttext',
        'E1\tLife_Die:T1',
        'A1\tRealis E1 Actual',
        'T2\tLife_Die 20 24\ttext',
        'E2\tLife_Die:T2',
        'T3\tLife_Die 30 34\ttext',
        'E3\tLife_Die:T3',
        'A3\tRealis E3 Actual',
        'R2\tCoreference Arg1:E1 Arg2:E2',
        'R3\tCoreference Arg1:E2 Arg2:E3',
        'R1\tAfter Arg1:E3 Arg2:E1',
        '',
      ].join('\n'),
    );
  });

  it('gives mentions the ids that brat wants', () => {
    const { brat } = convert([mention('em-1', '0,1'), mention('E5', '2,3'), '@Coreference\tx\tem-1,E5']);
    expect(brat).toContain('E6\tLife_Die:T1\n');
    expect(brat).toContain('R1\tCoreference Arg1:E6 Arg2:E5\n');
  });

  it('says what brat cannot hold', () => {
    const { messages } = convert([
      mention('E1', 't1,t2'),
      mention('E2', '0,1'),
      mention('E2', '2,3', 'Actual\t0.9\t0.8'),
      mention('E4', '4,5').replace('s\td', 'other\td').replace('Life_Die', 'Life Die:x'),
      '@After\tR1\tE1,E2',
      '@After\tR2\tE2,E2,E2',
      '@Coreference\tC1\tE2',
      '@Coreference\tC2\tE2,E4,E4',
    ]);
    expect(messages).toEqual([
      'Mention "E1" with the span "t1,t2" has no place in the text. The fragment "t1,t2" is not a pair of offsets.',
      'Mention id "E2" occurs twice; relations follow the first.',
      'Type "Life Die:x" becomes "Life_Die_x".',
      'Mentions with columns after realis, such as confidences: 1.',
      '2 different system ids.',
      'Relation "R1" names a mention that is not written.',
      'Relation "R2" is not between two mentions.',
      'Cluster "C1" has one mention.',
      'Clusters "C1" and "C2" share a mention and become one.',
    ]);
  });

  it('keeps the example of the public converter', () => {
    const url = new URL('../../../fixtures/events/brat2tbf/expected_char.tbf', import.meta.url);
    const { brat } = convert(readFileSync(url, 'utf8').trim().split('\n').slice(1, -1));
    expect(brat.match(/^E\d+/gm)).toEqual(['E1', 'E2', 'E3', 'E7', 'E8', 'E10']);
  });
});
