import { expect, it } from 'vitest';
import { commonSignature, type ScoreColumn } from '../../../../src/report/columns/report.ts';
import { one } from '../../../support/score-reports.ts';

const column = (signature: string): ScoreColumn => ({
  match: 'exact',
  singletons: 'keep',
  report: { ...one, signature },
});

it('joins the values in which signatures differ', () => {
  const signatures = ['m:a|match:head|singletons:drop|v:1', 'm:a|match:exact|singletons:drop|v:1'];
  expect(commonSignature(signatures.map(column))).toBe('m:a|match:head,exact|singletons:drop|v:1');
});

it('lists signatures with different fields', () => {
  expect(commonSignature(['m:a|v:1', 'm:a|x:2|v:1'].map(column))).toBe('m:a|v:1 m:a|x:2|v:1');
});
