import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../src/corpus/index.ts';
import { settingsOf } from '../../../src/evaluate/index.ts';
import type { InputError } from '../../../src/problems/problem.ts';
import { countsText } from '../../../src/verbs/counts/counts-file.ts';
import { type MergeRequest, mergeFiles } from '../../../src/verbs/merge.ts';
import { type ScoreRequest, scoreFiles, scoreSystems } from '../../../src/verbs/score.ts';
import { conllDocument } from '../../support/indexed-files.ts';
import { memoryShell } from '../../support/memory-shell.ts';

const key = ['a', 'b', 'c'].map((name) => conllDocument(name, 'x (1)', 'y (1)', 'z (1)')).join('');
const response =
  conllDocument('a', 'x (1)', 'y (1)', 'z -') + conllDocument('b', 'x (1)', 'y (1)|(1)', 'z (1)');
const whole: ScoreRequest = {
  key: { path: 'k', name: 'k' },
  responses: [{ path: 'r', name: 'r' }],
  settings: { metrics: ['muc'] },
};
const shell = memoryShell({ k: key, r: response }, MemoryStore);

const countsOf = async (options: Partial<ScoreRequest> = {}) => {
  const request = { ...whole, isPart: true, ...options };
  return countsText(await scoreSystems(request, settingsOf(request.settings), true, shell), request);
};
const texts = {
  a: await countsOf({ documents: ['a'] }),
  bc: await countsOf({ documents: ['b', 'c'] }),
  whole: await countsOf(),
  lea: await countsOf({ documents: ['b'], settings: { metrics: ['lea'] } }),
};

const merged = (paths: readonly string[], options: Partial<MergeRequest> = {}) =>
  mergeFiles({ paths, ...options }, memoryShell(texts, MemoryStore));
const codesOf = (run: Promise<unknown>) =>
  run.then(
    () => undefined,
    (error: InputError) => error.problems.map(({ code, file }) => [code, file]),
  );

describe('mergeFiles', () => {
  it('has the result of a single run', async () => {
    const { report: expected } = await scoreFiles(whole, shell);
    const { report, warnings } = await merged(['whole']);
    expect(report.systems[0].scores).toEqual(expected.systems[0].scores);
    expect(report.signature).toBe(expected.signature);
    expect(warnings.map(({ code }) => code)).toEqual(expected.systems[0].warnings.map(({ code }) => code));
  });

  it('adds up parts, whose signature names their documents', async () => {
    const { report } = await merged(['a', 'bc']);
    expect(report.systems[0].scores).toEqual((await merged(['whole'])).report.systems[0].scores);
    expect(report.signature).toContain('documents:');
    expect([report.key.path, report.systems[0].path]).toEqual(['k', 'r']);
  });

  it('has the scores of documents if they are asked for', async () => {
    const documents = async (perDocument: boolean) =>
      [...(await merged(['bc', 'a'], { perDocument })).report.systems[0].documents].length;
    expect([await documents(true), await documents(false)]).toEqual([3, 0]);
  });

  it('makes errors of warnings if it is strict, of parts and of the whole', async () => {
    expect(await codesOf(merged(['whole'], { strict: true }))).toContainEqual(['mention/repeated', 'r']);
    const allow = ['mention/repeated', 'document/missing'];
    expect(await codesOf(merged(['whole'], { strict: true, allow }))).toBeUndefined();
  });

  it('refuses parts with other settings, and documents that are counted twice', async () => {
    expect(await codesOf(merged(['a', 'lea']))).toEqual([['counts/settings', 'lea']]);
    expect(await codesOf(merged(['a', 'whole']))).toEqual([['counts/overlap', 'whole']]);
  });
});
