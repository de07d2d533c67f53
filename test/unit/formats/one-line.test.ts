import { expect, it } from 'vitest';
import { oneLine } from '../../../src/formats/one-line.ts';

it('replaces each line break and TAB by a blank; CRLF is one line break', () => {
  expect(oneLine('a\tb\nc\r\nd\re\vf\fg')).toBe('a b c d e f g');
  expect(oneLine('\n\n\r\r\n')).toBe('    ');
});

it('keeps blanks and other white space', () => {
  expect(oneLine(' a  b\u00a0c\u2028d ')).toBe(' a  b\u00a0c\u2028d ');
});
