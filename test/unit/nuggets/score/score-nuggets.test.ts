import { describe, expect, it } from 'vitest';
import {
  document2015,
  evmeval16,
  evmeval18,
  type NuggetDocumentCounts,
  type NuggetScores,
} from '../../../../src/nuggets/index.ts';
import { scoreCoreference } from '../../../../src/nuggets/score/coreference.ts';
import { wantedParts } from '../../../../src/nuggets/score/score-nuggets.ts';
import { nuggetFile, scoreTexts, tablesFor, tbf } from '../../../support/nuggets.ts';

const words = 'one two three four five';
const tables = tablesFor({ d1: words, d2: words, d3: words });
const gold = [
  tbf('d1', 'E1 t0', 'E2 t2', 'E3 t3,t4', '@Coreference C1 E1,E2', '@After R1 E1,E3'),
  tbf('d2', 'E1 t1', 'E2 t4', '@Coreference C1 E1,E2'),
  tbf('d3'),
].join('');
const system = [
  tbf('d1', 'S1 t0', 'S2 t2', 'S3 t4', '@Coreference C1 S1,S2', '@After R1 S1,S3'),
  tbf('d2', 'S1 t0'),
  tbf('d3', 'S1 t0'),
].join('');

const profiles = [document2015, evmeval18, evmeval16].map((profile) => [profile.id, profile] as const);

type Numbers = Readonly<Record<string, number>>;

/** The sums over documents of one kind of counts, by name. */
function sums(
  { documents }: NuggetScores,
  pick: (counts: NuggetDocumentCounts) => ReadonlyMap<string, object> | undefined,
): Map<string, Numbers> {
  const total = new Map<string, Record<string, number>>();
  for (const { counts } of documents) {
    if (counts === undefined) throw new Error('no counts');
    for (const [name, numbers] of pick(counts) ?? []) {
      const sum = total.get(name) ?? {};
      total.set(name, sum);
      for (const [field, value] of Object.entries(numbers)) sum[field] = (sum[field] ?? 0) + value;
    }
  }
  return total;
}

describe('the counts of documents', () => {
  it('are in the result only if they are asked for', () => {
    const { scores } = scoreTexts(gold, system, { tables });
    expect(scores.documents.map(({ counts }) => counts)).toEqual([undefined, undefined, undefined]);
  });

  it.each(profiles)('add up to the counts of the corpus by profile %s', (_, profile) => {
    const { scores } = scoreTexts(gold, system, { tables, profile, perDocument: true });
    const detection = sums(scores, (counts) => counts.detection);
    for (const { name, counts } of scores.settings) expect(detection.get(name)).toEqual(counts);
    const coreference = sums(scores, (counts) => counts.coreference);
    const { average, scores: byMetric } = scoreCoreference(coreference, profile.coreference.average);
    expect(average).toBe(scores.coreference?.average);
    expect(byMetric).toEqual(scores.coreference?.scores);
    const sequencing = sums(scores, (counts) => counts.sequencing);
    expect(scores.sequencing?.map(({ group }) => sequencing.get(group))).toEqual(
      scores.sequencing?.map(({ counts }) => counts),
    );
    expect(scores.sequencing).toHaveLength(3);
  });

  it('are zeros where the profile leaves a document out', () => {
    const { scores } = scoreTexts(gold, system, { tables, profile: evmeval16, perDocument: true });
    const [, missed, empty] = scores.documents.map(({ counts }) => counts);
    expect(empty?.detection.get('span')?.documents).toBe(0);
    expect(Object.values(missed?.coreference?.get('bcub') ?? {}).every((count) => count === 0)).toBe(true);
  });

  it('have no part that is not scored', () => {
    const options = { tables, perDocument: true, coreference: false, sequencing: false };
    const [first] = scoreTexts(gold, system, options).scores.documents;
    expect(Object.keys(first.counts ?? {})).toEqual(['detection']);
  });
});

const file = (...lines: readonly string[]) => nuggetFile('f', tbf('d', 'E1 0,1', 'E2 2,3', ...lines));
const [none, chains, links] = [file(), file('@Coreference R1 E1,E2'), file('@After R1 E1,E2')];

it.each([
  [[none, none], {}, [false, false, false]],
  [[none, chains], {}, [true, false, true]],
  [[links, none], {}, [false, true, true]],
  [[chains, links], { coreference: false, sequencing: false }, [false, false, false]],
  [[none], { coreference: true }, [true, false, true]],
])('is what was asked for, or else what the files contain', (files, options, expected) => {
  const { coreference, sequencing, clusters } = wantedParts(files, options);
  expect([coreference, sequencing, clusters]).toEqual(expected);
});
