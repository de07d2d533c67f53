import { expect } from 'vitest';
import { scoreFiles } from '../../src/cli/library-files.ts';
import { expectScores, type RecordedScores, recordedIds } from './recorded-scores.ts';

export interface WindowRun {
  readonly window: number;
  readonly singletons: 'keep' | 'drop';
  readonly scores: RecordedScores;
  readonly conll: number | null;
  readonly full: { readonly scores: RecordedScores; readonly conll: number | null };
  readonly createdSingletons: { readonly key: number; readonly response: number };
}

/** Expects the scores of `--window` that an independent program recorded for two files. */
export async function checkWindowRun(run: WindowRun, key: string, response: string): Promise<void> {
  const { window, singletons } = run;
  const ids = recordedIds(run.scores) as ['muc'];
  const result = await scoreFiles({ key, responses: [response], window, singletons, metrics: ids });
  const [system] = result.systems;
  const where = `${key} --window ${window} --singletons ${singletons}`;
  expectScores(system.scores, run.scores, where);
  expectScores(system.full?.scores, run.full.scores, `${where} full`);
  expect({ key: result.key.windowSingletons, response: system.windowSingletons }, where).toEqual(
    run.createdSingletons,
  );
  expect(result.signature).toContain(`|window:${window}|`);
}
