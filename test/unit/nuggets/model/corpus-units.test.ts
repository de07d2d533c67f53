import { describe, expect, it } from 'vitest';
import { spanReader, unitOf, warnOfMissingTables } from '../../../../src/nuggets/model/corpus-units.ts';
import { defaultNuggetOptions } from '../../../../src/nuggets/model/nugget-options.ts';
import { document2015, evmeval18 } from '../../../../src/nuggets/model/profile.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { nuggetFile, tablesFor, tbf } from '../../../support/nuggets.ts';

describe('unitOf', () => {
  const [tokens, characters] = ['t1,t2', '0,4'].map((span) => nuggetFile('f', tbf('d', `E1 ${span}`)));
  const none = nuggetFile('f', tbf('d'));

  it.each([
    [[tokens, tokens], 'token'],
    [[tokens, characters], 'character'],
    [[none], 'character'],
  ] as const)('is decided by all spans', (files, unit) => {
    expect(unitOf(files, { unit: 'auto' })).toBe(unit);
  });

  it('is tokens if there are tables, and what was asked for in any case', () => {
    const tables = tablesFor({});
    expect(unitOf([characters], { unit: 'auto', tables })).toBe('token');
    expect(unitOf([tokens], { unit: 'character', tables })).toBe('character');
  });
});

it('warnOfMissingTables warns where words would be invisible', () => {
  const messages = (profile: typeof document2015, tables?: ReturnType<typeof tablesFor>) => {
    const { problems, report } = collectProblems();
    const options = { ...defaultNuggetOptions, coreference: false, profile, tables };
    warnOfMissingTables('character', options, report);
    return problems.map(({ message }) => message);
  };
  expect(messages(document2015)).toEqual([
    'No token tables are given. Spans are compared by characters, and no word is invisible.',
  ]);
  expect(messages(evmeval18)).toEqual([]);
  expect(messages(document2015, tablesFor({}))).toEqual([]);
});

describe('spanReader', () => {
  const tables = tablesFor({ d: 'take a shower' });
  const read = (id: string, profile = document2015) => {
    const { problems, report } = collectProblems();
    const reader = spanReader(id, { file: 'f', line: 3 }, 'token', { tables, profile }, report);
    return { problems, span: reader('t0,t1,t2') };
  };

  it('leaves the invisible words of the profile out', () => {
    expect(read('d').span).toMatchObject({ extent: { size: 2 }, written: { size: 3 } });
    expect(read('d', evmeval18).span).toMatchObject({ extent: { size: 3 } });
  });

  it('reports a document without a table', () => {
    expect(read('other').problems).toMatchObject([
      { code: 'tokens/missing', file: 'f', line: 3, expected: 'other.tab' },
    ]);
  });
});
