import { describe, expect, it } from 'vitest';
import { mentionStart } from '../../../../src/formats/sacr/mention-start.ts';
import { bytesOf } from '../../../support/conll.ts';

/** Entity, properties, and the text from the first byte of the mention on. */
function start(text: string, brace = 0) {
  const bytes = bytesOf(text);
  const found = mentionStart(bytes, brace);
  return (
    found && [found.entity, [...found.properties], new TextDecoder().decode(bytes.subarray(found.textAt))]
  );
}

describe('mentionStart', () => {
  it('has a name, and properties in quotes', () => {
    expect(start('{Eagle an eagle}')).toEqual(['Eagle', [], 'an eagle}']);
    expect(start('x{É:head="1",__proto__="s {y}, 2: é" A}', 1)).toEqual([
      'É',
      [
        ['head', '1'],
        ['__proto__', 's {y}, 2: é'],
      ],
      'A}',
    ]);
    expect(start('{E: an')).toEqual(['E', [], 'an']);
    expect(start('{E:x="" an')).toEqual(['E', [['x', '']], 'an']);
  });

  it('takes one blank, which may be a line break, from the text', () => {
    expect(start('{E  an')).toEqual(['E', [], ' an']);
    expect(start('{E\nan')).toEqual(['E', [], 'an']);
  });

  it.each([
    '{',
    '{ a',
    '{}',
    '{A',
    '{A}',
    '{A{B b}',
    '{:x="1" a',
    '{A:x a',
    '{A:x=1 a',
    '{A:="1" a',
    '{A:x="1',
    '{A:x="1\n" a',
    '{A:x="1"',
    '{A:{x="1" a',
  ])('is undefined for %j', (text) => expect(start(text)).toBeUndefined());

  it('reads names of up to 8192 bytes', () => {
    expect(start(`{${'x'.repeat(8192)} a`)?.[2]).toBe('a');
    expect(start(`{${'x'.repeat(8193)} a`)).toBeUndefined();
  });
});
