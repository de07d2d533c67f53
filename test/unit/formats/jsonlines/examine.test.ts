import { describe, expect, it } from 'vitest';
import { jsonlines } from '../../../../src/formats/jsonlines/jsonlines.ts';
import { readAll } from '../../../support/json-documents.ts';

const read = (text: string, options: object = {}) => readAll(jsonlines, text, options);

const WORDS = ['Tom', 'said', 'he', 'met', 'the', 'boss', '.', 'OK'];

describe('ends', () => {
  const factOf = (document: object, options: object = {}) => read(JSON.stringify(document), options).facts[1];
  const tokens = WORDS;

  it('are detected over all documents if the keys do not determine them', () => {
    expect(
      factOf({
        tokens,
        clusters: [
          [
            [0, 1],
            [2, 2],
          ],
        ],
      }),
    ).toBe('ends are inclusive (the span [2, 2] would be empty)');
    expect(
      factOf({
        tokens,
        clusters: [
          [
            [0, 1],
            [7, 8],
          ],
        ],
      }),
    ).toBe('ends are exclusive (the span [7, 8] would end after the last of 8 tokens)');
    expect(factOf({ clusters: [[[0, 1]]] })).toBe(
      'ends are exclusive (no span decides it; if they are inclusive, pass --ends inclusive)',
    );
    const late = ['{"id":1,"clusters":[[[0,1]]]}', '{"id":2,"clusters":[[[3,3]]]}'].join('\n');
    expect(read(late).shown.map(({ clusters }) => clusters)).toEqual([[[[0, 2]]], [[[3, 4]]]]);
  });

  it('are as requested where they are', () => {
    const document = { tokens, clusters: [[[0, 1]]] };
    expect(factOf(document, { ends: 'inclusive' })).toBe('ends are inclusive (as requested)');
    expect(read(JSON.stringify(document), { ends: 'inclusive' }).shown[0].clusters).toEqual([[[0, 2]]]);
    const e2e = JSON.stringify({ doc_key: 'd', sentences: [tokens], clusters: [[[0, 1]]] });
    expect(read(e2e, { ends: 'exclusive' }).shown[0].clusters).toEqual([[[0, 1]]]);
    expect(() => read('{"clusters":[]}', { ends: 'x' })).toThrow('Unknown value "x" for');
  });
});
