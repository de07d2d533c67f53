import { describe, expect, it } from 'vitest';
import { marks } from '../../../../src/page/types.ts';
import { describeMention, signOf, wordOf } from '../../../../src/web/document/describe-mention.ts';
import { DocumentModel, type MentionRef } from '../../../../src/web/document/model.ts';
import { documentOf, madeOf } from '../../../support/page-fixture.ts';
import { smallModel } from '../../../support/page-model.ts';

const model = smallModel();
const find = (side: MentionRef['side'], start: number): MentionRef => ({
  side,
  mention: model.side(side).starts.indexOf(start),
});

describe('describeMention', () => {
  const words = (side: MentionRef['side'], start: number) => describeMention(model, find(side, start));

  it('says where a mention belongs, and whether it is right', () => {
    expect(words('key', 0)).toBe('Ann: key entity 1, Ann, 2 mentions; right');
    expect(words('response', 5)).toBe('ran: response entity r1, ran, 1 mention; extra mention');
  });

  it('names the entity of the other side where it is another one', () => {
    expect(words('key', 2)).toBe('Bob: key entity 2, Bob, 2 mentions; wrong entity: response entity 1, Bob');
    expect(words('response', 2)).toBe(
      'Bob: response entity 1, Bob, 3 mentions; wrong entity: key entity 2, Bob',
    );
  });

  it('quotes the words of the other side where the boundary is another one', () => {
    expect(words('key', 9)).toBe(
      'The man: key entity 3, The man, 1 mention; span error: response entity r2, man, “man”',
    );
  });

  it('leaves out characters that would turn the sentence around', () => {
    const document = documentOf('d', ['a \u202eevil\u2069 z'], [[1, 2, 'e']]);
    const made = madeOf([document], [{ name: 's', documents: [document] }]);
    const hostile = new DocumentModel(made.documents[0], 0);
    expect(describeMention(hostile, { side: 'key', mention: 0 })).toBe(
      'evil: key entity 1, evil, 1 mention; right',
    );
  });

  it('cuts words after 80 characters', () => {
    const long = 'x'.repeat(81);
    const document = documentOf(
      'd',
      [`${'y'.repeat(80)} ${long}`],
      [
        [0, 1, 'a'],
        [1, 2, 'b'],
      ],
    );
    const made = madeOf([document], [{ name: 's', documents: [document] }]);
    const wide = new DocumentModel(made.documents[0], 0);
    expect(describeMention(wide, { side: 'key', mention: 0 })).toContain(`${'y'.repeat(80)}: key`);
    expect(describeMention(wide, { side: 'key', mention: 1 })).toContain(`${'x'.repeat(79)}…: key`);
  });
});

it('gives a mark the same sign and word by its name and its code', () => {
  marks.forEach((mark, code) => {
    expect([signOf(code), wordOf(code)]).toEqual([signOf(mark), wordOf(mark)]);
  });
});

it('has a sign for every error and none for what is right', () => {
  expect(marks.map(signOf)).toEqual(['', '−', '+', '↔', '≠']);
  expect(marks.map(wordOf)).toEqual([
    'right',
    'missing mention',
    'extra mention',
    'span error',
    'wrong entity',
  ]);
});
