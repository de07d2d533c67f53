import { expect, it } from 'vitest';
import { DocumentModel } from '../../../../src/web/document/model.ts';
import { type Pen, plainPen } from '../../../../src/web/document/pen.tsx';
import { Words } from '../../../../src/web/document/row.tsx';
import { markupOf, textOf } from '../../../support/markup.ts';
import { hard } from '../../../support/page-fixture.ts';
import { smallModel } from '../../../support/page-model.ts';

/** Bars of mentions are rules of a style sheet, which only a browser has. */
const pen: Pen = { ...plainPen, isDrawn: () => false };
const row = (shown: DocumentModel, number: number) =>
  markupOf(Words, { model: shown, row: number, sides: 'both', pen });

it('draws plain text where no mention is drawn', () => {
  expect(row(smallModel(), 1)).toBe(
    '<p class="words" dir="auto" style="--up:0;--down:0;">She ran with Bob.</p>',
  );
});

it('draws text as text, whatever it contains', () => {
  const hostile = new DocumentModel(hard().documents[0], 0);
  expect(textOf(row(hostile, 5))).toContain('<img/src=x/onerror=alert(1)> "><script>alert(2)</script>');
  expect(row(hostile, 5)).not.toMatch(/<(?:img|script)/);
});
