import { expect, it } from 'vitest';
import { escapeHtml } from '../../../src/report/escape-html.ts';

it('escapes what could end a text or an attribute', () => {
  expect(escapeHtml(`<a href="x">'&amp;`)).toBe("&lt;a href=&quot;x&quot;&gt;'&amp;amp;");
});
