import { expect, it } from 'vitest';
import { signed } from '../../../../src/web/parts/numbers.ts';

it('writes a difference in percent with its sign', () => {
  expect([0.0176, -0.5, 0].map(signed)).toEqual(['+1.76', '−50.00', '+0.00']);
});
