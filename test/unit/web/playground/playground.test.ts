import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseRoute, route } from '../../../../src/web/frame/route.ts';
import { Playground } from '../../../../src/web/playground/playground.tsx';
import { firstPreset, presets } from '../../../../src/web/playground/presets.ts';
import { markupOf, textOf } from '../../../support/markup.ts';

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://example.org/#/play' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  route.value = parseRoute('');
});

const chosen = (html: string) => /<option[^>]* selected>([^<]*)/.exec(html)?.[1];

it('begins with the first example and lists all', () => {
  route.value = parseRoute('#/play');
  const html = markupOf(Playground, {});
  expect(textOf(html)).toContain(firstPreset.note);
  expect(html.match(/<option /g)).toHaveLength(presets.length);
});

it('says that a board is the reader’s own', () => {
  route.value = parseRoute('#/play?k=q,w&r=q;w');
  expect(chosen(markupOf(Playground, {}))).toBe('your own');
});

it('says why a link is not understood', () => {
  route.value = parseRoute('#/play?k=a,a&r=a');
  expect(textOf(markupOf(Playground, {}))).toContain('This is the first example instead.');
});
