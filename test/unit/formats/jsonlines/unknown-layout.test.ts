import { expect, it } from 'vitest';
import { unknownJson, unknownLayout } from '../../../../src/formats/jsonlines/unknown-layout.ts';
import { bytesOf } from '../../../support/conll.ts';

it('names the members that there are', () => {
  expect(unknownLayout(['entities', 'a"b'], 'The file')).toBe(
    'The file is JSON of an unknown layout; its members are "entities", "a\\"b". The nearest layout is RuCoCo, which also has "text" and "includes".',
  );
  expect(unknownLayout(['x'], 'The file')).toBe(
    'The file is JSON of an unknown layout; its members are "x".',
  );
  expect(unknownLayout(['sents', 'vertexSet'], 'The file')).toMatch(
    / The nearest layout is DocRED \(--format json-layouts\)\.$/,
  );
  expect(unknownLayout(['data'], 'The file')).toMatch(
    /Label Studio, which also has "annotations" or "completions" or "predictions"\.$/,
  );
  expect(unknownLayout('abcdefghij', 'The file')).toMatch(/"h" and 2 more\.$/);
  expect(unknownLayout([], 'The file')).toBe('The file is JSON of an unknown layout, without members.');
});

it.each([
  ['{"a": 1, "b": [2]}', '"a", "b"'],
  ['\n[{"a": 1}]', '"a"'],
  ['{"a": 1, "b": [2, ', '"a", "b"'],
])('recognises %j', (text, members) => expect(unknownJson(bytesOf(text))).toContain(members));

it.each(['', 'text', '[The Times] said', '{Eagle an eagle}', '{"a": b}'])('does not recognise %j', (text) =>
  expect(unknownJson(bytesOf(text))).toBeUndefined(),
);
