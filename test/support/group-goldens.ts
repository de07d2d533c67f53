import { expect } from 'vitest';
import { scoreFiles } from '../../src/cli/library-files.ts';
import { groupRequest } from '../../src/evaluate/group-request.ts';
import { expectScores, type RecordedScores, recordedIds } from './recorded-scores.ts';

/** A corpus whose scores by group an independent program recorded. */
export interface GroupCase {
  readonly id: string;
  /** `--by` and its values. */
  readonly args: readonly string[];
  readonly scores: RecordedScores;
  readonly conll: number | null;
  readonly groups: readonly (GroupSet & { readonly name: string; readonly documents: number })[];
  readonly macro: GroupSet & { readonly groups: number };
}

interface GroupSet {
  readonly scores: RecordedScores;
  readonly conll: number | null;
}

/** Expects the recorded numbers of the corpus, of its groups, and of the means over groups. */
export async function checkGroups(one: GroupCase, key: string, response: string): Promise<void> {
  const ids = recordedIds(one.scores) as ['muc'];
  const by = libraryGroups(one.args.filter((arg) => arg !== '--by'));
  const { systems, signature } = await scoreFiles({ key, responses: [response], metrics: ids, by });
  const [{ scores, conll, groups = [], macro }] = systems;
  expectScores(scores, one.scores, one.id);
  expect(groups.map(({ name, documents }) => ({ name, documents }))).toEqual(
    one.groups.map(({ name, documents }) => ({ name, documents })),
  );
  one.groups.forEach((group, g) => {
    expectScores(groups[g].scores, group.scores, `${one.id} ${group.name}`);
    expectConll(groups[g].conll, group.conll);
  });
  expectScores(macro?.scores, one.macro.scores, `${one.id} macro`);
  expectConll(macro?.conll ?? null, one.macro.conll);
  expectConll(conll, one.conll);
  expect(macro?.groups).toBe(one.macro.groups);
  expect(signature).toContain('|by:');
}

function expectConll(found: number | null, recorded: number | null): void {
  if (recorded === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(recorded, 12);
}

/** The values of `--by` as the library takes them. */
function libraryGroups(texts: readonly string[]): Parameters<typeof scoreFiles>[0]['by'] {
  const request = groupRequest(texts) ?? [];
  if (typeof request === 'string') return request;
  const patterns = new Map<string, string[]>();
  for (const { name, pattern } of request) patterns.set(name, [...(patterns.get(name) ?? []), pattern]);
  return Object.fromEntries(patterns);
}
