import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentStarts, lastDocumentStart } from '../../../../src/formats/jsonlines/document-starts.ts';
import { bytesOf } from '../../../support/conll.ts';

/** All documents of a text, found with windows of a size that grow where they must. */
function startsIn(text: string, size: number) {
  const bytes = bytesOf(text);
  const found: [string, number][] = [];
  let atLineStart = true;
  for (let at = 0, window = size; at < bytes.length; ) {
    const part = bytes.subarray(at, at + window);
    const { starts, next } = documentStarts({
      bytes: part,
      atLineStart,
      last: at + part.length === bytes.length,
    });
    for (const { id, start } of starts) found.push([id, at + start]);
    if (next === 0) {
      window *= 2;
      continue;
    }
    atLineStart = part[next - 1] === 10;
    at += next;
    window = size;
  }
  return found;
}

const TEXT = [
  '{"doc_key": "a\\u0041", "clusters": [["}{"]]}',
  '',
  '{"clusters": [], "x": {"id": "no"}, "id": 12}',
  '{"clusters": []}',
  'broken',
  '  {"id": {"a": 1}, "doc_id": "last"}\r',
].join('\n');

const ALL = [
  ['aA', 0],
  ['12', TEXT.indexOf('{"clusters": [], "x"')],
  ['', TEXT.indexOf('{"clusters": []}')],
  ['', TEXT.indexOf('broken')],
  ['last', TEXT.indexOf('  {"id"')],
];

describe('documents on lines', () => {
  it('are found with their names, whatever the window', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), (size) => {
        expect(startsIn(TEXT, size)).toEqual(ALL);
      }),
    );
  });

  it('end where a line begins', () => {
    expect(lastDocumentStart(bytesOf('{"a":1}\n{"b":'))).toBe(8);
    expect(lastDocumentStart(bytesOf('{"a":1}'))).toBe(-1);
  });
});
