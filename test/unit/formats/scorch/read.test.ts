import { describe, expect, it } from 'vitest';
import { readScorch } from '../../../../src/formats/scorch/read.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { bytesOf } from '../../../support/conll.ts';

function read(value: unknown) {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const { report, shown } = collectProblems();
  const [document] = readScorch({ name: 'f', bytes: bytesOf(text) }, report);
  return { document, shown: shown() };
}

const namesOf = (value: unknown) => {
  const { entities, mentions, tokens } = read(value).document;
  return entities.map((label, entity) => [
    label,
    [...mentions].filter((mention) => mention.entity === entity).map(({ start }) => tokens?.at(start)),
  ]);
};

describe('readScorch', () => {
  it('reads clusters with names, in their order', () => {
    const text =
      '\ufeff{"clusters": {"10": ["m1", 7, "7"], "__proto__": ["__proto__"], "2": []}, "type": "clusters"}\n';
    expect(namesOf(text)).toEqual([
      ['10', ['"m1"', '7', '"7"']],
      ['__proto__', ['"__proto__"']],
      ['2', []],
    ]);
    expect(read(text).document).toMatchObject({ id: '', pairKey: '#0', unit: 'name', length: 0, line: 1 });
  });

  it('has one name for a mention of two clusters', () => {
    const { document } = read({ type: 'clusters', clusters: { a: ['x', 'y'], b: ['y'] } });
    expect([...document.mentions].map(({ start, entity }) => [start, entity])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
  });

  it('reads graphs, whose components are the clusters', () => {
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

  it('reads spans where all names are pairs of numbers in one spelling', () => {
    const { document } = read({ type: 'clusters', clusters: { x: ['4-20', '0-0'] } });
    expect(document.unit).toBe('token');
    expect([...document.mentions]).toEqual([
      { start: 4, end: 21, entity: 0 },
      { start: 0, end: 1, entity: 0 },
    ]);
    for (const name of ['04-20', '5-4', '4', 4, '-1-2', '1-9999999999'])
      expect(read({ type: 'clusters', clusters: { x: ['4-20', name] } }).document.unit).toBe('name');
  });

  it('shows the place of a fault', () => {
    expect(read('{"type": "clusters"}').shown).toBe(
      `f:1:20: error[scorch/syntax]: The key "clusters" is missing.
  1 | {"type": "clusters"}
  expected: "clusters"
  help: check that the program that wrote the file did not fail`,
    );
  });

  it.each([
    ['[]', '1:1', 'Found a list here.', 'a Scorch document: an object'],
    ['{"x": 1}', '1:8', 'The key "type" is missing.', '"type"'],
    ['{"type": "x"}', '1:10', 'Found a string here.', '"clusters" or "graph"'],
    ['{"type": 1}', '1:10', 'Found a number here.', '"clusters" or "graph"'],
    [
      '{"type": "clusters",\n"clusters": {"a": [[]]}}',
      '2:20',
      'Found a list here.',
      'a mention: a string or a number',
    ],
    ['{"type": "clusters", "clusters": []}', '1:34', 'Found a list here.', 'an object of clusters'],
    ['{"type": "clusters", "clusters": {"a": 1}}', '1:40', 'Found a number here.', 'a list of mentions'],
    ['{"type": "graph", "mentions": []}', '1:33', 'The key "links" is missing.', '"links"'],
    [
      '{"type": "graph", "mentions": [], "links": [[]]}',
      '1:47',
      'Found something else here.',
      'a link of two mentions',
    ],
    [
      '{"type": "graph", "mentions": [], "links": [["a"]]}',
      '1:50',
      'Found something else here.',
      'the second mention of a link',
    ],
    [
      '{"type": "graph", "mentions": [], "links": [[1, 2, 3]]}',
      '1:52',
      'Found a number here.',
      'a link of two mentions',
    ],
    ['{"type": "clusters", "clusters": {}} 1', '1:38', 'Found a number here.', 'the end of the file'],
  ])('reports %s', (text, place, message, expected) => {
    const { document, shown } = read(text);
    expect(shown.startsWith(`f:${place}: error[scorch/syntax]: ${message}\n`)).toBe(true);
    expect(shown).toContain(`\n  expected: ${expected}\n`);
    expect([document.entities, document.mentions.length]).toEqual([[], 0]);
  });
});
