import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectFormat } from '../../../../src/formats/detect.ts';
import { scorch } from '../../../../src/formats/scorch/scorch.ts';
import { renderProblem } from '../../../../src/problems/render.ts';
import { bytesOf } from '../../../support/conll.ts';
import { bareDocument } from '../../../support/json-arbitraries.ts';
import { readAll } from '../../../support/json-documents.ts';

const read = (value: unknown) => readAll(scorch, typeof value === 'string' ? value : JSON.stringify(value));
const namesOf = (value: unknown) => {
  const [{ entities, mentions, tokens }] = read(value).documents;
  return entities.map((label, entity) => [
    label,
    [...mentions].filter((mention) => mention.entity === entity).map(({ start }) => tokens?.at(start)),
  ]);
};

describe('Scorch', () => {
  it('is recognized by its type', () => {
    const found = detectFormat(bytesOf('{"type": "graph", "mentions": [], "links": []}'));
    expect([found?.format.id, found?.reason]).toEqual(['scorch', 'it is JSON, and has "type": "graph"']);
    expect(scorch.detect(bytesOf('{"id": "\\"type\\": \\"graph\\"", "clusters": []}'))).toBeUndefined();
  });

  it('has clusters with names, in their order', () => {
    const text =
      '{"type": "clusters", "clusters": {"10": ["m1", 7, "7"], "__proto__": ["__proto__"], "2": []}}';
    expect(namesOf(text)).toEqual([
      ['10', ['"m1"', '7', '"7"']],
      ['__proto__', ['"__proto__"']],
      ['2', []],
    ]);
  });

  it('has graphs, whose components are the clusters', () => {
    const graph = {
      type: 'graph',
      mentions: ['a', 'b', 'c', 'd'],
      links: [
        ['c', 'a'],
        ['e', 'e'],
        ['d', 'c'],
      ],
    };
    expect(namesOf(graph)).toEqual([
      ['0', ['"a"', '"c"', '"d"']],
      ['1', ['"b"']],
      ['2', ['"e"']],
    ]);
  });

  it('has spans where all names are pairs of numbers in one spelling', () => {
    const { documents } = read({ type: 'clusters', clusters: { x: ['4-20', '0-0'] } });
    expect(documents[0].unit).toBe('token');
    expect([...documents[0].mentions]).toEqual([
      { start: 4, end: 21, entity: 0 },
      { start: 0, end: 1, entity: 0 },
    ]);
    for (const name of ['04-20', '5-4', '4', 4, '-1-2', '1-9999999999']) {
      expect(read({ type: 'clusters', clusters: { x: ['4-20', name] } }).documents[0].unit).toBe('name');
    }
  });

  it('names the place of a fault', () => {
    const messages = (text: string) => read(text).problems.map((each) => renderProblem(each).split('\n')[0]);
    expect(messages('{"type": "clusters"}')).toEqual([
      'f:1:20: error[scorch/syntax]: The key "clusters" is missing.',
    ]);
    expect(messages('{"type": "x"}')).toEqual(['f:1:10: error[scorch/syntax]: A string stands here.']);
    expect(messages('{"type": "clusters",\n"clusters": {"a": [[]]}}')).toEqual([
      'f:2:20: error[scorch/syntax]: A list stands here.',
    ]);
    expect(messages('{"type": "graph", "mentions": [], "links": [["a"]]}')[0]).toContain('f:1:50: error');
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
    const text = '{"type": "clusters", "clusters": {"a": ["m1", 7], "__proto__": ["7"]}}';
    expect(scorch.write(read(text).documents, () => {})).toBe(`${text}\n`);
  });
});
