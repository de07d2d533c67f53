import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseRoute, route } from '../../../../src/web/frame/route.ts';
import { WorkedTable } from '../../../../src/web/playground/worked.tsx';
import { markupOf, textOf } from '../../../support/markup.ts';

beforeEach(() => {
  route.value = parseRoute('#/play?k=a,b,c;d,e,f,g&r=a,b;c,d;f,g,h,i');
});
afterEach(() => {
  route.value = parseRoute('');
});

const table = (...open: string[]) => markupOf(WorkedTable, { open: new Set(open), onToggle: () => {} });

it('shows each metric with its fractions, and the average', () => {
  const text = textOf(table());
  expect(text).toContain('▸ MUC40.002 / 540.002 / 540.00');
  expect(text).toContain('CoNLL45.82');
});

it('unfolds the terms of a metric', () => {
  const html = table('muc');
  expect(html.match(/<tr class="terms">/g)).toHaveLength(1);
  expect(textOf(html)).toContain('▾ MUC');
  expect(textOf(html)).toContain('2 / 5 = 0.4000');
});
