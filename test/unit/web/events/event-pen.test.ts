import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { eventPen } from '../../../../src/web/events/event-pen.tsx';
import { smallEvents } from '../../../support/event-model.ts';
import { textOf } from '../../../support/markup.ts';

const model = smallEvents();
const { Tag, classOf } = eventPen(model, () => true);
const tag = (side: 'key' | 'response', mention: number) =>
  renderToString(h(Tag as () => null, { stop: { side, mention } } as object));

it('writes id, sign, subtype and realis into the tag, and the whole type where it differs', () => {
  expect(textOf(tag('key', 0))).toBe('E1DieActual');
  expect(textOf(tag('key', 1))).toBe('E2TLife_DieActual');
  expect(tag('response', 1)).toContain('<bdi class="differs">Life_Injure</bdi>');
});

it('keeps the letters of signs from deciding the direction of the row', () => {
  expect(tag('key', 1)).toContain('<b class="attributes" dir="ltr">T</b>');
});

it('gives the words of a mention the classes of its cluster and of itself', () => {
  expect(classOf({ side: 'key', mention: 3 }, 0)).toBe('k0 km3');
  expect(tag('response', 0)).toContain('data-response="0"');
});
