import { describe, expect, it } from 'vitest';
import { detectJson } from '../../../../src/formats/jsonlines/detect.ts';
import { bytesOf } from '../../../support/conll.ts';

const detect = (text: string) => detectJson(bytesOf(text));

describe('detectJson', () => {
  it('names up to four known keys of the first object', () => {
    expect(detect('{"doc_key": "d", "x": 1, "sentences": [], "clusters": []}\n{"tokens": []}')).toBe(
      'it is JSON, and its first object has the keys "doc_key", "sentences", "clusters"',
    );
    expect(detect('{"speakers": [], "document": [], "clusters": [], "top_spans": [], "text": ""}')).toBe(
      'it is JSON, and its first object has the keys "speakers", "document", "clusters", "top_spans"',
    );
  });

  it('looks into a list, and after a byte-order mark and white space', () => {
    const reason = 'it is JSON, and its first object has the key "clusters"';
    expect(detect('\ufeff \n[ {"clusters": []}]')).toBe(reason);
    expect(detect('{"clusters": [[[0, 1], [')).toBe(reason);
  });

  it.each([
    '',
    '{}',
    '[]',
    '[[{"clusters": []}]]',
    '["clusters"]',
    '{"id": "d", "__proto__": 1}',
    'clusters',
  ])('leaves %j alone', (text) => expect(detect(text)).toBeUndefined());
});
