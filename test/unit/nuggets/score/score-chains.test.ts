import { describe, expect, it } from 'vitest';
import { defaultNuggetOptions, type NuggetOptions } from '../../../../src/nuggets/model/nugget-options.ts';
import { document2015, evmeval16 } from '../../../../src/nuggets/model/profile.ts';
import { noCoreference } from '../../../../src/nuggets/score/coreference.ts';
import { scoreChains } from '../../../../src/nuggets/score/score-chains.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { matchedTexts } from '../../../support/matched-nuggets.ts';
import { tbf } from '../../../support/nuggets.ts';

function score(gold: string, system: string, options: Partial<NuggetOptions> = {}) {
  const { report, shown } = collectProblems();
  const chains = scoreChains(matchedTexts(gold, system), 0, { ...defaultNuggetOptions, ...options }, report);
  return { ...chains, shown: shown() };
}

/** The rules of coreference of evmeval 1.6, with everything else as in the document. */
const RULES_OF_16 = { profile: { ...document2015, coreference: evmeval16.coreference } };

describe('scoreChains', () => {
  // Two mentions with one span; the greedy mapping pairs E1 with S1, the clusters pair E1 with S2.
  const gold = tbf(
    'd',
    'E1 0,4',
    'E2 0,4',
    'E3 10,14',
    'E4 20,24',
    '@Coreference R1 E1,E3',
    '@Coreference R2 E2,E4',
  );
  const system = tbf(
    'd',
    'S1 0,4',
    'S2 0,4',
    'S3 10,14',
    'S4 20,24',
    '@Coreference R1 S1,S4',
    '@Coreference R2 S2,S3',
  );
  // No link is right: MUC 0, B³ and CEAFe 1/2; BLANC: no coreference link, and 2 of 4 others, so (0 + 1/2) / 2.
  const GREEDY = (0 + 1 / 2 + 1 / 2 + 1 / 4) / 4;

  it('scores the greedy alignment', () => {
    const { total, documents, twins, shown } = score(gold, system);
    expect(total.average).toBeCloseTo(GREEDY, 12);
    expect([total.greedy, total.exact, shown]).toEqual([undefined, undefined, '']);
    expect(documents.map(({ average }) => average)).toEqual([total.average]);
    expect([...twins[0]]).toEqual([0, 1, 2, 3]);
  });

  it('scores the best alignment beside the greedy one', () => {
    const { total, documents, twins, shown } = score(gold, system, { corefAlignment: 'best' });
    expect([total.average, total.exact, documents[0].average, shown]).toEqual([1, true, 1, '']);
    expect(total.greedy?.average).toBeCloseTo(GREEDY, 12);
    expect([...twins[0]]).toEqual([1, 0, 2, 3]);
  });

  it('reports if there are more alignments than the limit', () => {
    const { total, shown } = score(gold, system, { corefAlignment: 'best', alignmentLimit: 1 });
    expect([total.average, total.exact]).toEqual([1, false]);
    expect(shown).toBe(`warning[nuggets/alignment-bound]: There are more than 1 alignments of the corpus.
  help: the alignment was improved step by step and is not proven to be the best; raise --alignment-limit`);
  });

  it('adds up the counts of documents; those with a mean of 0 only if the profile keeps them', () => {
    const missed = tbf('e', 'E1 0,4', 'E2 5,9', '@Coreference R1 E1,E2');
    const wrong = tbf('e', 'S1 30,34');
    const kept = score(gold + missed, gold + wrong);
    expect(kept.documents.map(({ average }) => average)).toEqual([1, 0]);
    expect(kept.total.average).toBeLessThan(1);
    const left = score(gold + missed, gold + wrong, RULES_OF_16);
    expect([left.total.average, left.counts[1]]).toEqual([1, noCoreference]);
    expect(left.counts[0]).not.toEqual(noCoreference);
  });

  it('leaves MUC out of the mean of a document without clusters, in the rules of evmeval 1.6', () => {
    const single = tbf('d', 'E1 0,4', 'E2 5,9');
    expect(score(single, single).documents[0].average).toBe(3 / 4);
    expect(score(single, single, RULES_OF_16).documents[0].average).toBe(1);
  });
});
