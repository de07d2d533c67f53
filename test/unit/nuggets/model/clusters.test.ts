import { describe, expect, it } from 'vitest';
import { prepareDocument } from '../../../../src/nuggets/model/prepare.ts';
import { characterSpanReader } from '../../../../src/nuggets/model/units.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { nuggetFile, tbf } from '../../../support/nuggets.ts';

function clustersOf(sameSpan: 'as written' | 'allowed', ...lines: readonly string[]) {
  const { problems, report } = collectProblems();
  const [document] = nuggetFile('f', tbf('d', ...lines)).documents;
  const preparation = {
    file: 'f',
    attributes: [],
    normal: (value: string) => value,
    coreference: true,
    thorough: false,
    sameSpan,
    report,
  };
  const { clusters } = prepareDocument(document, characterSpanReader(false), preparation);
  return {
    clusters: clusters.map(({ members, line }) => [line, ...members]),
    problems: problems.map(({ code, line }) => [code, line]),
  };
}

describe('readClusters', () => {
  const mentions = ['E1 0,1', 'E2 2,3', 'E3 4,5', 'E4 6,7', 'E5 8,9'];

  it('merges clusters that share a mention, along a chain of them, and reports each shared mention', () => {
    const lines = ['@Coreference R1 E1,E2', '@Coreference R2 E3,E4', '@Coreference R3 E4,E2'];
    expect(clustersOf('as written', ...mentions, ...lines)).toEqual({
      clusters: [[7, 0, 1, 2, 3]],
      problems: [
        ['nuggets/shared-member', 9],
        ['nuggets/shared-member', 9],
      ],
    });
  });

  it('counts a mention that is named twice once, and warns of a cluster of one', () => {
    const lines = ['@Coreference R1 E1,E2,E1', '@Coreference R2 E5', '@After R3 E3,E4'];
    expect(clustersOf('as written', ...mentions, ...lines)).toEqual({
      clusters: [
        [7, 0, 1],
        [8, 4],
      ],
      problems: [['tbf/singleton-cluster', 8]],
    });
  });

  it('refuses two mentions of a cluster with the same span, unless that is allowed', () => {
    const lines = ['E1 0,4', 'E2 0,2;2,4', 'E3 0,4', '@Coreference R1 E1,E2'];
    expect(clustersOf('as written', ...lines).problems).toEqual([['nuggets/same-span', 5]]);
    expect(clustersOf('allowed', ...lines)).toEqual({ clusters: [[5, 0, 1]], problems: [] });
  });
});
