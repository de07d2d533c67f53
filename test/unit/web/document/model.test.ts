import { describe, expect, it } from 'vitest';
import { marks } from '../../../../src/page/types.ts';
import { type MentionRef, modelOf } from '../../../../src/web/document/model.ts';
import { documentOf, madeOf } from '../../../support/page-fixture.ts';
import { smallModel } from '../../../support/page-model.ts';

const model = smallModel();
const spanOf = (stop: MentionRef) => `${stop.side} ${model.startOf(stop)}-${model.endOf(stop)}`;
const find = (side: 'key' | 'response', start: number): MentionRef => ({
  side,
  mention: model.side(side).starts.indexOf(start),
});

describe('DocumentModel', () => {
  it('finds the row of a token, and the tokens of a row', () => {
    expect([0, 3, 4, 8, 9, 12].map((token) => model.rowOf(token))).toEqual([0, 0, 1, 1, 2, 2]);
    expect([0, 1, 2].map((row) => model.range(row))).toEqual([
      [0, 4],
      [4, 9],
      [9, 13],
    ]);
  });

  it('has the text of tokens as it is written', () => {
    expect(model.text(0, 4)).toBe('Ann saw Bob.');
    expect(model.text(3, 3)).toBe('');
    expect(model.textOf(find('key', 9))).toBe('The man');
  });

  it('has a blank before a token where the text has one', () => {
    expect([0, 1, 3, 4, 99].map((token) => model.blankBefore(token))).toEqual(['', ' ', '', ' ', '']);
  });

  it('has no words of a gap in the text of a mention', () => {
    const gap = documentOf(
      'd',
      ['He took it all off .'],
      [
        [
          1,
          5,
          'a',
          [
            [1, 2],
            [4, 5],
          ],
        ],
        [1, 5, 'b'],
      ],
    );
    const [made] = madeOf([gap], [{ name: 's', documents: [gap] }]).documents;
    const texts = [0, 1].map((mention) => modelOf(made, 0).textOf({ side: 'key', mention }));
    expect(texts).toEqual(['took … off', 'took it all off']);
  });

  it('lists mentions over a token from the inside, the key first of equal ones', () => {
    expect(model.over(10).map(spanOf)).toEqual(['response 10-11', 'key 9-11']);
    expect(model.over(0).map(spanOf)).toEqual(['key 0-1', 'response 0-1']);
    expect(model.over(1)).toEqual([]);
  });

  it('knows the counterpart with the same span, or with another boundary', () => {
    expect(model.counterpart(find('key', 2))).toEqual(find('response', 2));
    expect(model.counterpart(find('key', 9))).toEqual(find('response', 10));
    expect(model.counterpart(find('response', 10))).toEqual(find('key', 9));
    expect(model.counterpart(find('response', 5))).toBeUndefined();
  });

  it('knows the entity that CEAFe aligns an entity with', () => {
    const entityOf = (side: 'key' | 'response', start: number) => model.entityOf(find(side, start));
    expect(model.partnerOf(entityOf('key', 0))).toEqual(entityOf('response', 0));
    expect(model.partnerOf(entityOf('key', 7))).toEqual(entityOf('response', 7));
    expect(model.partnerOf(entityOf('response', 5))).toBeUndefined();
  });

  it('visits the mentions of the key, and those of the response that differ', () => {
    expect(model.stops.map(spanOf)).toEqual([
      'key 0-1',
      'key 2-3',
      'response 2-3',
      'key 4-5',
      'response 5-6',
      'key 7-8',
      'key 9-11',
      'response 10-11',
    ]);
  });

  it('knows the rows with a mark', () => {
    expect([...model.rowsWith(() => true)]).toEqual([1, 1, 1]);
    expect([...model.rowsWith((stop) => marks[model.markOf(stop)] === 'extra')]).toEqual([0, 1, 0]);
  });

  it('draws entities of one mention on both sides quietly', () => {
    const quiet = (side: 'key' | 'response', start: number) =>
      model.isQuiet(model.entityOf(find(side, start)));
    expect([quiet('response', 5), quiet('key', 0), quiet('key', 9)]).toEqual([true, false, true]);
    expect(quiet('response', 7)).toBe(false); // its partner has two mentions
  });

  it('names an entity by its text and its number', () => {
    const bob = model.entityOf(find('key', 2));
    expect([model.nameOf(bob), model.labelOf(bob)]).toEqual(['Bob', '2']);
    expect(model.mentionsOf(bob).map(spanOf)).toEqual(['key 2-3', 'key 7-8']);
  });
});
