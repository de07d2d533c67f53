import { describe, expect, it } from 'vitest';
import {
  checkLinks,
  type LinkSource,
  sequencedDocument,
} from '../../../../../src/compat/evmeval/sequencing/sequencing.ts';
import { logged, mappingOf } from '../../../../support/evmeval-mentions.ts';

/** A side with ids and relations such as `After E1,E2`. */
const source = (ids: string, ...relations: string[]): LinkSource => ({
  ids: ids === '' ? [] : ids.split(' '),
  relations: relations.map((line) => {
    const [name, args] = line.split(' ');
    return { name, args: args.split(',') };
  }),
});
const NOTHING = source('');
const sequence = (gold: LinkSource, system = NOTHING, systemOf = gold.ids.map(() => -1), validate = true) =>
  logged((journal) => sequencedDocument('d', gold, system, mappingOf(systemOf), validate, journal));
const goldLinks = (gold: LinkSource) =>
  sequence(gold)
    .result?.gold.map(({ relation, from, to }) => `${relation} ${from} ${to}`)
    .sort();
const cycle = (a: string, b: string) => [`After ${a},${b}`, `After ${b},${a}`];
const CYCLIC =
  'ERROR There is link from clusters A to cluster B, and from cluster B to cluster A. This is create a cyclic graph, which is not allowed.';

describe('sequencedDocument', () => {
  it('gives a system mention the node of its gold mention, or a new one', () => {
    const gold = source('E1 E2 E3', 'After E1,E2');
    const system = source('S1 S2', 'Subevent S1,S2');
    expect(sequence(gold, system, [1, -1, -1]).result).toEqual({
      id: 'd',
      goldNodes: [0, 1, 2],
      systemNodes: [0, 3],
      gold: [{ relation: 'After', from: 0, to: 1 }],
      system: [{ relation: 'Subevent', from: 3, to: 0 }],
    });
  });

  it('drops links that follow from others, and then links all mentions of the clusters', () => {
    expect(goldLinks(source('E1 E2 E3', 'After E1,E2', 'After E2,E3', 'After E1,E3'))).toEqual([
      'After 0 1',
      'After 1 2',
    ]);
    expect(goldLinks(source('E1 E2 E3', 'Coreference E1,E3', 'After E3,E2'))).toEqual([
      'After 0 1',
      'After 2 1',
    ]);
  });

  it('drops links with unknown arguments and links within a cluster, and reports both', () => {
    const { result, log } = sequence(
      source('E1 E2', 'Coreference E1,E2', 'After E1,E9', 'After __proto__,E1', 'Subevent E1,E2'),
    );
    expect(result?.gold).toEqual([]);
    expect(log).toEqual([
      'WARNING Link between E1 and E2 will create a self link by propagation, ignored.',
      'ERROR Relation argument E9 is not found in node set for file.',
      'ERROR Relation argument __proto__ is not found in node set for file.',
    ]);
  });

  it('crashes for a link that does not have two arguments', () => {
    expect(sequence(source('E1 E2 E3', 'After E1,E2,E3'))).toMatchObject({
      exit: 1,
      complaint: 'The After relation "E1,E2,E3" does not have two arguments.',
    });
  });

  it('ends the run for opposite links, unless they are not validated', () => {
    const gold = source('E1 E2', ...cycle('E1', 'E2'));
    const { exit, log } = sequence(gold);
    expect(exit).toBe(255);
    // The order of the clusters is that of a Python set, as recorded.
    expect(log).toEqual([
      CYCLIC,
      'ERROR Cluster A contains: E2.',
      'ERROR Cluster B contains: E1.',
      'ERROR The gold edges cannot form a valid script graph.',
      'ERROR Validation failed.',
      'ERROR Please fix the warnings/errors.',
    ]);
    expect(sequence(gold, NOTHING, [-1, -1], false)).toMatchObject({ exit: 0, log: [] });
  });

  it('looks up the links of the system in the clusters of gold, and crashes where they are not', () => {
    const system = source('S1 S2', ...cycle('S1', 'S2'));
    expect(sequence(source('E1'), system).complaint).toBe(
      'The After links of the system between S2 and S1 are opposite.',
    );
    const { exit, log } = sequence(source('S1 S2 E3', 'Coreference S1,E3'), system);
    expect(exit).toBe(255);
    expect(log).toContain('ERROR The system edges cannot form a valid script graph.');
    expect(log.some((line) => line.endsWith('contains: S1,E3.'))).toBe(true);
  });
});

describe('checkLinks', () => {
  it('accepts links in one direction and names the document of opposite ones', () => {
    const check = (side: LinkSource) => logged((journal) => checkLinks('d 1', side, journal));
    expect(check(source('E1 E2', 'After E1,E2', 'Subevent E2,E1'))).toMatchObject({ exit: 0, log: [] });
    expect(check(source('E1 E2', ...cycle('E1', 'E2'))).log).toContain(
      'ERROR The edges cannot form a valid script graph at doc [d 1].',
    );
  });
});
