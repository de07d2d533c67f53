import { expect, it } from 'vitest';
import { Parts } from '../../../../src/web/overview/verdict.tsx';
import { markupOf } from '../../../support/markup.ts';

const systems = [{ name: 'run-<b>' }, { name: 'run-c' }];
const parts = [{ system: 0 }, ' wins with ', { strong: '80.00' }, '.'];

it('shows short names of systems, links only where they are asked for, and what is stressed', () => {
  const plain = markupOf(Parts, { index: { systems }, parts });
  expect(plain).toBe('<bdi>&lt;b></bdi> wins with <b>80.00</b>.');
  expect(markupOf(Parts, { index: { systems }, parts, areLinks: true })).toContain('?s=0');
  expect(markupOf(Parts, { index: { systems: [systems[0]] }, parts, areLinks: true })).not.toContain('s=0');
});
