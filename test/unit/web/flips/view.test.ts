import { afterEach, expect, it } from 'vitest';
import { flips } from '../../../../src/web/flips/view.tsx';
import { parseRoute, route } from '../../../../src/web/frame/route.ts';
import { markupOf, rowsOf, textsOf } from '../../../support/markup.ts';
import { onlyFirst, pageCorpus } from '../../../support/page-corpus.ts';

const { index } = pageCorpus();

afterEach(() => {
  route.value = parseRoute('');
});

it('takes the systems of the address by name, and two that differ otherwise', () => {
  const title = (address: string) => {
    route.value = parseRoute(address);
    return textsOf(markupOf(flips.component, { index }), 'h1')[0];
  };
  expect(title('#/flips')).toMatch(/^From A to <i>B, /);
  expect(title('#/flips?a=%3Ci%3EB&b=A')).toMatch(/^From <i>B to A, /);
  expect(title('#/flips?a=%3Ci%3EB')).toMatch(/^From <i>B to A, /);
});

it('has a row for each decision, and is there from two systems on', () => {
  expect(rowsOf(markupOf(flips.component, { index })).slice(0, 5)).toEqual([
    'Decisions | ▲ repaired | ▼ broken | ● both wrong',
    'mentions of the key | 0 | 0 | 0',
    'extra mentions | 0 | 0 | 0',
    'links of the key | 0 | 0 | 0',
    'wrong links | 0 | 0 | 0',
  ]);
  expect(flips.isAvailable?.(onlyFirst(index))).toBe(false);
});
