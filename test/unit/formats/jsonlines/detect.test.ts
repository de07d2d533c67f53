import { describe, expect, it } from 'vitest';
import { detectBrokenJson, detectJson } from '../../../../src/formats/jsonlines/detect.ts';
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

describe('detectBrokenJson', () => {
  it('finds a document in a later line', () => {
    const line = '{"doc_key": "a", "clusters": []}';
    const reasonOf = (text: string) => detectBrokenJson(bytesOf(text));
    expect(reasonOf(`Loading …\n\n${line}\n`)).toBe(
      'line 3 is that of JSON lines, and those before it are not',
    );
    expect(reasonOf(`${line}\n`)).toBeUndefined();
    expect(reasonOf(`Loading …\n{"a": 1}\n`)).toBeUndefined();
    expect(reasonOf(`${'x\n'.repeat(30)}${line}\n`)).toBeUndefined();
  });
});
