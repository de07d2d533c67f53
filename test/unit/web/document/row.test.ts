import { describe, expect, it } from 'vitest';
import { DocumentModel, type MentionRef } from '../../../../src/web/document/model.ts';
import { besidePen, chainPen, type Pen, Words } from '../../../../src/web/document/row.tsx';
import { markupOf, textOf, valuesOf } from '../../../support/markup.ts';
import { documentOf, hard, madeOf } from '../../../support/page-fixture.ts';
import { smallModel } from '../../../support/page-model.ts';

const model = smallModel();
const find = (side: MentionRef['side'], start: number): MentionRef => ({
  side,
  mention: model.side(side).starts.indexOf(start),
});

describe('chainPen', () => {
  const { hasTag, isFaint, classOf, Tag } = chainPen;

  it('has one tag where both sides agree and are drawn together, one on each side otherwise', () => {
    const both = (side: MentionRef['side'], start: number) => hasTag(model, find(side, start), true);
    expect([both('key', 0), both('response', 0)]).toEqual([true, false]);
    expect(hasTag(model, find('response', 0), false)).toBe(true);
    expect([both('key', 2), both('response', 2)]).toEqual([true, true]);
  });

  it('has no tag at a right entity of one mention, but at a wrong one', () => {
    const document = documentOf('d', ['Ann ran'], [[0, 1, 'a']]);
    const made = madeOf([document], [{ name: 's', documents: [document] }]);
    const single = new DocumentModel(made.documents[0], 0);
    expect(hasTag(single, { side: 'key', mention: 0 }, false)).toBe(false);
    expect(hasTag(model, find('response', 5), true)).toBe(true);
  });

  it('draws entities of one mention faintly, and gives words the class of their entity', () => {
    expect(isFaint(model, { side: 'key', entity: 2 })).toBe(true);
    expect(isFaint(model, { side: 'key', entity: 0 })).toBe(false);
    expect([classOf(find('key', 0), 7), classOf(find('response', 0), 0)]).toEqual(['k7', 'r0']);
  });

  it('writes the number of the entity and the sign of the mark on a tag', () => {
    const tag = (side: MentionRef['side'], start: number, isBoth: boolean) =>
      markupOf(Tag, { model, stop: find(side, start), isBoth });
    expect(textOf(tag('key', 0, true))).toBe('1');
    expect(textOf(tag('response', 2, true))).toBe('1≠');
    expect(textOf(tag('key', 9, true))).toBe('3↔');
    // Between the lines the tag of the response says it already.
    expect([textOf(tag('key', 2, true)), textOf(tag('key', 2, false))]).toEqual(['2', '2≠']);
  });

  it('has the colour, side, entity and mention of a tag for the style sheet and for clicks', () => {
    const html = markupOf(Tag, { model, stop: find('response', 5), isBoth: true });
    expect(valuesOf(html, 'class')).toEqual(['tag b8 response tr1', 'detection']);
    expect([valuesOf(html, 'data-response'), valuesOf(html, 'data-key')]).toEqual([['3'], []]);
    expect(valuesOf(html, 'aria-label')).toEqual(['ran: response entity r1, ran, 1 mention; extra mention']);
  });
});

it('gives the words and tags of a system beside the response classes of their own', () => {
  expect([besidePen.classOf(find('response', 0), 3), besidePen.classOf(find('key', 0), 3)]).toEqual([
    'q3',
    'k3',
  ]);
  const html = markupOf(besidePen.Tag, { model, stop: find('response', 5), isBoth: false });
  expect(valuesOf(html, 'class')).toEqual(['tag b8 response tq1', 'detection']);
  expect([valuesOf(html, 'data-beside'), valuesOf(html, 'data-response')]).toEqual([['3'], []]);
});

/** Bars of mentions are rules of a style sheet, which only a browser has. */
describe('Words', () => {
  const pen: Pen = { ...chainPen, isDrawn: () => false };
  const row = (shown: DocumentModel, number: number) =>
    markupOf(Words, { model: shown, row: number, sides: 'both', pen });

  it('are plain text where no mention is drawn', () => {
    expect(row(model, 1)).toBe('<p class="words" dir="auto" style="--up:0;--down:0;">She ran with Bob.</p>');
  });

  it('are text, whatever they contain', () => {
    const hostile = new DocumentModel(hard().documents[0], 0);
    expect(textOf(row(hostile, 5))).toContain('<img/src=x/onerror=alert(1)> "><script>alert(2)</script>');
    expect(row(hostile, 5)).not.toMatch(/<(?:img|script)/);
  });
});
