import { expect, it } from 'vitest';
import { runDifferences, runOf, runsOf } from '../../../src/page/runs.ts';

const saved = (conll: number | null, more: object = {}) =>
  JSON.stringify({
    schema: 'corefeval/score/1',
    signature: 'metrics:muc|v:0',
    key: { path: 'key.conll' },
    systems: [{ name: 'ours', conll, scores: { muc: { f1: 0.5 }, nec: { index: 0.25 }, blanc: null } }],
    ...more,
  });

it('takes the main numbers of a saved result', () => {
  expect(runOf('a.json', 7, saved(0.75))).toEqual({
    name: 'a.json',
    time: 7,
    signature: 'metrics:muc|v:0',
    key: 'key.conll',
    systems: [{ name: 'ours', conll: 0.75, values: { muc: 0.5, nec: 0.25, blanc: null } }],
  });
});

it.each([
  ['{', 'it is not JSON'],
  ['null', 'it is not a result of "score --json" (schema corefeval/score/1)'],
  ['{"schema":"corefeval/gate/1"}', 'it is not a result of "score --json" (schema corefeval/score/1)'],
  [saved(1, { systems: undefined }), 'it has no systems'],
])('says why %j is none', (text, reason) => {
  expect(runOf('x', 0, text)).toBe(reason);
});

it('survives systems that are something else', () => {
  const run = runOf('x', 0, saved(1, { systems: [null, 3, { scores: { muc: { f1: 'NaN' } } }], key: null }));
  expect(run).toMatchObject({
    key: '',
    systems: [{ conll: null, values: {} }, { values: {} }, { values: { muc: null } }],
  });
});

it('orders runs by time, and names the files that are none', () => {
  const { runs, skipped } = runsOf('runs', [
    { name: 'b', time: 2, text: saved(1) },
    { name: 'x', time: 0, text: '' },
    { name: 'a', time: 1, text: saved(0.5) },
  ]);
  expect(runs.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(skipped).toEqual([['x', 'it is not JSON']]);
});

it('compares systems of the same name', () => {
  const { runs } = runsOf('runs', [
    { name: 'a', time: 1, text: saved(0.5) },
    { name: 'b', time: 2, text: saved(null) },
  ]);
  expect(runDifferences(runs[0], runs[1]).slice(0, 2)).toEqual([
    { system: 'ours', metric: 'conll', before: 0.5, after: null },
    { system: 'ours', metric: 'muc', before: 0.5, after: 0.5 },
  ]);
  expect(runDifferences({ ...runs[0], systems: [] }, runs[1])).toEqual([]);
});
