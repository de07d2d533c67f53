import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../src/corpus/shell.ts';
import type { SettingsSpec } from '../../../src/evaluate/index.ts';
import { settingsOf } from '../../../src/evaluate/index.ts';
import type { InputError } from '../../../src/problems/problem.ts';
import { compareJson } from '../../../src/report/compare/json.ts';
import { runPaths } from '../../../src/verbs/compare/comparison-report.ts';
import { compareFiles } from '../../../src/verbs/compare.ts';
import { type CompareSavedRequest, compareSaved } from '../../../src/verbs/compare-saved.ts';
import { countsText } from '../../../src/verbs/counts/counts-file.ts';
import { gateFiles } from '../../../src/verbs/gate.ts';
import { scoreFiles } from '../../../src/verbs/score.ts';
import { numbered, WORSE_CELLS, WORST_CELLS } from '../../support/gated.ts';
import { memoryShell } from '../../support/memory-shell.ts';

// Names against the order of the alphabet: a baseline sorts them, resampling does not.
const backwards = (i: number) => `(d${String(90 - i)}); part 000`;
const texts: Record<string, string> = {
  key: numbered(30, undefined, {}, backwards),
  ours: numbered(30, undefined, { 2: WORSE_CELLS, 3: WORSE_CELLS }, backwards),
  theirs: numbered(30, WORSE_CELLS, { 1: WORST_CELLS, 7: WORST_CELLS }, backwards),
  other: numbered(29, WORSE_CELLS, {}, backwards),
};
const key = { path: 'key', name: 'key' };
const few = { resamples: 200, exchanges: 200 };

const countsOf = async (name: string, settings: SettingsSpec = {}, keyPath = 'key', from = texts) => {
  const request = {
    key: { path: keyPath, name: keyPath },
    responses: [{ path: name, name }],
    settings,
    isPart: true,
  };
  return countsText(await scoreFiles(request, memoryShell(from, MemoryStore)), request);
};

const baselineOf = async (names: readonly string[], settings: SettingsSpec = {}) => {
  const responses = names.map((name) => ({ path: name, name }));
  const request = { corpora: [{ key, responses }], baseline: 'new', update: true, settings };
  return (await gateFiles(request, memoryShell(texts, MemoryStore))).updated ?? '';
};

const compared = (
  files: Readonly<Record<string, string>>,
  saved: CompareSavedRequest['saved'],
  options: Partial<CompareSavedRequest> = {},
) => compareSaved({ saved, ...few, ...options }, memoryShell(files, MemoryStore));

const fromFiles = async (settings: SettingsSpec = {}, options: object = {}) => {
  const responses = [...runPaths('ours', ['ours']), ...runPaths('theirs', ['theirs'])];
  const request = { key, responses, settings, ...few, ...options };
  return (await compareFiles(request, memoryShell(texts, MemoryStore))).report;
};

const both = [...runPaths('ours', ['a.json']), ...runPaths('theirs', ['b.json'])];
const withoutPaths = (json: string) => json.replace(/^ *"(?:path|file)": .*\n/gm, '');

const problemsOf = (run: Promise<unknown>) =>
  run.then(
    () => undefined,
    (error: InputError) => error.problems?.map(({ code, message }) => `${code}: ${message}`) ?? error.message,
  );

describe('compareSaved', () => {
  it.each<[string, SettingsSpec]>([
    ['the default settings', {}],
    ['macro averages', { average: 'macro' }],
    ['windows', { window: 3 }],
    ['other metrics and matching', { metrics: ['blanc', 'pairwise', 'vi'], match: 'partial' }],
  ])('has the bytes of a comparison of the files, from counts, with %s', async (_, settings) => {
    const files = {
      'a.json': await countsOf('ours', settings),
      'b.json': await countsOf('theirs', settings),
    };
    const { report } = await compared(files, both);
    expect(compareJson(report)).toBe(compareJson(await fromFiles(settings)));
  });

  it.each<[string, SettingsSpec]>([
    ['the default settings', {}],
    ['macro averages', { average: 'macro' }],
    ['windows', { window: 3 }],
  ])('has the same numbers from a baseline, whose documents are sorted, with %s', async (_, settings) => {
    const files = { 'base.json': await baselineOf(['ours', 'theirs'], settings) };
    const { report } = await compared(files, runPaths('base.json', ['base.json']));
    expect(withoutPaths(compareJson(report))).toBe(withoutPaths(compareJson(await fromFiles(settings))));
    const mixed = await compared(
      { 'a.json': await countsOf('ours', settings), 'b.json': await baselineOf(['theirs'], settings) },
      both,
    );
    expect(withoutPaths(compareJson(mixed.report))).toBe(withoutPaths(compareJson(report)));
  });

  it('puts documents into the order of the first file', async () => {
    const turned = {
      ...texts,
      key: numbered(30, undefined, {}, backwards)
        .split(/(?=#begin)/)
        .reverse()
        .join(''),
    };
    const files = { 'a.json': await countsOf('ours'), 'b.json': await countsOf('theirs', {}, 'key', turned) };
    expect(JSON.parse(files['b.json']).documents).toEqual(JSON.parse(files['a.json']).documents.toReversed());
    const { report } = await compared(files, both);
    expect(compareJson(report)).toBe(compareJson(await fromFiles()));
  });

  it('compares data sets and runs', async () => {
    const datasets = [
      { name: 'low', pattern: '(d6*' },
      { name: 'high', pattern: '*' },
    ];
    const files = { 'a.json': await countsOf('ours'), 'b.json': await countsOf('theirs') };
    const { report } = await compared(files, both, { datasets });
    expect(compareJson(report)).toBe(compareJson(await fromFiles({}, { datasets })));
    const runs = await compared(files, runPaths('all', ['a.json', 'b.json']));
    expect(runs.report.comparison.systems).toEqual(['all']);
    expect(runs.report.runs.map(({ system }) => system)).toEqual(['all', 'all']);
  });

  it('has the systems of a baseline under their names, or below the name that was given', async () => {
    const base = await baselineOf(['ours', 'theirs']);
    const files = { 'base.json': base, 'one.json': await baselineOf(['ours']) };
    const names = async (saved: CompareSavedRequest['saved']) =>
      (await compared(files, saved)).report.comparison.systems;
    expect(await names(runPaths('base.json', ['base.json']))).toEqual(['ours', 'theirs']);
    expect(await names([...runPaths('old', ['base.json']), ...runPaths('new', ['one.json'])])).toEqual([
      'old/ours',
      'old/theirs',
      'new',
    ]);
    const twice = [...runPaths('base.json', ['base.json']), ...runPaths('one.json', ['one.json'])];
    expect(await problemsOf(names(twice))).toBe('Two systems are called ours.');
    expect(await problemsOf(names(runPaths('all', ['base.json', 'one.json'])))).toBe(
      'base.json has several systems, so it is not a run of "all".',
    );
  });

  it('refuses other settings and other keys with the difference in words', async () => {
    const files = {
      'a.json': await countsOf('ours'),
      'b.json': await countsOf('theirs', { match: 'partial' }),
      'c.json': await countsOf('other', {}, 'other'),
    };
    expect(await problemsOf(compared(files, both))).toEqual([
      'counts/settings: The settings are not those of a.json. match: exact there, partial here (when a response mention counts as a key mention).',
    ]);
    const others = [...runPaths('ours', ['a.json']), ...runPaths('theirs', ['c.json'])];
    expect(await problemsOf(compared(files, others))).toEqual([
      expect.stringMatching(
        /^counts\/key: The key is not that of a\.json: 30 documents there, 29 documents here; .*missing: \(d61\); part 000; with other counts of the key: /,
      ),
    ]);
  });

  it('refuses a baseline of several data sets, and what is not a saved result', async () => {
    const responses = [{ path: 'ours', name: 'ours' }];
    const corpora = ['a', 'b'].map((dataset) => ({ dataset, key, responses }));
    const { updated = '' } = await gateFiles(
      { corpora, baseline: 'new', update: true },
      memoryShell(texts, MemoryStore),
    );
    const files = {
      'base.json': updated,
      'key.conll': texts.key,
      'x.json': '{"schema":"corefeval/score/1"}',
    };
    const refused = (path: string) => problemsOf(compared(files, runPaths(path, [path])));
    expect(await refused('base.json')).toEqual([
      'counts/settings: The baseline has 2 data sets, each with a key of its own.',
    ]);
    expect(await refused('key.conll')).toEqual([expect.stringContaining('file/other-format: ')]);
    expect(await refused('x.json')).toEqual(['counts/invalid: Not a counts file of this schema.']);
  });

  it('keeps the warnings of the counts, which are errors with strict', async () => {
    const settings = settingsOf({}).spec;
    const warned = { ...texts, ours: texts.ours.replace('(1)', '(1)|(2)') };
    const files = { 'a.json': await countsOf('ours', settings, 'key', warned) };
    const { runs } = await compared(files, runPaths('a.json', ['a.json']));
    expect(runs[0].problems.map(({ code }) => code)).toEqual(['mention/shared']);
    const strictly = compared(files, runPaths('a.json', ['a.json']), { strict: true });
    expect(await problemsOf(strictly)).toEqual(
      expect.arrayContaining([expect.stringContaining('mention/shared')]),
    );
  });
});
