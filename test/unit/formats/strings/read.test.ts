import { describe, expect, it } from 'vitest';
import { isListOfLists, readStrings } from '../../../../src/formats/strings/read.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { bytesOf } from '../../../support/conll.ts';

function read(text: string) {
  const { report, shown } = collectProblems();
  const documents = [...readStrings({ name: 'f', bytes: bytesOf(text) }, report)];
  const clusters = documents.map(({ id, entities, mentions, tokens }) => [
    id,
    entities.map((label, entity) => [
      label,
      ...[...mentions].filter((m) => m.entity === entity).map(({ start }) => tokens?.at(start)),
    ]),
  ]);
  return { documents, clusters, shown: shown() };
}

describe('readStrings', () => {
  it('reads documents on lines, or one', () => {
    expect(read('{"id": "a", "clusters": [["Tom", "he"]]}\n{"id": "b", "X": ["it"]}\n').clusters).toEqual([
      ['a', [['0', 'Tom', 'he']]],
      ['b', [['X', 'it']]],
    ]);
    expect(read('\ufeff[["Tom", "he"], []]').clusters).toEqual([['', [['0', 'Tom', 'he'], ['1']]]]);
    expect(read('{\n"clusters": {"__proto__": ["Tom"]}}').clusters).toEqual([['', [['__proto__', 'Tom']]]]);
  });

  it('has mentions without positions, each with a name of its own', () => {
    const { documents } = read('\n{"id": "a/b", "X": ["it", "it"], "note": 3}');
    expect(documents).toMatchObject([
      { unit: 'name', length: 2, line: 2, file: 'f', edits: { altered: 0, unaligned: 0 } },
    ]);
    expect([...documents[0].mentions]).toEqual([
      { start: 0, end: 1, entity: 0, line: 2 },
      { start: 1, end: 2, entity: 0, line: 2 },
    ]);
  });

  it.each([
    ['{"clusters": [["Tom", 3]]}', '1:23', 'Found a number here.', 'a mention: its words in quotes'],
    ['{"clusters": 3}', '1:14', 'Found a number here.', 'a list of clusters'],
    ['{"clusters": ["Tom"]}', '1:15', 'Found a string here.', 'a cluster: a list of strings'],
    ['{"A": ["Tom"', '1:13', 'The text ends here.', '"," or "]" after an item of a list'],
    ['[["Tom"], 1]', '1:11', 'Found a number here.', 'a cluster: a list of strings'],
    ['[["Tom"]]\nOK', '2:1', 'Found something else here.', 'the end of the file'],
  ])('reports %s', (text, place, message, expected) => {
    const { clusters, shown } = read(text);
    expect(clusters).toEqual([['', []]]);
    const [first, , ...rest] = shown.split('\n');
    expect(first).toBe(`f:${place}: error[strings/syntax]: ${message}`);
    expect(rest).toEqual([
      `  expected: ${expected}`,
      '  help: check that the answer is JSON only, and that it was not cut off',
    ]);
  });

  it('reads the lines after one that is broken', () => {
    const { clusters, shown } = read(
      '{"id": "a", "X": ["it"]}\n{"id": "b", "X": [1]}\n{"id": "c", "X": ["he"]}',
    );
    expect(clusters).toEqual([
      ['a', [['X', 'it']]],
      ['b', []],
      ['c', [['X', 'he']]],
    ]);
    expect(shown.split('\n')[0]).toBe('f:2:19: error[strings/syntax]: Found a number here.');
  });
});

describe('isListOfLists', () => {
  it('looks at the first two signs', () => {
    expect(['[[', ' [\n[1]', '\ufeff[[]]'].map((text) => isListOfLists(bytesOf(text)))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['', '[', '[{}]', '{"a": [[]]}'].map((text) => isListOfLists(bytesOf(text)))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
