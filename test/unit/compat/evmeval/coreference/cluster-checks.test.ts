import { describe, expect, it } from 'vitest';
import {
  clustersOverlap,
  refuseClusters,
  spanRepeats,
} from '../../../../../src/compat/evmeval/coreference/cluster-checks.ts';
import { logged } from '../../../../support/evmeval-mentions.ts';

describe('clustersOverlap', () => {
  it('is silent for disjoint clusters, also if one repeats a mention', () => {
    const { result, log } = logged((journal) => clustersOverlap([['E1', 'E1'], ['E2'], []], journal));
    expect([result, log]).toEqual([false, []]);
  });

  it('logs the first two clusters that share a mention as sets of Python', () => {
    const clusters = [['E2', 'E3'], ['E1', 'E2', 'E1'], ['E3']];
    const { result, log } = logged((journal) => clustersOverlap(clusters, journal));
    expect(result).toBe(true);
    expect(log).toEqual([
      'ERROR Non empty intersection between clusters found. Please resolve transitive closure before submit.',
      "ERROR set(['E3', 'E2'])",
      "ERROR set(['E1', 'E2'])",
    ]);
  });
});

describe('refuseClusters', () => {
  it('names the side and the document and ends the run', () => {
    expect(logged((journal) => refuseClusters('Gold standard', 'd', journal))).toMatchObject({
      exit: 1,
      complaint: undefined,
      log: [
        'ERROR Gold standard has data problem for doc [d], please refer to log. Quitting...',
        'ERROR Scorer terminate with error.',
      ],
    });
  });
});

describe('spanRepeats', () => {
  const tokensOf = new Map([
    ['E1', ['t1', 't2']],
    ['E2', ['t1', 't2']],
    ['E3', ['t2']],
    ['E4', []],
    ['E5', []],
    ['E6', ['']],
  ]);
  const repeats = (...clusters: string[][]) => logged((journal) => spanRepeats(clusters, tokensOf, journal));

  it('finds two mentions of a cluster with the same tokens, the later one first', () => {
    expect(repeats(['E3'], ['E1', 'E2'])).toMatchObject({
      result: true,
      log: [
        'ERROR Span within the same cluster cannot be the same.',
        'ERROR E2->[t1,t2]',
        'ERROR E1->[t1,t2]',
      ],
    });
  });

  it('takes two mentions without tokens for the same, but not one whose token has an empty id', () => {
    expect(repeats(['E4', 'E5']).result).toBe(true);
    expect(repeats(['E4', 'E6'])).toMatchObject({ result: false, log: [] });
  });

  it('allows the same tokens in different clusters, and a mention that is listed twice', () => {
    expect(repeats(['E1', 'E3'], ['E2', 'E2'])).toMatchObject({ result: false, log: [] });
  });

  it('ends the run at an unknown mention', () => {
    expect(repeats(['E1', 'constructor'])).toMatchObject({
      exit: 1,
      log: [
        'ERROR Cluster contains event that is not in mention list : [constructor]',
        'ERROR Scorer terminate with error.',
      ],
    });
  });
});
