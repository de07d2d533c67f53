import { expect, it } from 'vitest';
import { Links } from '../../../../src/web/events/links.tsx';
import { smallEvents } from '../../../support/event-model.ts';
import { markupOf, textOf } from '../../../support/markup.ts';

it('lists the links of each side from the first mention to the second', () => {
  const text = textOf(markupOf(Links, { model: smallEvents(), onOpen: () => {} }));
  expect(text).toContain('gold links 1AfterE2 e2→E1 e1');
  expect(text).toContain('system links 0none');
});
