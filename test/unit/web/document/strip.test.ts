import { expect, it } from 'vitest';
import { DocumentModel } from '../../../../src/web/document/model.ts';
import { densityOf, pixelRowsOfMentions, Strip, stopFrom } from '../../../../src/web/document/strip.tsx';
import { markupOf } from '../../../support/markup.ts';
import { documentOf, madeOf } from '../../../support/page-fixture.ts';
import { smallModel } from '../../../support/page-model.ts';

const model = smallModel(); // 13 tokens; mentions start at 0, 2, 2, 4, 5, 7, 9 and 10
const empty = documentOf('d', ['Nobody ran .'], []);
const none = new DocumentModel(madeOf([empty], [{ name: 's', documents: [empty] }]).documents[0], 0);

it('puts mentions on the line of their share of the text, each line once', () => {
  expect([...pixelRowsOfMentions(model, model.stops, 130)]).toEqual([0, 20, 40, 50, 70, 90, 100]);
  expect([...pixelRowsOfMentions(model, model.stops, 2)]).toEqual([0, 1, 2]);
  expect([...pixelRowsOfMentions(model, [], 130)]).toEqual([]);
});

it('finds the first mention from a place on, or the last one', () => {
  const start = (share: number) => model.startOf(stopFrom(model, share)!);
  expect([0, 0.01, 5 / 13, 0.4, 0.99].map(start)).toEqual([0, 2, 5, 7, 10]);
  expect(stopFrom(none, 0.5)).toBeUndefined();
});

it('is a drawing that is neither read aloud nor printed', () => {
  const html = markupOf(Strip, { model, marks: [], entity: undefined });
  expect(html).toMatch(/^<div class="[^"]*noprint">/);
  expect(html).toContain('aria-hidden="true"');
});

it('has the most frequent family of each part, stronger the denser its marks are', () => {
  const at = (mention: number) => ({ side: 'key', mention }) as const;
  const marks = [
    { at: at(0), family: 'detection' },
    { at: at(1), family: 'clustering' },
    { at: at(1), family: 'clustering' },
  ] as const;
  expect(densityOf(model, marks, 12)).toEqual([
    { family: 'clustering', opacity: 1 },
    { family: undefined, opacity: 0 },
  ]);
  expect(densityOf(none, [], 3)).toEqual([{ family: undefined, opacity: 0 }]);
  const long = new DocumentModel(
    madeOf(
      [documentOf('d', [Array(1000).fill('a').join(' ')], [[0, 1, 'x']])],
      [{ name: 's', documents: [undefined] }],
    ).documents[0],
    0,
  );
  const [first, ...rest] = densityOf(long, [{ at: at(0), family: 'boundary' }], 600);
  expect(rest).toHaveLength(43);
  // One mark in 1000/44 tokens.
  expect(first).toEqual({ family: 'boundary', opacity: 1 });
  expect(densityOf(long, [{ at: at(0), family: 'boundary' }], 6)[0].opacity).toBeCloseTo(0.35 + 0.025);
});
