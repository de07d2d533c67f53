import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectFormat } from '../../../../src/formats/detect.ts';
import { scorch } from '../../../../src/formats/scorch/scorch.ts';
import { bytesOf } from '../../../support/conll.ts';
import { bareDocument } from '../../../support/json-arbitraries.ts';
import { readAll } from '../../../support/json-documents.ts';

describe('Scorch', () => {
  it('is recognized by its type', () => {
    const found = detectFormat(bytesOf('{"type": "graph", "mentions": [], "links": []}'));
    expect([found?.format.id, found?.reason]).toEqual(['scorch', 'it is JSON, and has "type": "graph"']);
    expect(scorch.detect(bytesOf('{"id": "\\"type\\": \\"graph\\"", "clusters": []}'))).toBeUndefined();
  });

  it('survives writing and reading', () => {
    fc.assert(
      fc.property(bareDocument, (document) => {
        const text = scorch.write([document], () => {});
        const again = readAll(scorch, text).shown[0];
        const spans = document.entities.map((_, entity) =>
          [...document.mentions]
            .filter((mention) => mention.entity === entity)
            .map(({ start, end }) => [start, end]),
        );
        expect(again.clusters).toEqual(spans);
      }),
    );
  });
});
