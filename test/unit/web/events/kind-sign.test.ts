import { expect, it } from 'vitest';
import { KindSign } from '../../../../src/web/events/kind-sign.tsx';
import { markupOf } from '../../../support/markup.ts';

it('is a sign with its name for screen readers, or a decoration beside a name', () => {
  const sign = '<b class="sign warn" aria-hidden="true" title="wrong type">T</b>';
  expect(markupOf(KindSign, { kind: 'type' })).toBe(`${sign}<span class="hidden">wrong type </span>`);
  expect(markupOf(KindSign, { kind: 'type', isDecoration: true })).toBe(sign);
});
