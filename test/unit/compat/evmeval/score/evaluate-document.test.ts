import { describe, expect, it } from 'vitest';
import { type Release, release16, release18 } from '../../../../../src/compat/evmeval/release.ts';
import { mapDocument } from '../../../../../src/compat/evmeval/score/evaluate-document.ts';
import { evmevalMentions, logged } from '../../../../support/evmeval-mentions.ts';

const map = (gold: readonly string[], system: readonly string[], release: Release = release18) => {
  const { result = [], log } = logged((journal) =>
    mapDocument('d1', evmevalMentions(gold), evmevalMentions(system), release, journal),
  );
  return { mappings: result, log };
};

describe('mapDocument', () => {
  it('makes four mappings, each greedy by Dice, then system line, then gold line', () => {
    const { mappings, log } = map(
      ['E1 0,4 Attack Actual', 'E2 0,4 Die Actual'],
      ['S1 0,4 Die Actual', 'S2 0,2 Attack Other'],
    );
    expect(mappings.map(({ systemOf }) => [...systemOf])).toEqual([
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ]);
    // Dice of S2 is 2·2 / (4 + 2).
    expect(mappings.map(({ truePositives }) => truePositives)).toEqual([1 + 2 / 3, 1 + 2 / 3, 1, 1]);
    expect(log).toEqual([]);
  });

  it('lets a gold value that is not annotated agree with all, with a warning for each pair and mapping', () => {
    const { mappings, log } = map(
      ['E1 0,4 Attack NOT_ANNOTATED'],
      ['S1 0,4 Attack Other', 'S2 0,4 Die Other'],
    );
    expect(mappings.map(({ systemOf }) => systemOf[0])).toEqual([0, 0, 0, 0]);
    const warning =
      'WARNING Found one attribute [realis_status] in file [d1] not annotated, give full credit to all system.';
    expect(log).toEqual([warning, warning]);
  });

  it('warns of every pair with an empty mention, as recorded for version 1.8', () => {
    const { log } = map(['E1 5,5', 'E2 9,7', 'E3 20,24'], ['S1 5,5', 'S3 20,24']);
    const gold = (id: string) => `WARNING Found empty span gold standard at doc : d1, mention : ${id}`;
    const system = 'WARNING Found empty span system at doc : d1, mention : S1';
    expect(log).toEqual([gold('E1'), system, gold('E2'), system, system, gold('E1'), gold('E2')]);
  });

  it('names no mention in version 1.6, and is silent about the system', () => {
    expect(map(['E1 5,5', 'E3 20,24'], ['S1 5,5', 'S3 20,24'], release16).log).toEqual([
      'WARNING Found empty gold standard at doc : d1',
      'WARNING Found empty gold standard at doc : d1',
    ]);
  });

  it('stops warning after ten thousand pairs', () => {
    const gold = Array.from({ length: 101 }, (_, i) => `E${i} 5,5`);
    expect(
      map(
        gold,
        Array.from({ length: 100 }, (_, i) => `S${i} 0,1`),
      ).log,
    ).toHaveLength(10_000);
  });
});
