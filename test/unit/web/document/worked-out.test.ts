import { expect, it } from 'vitest';
import { metricOptions } from '../../../../src/metrics/index.ts';
import { optionsOf, WorkedOut } from '../../../../src/web/document/worked-out.tsx';
import { markupOf, textOf, valuesOf } from '../../../support/markup.ts';
import { smallModel } from '../../../support/page-model.ts';

it('takes the parameters of metrics from a signature, and the defaults where it has none', () => {
  expect(optionsOf('metrics:muc|match:exact|key:0')).toEqual(metricOptions({}));
  expect(optionsOf('metrics:lea|blanc-weight:0.25|lea-importance:log|key:0')).toEqual(
    metricOptions({ blancWeight: 0.25, leaImportance: 'log' }),
  );
  expect(optionsOf('blanc-weight:0.25')).not.toEqual(metricOptions({}));
});

it('is closed at first, and works nothing out', () => {
  const html = markupOf(WorkedOut, { index: { signature: '' }, model: smallModel(), metric: 'bcub' });
  expect(textOf(html)).toBe('terms');
  expect(html).not.toContain(' open');
  expect(valuesOf(html, 'data-metric')).toEqual(['bcub']);
});
