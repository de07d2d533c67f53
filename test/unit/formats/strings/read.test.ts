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
    [
      '{"clusters": [["Tom", 3]]}',
      '1:23',
      'no-clusters',
      'found a number here',
      'a mention: its words in quotes',
    ],
    ['{"clusters": 3}', '1:14', 'no-clusters', 'found a number here', 'a list of clusters'],
    ['{"clusters": ["Tom"]}', '1:15', 'no-clusters', 'found a string here', 'a cluster: a list of strings'],
    ['{"A": ["Tom"', '1:13', 'not-json', 'the text ends here', '"," or "]" after an item of a list'],
    ['[["Tom"], 1]', '1:11', 'no-clusters', 'found a number here', 'a cluster: a list of strings'],
    ['Sorry.', '1:1', 'not-json', 'found something else here', 'a document: an object'],
  ])(
    'reads an answer that cannot be read as a document without mentions: %s',
    (text, place, code, why, expected) => {
      const { clusters, shown } = read(text);
      expect(clusters).toEqual([['', []]]);
      const [first, , ...rest] = shown.split('\n');
      const what = code === 'not-json' ? 'not JSON' : 'JSON without clusters of strings';
      expect(first).toBe(`f:${place}: warning[answer/${code}]: The answer is ${what}: ${why}.`);
      expect(rest).toEqual([
        `  expected: ${expected}`,
        '  help: it counts as a response without mentions; check that the answer was not cut off',
      ]);
    },
  );

  it('says that an answer has no lists at all', () => {
    const { clusters, shown } = read('{"error": "too long"}');
    expect(clusters).toEqual([['', []]]);
    expect(shown).toContain('warning[answer/no-clusters]: The answer is JSON without clusters of strings.');
  });

  it('says that an answer is empty', () => {
    expect(read(' \n')).toMatchObject({ clusters: [['', []]] });
    expect(read('').shown).toContain('f: warning[answer/empty]: The answer is empty.');
  });

  it.each([
    ['Here:\n```json\n{"clusters": [["Tom", "he"]]}\n```\nDone.', 'text around it'],
    ['{"clusters": [["Tom", "he",],],}', 'a comma before a closing bracket'],
    ["{'clusters': [['Tom', 'he']]}", 'single quotes'],
    ['[["Tom"]] No: [["Tom", "he"]]', '2 pieces with clusters, of which the last is read, text around it'],
  ])('reads the JSON of an answer with a note: %s', (text, what) => {
    const { clusters, shown } = read(text);
    expect(clusters).toEqual([['', [['0', 'Tom', 'he']]]]);
    expect(shown.split('\n')[0]).toBe(`f: note[answer/repaired]: The answer is JSON with ${what}.`);
  });

  it('takes the words of mentions with offsets, and says so', () => {
    const { clusters, shown, documents } = read(
      '[{"name": "T", "mentions": [{"start": 7, "text": "Tom"}, ["he", 3, 4], {"text": "him", "type": "x"}]}]',
    );
    expect(clusters).toEqual([['', [['T', 'Tom', 'he', 'him']]]]);
    expect(shown).toContain(
      'note[answer/numbers]: 2 mentions have offsets beside their words; the words decide.',
    );
    expect(documents[0].saidSentences).toBeUndefined();
  });

  it('keeps the sentences that mentions name', () => {
    const { documents, shown } = read(
      '{"clusters": [[["Tom", 1], {"text": "he", "sent_id": "2"}], [{"Sentence": -1, "mention": "it"}, "x"]]}',
    );
    expect(documents[0].saidSentences).toEqual([1, 2, undefined, undefined]);
    expect(shown).toBe('');
  });

  it.each([
    [
      '{"id": "b", "X": [1]}',
      '2:19: warning[answer/no-clusters]: The answer is JSON without clusters of strings: found a number here.',
    ],
    ['{"id": "b", "X": ["it', '2:22: warning[answer/not-json]: The answer is not JSON: a string has no end.'],
    [
      '{"id": "b", "error": "too long"}',
      '2:1: warning[answer/no-clusters]: The answer is JSON without clusters of strings.',
    ],
  ])(
    'reads the lines after one that cannot be read, which is an answer without mentions: %s',
    (line, said) => {
      const { clusters, shown } = read(`{"id": "a", "X": ["it"]}\n${line}\n{"id": "c", "X": ["he"]}`);
      expect(clusters).toEqual([
        ['a', [['X', 'it']]],
        ['b', []],
        ['c', [['X', 'he']]],
      ]);
      expect(shown.split('\n')[0]).toBe(`f:${said}`);
    },
  );

  it('repairs a line', () => {
    const { clusters, shown } = read(
      '{"id": "a", "X": ["it"]}\nHere: {"id": "b", "X": ["he",]}\n{"id": "c", "X": []}',
    );
    expect(clusters).toMatchObject([
      ['a', [['X', 'it']]],
      ['b', [['X', 'he']]],
      ['c', [['X']]],
    ]);
    expect(shown.split('\n')[0]).toBe(
      'f:2: note[answer/repaired]: The answer is JSON with text around it, a comma before a closing bracket.',
    );
  });

  it('reads the items of a list after one without clusters, and nothing after one that is not JSON', () => {
    const list = (item: string) =>
      `[{"id": "a", "clusters": [["it"]]},\n${item},\n{"id": "c", "clusters": [["he"]]}]`;
    const { clusters, shown } = read(list('{"id": "b", "clusters": "none"}'));
    expect(clusters.map(([id]) => id)).toEqual(['a', 'b', 'c']);
    expect(shown).toContain('f:2:25: warning[answer/no-clusters]');
    const broken = read(list('{"id": "b", "clusters": [}'));
    expect(broken.clusters.map(([id]) => id)).toEqual(['a', 'b']);
    expect(broken.shown).toContain('f:2:26: error[strings/syntax]');
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
