import { describe, expect, it } from 'vitest';
import { repairedTable, wrongAroundKeyEntity, wrongInResponseEntity } from '../../../src/explain/repair.ts';
import { pairOfSets } from '../../support/set-pairs.ts';
import { sets, tableOf } from '../../support/sets.ts';

/** Key mentions a to g have the numbers 0 to 6; response mentions are ab cd fghi, 0 to 7. CEAFe aligns K1 with R1 and K2 with R3. */
const pair = pairOfSets(sets('abc defg'), sets('ab cd fghi'));

const shown = ({ keySizes, responseSizes, cells }: ReturnType<typeof tableOf>) => ({
  key: Array.from(keySizes),
  response: Array.from(responseSizes),
  cells: Array.from(cells, ({ key, response, shared }) => [key, response, shared]),
});
const tableFor = (response: string) => shown(tableOf(sets('abc defg'), sets(response)));

describe('repairedTable', () => {
  it('puts a key mention into the response entity that corresponds to its own', () => {
    expect(shown(repairedTable(pair, { key: [2], spurious: [] }))).toEqual(tableFor('abc d fghi'));
    expect(shown(repairedTable(pair, { key: [4], spurious: [] }))).toEqual(tableFor('ab cd fghie'));
  });

  it('removes spurious mentions, and entities that become empty', () => {
    expect(shown(repairedTable(pair, { key: [], spurious: [6] }))).toEqual(tableFor('ab cd fgi'));
    expect(shown(repairedTable(pair, { key: [2, 3], spurious: [] }))).toEqual(tableFor('abc fghid'));
  });

  it('makes one new entity where none corresponds to that of the key', () => {
    const lone = pairOfSets(sets('ab cd'), sets('ab'));
    expect(shown(repairedTable(lone, { key: [2, 3], spurious: [] }))).toEqual(
      shown(tableOf(sets('ab cd'), sets('ab cd'))),
    );
  });

  it('changes nothing for mentions that are right', () => {
    expect(shown(repairedTable(pair, { key: [0, 5], spurious: [] }))).toEqual(tableFor('ab cd fghi'));
    expect(shown(pair.table)).toEqual(tableFor('ab cd fghi'));
  });
});

describe('what is wrong', () => {
  it('around a key entity: its mentions, and those of others in its place', () => {
    expect(wrongAroundKeyEntity(pair, 0)).toEqual({ key: [0, 1, 2], spurious: [] });
    expect(wrongAroundKeyEntity(pair, 1)).toEqual({ key: [3, 4, 5, 6], spurious: [6, 7] });
    const mixed = pairOfSets(sets('abc de'), sets('abcd e'));
    expect(wrongAroundKeyEntity(mixed, 0)).toEqual({ key: [0, 1, 2, 3], spurious: [] });
    expect(wrongAroundKeyEntity(pairOfSets(sets('ab'), []), 0)).toEqual({ key: [0, 1], spurious: [] });
  });

  it('in a response entity: all its mentions', () => {
    expect(wrongInResponseEntity(pair, 1)).toEqual({ key: [2, 3], spurious: [] });
    expect(wrongInResponseEntity(pair, 2)).toEqual({ key: [5, 6], spurious: [6, 7] });
  });
});
