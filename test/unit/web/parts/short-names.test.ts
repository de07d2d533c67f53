import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shortNames, visibleName } from '../../../../src/web/parts/short-names.ts';
import { runs } from '../../../support/runs.ts';

it.each([
  [
    ['ours.conll', 'theirs.conll'],
    ['ours', 'theirs'],
  ],
  [
    ['wsj/01/wsj_0101', 'wsj/01/wsj_0102'],
    ['0101', '0102'],
  ],
  [['(158_emma); part 000'], ['158_emma']],
  [
    ['(a); part 000', '(a); part 001', '(b); part 000'],
    ['a, part 0', 'a, part 1', 'b'],
  ],
  [
    ['story01', 'story02'],
    ['story01', 'story02'],
  ],
  [
    ['a', 'a.b'],
    ['a', 'a.b'],
  ],
  [
    ['dev_a.x', 'dev_'],
    ['dev_a.x', 'dev_'],
  ],
  [
    ['same', 'same'],
    ['same', 'same'],
  ],
  [
    ['', 'x'],
    ['(no name)', 'x'],
  ],
  [[], []],
])('shortens %j to %j', (names, expected) => {
  expect(shortNames(names)).toEqual(expected);
});

it('shows characters that cannot be seen', () => {
  expect(visibleName('a\u202eb\u001b\u0085')).toBe('a[U+202E]b␛[U+0085]');
});

it('keeps different names different', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'b', '_', '.', '(', '); part 0', '0'), maxLength: 8 });
  fc.assert(
    fc.property(fc.uniqueArray(name, { maxLength: 6 }), (names) => {
      expect(new Set(shortNames(names)).size).toBe(names.length);
    }),
    { numRuns: runs(500) },
  );
});
