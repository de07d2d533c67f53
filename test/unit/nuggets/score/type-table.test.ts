import { describe, expect, it } from 'vitest';
import { document2015, evmeval18, type Profile } from '../../../../src/nuggets/model/profile.ts';
import { typeTable } from '../../../../src/nuggets/score/type-table.ts';
import { matchedTexts } from '../../../support/matched-nuggets.ts';
import { tbf } from '../../../support/nuggets.ts';

const gold = tbf('d', 'E1 0,4 B', 'E2 6,9 A', 'E3 10,12 A');
const system = tbf('d', 'S1 0,4 B Other', 'S2 6,9 A', 'S3 20,22 C');
const rows = (profile: Profile, attribute = 0) =>
  typeTable(matchedTexts(gold, system, { profile }), profile, attribute).map((row) => [
    row.type,
    row.gold,
    row.system,
    row.truePositives,
    row.f1,
  ]);

describe('typeTable', () => {
  it('has a row for each type, sorted, with its own score', () => {
    expect(rows(document2015)).toEqual([
      ['A', 2, 1, 1, 2 / 3],
      ['B', 1, 1, 1, 1],
      ['C', 0, 1, 0, 0],
    ]);
  });

  it('uses the mapping of the profile, and its rule for types of the system alone', () => {
    expect(rows(evmeval18)).toEqual([
      ['a', 2, 1, 1, 2 / 3],
      ['b', 1, 1, 0, null],
    ]);
  });

  it('is empty if types are not compared', () => {
    expect(rows(document2015, -1)).toEqual([]);
  });
});
