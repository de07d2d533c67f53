import { describe, expect, it } from 'vitest';
import { formatAttributes, verdictsOn } from '../../../../src/core/conditions/attribute-values.ts';
import { parseCondition } from '../../../../src/core/conditions/condition.ts';
import type { Document, Mention } from '../../../../src/core/document.ts';
import { Mentions } from '../../../../src/core/mentions.ts';
import { documentWith, wordList } from '../../../support/documents.ts';

const tags = ['DET', 'NOUN', '', 'VERB', 'PRON', 'ADP'];
const mention = (start: number, end: number, entity: number, more: Partial<Mention> = {}): Mention => ({
  start,
  end,
  entity,
  ...more,
});

/** "the dog [zero] ran it up": the node at 2 is empty. */
const document: Document = documentWith([['a'], ['b'], ['c']], {
  id: '(bn/x_1); part 000',
  mentions: Mentions.of([
    mention(0, 2, 0, { head: 1, attributes: new Map([['type', 'PER']]) }),
    mention(2, 3, 0),
    mention(4, 5, 1, { attributes: new Map([['type', 'ORG']]) }),
    mention(2, 6, 1, {
      parts: [
        [2, 3],
        [4, 6],
      ],
      head: 2,
    }),
    mention(0, 1, 2),
    mention(3, 5, 0),
  ]),
  tokens: { ...wordList('the', 'dog', '', 'ran', 'it', 'up'), emptyNodes: new Set([2]) },
  columns: new Map([['upos', { at: (i: number) => tags[i] }]]),
});

const met = (text: string, of = document) => [...verdictsOn(parseCondition(text), of).met].join('');
const known = (text: string, of = document) => verdictsOn(parseCondition(text), of).known;

describe('verdictsOn', () => {
  it.each([
    // a zero by its head, or because all its words are empty nodes
    ['zero=yes', '010100'],
    ['zero=no', '101011'],
    ['zero!=yes', '101011'],
    ['zero=yes,no', '111111'],
    ['nested=yes', '011010'],
    ['nested-in-entity=yes', '001000'],
    ['singleton=yes', '000010'],
    ['gap=yes', '000100'],
    ['length=1', '011010'],
    ['length=3..', '000100'],
    ['length=..2', '111011'],
    ['length!=2,3', '011010'],
    ['document=bn/*', '111111'],
    ['document=(bn/*', '111111'],
    ['document!=bn/*', '000000'],
    // at the head, or at the only word: a longer mention without a head has no value
    ['upos=NOUN,PRON', '101000'],
    ['upos!=NOUN', '011111'],
    ['type=PER', '100000'],
    ['type!=PER', '011111'],
    ['other=PER', '000000'],
  ])('%s', (text, expected) => {
    expect(met(text)).toBe(expected);
  });

  it('counts the mentions that have the attribute', () => {
    expect([known('zero=no'), known('upos=X'), known('type=X'), known('other=X')]).toEqual([6, 3, 2, 0]);
  });

  it('takes the name of the document from the other side, if it is given', () => {
    expect(verdictsOn(parseCondition('document=nw'), document, 'nw').met[0]).toBe(1);
  });

  it('takes zeros from the reader where the text has no empty nodes', () => {
    const mentions = Mentions.of([mention(0, 1, 0, { zero: true }), mention(1, 2, 0)]);
    expect(met('zero=yes', documentWith([['a']], { mentions }))).toBe('10');
  });

  it('counts the words of characters by tokens, or by blanks', () => {
    const text = '😀 one two';
    const mentions = Mentions.of([
      mention(0, 5, 0),
      mention(2, 9, 0),
      mention(0, 9, 0, {
        parts: [
          [0, 1],
          [6, 9],
        ],
      }),
    ]);
    const characters = documentWith([['a']], { unit: 'character', mentions, text });
    expect(['1', '2', '3'].map((n) => met(`length=${n}`, characters))).toEqual(['000', '111', '000']);
    const offsets = [
      [0, 1],
      [2, 3],
      [3, 5],
      [6, 9],
    ] as const;
    const cut = { ...characters, tokens: { ...wordList('😀', 'o', 'ne', 'two'), offsets } };
    expect(['1', '2', '3'].map((n) => met(`length=${n}`, cut))).toEqual(['000', '001', '110']);
    const { text: _, ...unknown } = characters;
    expect(known('length=1', unknown)).toBe(0);
  });

  it('counts the words of names only where names are texts', () => {
    const named = documentWith([['a']], {
      unit: 'name',
      mentions: Mentions.of([mention(0, 1, 0)]),
      tokens: wordList('the dog'),
    });
    expect(known('length=2', named)).toBe(0);
    const edits = { altered: 0, dropped: 0, invented: 0, unaligned: 0 };
    expect(met('length=2', { ...named, edits })).toBe('1');
  });
});

it('lists the attributes that some mention has', () => {
  expect(formatAttributes(document)).toEqual(['upos', 'type']);
  const empty = { ...document, columns: new Map([['upos', { at: () => '' }]]) };
  expect(formatAttributes(empty)).toEqual(['type']);
});
