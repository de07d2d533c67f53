import { describe, expect, it } from 'vitest';
import {
  clusterRelations,
  overlappingClusters,
  parseRelation,
  uncheckedRelation,
} from '../../../../../src/compat/evmeval/sequencing/relations.ts';
import { logged } from '../../../../support/evmeval-mentions.ts';

const parse = (line: string) => logged((journal) => parseRelation(line, journal));
const END = ['ERROR Validation failed.', 'ERROR Please fix the warnings/errors.'];

describe('parseRelation', () => {
  it('keeps arguments as written', () => {
    expect(parse('After\tR1\tE1, E2,,E1')).toEqual({
      result: { name: 'After', args: ['E1', ' E2', '', 'E1'] },
      log: [],
      exit: 0,
      complaint: undefined,
    });
  });

  it.each(['After\tE1,E2', 'After\tR1\tE1,E2\t', ''])(
    'refuses %j, which does not have three columns',
    (line) => {
      expect(parse(line)).toMatchObject({
        exit: 255,
        log: ['ERROR Incorrect format of relation line, it should have 3 fields:', `ERROR ${line}`, ...END],
      });
    },
  );

  it('warns of a cluster with one mention, and refuses any other relation with one argument', () => {
    expect(parse('Coreference\tR1\tE1')).toMatchObject({
      result: { args: ['E1'] },
      log: ['WARNING Singleton clusters are not necessary'],
    });
    expect(parse('coreference\tR1\tE1')).toMatchObject({
      exit: 255,
      log: [
        'ERROR A relation should have at least two arguments, maybe incorrect formatted:',
        'ERROR coreference\tR1\tE1',
        ...END,
      ],
    });
  });
});

describe('uncheckedRelation', () => {
  it('reads three or more columns and any number of arguments', () => {
    expect(uncheckedRelation('After\tR1\tE1\tx')).toEqual({ name: 'After', args: ['E1'] });
    expect(uncheckedRelation('\t\t')).toEqual({ name: '', args: [''] });
    expect(() => uncheckedRelation('After\tR1')).toThrow(
      'The relation line "After\tR1" has fewer than three columns.',
    );
  });
});

describe('the clusters of relations', () => {
  it('are the arguments of Coreference, spelt so', () => {
    const relations = ['Coreference', 'After', 'coreference'].map((name) => ({ name, args: [name, 'E1'] }));
    expect(clusterRelations(relations)).toEqual([['Coreference', 'E1']]);
  });

  it.each([
    [[['a', 'a'], ['b'], []], undefined],
    [
      [['a', 'b'], ['c', 'd'], ['d'], ['b']],
      [0, 3],
    ],
    [
      [['a'], ['a', 'b'], ['b', 'a']],
      [0, 1],
    ],
    [
      [['__proto__'], ['constructor'], ['constructor']],
      [1, 2],
    ],
  ])('%j overlap at %j', (clusters, found) => {
    expect(overlappingClusters(clusters)).toEqual(found?.map((number) => clusters[number]));
  });
});
