import { describe, expect, it } from 'vitest';
import { type CheckOptions, checkNuggets, readLengths, readTbf } from '../../../../src/nuggets/index.ts';
import type { Problem } from '../../../../src/problems/problem.ts';
import { tablesFor, tbf } from '../../../support/nuggets.ts';

/** Code, line and column of each problem of a tbf text; notes are facts. */
function check(text: string, options: Partial<CheckOptions> = {}) {
  const problems: Problem[] = [];
  const report = (problem: Problem) => problems.push(problem);
  const documents = readTbf({ name: 'a.tbf', text }, report);
  checkNuggets({ name: 'a.tbf', documents }, { unit: 'auto', ...options }, report);
  return problems
    .filter(({ severity }) => severity !== 'note')
    .map(({ code, line, column }) => [code, line, column]);
}

const good = tbf('d', 'E1 0,4', 'E2 10,14', 'E3 20,24', '@Coreference R1 E1,E2', '@After R2 E2,E3');

describe('nuggets check', () => {
  it('finds nothing in a good file', () => {
    expect(check(good)).toEqual([]);
  });

  it.each([
    ['a mention id twice', tbf('d', 'E1 0,4', 'E1 9,12'), ['tbf/duplicate-id', 3, 7]],
    [
      'a mention that is not there',
      tbf('d', 'E1 0,4', '@Coreference R1 E1,E9'),
      ['tbf/unknown-mention', 3, 1],
    ],
    [
      'clusters that share a mention',
      tbf('d', 'E1 0,4', 'E2 5,9', 'E3 10,14', '@Coreference R1 E1,E2', '@Coreference R2 E2,E3'),
      ['nuggets/shared-member', 6, 1],
    ],
    [
      'a span twice in a cluster',
      tbf('d', 'E1 0,4', 'E2 0,4', '@Coreference R1 E1,E2'),
      ['nuggets/same-span', 4, 1],
    ],
    ['a span that is none', tbf('d', 'E1 0,4;NaN,9'), ['tbf/span', 2, 14]],
    ['a negative offset', tbf('d', 'E1 -3,4'), ['tbf/span', 2, 10]],
    ['an empty span', tbf('d', 'E1 5,5'), ['tbf/empty-span', 2, 10]],
    ['fragments that overlap', tbf('d', 'E1 1,5;3,8'), ['tbf/overlapping-fragments', 2, 10]],
    ['a cluster of one', tbf('d', 'E1 0,4', '@Coreference R1 E1'), ['tbf/singleton-cluster', 3, 1]],
    [
      'a relation that nobody scores',
      tbf('d', 'E1 0,4', 'E2 5,9', '@Before R1 E1,E2'),
      ['tbf/unknown-relation', 4, 1],
    ],
    [
      'a relation before a mention',
      tbf('d', 'E1 0,4', '@Coreference R1 E1,E2', 'E2 5,9'),
      ['tbf/order', 3, 1],
    ],
    [
      'links both ways',
      tbf('d', 'E1 0,4', 'E2 5,9', '@After R1 E1,E2', '@After R2 E2,E1'),
      ['nuggets/cycle', 4, 1],
    ],
    [
      'a cycle of three links',
      tbf('d', 'E1 0,4', 'E2 5,9', 'E3 10,14', '@After R1 E1,E2', '@After R2 E2,E3', '@After R3 E3,E1'),
      ['nuggets/cycle', 5, 1],
    ],
    [
      'a link with three mentions',
      tbf('d', 'E1 0,4', 'E2 5,9', 'E3 10,14', '@After R1 E1,E2,E3'),
      ['tbf/arguments', 5, 1],
    ],
    [
      'a link inside a cluster',
      tbf('d', 'E1 0,4', 'E2 5,9', '@Coreference R1 E1,E2', '@After R2 E1,E2'),
      ['nuggets/self-link', 5, 1],
    ],
    [
      'an empty realis',
      '#BeginOfDocument d\ns\td\tE1\t0,4\tx\tLife_Die\t\n#EndOfDocument\n',
      ['tbf/empty-field', 2, 23],
    ],
    ['a document twice', tbf('d') + tbf('d'), ['document/duplicate', 3, 1]],
    [
      'a document column that disagrees',
      '#BeginOfDocument d\ns\tx\tE1\t0,4\tx\tLife_Die\tActual\n#EndOfDocument\n',
      ['tbf/document-column', 2, 3],
    ],
  ] as const)('finds %s', (_, text, problem) => {
    const found = check(text);
    expect(found).toContainEqual(problem);
    expect(found.length).toBeLessThanOrEqual(2);
  });

  it('names the links of a cycle with their lines', () => {
    const problems: Problem[] = [];
    const text = tbf('d', 'E1 0,4', 'E2 5,9', '@After R1 E1,E2', '@After R2 E2,E1');
    const documents = readTbf({ name: 'a', text }, () => {});
    checkNuggets({ name: 'a', documents }, { unit: 'auto' }, (problem) => problems.push(problem));
    expect(problems[0].message).toBe('@After links form a cycle: E1 → E2 (line 4), E2 → E1 (line 5).');
  });

  it('knows tokens by their table: unknown ones, and those out of order', () => {
    const tables = tablesFor({ d: 'one two three' });
    expect(check(tbf('d', 'E1 t2,t1', 'E2 t7'), { tables })).toEqual([
      ['nuggets/token-order', 2, 10],
      ['nuggets/unknown-token', 3, 10],
      ['nuggets/text-differs', 2, 16],
    ]);
    expect(check(tbf('e', 'E1 t1'), { tables })).toEqual([['tokens/missing', 1, undefined]]);
  });

  it('compares the text of a mention with its tokens', () => {
    const tables = tablesFor({ d: 'They made their way can not' });
    const line = (id: string, span: string, text: string) =>
      `s\td\t${id}\t${span}\t${text}\tLife_Die\tActual`;
    const lines = [
      line('E1', 't1,t3', 'way made'),
      line('E2', 't4,t5', 'cannot'),
      line('E3', 't1', '-'),
      line('E4', 't1', 'their'),
      line('E5', 't3', 'ways'),
    ];
    const text = ['#BeginOfDocument d', ...lines, '#EndOfDocument'].join('\n');
    expect(check(text, { tables })).toEqual([
      ['nuggets/text-differs', 5, 11],
      ['nuggets/text-differs', 6, 11],
    ]);
  });

  it('knows the realis values and mixed system ids', () => {
    const mixed = tbf('d', 'E1 0,4 Life_Die actual', 'E2 5,9 Life_Die Other').replace(
      'sys\td\tE2',
      'me\td\tE2',
    );
    expect(check(mixed)).toEqual([
      ['nuggets/mixed-systems', 3, 1],
      ['nuggets/unknown-realis', 2, 26],
    ]);
  });

  it.each(['@Coref', '@coreference', '@CoReference'])('refuses %s throughout', (name) => {
    const found = check(tbf('d', 'E1 0,4', 'E2 5,9', `${name} R1 E1,E2`));
    expect(found).toContainEqual(['tbf/coreference-name', 4, 1]);
    const some = check(tbf('d', 'E1 0,4', 'E2 5,9', `${name} R1 E1,E2`, '@Coreference R2 E1,E2'));
    expect(some.map(([code]) => code)).toEqual(['tbf/unknown-relation']);
  });

  it('knows types in any spelling', () => {
    const types = ['conflict attack', 'LIFE_DIE'];
    expect(check(tbf('d', 'E1 0,4 Conflict_Attack', 'E2 5,9 Life.Die'), { types })).toEqual([]);
    expect(check(tbf('d', 'E1 0,4 Life_Marry'), { types })).toEqual([['nuggets/unlisted-type', 2, 17]]);
  });

  it('knows documents and their lengths', () => {
    const lengths = new Map([['d', 14]]);
    expect(check(tbf('d', 'E1 10,14'), { lengths })).toEqual([]);
    expect(check(tbf('d', 'E1 10,15'), { lengths })).toEqual([['nuggets/out-of-range', 2, 10]]);
    expect(check(tbf('x'), { lengths })).toEqual([['nuggets/unlisted-document', 1, 1]]);
  });
});

describe('readLengths', () => {
  it('reads ids and counts, ignores further columns, and reports lines that are neither', () => {
    const problems: Problem[] = [];
    const text = 'd 14\n\ne\t20\textra\nf many\n';
    const lengths = readLengths({ name: 'counts.tsv', text }, (problem) => problems.push(problem));
    expect([...lengths]).toEqual([
      ['d', 14],
      ['e', 20],
    ]);
    expect(problems.map(({ code, line }) => [code, line])).toEqual([['nuggets/count-file', 4]]);
  });
});
