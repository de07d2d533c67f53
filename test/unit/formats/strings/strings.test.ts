import { describe, expect, it } from 'vitest';
import { detectFormat } from '../../../../src/formats/detect.ts';
import { bytesOf } from '../../../support/conll.ts';

describe('JSON lists of strings', () => {
  it.each([
    [
      '{"Chain1": ["Sarah", "She"], "Chain2": ["Tom"]}',
      'the values of its first object are lists of strings',
    ],
    ['{"clusters": [["Tom", "he"]]}', 'its clusters are lists of strings'],
    ['{"clusters": {"__proto__": ["Tom", "he"]}}', 'its clusters are lists of strings'],
    ['[["Tom", "he"], ["Bob"]]', 'a JSON list of lists of strings'],
  ])('are recognized: %s', (text, reason) => {
    const detected = detectFormat(bytesOf(text));
    expect(detected?.format.id).toBe('strings');
    expect(detected?.reason).toContain(reason);
  });

  it.each([
    ['{"tokens": ["a"], "clusters": [[[0, 1]]]}', 'jsonlines'],
    ['{"clusters": []}', 'jsonlines'],
    ['{"type": "clusters", "clusters": {"0": ["m1"]}}', 'scorch'],
    ['[[1, 2]]', undefined],
    ['{"a": 1}', undefined],
  ])('are not %s', (text, id) => expect(detectFormat(bytesOf(text))?.format.id).toBe(id));
});
