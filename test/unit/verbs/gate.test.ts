import { describe, expect, it } from 'vitest';
import { type InputError, UsageError } from '../../../src/problems/problem.ts';
import { gateJson } from '../../../src/report/gate/json.ts';
import { gateMarkdown } from '../../../src/report/gate/markdown.ts';
import { changeOf, type GateLimits } from '../../../src/report/gate/report.ts';
import { gateText } from '../../../src/report/gate/text.ts';
import { gated, numbered, runGate, WORSE_CELLS, WORST_CELLS } from '../../support/gated.ts';
import { schemaFaults } from '../../support/json-schemas.ts';

const key = numbered(24);
const corpora = (...names: string[]) => [
  {
    key: { path: 'key', name: 'key' },
    responses: names.map((name) => ({ path: 'response', name })),
  },
];
const problemsOf = (run: Promise<unknown>) =>
  run.then(
    () => undefined,
    (error: InputError) => error.problems.map(({ code, message }) => `${code}: ${message}`),
  );
const check = async (before: string, now: string, limits: Partial<GateLimits> = {}) =>
  (await gated({ key, before, now }, limits)).checks[0];
const kindsOf = ({ failures }: { failures: readonly { kind: string; id: string }[] }) =>
  failures.map(({ kind, id }) => `${kind} ${id}`);

describe('gateFiles with an earlier response', () => {
  const texts = {
    key,
    response: numbered(24, undefined, { 3: WORSE_CELLS }),
    old: key,
    worse: numbered(24, undefined, { 5: WORSE_CELLS }),
  };
  const run = async (options: Parameters<typeof runGate>[1]) => {
    const { updated = '' } = await runGate({ key, response: key }, { update: true });
    return (await runGate({ ...texts, baseline: updated }, options)).report;
  };

  it('lists each mention that is newly wrong once, with its place in the file', async () => {
    const report = await run({ before: [{ path: 'old', name: 'ours' }] });
    const [{ flips }] = report.checks;
    expect(flips?.broken).toMatchObject([
      { document: '(d04); part 000', decision: 'link', kind: 'divided-entity', line: 28, start: 2, end: 3 },
      { decision: 'false-link', kind: 'conflated-entities', line: 29, start: 3, end: 4 },
    ]);
    expect([flips?.path, flips?.repaired, report.notes]).toEqual(['old', 0, []]);
    expect(schemaFaults(gateJson(report))).toEqual([]);
    expect(gateText(report)).toContain(
      'Against old: 2 mentions are newly wrong, 0 newly right (links 1 broken, 0 repaired; false links 1 broken, 0 repaired).\n  key:28  w2 (divided entity, to w1)\n  response:29  w3 (conflated entities)\n',
    );
  });

  it('counts what is repaired, and says that a response is not that of the baseline', async () => {
    const report = await run({ before: [{ path: 'worse', name: 'ours' }] });
    expect(report.checks[0].flips).toMatchObject({ broken: [{ line: 28 }, { line: 29 }], repaired: 2 });
    expect(report.notes).toEqual([
      'worse does not have the scores of "ours" in the baseline: it is another response.',
    ]);
    const markdown = gateMarkdown(report);
    expect(markdown).toContain('<details><summary>Newly wrong mentions</summary>');
  });

  it('has nothing to list if the response is the same', async () => {
    const report = await run({ before: [{ path: 'response', name: 'ours' }] });
    expect(report.checks[0].flips?.broken).toEqual([]);
    expect(gateText(report)).toContain('Against response: 0 mentions are newly wrong, 0 newly right.');
  });

  it('refuses unknown systems, scopes and broken files', async () => {
    await expect(run({ before: [{ path: 'old', name: 'theirs' }] })).rejects.toThrow(
      '--before names "theirs", which is not a system of this run.',
    );
    await expect(run({ before: [{ path: 'old', name: 'ours' }], settings: { window: 3 } })).rejects.toThrow(
      '--before lists decisions in whole documents, but entities are cut into windows.',
    );
    expect(await problemsOf(run({ before: [{ path: 'absent', name: 'ours' }] }))).toEqual([
      expect.stringMatching(/^file\/empty: /),
    ]);
  });
});

describe('gateFiles', () => {
  it('passes if nothing changed, and fails by default if the CoNLL average fell at all', async () => {
    const same = await check(key, key);
    expect(same.failures).toEqual([]);
    expect(same.documents).toMatchObject({ total: 24, worse: 0, better: 0, equal: 24, changed: [] });
    const worse = await check(key, numbered(24, undefined, { 3: WORSE_CELLS }));
    expect(kindsOf(worse)).toEqual(['drop conll']);
    expect(worse.documents).toMatchObject({ worse: 1, better: 0, equal: 23 });
    expect(worse.documents.changed).toMatchObject([
      { id: '(d04); part 000', baseline: 1, file: 'response', line: 25 },
    ]);
    const better = await check(numbered(24, undefined, { 3: WORSE_CELLS }), key);
    expect([better.failures, better.documents.better]).toEqual([[], 1]);
  });

  it('lists the worst documents first', async () => {
    const { documents } = await check(
      key,
      numbered(24, undefined, { 1: WORSE_CELLS, 5: WORST_CELLS, 7: WORSE_CELLS }),
    );
    expect(documents.changed.map(({ id }) => id.slice(0, 5))).toEqual(['(d06)', '(d02)', '(d08)']);
  });

  it('allows as many points as --max-drop says, of each metric that it names', async () => {
    const now = numbered(24, undefined, { 3: WORSE_CELLS });
    const [number] = (await check(key, now)).numbers;
    const fallen = -100 * (changeOf(number) as number);
    expect(kindsOf(await check(key, now, { maxDrop: [{ metric: 'conll', points: fallen + 0.01 }] }))).toEqual(
      [],
    );
    expect(kindsOf(await check(key, now, { maxDrop: [{ metric: 'conll', points: fallen - 0.01 }] }))).toEqual(
      ['drop conll'],
    );
    const limits = [
      { metric: 'muc', points: 50 },
      { metric: 'lea', points: 0 },
    ];
    const named = await check(key, now, { maxDrop: limits });
    expect([named.metric, kindsOf(named)]).toEqual(['muc', ['drop lea']]);
  });

  it('with --significant a drop that could be chance is a note, and a clear one fails', async () => {
    const one = await check(key, numbered(24, undefined, { 3: WORSE_CELLS }), { significant: 0.05 });
    expect(one.failures).toEqual([]);
    expect(one.notes).toEqual(['CoNLL fell by more than 0, but p is not below 0.05.']);
    const all = await check(key, numbered(24, WORSE_CELLS), { significant: 0.05 });
    expect(kindsOf(all)).toEqual(['drop conll']);
    expect(all.numbers[0].p).toBeLessThan(0.001);
  });

  it('with fewer than 20 documents tests nothing, and says so', async () => {
    const report = await gated(
      { key: numbered(19), before: numbered(19), now: numbered(19, undefined, { 3: WORSE_CELLS }) },
      { significant: 0.05 },
    );
    const [{ failures, notes, numbers }] = report.checks;
    expect([failures.length, numbers[0].p]).toEqual([1, null]);
    expect(notes).toEqual(['There are 19 documents: a test needs 20, so the drop alone decides.']);
  });

  it('fails below --min, and for a single document', async () => {
    const now = numbered(24, undefined, { 3: WORST_CELLS });
    const limits = { maxDrop: [{ metric: 'conll', points: 50 }], min: [{ metric: 'muc', points: 99 }] };
    expect(kindsOf(await check(key, now, limits))).toEqual(['min muc']);
    expect(kindsOf(await check(key, now, { ...limits, min: [], maxDocumentDrop: 90 }))).toEqual([]);
    const low = await check(key, now, { ...limits, min: [], maxDocumentDrop: 20 });
    expect(low.failures).toMatchObject([{ kind: 'document', count: 1, worst: { id: '(d04); part 000' } }]);
  });

  it('names documents that the response lacks', async () => {
    const { documents } = await check(key, numbered(22));
    expect(documents.missing).toEqual(['(d23); part 000', '(d24); part 000']);
    expect(documents.worse).toBe(2);
  });

  it('needs a baseline, unless it writes one', async () => {
    await expect(runGate({ key, response: key })).rejects.toThrow(UsageError);
    const { report, updated } = await runGate({ key, response: key }, { update: true });
    expect(report).toMatchObject({ isUpdate: true, checks: [{ isCompared: false, failures: [] }] });
    expect(schemaFaults(updated as string)).toEqual([]);
    const again = await runGate({ key, response: key, baseline: updated as string }, { update: true });
    expect(again.updated).toBe(updated);
  });

  it('with --update fails nothing, and shows the change', async () => {
    const { updated: baseline = '' } = await runGate({ key, response: key }, { update: true });
    const { report } = await runGate(
      { key, response: numbered(24, WORSE_CELLS), baseline },
      { update: true },
    );
    expect(report.checks[0]).toMatchObject({ isCompared: true, failures: [], documents: { worse: 24 } });
    const other = await runGate({ key: numbered(23), response: key, baseline }, { update: true });
    expect(other.report.checks[0].isCompared).toBe(false);
    expect(other.report.notes[0]).toContain('24 documents there, 23 documents here');
  });

  it('refuses another key, other settings and unknown systems, with the difference in words', async () => {
    const { updated: baseline = '' } = await runGate({ key, response: key }, { update: true });
    const otherKey = numbered(25).replace('w5\t(2)', 'w5\t(1)');
    expect(await problemsOf(runGate({ key: otherKey, response: key, baseline }))).toEqual([
      'gate/key: The key is not that of the baseline: 24 documents there, 25 documents here; 144 tokens there, 150 tokens here; 144 mentions there, 150 mentions here; 48 entities there, 50 entities here; new: (d25); part 000; with other counts of the key: (d01); part 000.',
    ]);
    const settings = { singletons: 'drop', metrics: ['muc'] } as const;
    expect(await problemsOf(runGate({ key, response: key, baseline }, { settings }))).toEqual([
      expect.stringMatching(
        /^gate\/settings: .* metrics: mentions\+.* there, muc here \(the metrics .*\); singletons: keep there, drop here \(whether entities of one mention are scored\)\.$/,
      ),
    ]);
    expect(
      await problemsOf(runGate({ key, response: key, baseline }, { corpora: corpora('theirs') })),
    ).toEqual(['gate/system: The system "theirs" is not in the baseline.']);
    const dataset = [{ ...corpora('ours')[0], dataset: 'news' }];
    expect(await problemsOf(runGate({ key, response: key, baseline }, { corpora: dataset }))).toEqual([
      'gate/system: The data set "news" is not in the baseline.',
    ]);
  });

  it('checks several systems and data sets, and names those of the baseline that are not there', async () => {
    const two = ['news', '__proto__'].map((dataset) => ({ ...corpora('a', '1')[0], dataset }));
    const { updated: baseline = '' } = await runGate({ key, response: key }, { corpora: two, update: true });
    expect(schemaFaults(baseline)).toEqual([]);
    const { report } = await runGate({ key, response: key, baseline }, { corpora: two });
    expect(report.checks.map(({ dataset, system }) => `${dataset} ${system}`)).toEqual([
      'news a',
      'news 1',
      '__proto__ a',
      '__proto__ 1',
    ]);
    const fewer = [{ ...corpora('a')[0], dataset: 'news' }];
    const { report: part } = await runGate({ key, response: key, baseline }, { corpora: fewer });
    expect(part.notes).toEqual([
      'The system "1" of the baseline is not in this run of "news".',
      'The data set "__proto__" of the baseline is not in this run.',
    ]);
  });

  it('refuses limits of metrics that are not computed', async () => {
    const run = runGate(
      { key, response: key },
      { update: true, settings: { metrics: ['lea'] }, min: [{ metric: 'conll', points: 1 }] },
    );
    await expect(run).rejects.toThrow('--min names "conll", which this run does not compute.');
  });

  it('leaves a broken response out, and writes no baseline without it', async () => {
    const two = [
      {
        key: { path: 'key', name: 'key' },
        responses: [
          { path: 'response', name: 'a' },
          { path: 'broken', name: 'b' },
        ],
      },
    ];
    const files = { key, response: key, broken: key.replace('(1)', '(1') };
    const { report, failed, updated } = await runGate(files, { corpora: two, update: true });
    expect([failed.length, report.leftOut, updated]).toEqual([1, ['b'], undefined]);
  });
});
