import { describe, expect, it } from 'vitest';
import type { Document, Mention } from '../../../../src/core/document.ts';
import { Mentions } from '../../../../src/core/mentions.ts';
import { ua } from '../../../../src/formats/ua/ua.ts';
import { documentWith, wordList } from '../../../support/documents.ts';
import { readText, spansOf, writeText } from '../../../support/read-text.ts';

const words = wordList('the', 'old', 'man', 'saw', 'his', 'dog', '.');
const text = { tokens: words, length: 7, sentences: [0, 6] };
const EMPTY = '\t_'.repeat(8);

const withMentions = (document: Document, ...mentions: readonly Mention[]): Document => ({
  ...document,
  mentions: Mentions.of(mentions),
});

describe('a CoNLL-UA file that is written', () => {
  it('has the columns of the format, and closes brackets before it opens others', () => {
    const { text: written, codes } = writeText(
      ua,
      documentWith(
        [
          ['a', '0-2', '4'],
          ['b', '2'],
          ['c', '4-5'],
        ],
        text,
      ),
    );
    expect(codes).toEqual([]);
    expect(written).toBe(
      [
        '# global.columns = ID FORM LEMMA UPOS XPOS FEATS HEAD DEPREL DEPS MISC IDENTITY BRIDGING DISCOURSE_DEIXIS REFERENCE NOM_SEM',
        '# newdoc id = d',
        `1\tthe${EMPTY}\t(EntityID=a|MarkableID=markable_1\t_\t_\t_\t_`,
        `2\told${EMPTY}\t_\t_\t_\t_\t_`,
        `3\tman${EMPTY}\t)(EntityID=b|MarkableID=markable_3)\t_\t_\t_\t_`,
        `4\tsaw${EMPTY}\t_\t_\t_\t_\t_`,
        `5\this${EMPTY}\t(EntityID=c|MarkableID=markable_4(EntityID=a|MarkableID=markable_2)\t_\t_\t_\t_`,
        `6\tdog${EMPTY}\t)\t_\t_\t_\t_`,
        '',
        `7\t.${EMPTY}\t_\t_\t_\t_\t_`,
        '',
        '',
      ].join('\n'),
    );
  });

  it('holds crossing mentions in adjoining pieces', () => {
    const document = documentWith(
      [
        ['a', '0-3'],
        ['b', '2-5'],
        ['c', '1-4'],
      ],
      text,
    );
    const { text: written, codes } = writeText(ua, document);
    expect(codes).toEqual([]);
    const [again] = readText(ua, written).documents;
    expect(spansOf(again).sort()).toEqual(['a 0-3', 'b 2-5', 'c 1-4']);
    expect([...again.mentions].some(({ parts }) => parts !== undefined)).toBe(false);
  });

  it('keeps minimum spans, types, ids, gaps, empty nodes, links and what does not refer', () => {
    const base = documentWith(
      [
        ['a', '0'],
        ['b', '4'],
        ['c-Pseudo', '5'],
      ],
      text,
    );
    const document: Document = {
      ...withMentions(
        base,
        {
          start: 0,
          end: 3,
          entity: 0,
          minStart: 2,
          minEnd: 3,
          relationEnd: 7,
          attributes: new Map([
            ['type', 'p q'],
            ['id', 'm9'],
          ]),
        },
        {
          start: 3,
          end: 6,
          entity: 1,
          parts: [
            [3, 4],
            [5, 6],
          ],
          relationEnd: 8,
        },
        { start: 4, end: 5, entity: 2, zero: true },
      ),
      tokens: { ...words, emptyNodes: new Set([4]) },
      relations: [
        { type: 'Bridge:part of', from: 1, to: [0], fromMention: 8, toMention: 7 },
        { type: 'Bridge', from: 0, to: [1] },
        { type: 'SplitAnte', from: 2, to: [0, 1] },
        { type: 'APPOS', from: 0, to: [1] },
      ],
      nonReferring: Mentions.of([{ start: 6, end: 7, entity: 0 }]),
    };
    const { text: written, messages } = writeText(ua, document);
    expect(messages).toEqual([
      'warning[ua/inexpressible]: 1 relations are not written.\n  help: CoNLL-UA has bridging to one anchor, and split antecedents, between entities with mentions',
    ]);
    const { documents, problems } = readText(ua, written);
    expect(problems).toEqual([]);
    const [again] = documents;
    expect(again.entities).toEqual(['e1', 'e2', 'e3']);
    expect([...(again.tokens?.emptyNodes ?? [])]).toEqual([4]);
    expect(again.nonReferring?.length).toBe(1);
    const byStart = new Map([...again.mentions].map((mention) => [mention.start, mention]));
    expect(byStart.get(0)).toMatchObject({ minStart: 2, minEnd: 3 });
    expect(byStart.get(0)?.attributes).toEqual(
      new Map([
        ['type', 'p_q'],
        ['id', 'm9'],
      ]),
    );
    expect(byStart.get(3)?.parts).toEqual([
      [3, 4],
      [5, 6],
    ]);
    expect(byStart.get(4)?.zero).toBe(true);
    expect(
      again.relations?.map(({ type, from, to }) => [
        type,
        again.entities[from],
        to.map((i) => again.entities[i]),
      ]),
    ).toEqual([
      ['SplitAnte', 'e3', ['e1', 'e2']],
      ['Bridge', 'e1', ['e2']],
      ['Bridge:part_of', 'e2', ['e1']],
    ]);
  });
});
