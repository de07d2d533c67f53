import { describe, expect, it } from 'vitest';
import type { Document } from '../../../../src/core/document.ts';
import { alignEmptyNodes } from '../../../../src/evaluate/project/align-empty-nodes.ts';
import { project } from '../../../../src/evaluate/project/project.ts';
import { corefud } from '../../../../src/formats/corefud/corefud.ts';
import { crac25 } from '../../../../src/formats/inline/inline.ts';
import { evaluateCorpus, ProblemLog, settingsOf } from '../../../../src/index.ts';

/** A file of sentences, each a list of `ID WORD` or `ID WORD ENTITY`. */
function documentOf(...sentences: string[][]): Document {
  const lines = ['# newdoc id = d', '# global.Entity = eid-etype-head-other'];
  for (const [i, sentence] of sentences.entries()) {
    lines.push(`# sent_id = s${i}`);
    for (const token of sentence) {
      const [id, word, entity] = token.split(' ');
      lines.push([id, word, ...'_______', entity === undefined ? '_' : `Entity=${entity}`].join('\t'));
    }
    lines.push('');
  }
  const bytes = new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));
  const log = new ProblemLog();
  const [document] = corefud.read({ name: 'f', bytes }, log.report);
  expect(log.problems).toEqual([]);
  return document;
}

function projected(key: Document, response: Document) {
  const log = new ProblemLog();
  const { mentions } = project(key, response, log.report);
  return {
    spans: Array.from(mentions, ({ start, end, parts }) => parts ?? [[start, end]]),
    heads: Array.from(mentions, ({ head }) => head),
    messages: log.problems.map(({ message }) => message),
  };
}

describe('other empty nodes in the response', () => {
  const key = documentOf(['1 a (x--1-)', '1.1 _ (z--1-)', '2 b (x--1-)', '3 c'], ['1 d (x--1-)', '2 e']);

  it('are those of the key where the format of the response has no sentences', () => {
    const gold = documentOf(
      ['0.1 _ (z--1-)', '1 a (z--1-)', '1.1 _ (y--1-)'],
      ['0.1 _ (x--1-)', '1 b (x--1-)'],
    );
    const bytes = new TextEncoder().encode('##|[e1] a|[e1] ##|[e2] ##|[e3] b|[e3]\n');
    const [response] = crac25.read({ name: 'f', bytes }, () => {});
    expect(response.sentences).toHaveLength(0);
    const { spans, messages } = projected(gold, response);
    expect(spans).toEqual([[[0, 1]], [[1, 2]], [[2, 3]], [[3, 4]], [[4, 5]]]);
    expect(messages).toEqual([]);
    expect(projected(response, gold).messages).toEqual([]);
  });

  it('do not shift the words after them', () => {
    const without = documentOf(['1 a (x--1-)', '2 b (x--1-)', '3 c'], ['1 d (x--1-)', '2 e']);
    expect(projected(key, without)).toEqual({
      spans: [[[0, 1]], [[2, 3]], [[4, 5]]],
      heads: [0, 2, 4],
      messages: [
        'Document d has other empty nodes in the response: 1 in the key, 0 in the response, 0 at the same place.',
      ],
    });
    expect(projected(without, key).spans).toEqual([[[0, 1]], [[5, 6]], [[1, 2]], [[3, 4]]]);
  });

  it('are the same with the same number between the same words', () => {
    const other = documentOf(
      ['0.1 _ (u--1-)', '1 a', '1.1 _ (z--1-)', '1.2 _ (v--1-)', '2 b', '3 c', '3.1 _ (w--1-)'],
      ['1 d', '2 e'],
    );
    expect(projected(key, other)).toMatchObject({
      spans: [[[6, 7]], [[1, 2]], [[7, 8]], [[8, 9]]],
      messages: [
        'Document d has other empty nodes in the response: 1 in the key, 4 in the response, 1 at the same place.',
      ],
    });
  });

  it('are the same at the end of the text, where others differ', () => {
    const gold = documentOf(['1 a', '1.1 _', '2 b', '2.1 _']);
    expect(projected(gold, documentOf(['1 a', '2 b', '2.1 _ (z--1-)'])).spans).toEqual([[[3, 4]]]);
  });

  it('are counted anew in each sentence', () => {
    const gold = documentOf(['1 a', '1.1 _'], ['0.1 _', '1 b']);
    expect(projected(gold, documentOf(['1 a'], ['0.1 _ (z--1-)', '1 b'])).spans).toEqual([[[2, 3]]]);
  });

  it('at the end of a sentence are not those at the start of the next', () => {
    const [end, start] = [
      documentOf(['1 a', '1.1 _ (z--1-)'], ['1 b']),
      documentOf(['1 a'], ['0.1 _ (z--1-)', '1 b']),
    ];
    expect(projected(end, start).spans).toEqual([[[3, 4]]]);
    expect(projected(end, end)).toEqual({ spans: [[[1, 2]]], heads: [1], messages: [] });
  });

  it('make a mention that covers them another one', () => {
    const long = (...node: string[]) => documentOf(['1 a (x--1-', ...node, '2 b x)', '3 c (x--1-)']);
    const [with1, without] = [long('1.1 _'), long()];
    expect(projected(with1, without).spans).toEqual([
      [
        [0, 1],
        [2, 3],
      ],
      [[3, 4]],
    ]);
    expect(projected(without, with1).spans).toEqual([
      [
        [0, 2],
        [3, 4],
      ],
      [[2, 3]],
    ]);
    // The same at the end of the text, and with two words after the node.
    expect(
      projected(documentOf(['1 a', '1.1 _', '2 b']), documentOf(['1 a (x--1-', '2 b x)'])).spans,
    ).toEqual([
      [
        [0, 1],
        [2, 3],
      ],
    ]);
    const three = documentOf(['1 a (x--1-', '2 b', '3 c x)']);
    expect(projected(documentOf(['1 a', '1.1 _', '2 b', '3 c']), three).spans).toEqual([
      [
        [0, 1],
        [2, 4],
      ],
    ]);
    for (const [ours, theirs] of [
      [with1, without],
      [without, with1],
    ]) {
      const { scores } = evaluateCorpus([ours], [theirs], settingsOf(), () => {});
      expect(scores.get('muc')).toMatchObject({ counts: { recall: [0, 1], precision: [0, 1] } });
      expect(scores.get('bcub')).toMatchObject({ counts: { recall: [0.5, 2] } });
    }
  });

  it('may have other forms', () => {
    const log = new ProblemLog();
    const named = documentOf(['1 a (x--1-)', '1.1 she (x--1-)', '2 b']);
    const bare = documentOf(['1 a (x--1-)', '1.1 _ (x--1-)', '2 b']);
    expect(evaluateCorpus([named], [bare], settingsOf(), log.report).scores.get('muc')).toMatchObject({
      f1: 1,
    });
    expect(log.problems.filter(({ code }) => code.startsWith('text/'))).toEqual([]);
  });

  it('do not hide other words', () => {
    const log = new ProblemLog();
    const other = documentOf(['1 a (x--1-)', '2 B (x--1-)', '3 c'], ['1 d (x--1-)', '2 e']);
    evaluateCorpus([key], [other], settingsOf(), log.report);
    const texts = log.problems.filter(({ code }) => code.startsWith('text/'));
    expect(texts.map(({ code }) => code)).toEqual(['text/empty-nodes', 'text/words']);
    expect(texts[1].message).toContain('1 of 6, first token 2, "b" in the key and "B" in the response');
    expect(projected(key, other).spans).toEqual([[[0, 1]], [[2, 3]], [[4, 5]]]);
  });

  it('have no characters where the tokens differ as well', () => {
    const other = documentOf(['1 ab (x--1-)', '2 c', '2.1 _ (x--1-)'], ['1 d (x--1-)', '2 e']);
    expect(projected(key, other).spans).toEqual([[[0, 3]], [[6, 7]], [[4, 5]]]);
  });
});

describe('alignEmptyNodes', () => {
  const align = (key: Document, response: Document, sameWords = false) =>
    alignEmptyNodes(key, response, () => {}, { sameWords });
  const key = documentOf(['1 a', '1.1 _', '2 b']);

  it('is undefined for another number of words, and, if they must be the same, for other words', () => {
    expect(align(key, documentOf(['1 a']))).toBeUndefined();
    expect(align(key, documentOf(['1 a', '2 B']), true)).toBeUndefined();
    expect(align(key, documentOf(['1 A', '2 b']), true)).toBeUndefined();
    expect(align(key, documentOf(['1 a', '2 b']), true)).toBeDefined();
  });

  it('has the words of the response, and the forms of its empty nodes after the text of the key', () => {
    const response = documentOf(['1 A', '2 B', '2.1 she']);
    const tokens = align(key, response)?.tokens;
    expect([0, 1, 2, 3].map((i) => tokens?.at(i))).toEqual(['A', '_', 'B', 'she']);
  });

  it('keeps columns and sentences of the response if its tokens are those of the key', () => {
    const columns = new Map([['upos', { at: () => 'X' }]]);
    const response = { ...documentOf(['1 a', '1.1 _', '2 b']), columns };
    expect(align(key, response)?.columns).toBe(columns);
    const other = align(key, documentOf(['1 a'], ['1 b']));
    expect([Array.from(other?.sentences ?? []), other?.length]).toEqual([[0], 3]);
  });

  it('moves columns with the tokens where the empty nodes differ', () => {
    const response = documentOf(['0.1 _', '1 a', '2 b', '2.1 _']);
    const columns = new Map([['upos', { at: (i: number) => 'ZABY'[i] }]]);
    const upos = align(key, { ...response, columns })?.columns?.get('upos');
    expect([0, 1, 2, 3, 4].map((i) => upos?.at(i))).toEqual(['A', '', 'B', 'Z', 'Y']);
  });

  it('finds empty nodes by their numbers', () => {
    const one = documentOf(['1 a', '1.1 _', '1.2 _', '2 b']);
    const response = documentOf(['1 a', '1.2 _ (x--1-)', '1.3 _ (x--1-)', '2 b']);
    expect(projected(one, response).spans).toEqual([[[2, 3]], [[4, 5]]]);
  });

  it('counts empty nodes whose numbers do not ascend', () => {
    const response = documentOf(['1 a', '1.1 _ (x--1-)', '1.1 _ (x--1-)', '2 b']);
    expect(projected(key, response).spans).toEqual([[[1, 2]], [[3, 4]]]);
  });

  it('has the places of the empty nodes that the key lacks', () => {
    const one = documentOf(['1 a', '1.2 _', '2 b'], ['1 c', '1.1 _']);
    const response = documentOf(
      ['0.1 _', '1 a', '1.1 _', '1.2 _', '1.3 _', '1.4 _', '2 b', '2.1 _'],
      ['0.1 _', '1 c', '1.1 _'],
    );
    expect(align(one, response)?.tokens?.added).toEqual([
      { sentence: 0, order: -1 / 2 },
      { sentence: 0, order: 1 / 2 },
      { sentence: 0, order: 1 + 1 / 3 },
      { sentence: 0, order: 1 + 2 / 3 },
      { sentence: 0, order: 2 + 1 / 3 },
      { sentence: 1, order: 2 + 2 / 3 },
    ]);
    expect(align(one, one)?.tokens?.added).toBeUndefined();
  });
});
