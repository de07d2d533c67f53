import { expect, it } from 'vitest';
import { GREY_COLOUR } from '../../../../src/page/types.ts';
import { EntityMark } from '../../../../src/web/document/tag-mark.tsx';
import { markupOf } from '../../../support/markup.ts';
import { smallModel } from '../../../support/page-model.ts';

const model = smallModel();

it('is the number of the entity in its colour, with its side', () => {
  const html = markupOf(EntityMark, { model, entity: { side: 'key', entity: 1 } });
  expect(html).toBe(`<span class="tag b${model.key.colours[1]} key"><bdi>2</bdi></span>`);
});

it('is grey for an entity of one mention on both sides', () => {
  const entity = model.entityOf({ side: 'response', mention: model.response.starts.indexOf(5) });
  expect(markupOf(EntityMark, { model, entity })).toContain(`class="tag b${GREY_COLOUR} response"`);
});
