import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Document, type Mention, noEdits, type Tokens } from '../../../../src/core/document.ts';
import { Mentions } from '../../../../src/core/mentions.ts';
import { evaluatePair, settingsOf, Tally } from '../../../../src/evaluate/index.ts';
import { project } from '../../../../src/evaluate/project/project.ts';
import type { Problem } from '../../../../src/problems/problem.ts';

const base = { id: 'd', pairKey: 'd#0', entities: ['x'], sentences: [] };
const mentionsOf = (spans: readonly (readonly [number, number])[]) =>
  Mentions.of(spans.map(([start, end]) => ({ start, end, entity: 0 })));

const withWords = (words: readonly string[], ...spans: [number, number][]): Document => ({
  ...base,
  unit: 'token',
  length: words.length,
  mentions: mentionsOf(spans),
  tokens: { length: words.length, at: (i) => words[i] },
});
const withText = (text: string, ...spans: [number, number][]): Document => ({
  ...base,
  unit: 'character',
  length: Array.from(text).length,
  mentions: mentionsOf(spans),
  text,
});

function projected(key: Document, response: Document) {
  const problems: Problem[] = [];
  const document = project(key, response, (entry) => problems.push(entry));
  const spans = Array.from(document.mentions, ({ start, end }) => [start, end]);
  return { document, spans, problems, messages: problems.map(({ message }) => message) };
}

describe('mentions of a response', () => {
  it('stay where they are if words or texts are the same, or nothing is known', () => {
    const same: [Document, Document][] = [
      [withWords(['a', 'b']), withWords(['a', 'b'], [0, 1])],
      [withText('a b'), withText('a b', [0, 1])],
      [withWords(['a', 'b']), { ...withWords([], [0, 1]), tokens: undefined }],
      [withWords(['a', 'b']), withWords(['a', 'c', 'd'], [0, 1])],
    ];
    for (const [key, response] of same) {
      const { document, problems } = projected(key, response);
      expect(document).toBe(response);
      expect(problems).toEqual([]);
    }
  });

  it('move to the tokens of the key', () => {
    const key = withWords(['Tom', "'s", 'can', 'not', '-LRB-', 'x', '-RRB-', '“']);
    const response = withWords(["Tom's", 'cannot', '(x)', '"'], [0, 1], [1, 3], [3, 4]);
    const { spans, messages, document } = projected(key, response);
    expect(spans).toEqual([
      [0, 2],
      [2, 7],
      [7, 8],
    ]);
    expect(document.length).toBe(8);
    expect(messages).toEqual([
      'Document d has other tokens in the response (8 in the key, 4 in the response); 3 of 3 mentions were projected through characters.',
    ]);
  });

  it('that end within a token of the key are listed, and match nothing', () => {
    const { spans, problems } = projected(
      withWords(["Tom's", 'dog']),
      withWords(['Tom', "'s", 'dog'], [0, 1], [0, 3], [1, 2]),
    );
    expect(spans).toEqual([
      [3, 4],
      [0, 2],
      [4, 5],
    ]);
    expect(problems.map(({ code }) => code)).toEqual([
      'text/unprojected',
      'text/unprojected',
      'text/projected',
    ]);
    expect(problems[0].message).toBe(
      'The mention at tokens 0 to 0 of the response has no counterpart among the tokens of the key.',
    );
    expect(problems[2].message).toContain('1 of 3 mentions were projected');
  });

  it('move from characters to tokens and back, also above U+FFFF', () => {
    const words = ['I', '😀', 'Tom', 'slept'];
    const text = 'I  😀\nTom slept';
    expect(projected(withWords(words), withText(text, [3, 4], [5, 14])).spans).toEqual([
      [1, 2],
      [2, 4],
    ]);
    expect(projected(withText(text), withWords(words, [1, 2], [2, 4])).spans).toEqual([
      [3, 4],
      [5, 14],
    ]);
    expect(projected(withText(text), withText('I 😀 Tom slept', [2, 3], [4, 7])).spans).toEqual([
      [3, 4],
      [5, 8],
    ]);
  });

  it('are matched with a key of strings by name, and that is reported', () => {
    const strings = (name: string): Document => ({
      ...withWords([name], [0, 1]),
      unit: 'name',
      edits: noEdits,
    });
    const { spans, problems } = projected(strings('Tom'), strings('Tom'));
    expect(spans).toEqual([[0, 1]]);
    expect(problems).toMatchObject([
      {
        code: 'text/no-positions',
        message: 'The mentions of document d of the key are strings without positions.',
      },
    ]);
  });

  it('stay where they are if the digests of both texts are the same, and only then', () => {
    const digested = (document: Document, digest: number): Document => ({
      ...document,
      tokens: { ...(document.tokens as Tokens), digest },
    });
    const [key, response] = [withWords(['ab']), withWords(['a', 'b'], [0, 2])];
    expect(projected(digested(key, 1), digested(response, 1)).spans).toEqual([[0, 2]]);
    expect(projected(digested(key, 1), digested(response, 2)).spans).toEqual([[0, 1]]);
    expect(projected(digested(key, 1), response).spans).toEqual([[0, 1]]);
  });

  it('are moved past an empty node that one side has, if the words are the same', () => {
    const node = (document: Document, ...nodes: number[]): Document => ({
      ...document,
      tokens: { ...(document.tokens as Tokens), emptyNodes: new Set(nodes) },
    });
    const [key, response] = [withWords(['a', '', 'b']), withWords(['a', 'b'], [1, 2])];
    expect(projected(node(key, 1), response).spans).toEqual([[2, 3]]);
    expect(projected(withWords(['a', 'b']), node(withWords(['a', '', 'b'], [2, 3]), 1)).spans).toEqual([
      [1, 2],
    ]);
    // As many words, but other ones, of the same characters: "a" is within the first token of the key.
    const other = projected(node(withWords(['ab', '', 'c']), 1), withWords(['a', 'bc'], [0, 1]));
    expect(other.problems.map(({ code }) => code)).toEqual(['text/unprojected', 'text/projected']);
  });

  it('without words are tokens between the blanks of the other text', () => {
    const bare = (...spans: [number, number][]): Document => ({
      ...withWords([], ...spans),
      tokens: undefined,
    });
    expect(projected(withText('Tom  slept well'), bare([1, 3])).spans).toEqual([[5, 15]]);
    expect(projected(bare(), withText('Tom  slept well', [5, 15])).spans).toEqual([[1, 3]]);
  });

  it('keep gaps, heads and minimum spans where these can be projected', () => {
    const mention: Mention = {
      start: 0,
      end: 3,
      entity: 0,
      head: 2,
      minStart: 0,
      minEnd: 1,
      parts: [
        [0, 1],
        [2, 3],
      ],
    };
    const response = { ...withWords(['ab', 'c', 'de']), mentions: Mentions.of([mention]) };
    const { document } = projected(withWords(['a', 'b', 'c', 'd', 'e']), response);
    expect(document.mentions.at(0)).toEqual({
      start: 0,
      end: 5,
      entity: 0,
      minStart: 0,
      minEnd: 2,
      head: 3,
      parts: [
        [0, 2],
        [3, 5],
      ],
    });
  });

  it('with names have the numbers that the key gives to the names', () => {
    const named = (...names: string[]): Document => ({
      ...withWords(names, ...names.map((_, i): [number, number] => [i, i + 1])),
      unit: 'name',
      length: 0,
    });
    expect(projected(named('a', 'b'), named('b', 'z', 'a')).spans).toEqual([
      [1, 2],
      [2, 3],
      [0, 1],
    ]);
    expect(projected(named('a'), named('a')).problems).toEqual([]);
  });

  it('are never compared with mentions of another kind: without a text that is an error', () => {
    const names: Document = { ...withWords(['"a"', '"4-20"'], [0, 1], [1, 2]), unit: 'name', length: 0 };
    const tokens: Document = { ...withWords([], [0, 1], [4, 21]), tokens: undefined };
    const characters: Document = { ...tokens, unit: 'character' };
    const kinds = { names, tokens, characters };
    for (const [a, key] of Object.entries(kinds)) {
      for (const [b, response] of Object.entries(kinds)) {
        const { spans, problems } = projected(key, response);
        if (a === b) {
          expect(problems).toEqual([]);
          continue;
        }
        expect(problems).toMatchObject([
          {
            code: 'text/units',
            severity: 'error',
            message: `The mentions of document d are ${a} in the key and ${b} in the response, and there is no text that relates them.`,
          },
        ]);
        for (const [start] of spans) expect(start).toBeGreaterThanOrEqual(Math.max(...key.mentions.ends));
        // Nothing is compared where one side has no mentions.
        const empty = { ...key, mentions: mentionsOf([]) };
        expect(projected(empty, response).problems).toEqual([]);
        expect(projected(response, empty).problems).toEqual([]);
      }
    }
  });

  it('in characters are aligned if the texts differ', () => {
    const key = withWords(['Tom', 'saw', 'the', 'old', 'house', 'today', '.']);
    const text = 'Yes, Tom saw the house today!';
    const { spans, problems, document } = projected(key, withText(text, [5, 8], [13, 22], [0, 3]));
    expect(spans.slice(0, 2)).toEqual([
      [0, 1],
      [2, 5],
    ]);
    expect([...(document.outside?.values() ?? [])]).toEqual(['Yes']);
    expect(problems.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
      'warning text/unaligned',
      'warning text/rewritten',
    ]);
    // The other way round, and characters on both sides.
    expect(projected(withText(text), { ...key, mentions: mentionsOf([[2, 5]]) }).spans).toEqual([[13, 22]]);
    expect(projected(withText('Tom saw it.'), withText('So Tom saw it.', [3, 6])).spans).toEqual([[0, 3]]);
  });

  it('in characters of another text are an error, and matched by words where that is allowed', () => {
    const key = withWords(['Tom', 'saw', 'the', 'old', 'house', 'today', '.']);
    const { problems, spans } = projected(key, withText('Yes, Ann met Tom in a park .', [13, 16]));
    expect(problems.at(-1)).toMatchObject({
      code: 'text/words',
      severity: 'error',
      message: 'Document d has different words in the response: of 7, 2 are the same, in order.',
      help: 'check that this is the response to this document; --allow text/words scores it nevertheless',
    });
    expect(spans).toEqual([[0, 1]]);
    // A text that was cut off is not another text.
    expect(projected(key, withText('Tom saw', [0, 3])).problems).toMatchObject([{ code: 'text/rewritten' }]);
  });
});

describe('a score', () => {
  const scoreOf = (key: Document, response: Document) => {
    const settings = settingsOf();
    const tally = new Tally(settings);
    tally.add(evaluatePair(key, response, settings, () => {}));
    return tally.result().conll;
  };

  it('does not depend on whether the response counts tokens or characters', () => {
    const words = fc.array(fc.constantFrom('a', 'bc', '😀', 'é.'), { minLength: 3, maxLength: 8 });
    const spans = (length: number) =>
      fc.array(
        fc
          .tuple(fc.nat(length - 1), fc.nat(length - 1), fc.nat(2))
          .map(([a, b, entity]) => ({ start: Math.min(a, b), end: Math.max(a, b) + 1, entity })),
        { minLength: 1, maxLength: 6 },
      );
    const pair = words.chain((list) => fc.tuple(fc.constant(list), spans(list.length), spans(list.length)));
    fc.assert(
      fc.property(pair, ([list, key, response]) => {
        const starts = list.map((_, i) => Array.from(list.slice(0, i).join(' ')).length + (i === 0 ? 0 : 1));
        const ends = list.map((word, i) => starts[i] + Array.from(word).length);
        const inTokens = (mentions: Mention[]): Document => ({
          ...withWords(list),
          entities: ['a', 'b', 'c'],
          mentions: Mentions.of(mentions),
        });
        const inCharacters = (mentions: Mention[]): Document => ({
          ...withText(list.join(' ')),
          entities: ['a', 'b', 'c'],
          mentions: Mentions.of(
            mentions.map((m) => ({ ...m, start: starts[m.start], end: ends[m.end - 1] })),
          ),
        });
        const expected = scoreOf(inTokens(key), inTokens(response));
        expect(scoreOf(inTokens(key), inCharacters(response))).toBe(expected);
        expect(scoreOf(inCharacters(key), inTokens(response))).toBe(expected);
      }),
    );
  });
});
