import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Document } from '../../../../src/core/document.ts';
import { evaluatePair, settingsOf, type UnalignedPolicy } from '../../../../src/evaluate/index.ts';
import { project } from '../../../../src/evaluate/project/project.ts';
import { conll } from '../../../../src/formats/index.ts';
import { brackets, crac25, markdown } from '../../../../src/formats/inline/inline.ts';
import { strings } from '../../../../src/formats/strings/strings.ts';
import type { Problem } from '../../../../src/problems/problem.ts';
import { readAll } from '../../../support/json-documents.ts';

const keyOf = (words: string): Document =>
  readAll(conll, `#begin document (d)\n${words.split(' ').join('\t-\n')}\t-\n#end document\n`).documents[0];

function aligned(key: Document, response: Document, policy?: UnalignedPolicy) {
  const problems: Problem[] = [];
  const document = project(key, response, (entry) => problems.push(entry), policy);
  const words = Array.from(document.mentions, ({ start, end }) =>
    key.tokens === undefined
      ? key.text?.slice(start, end)
      : Array.from({ length: end - start }, (_, i) =>
          start + i < key.length ? key.tokens?.at(start + i) : '?',
        ).join(' '),
  );
  const { altered, dropped, invented, unaligned } = document.edits ?? {};
  return { words, edits: [altered, dropped, invented, unaligned], problems, document };
}

const marked = (key: string, text: string, policy?: UnalignedPolicy) =>
  aligned(keyOf(key), readAll(markdown, text).documents[0], policy);

describe('a rewritten response', () => {
  it('with the same text is only projected', () => {
    const { words, edits, problems } = marked(
      "Tom did n't see her .",
      "[Tom](#1) [didn't](#2) see [her](#1).",
    );
    expect(words).toEqual(['Tom', "did n't", 'her']);
    expect(edits).toEqual([0, 0, 0, 0]);
    expect(problems.map(({ code }) => code)).toEqual(['text/projected']);
  });

  it('is aligned, and altered, dropped and invented words are counted and listed', () => {
    const { words, edits, problems } = marked(
      'The colour of the big old house pleased Tom , who bought it .',
      'The [color of [the old house](#1)](#2) really pleased [Tom](#3),\n[who](#3) bought [it](#1) [again](#4).',
    );
    expect(words).toEqual(['the big old house', 'colour of the big old house', 'Tom', 'who', 'it', '?']);
    expect(edits).toEqual([1, 1, 2, 1]);
    expect(problems).toMatchObject([
      {
        code: 'text/unaligned',
        line: 2,
        message: 'No word of the mention "again" is in the text of the key.',
      },
      {
        code: 'text/rewritten',
        line: 1,
        message:
          'The response changes the text of document (d): of 14 words, 1 altered and 1 dropped; 2 invented: "colour" became "color", "big" dropped, "really" invented, "again" invented.',
      },
    ]);
  });

  it('shows the words of a mention that is not in the text, and counts those after the first twenty', () => {
    const { problems } = marked('a b', 'a [no such words](#1) b');
    expect(problems[0]).toMatchObject({
      message: 'No word of the mention "no such words" is in the text of the key.',
      help: 'it counts as a mention that is not in the key, so precision falls; --unaligned drop leaves it out',
    });
    const [left] = marked('a b', 'a [no such words](#1) b', 'drop').problems;
    expect(left.help).toBe('--unaligned drop: it is left out');
    const many = Array.from({ length: 25 }, (_, i) => `[x${i}](#${i})`).join(' ');
    const messages = marked('a b', `a ${many} b`).problems.map(({ message }) => message);
    expect(messages).toHaveLength(22);
    expect(messages[20]).toBe('5 more mentions in document (d).');
  });

  it('keeps mentions that are in no place of the text, each at a place of its own, or drops them', () => {
    const key = 'Sarah bought the house . She loves it .';
    const text =
      '[Sarah](#0) bought [the house](#1) . [She](#0) loves [it](#1) and [the dragon](#0) and [the dragon](#1) .';
    const { document, words, edits } = marked(key, text);
    expect(words).toEqual(['Sarah', 'the house', 'She', 'it', '?', '?']);
    expect(Array.from(document.mentions, ({ start }) => start).slice(4)).toEqual([
      ...document.outside!.keys(),
    ]);
    expect([...(document.outside?.values() ?? [])]).toEqual(['the dragon', 'the dragon']);
    expect(edits[3]).toBe(2);
    const dropped = marked(key, text, 'drop');
    expect(dropped.words).toEqual(['Sarah', 'the house', 'She', 'it']);
    expect([dropped.edits[3], dropped.document.outside]).toEqual([2, undefined]);
  });

  it('names the line of the first change', () => {
    const { problems } = marked('a b c d e f g', '[a](#1) b\nc\nd x f [g](#1)');
    expect(problems).toMatchObject([{ code: 'text/rewritten', line: 3 }]);
    expect(problems[0].message).toContain('"e" became "x"');
  });

  it('keeps a mention whose edges are altered or invented where its other words are', () => {
    const { words } = marked(
      'I met the U.S. president there',
      'I met [my US president](#1) [over there](#2)',
    );
    expect(words).toEqual(['the U.S. president', 'there']);
  });

  it('with a mention within a token of the key lists it, and it matches nothing', () => {
    const { words, problems } = marked('a foot-ball b', 'a [foot](#1)-ball c');
    expect(words).toEqual(['?']);
    expect(problems.map(({ code }) => code)).toEqual(['text/unprojected', 'text/rewritten']);
  });

  it('aligns scripts without blanks by character', () => {
    const { words, edits } = marked('他 说 她 爱 他', '[他](#1)说道[她](#2)爱[他](#1)');
    expect(words).toEqual(['他', '她', '他']);
    expect(edits).toEqual([0, 0, 1, 0]);
  });

  it('says so if it is another text', () => {
    const { problems } = marked('a b c d e f', '[x](#1) y [c](#1) z');
    expect(problems.at(-1)?.help).toContain('less than half of the text is the same');
  });

  it('aligns tokens and empty nodes too', () => {
    const key = readAll(crac25, 'He|[e1] ## saw|[e2] Tom|[e3] ##|[e1] today').documents[0];
    const response = readAll(crac25, 'He|[e1] ##|[e1] saw Thomas|[e2] today').documents[0];
    const { document, edits } = aligned(key, response);
    expect(Array.from(document.mentions, ({ start }) => start)).toEqual([0, 1, 3]);
    expect(edits).toEqual([1, 1, 0, 0]);
  });

  it('puts every mention on words of the key, whatever was changed', () => {
    const word = fc.constantFrom('the', 'a', 'Tom', 'dog', ',', 'ran', 'can', "n't", 'U.S.', '他');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.array(word, { minLength: 1 }), fc.nat(), (a, b, n) => {
        const at = n % b.length;
        const text = b.map((w, i) => (i === at ? `[1 ${w} ]` : w)).join(' ');
        const { document, edits } = aligned(keyOf(a.join(' ')), readAll(brackets, text).documents[0]);
        expect(document.length).toBe(a.length);
        for (const { start, end } of document.mentions) expect(end).toBeGreaterThan(start);
        expect(document.mentions.length).toBe(1);
        expect(document.mentions.starts[0] < a.length ? 0 : 1).toBe(edits[3] ?? 0);
      }),
    );
  });

  it('has its changes among the facts', () => {
    const response = readAll(markdown, '[a](#1) x [c](#1) d').documents[0];
    const { response: facts } = evaluatePair(keyOf('a b c'), response, settingsOf(), () => {});
    expect(facts).toMatchObject({ altered: 1, dropped: 0, invented: 1, unaligned: 0 });
  });
});

describe('mentions that are strings', () => {
  const key = keyOf('Tom said he saw Bob and he ran to the house ; the house fell');

  it('take the first occurrence that is left, and what is not found is listed', () => {
    const response = readAll(strings, '{"A": ["Tom", "he"], "B": ["Bob", "he"], "C": ["the house", "she"]}')
      .documents[0];
    const { document, problems, edits } = aligned(key, response);
    expect(Array.from(document.mentions, ({ start, end, entity }) => [start, end, entity])).toEqual([
      [0, 1, 0],
      [2, 3, 0],
      [4, 5, 1],
      [6, 7, 1],
      [9, 11, 2],
      [15, 16, 2],
    ]);
    expect(edits).toEqual([0, 0, 0, 1]);
    expect(problems).toMatchObject([
      { code: 'text/unaligned', message: 'The mention "she" is not in the text of the key.' },
      {
        code: 'text/searched',
        message:
          'The mentions of document (d) have no positions: of 6, 5 were found in the text of the key, 1 of them among other occurrences of the same words.',
      },
    ]);
  });

  it('are whole words of a text', () => {
    const text = readAll(markdown, 'Then [he](#1) and the others').documents[0];
    const { words } = aligned(text, readAll(strings, '[["he", "the"]]').documents[0]);
    expect(words).toEqual(['he', 'the']);
  });

  it('cannot be a key, and need a text', () => {
    const response = readAll(strings, '[["Tom", "he"]]').documents[0];
    expect(aligned(response, key).problems).toMatchObject([{ code: 'text/no-positions', severity: 'error' }]);
    const textless: Document = { ...key, tokens: undefined, length: 0 };
    expect(aligned(textless, response).problems).toMatchObject([{ code: 'text/no-positions' }]);
  });
});
