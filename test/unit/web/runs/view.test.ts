import { afterEach, expect, it } from 'vitest';
import { type Runs, runsOf } from '../../../../src/page/runs.ts';
import { parseRoute, route } from '../../../../src/web/frame/route.ts';
import { RunsView, runsView, savedRuns } from '../../../../src/web/runs/view.tsx';
import { markupOf, rowsOf, textOf } from '../../../support/markup.ts';

const saved = (conll: number, signature = 's') =>
  JSON.stringify({
    schema: 'corefeval/score/1',
    signature,
    systems: [{ name: 'ours', conll, scores: { muc: { f1: conll } } }],
  });
const files = [
  { name: 'old.json', time: 0, text: saved(0.5) },
  { name: 'mid.json', time: 60_000, text: saved(0.75) },
  { name: 'new.json', time: 120_000, text: saved(0.625, 't') },
  { name: 'other.json', time: 1, text: '[]' },
];
const show = (runs: Runs, at = '#/runs') => {
  savedRuns.value = runs;
  route.value = parseRoute(at);
  return markupOf(RunsView, {});
};

afterEach(() => {
  savedRuns.value = undefined;
  route.value = parseRoute('');
});

it('lists results, newest first, and compares the last two', () => {
  const html = show(runsOf('runs/', files));
  expect(rowsOf(html)).toEqual([
    'Result | Written (UTC) | System | CoNLL | MUC',
    'new.json | 1970-01-01 00:02 | ours | 62.50 | 62.50',
    'mid.json | 1970-01-01 00:01 | ours | 75.00 | 75.00',
    'old.json | 1970-01-01 00:00 | ours | 50.00 | 50.00',
    'System | Metric | From | To | Change',
    'ours | CoNLL | 75.00 | 62.50 | −12.50',
    'ours | MUC | 75.00 | 62.50 | −12.50',
  ]);
  expect(textOf(html)).toContain('The signatures differ');
  expect(html).toContain('aria-label="CoNLL by result: ours 50.00, 75.00, 62.50"');
  expect(textOf(html)).toContain('other.json: it is not a result');
});

it('compares the results of the address', () => {
  const html = show(runsOf('runs/', files), '#/runs?a=old.json&b=mid.json');
  expect(rowsOf(html).at(-1)).toBe('ours | MUC | 50.00 | 75.00 | +25.00');
  expect(textOf(html)).not.toContain('The signatures differ');
});

it('has one result without a comparison, and says how to save one where there is none', () => {
  expect(textOf(show(runsOf('runs/', files.slice(0, 1))))).not.toContain('Two results');
  expect(textOf(show(runsOf('runs/', [])))).toContain('Save one with corefeval score');
});

it('is a view only where there are runs', () => {
  expect(runsView.isAvailable?.(undefined as never)).toBe(false);
  expect(markupOf(RunsView, {})).toBe('');
});
