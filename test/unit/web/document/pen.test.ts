import { describe, expect, it } from 'vitest';
import { ALL_DRAWN } from '../../../../src/web/document/drawn.ts';
import { DocumentModel, type MentionRef } from '../../../../src/web/document/model.ts';
import { chainPen, plainBesidePen, plainPen } from '../../../../src/web/document/pen.tsx';
import { markupOf, textOf, valuesOf } from '../../../support/markup.ts';
import { documentOf, madeOf } from '../../../support/page-fixture.ts';
import { smallModel } from '../../../support/page-model.ts';

const model = smallModel();
const find = (side: MentionRef['side'], start: number): MentionRef => ({
  side,
  mention: model.side(side).starts.indexOf(start),
});

describe('the pen of chains', () => {
  const { hasTag, isFaint, classOf, Tag } = plainPen;

  it('has the tag of the key between the lines, and one for what only the response has', () => {
    const both = (side: MentionRef['side'], start: number) => hasTag(model, find(side, start), true);
    expect([both('key', 0), both('response', 0)]).toEqual([true, false]);
    expect([both('key', 2), both('response', 2)]).toEqual([true, false]);
    expect([both('key', 9), both('response', 10)]).toEqual([true, false]);
    expect(both('response', 5)).toBe(true);
    expect(hasTag(model, find('response', 0), false)).toBe(true);
  });

  it('has no tag at a right entity of one mention', () => {
    const document = documentOf('d', ['Ann ran'], [[0, 1, 'a']]);
    const made = madeOf([document], [{ name: 's', documents: [document] }]);
    const single = new DocumentModel(made.documents[0], 0);
    expect(hasTag(single, { side: 'key', mention: 0 }, false)).toBe(false);
  });

  it('draws entities of one mention faintly, and gives words the class of their entity', () => {
    expect(isFaint(model, { side: 'key', entity: 2 })).toBe(true);
    expect(isFaint(model, { side: 'key', entity: 0 })).toBe(false);
    expect([classOf(find('key', 0), 7), classOf(find('response', 0), 0)]).toEqual(['k7', 'r0']);
  });

  it('writes the number of the entity, the sign of the mark and where the mention is on the other side', () => {
    const tag = (side: MentionRef['side'], start: number, isBoth: boolean) => {
      const html = markupOf(Tag, { model, stop: find(side, start), isBoth });
      return textOf(html) + valuesOf(html, 'data-to').join('');
    };
    expect(tag('key', 0, true)).toBe('1');
    expect([tag('key', 2, true), tag('response', 2, false)]).toEqual(['2≠1', '1≠2']);
    expect(tag('key', 9, true)).toBe('3↔r2');
    expect(tag('response', 5, true)).toBe('r1+');
  });

  it('has the colour, side, entity and mention of a tag for the style sheet and for clicks', () => {
    const html = markupOf(Tag, { model, stop: find('response', 5), isBoth: true });
    expect(valuesOf(html, 'class')).toEqual(['tag b8 response tr1', 'detection']);
    expect([valuesOf(html, 'data-response'), valuesOf(html, 'data-key')]).toEqual([['3'], []]);
    expect(valuesOf(html, 'aria-label')).toEqual(['ran: response entity r1, ran, 1 mention; extra mention']);
  });
});

it('draws what is hidden not at all, what is faded as such, and tints mentions of the key', () => {
  const stop = find('key', 0);
  const pen = chainPen({ ...ALL_DRAWN, isHidden: (each) => each === stop });
  expect([pen.isDrawn(stop), pen.isDrawn(find('key', 2))]).toEqual([false, true]);
  const faded = chainPen({ isHidden: () => false, isFaded: () => true, tinted: new Set([0]) });
  expect(valuesOf(markupOf(faded.Tag, { model, stop, isBoth: true }), 'class')).toEqual([
    'tag b0 key faded tk0',
  ]);
  expect(faded.isFaded?.(stop)).toBe(true);
  expect([stop, find('key', 2), find('response', 0)].map((each) => faded.isTinted?.(model, each))).toEqual([
    true,
    false,
    false,
  ]);
});

it('gives the words and tags of a system beside the response classes of their own', () => {
  const { classOf, Tag, column } = plainBesidePen;
  expect([classOf(find('response', 0), 3), classOf(find('key', 0), 3), column]).toEqual([
    'q3',
    'k3',
    'beside',
  ]);
  const html = markupOf(Tag, { model, stop: find('response', 5), isBoth: false });
  expect(valuesOf(html, 'class')).toEqual(['tag b8 response tq1', 'detection']);
  expect([valuesOf(html, 'data-beside'), valuesOf(html, 'data-response')]).toEqual([['3'], []]);
});
