import { expect } from 'vitest';
import { scoreFiles } from '../../src/cli/library-files.ts';
import { nodeShell } from '../../src/cli/node-shell.ts';
import { groupRequest } from '../../src/evaluate/group-request.ts';
import { jsonReport } from '../../src/report/score/json.ts';
import { scoreDatasets } from '../../src/verbs/datasets.ts';
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

/** A case of several corpora. */
export interface DatasetCase extends Omit<GroupCase, 'args'> {
  readonly datasets: readonly { readonly name: string; readonly key: string; readonly response: string }[];
}

/** Expects the recorded numbers of the corpus, of its groups, and of the means over groups. */
export async function checkGroups(one: GroupCase, key: string, response: string): Promise<void> {
  const ids = recordedIds(one.scores) as ['muc'];
  const by = libraryGroups(one.args.filter((arg) => arg !== '--by'));
  const { systems, signature } = await scoreFiles({ key, responses: [response], metrics: ids, by });
  checkSystem(one, systems[0]);
  expect(signature).toContain('|by:');
}

/** The same for data sets; `pathOf` finds their files. */
export async function checkDatasetCase(one: DatasetCase, pathOf: (name: string) => string): Promise<void> {
  const datasets = one.datasets.map(({ name, key, response }) => ({
    name,
    key: pathOf(key),
    responses: [pathOf(response)],
  }));
  const settings = { metrics: recordedIds(one.scores) };
  const { report } = await scoreDatasets({ datasets, settings, jobs: 1 }, nodeShell);
  checkSystem(one, JSON.parse(jsonReport(report)).systems[0]);
  expect(report.signature).toMatch(/\|datasets:/);
}

interface FoundSystem extends GroupSet {
  readonly groups?: readonly (GroupSet & { readonly name: string; readonly documents: number })[];
  readonly macro?: GroupSet & { readonly groups: number };
}

function checkSystem(one: Omit<GroupCase, 'args'>, found: object): void {
  const { scores, conll, groups = [], macro } = found as FoundSystem;
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
