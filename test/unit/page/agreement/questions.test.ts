import { describe, expect, it } from 'vitest';
import { documentState, pageTable } from '../../../../src/page/agreement/questions.ts';
import type { AgreementDocument } from '../../../../src/page/agreement/types.ts';

const words = 'Ann saw the dog near her house'.split(' ');
const side = (...chains: (readonly (readonly number[])[])[]) => ({
  entities: chains.map((_, i) => String(i)),
  mentions: chains.flatMap((chain, entity) =>
    chain.map(([start, end, ...pieces]) => [start, end, entity, ...pieces]),
  ),
});
const document: AgreementDocument = {
  id: 'd',
  words,
  glued: [],
  emptyNodes: [],
  length: 7,
  sentences: [0],
  rows: [0],
  sides: [
    side(
      [
        [0, 1],
        [5, 6],
      ],
      [[2, 4]],
    ),
    side(
      [[0, 1]],
      [
        [3, 4],
        [5, 6],
      ],
    ),
    null,
  ],
};
const names = ['ann', 'ben', 'cem'];
const page = pageTable(document);

describe('pageTable', () => {
  it('has the mentions of the annotators who have the document', () => {
    expect(page.table.spans.map(({ start, end }) => [start, end])).toEqual([
      [0, 1],
      [2, 4],
      [3, 4],
      [5, 6],
    ]);
    expect(page.table.markings[2]).toBeUndefined();
    expect(page.slots.units).toEqual([[0], [1, 2], [3]]);
  });

  it('keeps the pieces of discontinuous mentions', () => {
    const [span] = pageTable({ ...document, sides: [side([[0, 4, 0, 1, 3, 4]])] }).table.spans;
    expect(span).toEqual({ start: 0, end: 4, pieces: [0, 1, 3, 4] });
  });
});

describe('documentState', () => {
  it('has open and answered questions in their order', () => {
    const { questions } = documentState(names, page, 'ask', []);
    expect(questions.map(({ decision, text }) => `${decision} ${text}`)).toEqual([
      'boundary the dog',
      'link her',
    ]);
    const answer = {
      document: 'd',
      decision: 'boundary',
      start: 2,
      end: 4,
      chosen: { start: 2, end: 4 },
    } as const;
    const answered = documentState(names, page, 'ask', [answer]);
    expect(answered.questions.map(({ chosen }) => chosen?.text)).toEqual(['the dog', undefined]);
    expect(answered.answers).toEqual([answer]);
  });

  it('drops the answer that another one has made impossible, whichever came first', () => {
    const link = { document: 'd', decision: 'link', start: 5, end: 6, chosen: { start: 3, end: 4 } } as const;
    const kept = { document: 'd', decision: 'boundary', start: 2, end: 4, chosen: null } as const;
    for (const answers of [
      [kept, link],
      [link, kept],
    ])
      expect(documentState(names, page, 'ask', answers).answers).toEqual([kept]);
  });
});
