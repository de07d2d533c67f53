import { expect, it } from 'vitest';
import type { Run } from '../../../../src/page/runs.ts';
import { RunChart } from '../../../../src/web/runs/run-chart.tsx';
import { markupOf, textsOf } from '../../../support/markup.ts';

const run = (name: string, ...values: readonly (number | null)[]): Run => ({
  name,
  time: 0,
  signature: '',
  key: '',
  systems: values.map((conll, at) => ({ name: `s${at}`, conll, values: {} })),
});

it('draws a line for each system, with a point for each result that has a score', () => {
  const html = markupOf(RunChart, { runs: [run('a', 0.5, null), run('b', 0.6, 0.7), run('c', 0.62)] });
  expect(html.match(/<polyline/g)).toHaveLength(2);
  expect(textsOf(html, 'title')).toEqual(['a: s0 50.00', 'b: s0 60.00', 'c: s0 62.00', 'b: s1 70.00']);
});

it('draws nothing for one result, or without scores', () => {
  expect(markupOf(RunChart, { runs: [run('a', 0.5)] })).toBe('');
  expect(markupOf(RunChart, { runs: [run('a', null), run('b', null)] })).toBe('');
});
