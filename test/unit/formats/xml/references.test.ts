import { expect, it } from 'vitest';
import { referencesResolved } from '../../../../src/formats/xml/references.ts';

const resolved = (text: string) => referencesResolved(text, (reference) => `{${reference}}`);

it('replaces the five entities, and characters by their numbers', () => {
  expect(resolved('&lt;&gt;&amp;&quot;&apos; &#65;&#x1F600;&#10;')).toBe('<>&"\' A😀\n');
});

it.each([
  ['an entity that XML does not know', '&nbsp;', '{&nbsp;}'],
  ['a character that XML does not allow', '&#0;&#xD800;&#xFFFE;', '{&#0;}{&#xD800;}{&#xFFFE;}'],
  ['a number beyond Unicode', '&#x110000;', '{&#x110000;}'],
  ['a bare sign', 'a & b &', 'a {&} b {&}'],
  ['a name that does not end', '&lt &amp', '{&}lt {&}amp'],
  ['what looks like a reference after it is resolved', '&amp;lt;', '&lt;'],
])('passes on %s, once', (_, text, expected) => {
  expect(resolved(text)).toBe(expected);
});
