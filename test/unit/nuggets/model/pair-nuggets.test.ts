import { describe, expect, it } from 'vitest';
import { defaultNuggetOptions } from '../../../../src/nuggets/model/nugget-options.ts';
import { pairNuggets } from '../../../../src/nuggets/model/pair-nuggets.ts';
import { evmeval18 } from '../../../../src/nuggets/model/profile.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { nuggetFile, tbf } from '../../../support/nuggets.ts';

const gold = nuggetFile('gold', tbf('b'), tbf('a', 'E1 0,1'), tbf('a', 'E1 0,1', 'E2 2,3'));
const system = nuggetFile('system', tbf('c'), tbf('a'));

const pairs = (options: object = {}, answer = system) => {
  const { problems, report } = collectProblems();
  const found = pairNuggets(
    gold,
    answer,
    { ...defaultNuggetOptions, coreference: false, ...options },
    report,
  );
  return {
    found: found.map(([id, g, s]) => [id, g?.mentions.length, s?.mentions.length]),
    codes: problems.map(({ code, document }) => [code, document]),
  };
};

describe('pairNuggets', () => {
  it('sorts documents by id, takes the last of the same id, and scores what one side lacks', () => {
    expect(pairs()).toEqual({
      found: [
        ['a', 2, 0],
        ['b', 0, undefined],
        ['c', undefined, 0],
      ],
      codes: [
        ['document/missing', 'b'],
        ['document/extra', 'c'],
      ],
    });
  });

  it('leaves out documents of the system alone where the profile does', () => {
    expect(pairs({ profile: evmeval18 }).found.map(([id]) => id)).toEqual(['a', 'b']);
  });

  it('takes the documents that were asked for, and reports unknown ones', () => {
    expect(pairs({ documents: ['x', 'a'] })).toEqual({
      found: [['a', 2, 0]],
      codes: [['document/unknown', undefined]],
    });
  });

  it('reports files that have no document in common', () => {
    expect(pairs({}, nuggetFile('system', tbf('c'))).codes).toContainEqual([
      'document/none-in-common',
      undefined,
    ]);
  });
});
