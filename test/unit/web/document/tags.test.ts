import { describe, expect, it } from 'vitest';
import { placeMentions } from '../../../../src/web/document/layout.ts';
import { DocumentModel } from '../../../../src/web/document/model.ts';
import { plainPen } from '../../../../src/web/document/pen.tsx';
import { Tags, tagsOf } from '../../../../src/web/document/tags.tsx';
import { markupOf, textsOf, valuesOf } from '../../../support/markup.ts';
import { documentOf, type Marked, madeOf } from '../../../support/page-fixture.ts';

/** Mentions that end at the same word and begin one word apart, which the response lacks. */
function nested(count: number): DocumentModel {
  const words = [Array.from({ length: count }, (_, at) => `w${at}`).join(' ')];
  const marked = Array.from({ length: count }, (_, at): Marked => [at, count, `e${at}`]);
  const made = madeOf([documentOf('d', words, marked)], [{ name: 's', documents: [undefined] }]);
  return new DocumentModel(made.documents[0], 0);
}

const NOTHING = { placed: [], deep: [], lanes: 0 };

describe('tags of mentions that are too deep', () => {
  const model = nested(9);
  const key = placeMentions(model.key, [...model.key.starts.keys()], 0, 9);

  it('are one, where the first of them begins, with their number', () => {
    const tags = tagsOf(model, 0, { key, response: NOTHING }, true, plainPen);
    expect([...tags.keys()].sort()).toEqual([0, 3, 4, 5, 6, 7, 8]);
    expect(tags.get(0)).toEqual({
      stops: [],
      more: [0, 1, 2].map((mention) => ({ side: 'key', mention })),
    });
  });

  it('list them', () => {
    const { more } = tagsOf(model, 0, { key, response: NOTHING }, true, plainPen).get(0)!;
    const html = markupOf(Tags, { model, tags: { stops: [], more }, isBoth: true, pen: plainPen });
    expect(textsOf(html, 'button')).toEqual([
      '+3',
      'w0 w1 w2 w3 w4 w5 w6 w7 w8: key entity 1, w0 w1 w2 w3 w4 w5 w6 w7 w8, 1 mention; missing mention',
      'w1 w2 w3 w4 w5 w6 w7 w8: key entity 2, w1 w2 w3 w4 w5 w6 w7 w8, 1 mention; missing mention',
      'w2 w3 w4 w5 w6 w7 w8: key entity 3, w2 w3 w4 w5 w6 w7 w8, 1 mention; missing mention',
    ]);
    expect(valuesOf(html, 'popovertarget')).toEqual(valuesOf(html, 'id'));
  });

  it('are not in the rows after the one in which they begin', () => {
    expect(tagsOf(model, 2, { key, response: NOTHING }, true, plainPen).get(2)?.more).toEqual([
      { side: 'key', mention: 2 },
    ]);
  });
});

it('counts more than six tags at one word', () => {
  const marked = Array.from({ length: 8 }, (_, at): Marked => [0, 9 - at, `e${at % 2}`]);
  const made = madeOf(
    [documentOf('d', ['a b c d e f g h i'], marked)],
    [{ name: 's', documents: [undefined] }],
  );
  const model = new DocumentModel(made.documents[0], 0);
  const placed = [...model.key.starts.keys()].map((mention) => ({
    mention,
    entity: model.key.entities[mention],
    start: 0,
    end: model.key.ends[mention],
    lane: 0,
    pieces: undefined,
  }));
  const tags = tagsOf(model, 0, { key: { placed, deep: [], lanes: 1 }, response: NOTHING }, true, plainPen);
  expect([tags.get(0)?.stops.length, tags.get(0)?.more.length]).toEqual([6, 2]);
});
