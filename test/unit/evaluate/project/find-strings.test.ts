import { describe, expect, it } from 'vitest';
import type { Document } from '../../../../src/core/document.ts';
import { findStrings } from '../../../../src/evaluate/project/find-strings.ts';
import type { UnalignedPolicy } from '../../../../src/evaluate/project/outside.ts';
import { conll } from '../../../../src/formats/index.ts';
import { strings as stringLists } from '../../../../src/formats/strings/strings.ts';
import { textWith } from '../../../support/aligned-pairs.ts';
import { collector, documentWith, wordList } from '../../../support/documents.ts';
import { readText } from '../../../support/read-text.ts';

/** A response whose mentions are strings: each is the token at its position. */
const strings = (...words: string[]): Document =>
  documentWith([['x', ...words.map((_, i) => String(i))]], {
    unit: 'name',
    length: 0,
    tokens: wordList(...words),
    file: 'r.json',
    line: 2,
  });

function found(key: Document, ...words: string[]) {
  return foundBy('count', key, ...words);
}

function foundBy(policy: UnalignedPolicy, key: Document, ...words: string[]) {
  const { problems, report } = collector();
  const document = findStrings(key, strings(...words), report, policy);
  return {
    document,
    spans: Array.from(document.mentions, ({ start, end }) => [start, end]),
    messages: problems.map(({ message }) => message),
    problems,
  };
}

const searched = (all: number, count: number, ambiguous: number) =>
  `The mentions of document d have no positions: of ${all}, ${count} were found in the text of the key, ${ambiguous} of them among other occurrences of the same words.`;

describe('findStrings', () => {
  const key = textWith('Ann saw Ann and the dog', []);

  it('takes the first occurrence that is left, and says how many could be elsewhere', () => {
    const { spans, messages, document } = found(key, 'Ann', 'the dog');
    expect(spans).toEqual([
      [0, 1],
      [4, 6],
    ]);
    expect(messages).toEqual([searched(2, 2, 1)]);
    expect(document).toMatchObject({ unit: 'token', length: 6, edits: { unaligned: 0 } });
    const both = found(key, 'Ann', 'Ann');
    expect(both.spans).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(both.messages).toEqual([searched(2, 2, 0)]);
  });

  it('takes places in the sentences that mentions name, and the first free ones for the others', () => {
    const { problems, report } = collector();
    const twoSentences = { ...textWith('he saw him . he saw Ann and he left', []), sentences: [0, 4] };
    const response = { ...strings('he', 'he', 'Ann', 'he'), saidSentences: [2, undefined, 1, undefined] };
    const { mentions } = findStrings(twoSentences, response, report);
    expect(Array.from(mentions, ({ start }) => start)).toEqual([4, 0, 6, 8]);
    expect(problems.map(({ message }) => message)).toEqual([
      '1 mentions are in the sentences that they name, counted from 1, and take their places there; 1 are not in theirs, and the words decide.',
      searched(4, 4, 0),
    ]);
    expect(findStrings({ ...twoSentences, sentences: [] }, response, () => {}).mentions.starts[0]).toBe(0);
  });

  it('lists what is not in the text, or not as often, and keeps it outside of the text', () => {
    const { spans, messages, problems, document } = found(key, 'Ann', 'cat', 'Ann', 'Ann', ' ');
    expect(spans).toEqual([
      [0, 1],
      [6, 7],
      [2, 3],
      [7, 8],
      [8, 9],
    ]);
    expect([...(document.outside?.values() ?? [])]).toEqual(['cat', 'Ann', ' ']);
    const without = foundBy('drop', key, 'Ann', 'cat', 'Ann', 'Ann', ' ');
    expect(without.spans).toHaveLength(2);
    expect(without.messages).toEqual(messages);
    expect(without.document.outside).toBeUndefined();
    expect(messages).toEqual([
      'The mention "cat" is not in the text of the key.',
      'The mention "Ann" is only 2 times in the text of the key.',
      'The mention " " is not in the text of the key.',
      searched(5, 2, 0),
    ]);
    expect(problems[0]).toMatchObject({ code: 'text/unaligned', document: 'd', file: 'r.json', line: 2 });
    expect(document.edits).toEqual({ altered: 0, dropped: 0, invented: 0, unaligned: 3 });
  });

  it('finds whole tokens only, whatever the blanks between them', () => {
    expect(found(textWith('Annex An n dog', []), 'Ann').spans).toEqual([[1, 3]]);
    expect(foundBy('drop', key, 'an', 'e dog', 'the\n dog').spans).toEqual([[4, 6]]);
  });

  it('finds whole words in a text without tokens', () => {
    const text = documentWith([], { unit: 'character', text: 'Annex (Ann) Ann', length: 15 });
    const { spans } = foundBy('drop', text, 'Ann', 'Ann', 'Ann');
    expect(spans).toEqual([
      [7, 10],
      [12, 15],
    ]);
  });

  it('does not let two occurrences overlap', () => {
    const { spans, messages } = foundBy('drop', textWith('a a a', []), 'a a', 'a a');
    expect(spans).toEqual([[0, 2]]);
    expect(messages[0]).toBe('The mention "a a" is only once in the text of the key.');
  });

  it('needs a text', () => {
    const { document, problems } = found(documentWith([]), 'Ann');
    expect(problems).toEqual([
      expect.objectContaining({
        code: 'text/no-positions',
        document: 'd',
        file: 'r.json',
        line: 2,
        message: 'The mentions of document d are strings without positions.',
        expected: 'a key with a text in which they can be searched for',
      }),
    ]);
    expect(document.unit).toBe('name');
  });
});

it('lists of strings that are not in the text are not mentions, unless they are called clusters', () => {
  const [key] = readText(conll, '#begin document (d)\nTom\t(1)\nslept\t-\n#end document\n').documents;
  const codesOf = (json: string) => {
    const codes: string[] = [];
    findStrings(key, readText(stringLists, json).documents[0], ({ code }) => codes.push(code));
    return codes;
  };
  expect(codesOf('{"labels": ["x", "y"], "names": ["Tom"]}')).toContain('text/other-strings');
  expect(codesOf('{"labels": ["x"], "names": ["Tom"]}')).not.toContain('text/other-strings');
  expect(codesOf('{"clusters": [["x", "y"], ["Tom"]]}')).not.toContain('text/other-strings');
});
