import { expect, it } from 'vitest';
import { renderEvents } from '../../../../src/web/pages/render-events.tsx';
import { goldText, systemText } from '../../../support/compared-nuggets.ts';
import { textOf } from '../../../support/markup.ts';
import { eventIndexOf } from '../../../support/small-event-index.ts';

const index = eventIndexOf(goldText, { '<b>A</b>': systemText, B: goldText });
const html = renderEvents(index);

it('has the scores of every system as text, best first', () => {
  expect(textOf(html)).toMatch(/B has the best score, 100\.00 micro F₁ of type\+realis, on one document\./);
  expect(textOf(html)).toMatch(/1B100\.00.*2<b>A<\/b>/);
});

it('has names from files as text, and one heading of the first order', () => {
  expect(html).not.toContain('<b>A');
  expect(html.match(/<h1/g)).toHaveLength(1);
});
