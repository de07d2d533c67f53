import { expect, it } from 'vitest';
import { detectStrings } from '../../../../src/formats/strings/detect.ts';

const detect = (text: string) => detectStrings(new TextEncoder().encode(text));

it('takes clusters of strings for this format, wherever they are', () => {
  expect(detect('{"clusters": [["Tom", "he"]]}')).toContain('clusters are lists of strings');
  expect(detect('{"clusters": {"a": ["Tom", "he"]}}')).toContain('clusters are lists of strings');
  expect(detect('[["Tom", "he"], ["Ann"]]')).toBe('it is a JSON list of lists of strings');
  expect(detect('{"Tom": ["Tom", "he"], "Ann": ["Ann"]}')).toContain('lists of strings');
});

it('leaves spans, words and other values to other formats', () => {
  expect(detect('{"clusters": [[[0, 1], [2, 3]]]}')).toBeUndefined();
  expect(detect('{"tokens": ["Tom", "left"]}')).toBeUndefined();
  expect(detect('{"a": ["Tom"], "b": {"c": 1}}')).toBeUndefined();
  expect(detect('{"clusters": [')).toBeUndefined();
  expect(detect('plain text')).toBeUndefined();
});

it('does not guess from the members before a fault', () => {
  expect(detect('{"id": "a", "words": ["Tom", "he"]], "clusters": []}')).toBeUndefined();
  expect(detect('{"id": "a", "Tom": ["Tom", "he"')).toBe(
    'it is JSON, and the values of its first object are lists of strings',
  );
});
