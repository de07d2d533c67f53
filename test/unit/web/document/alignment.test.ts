import { afterEach, expect, it } from 'vitest';
import { AlignmentView } from '../../../../src/web/document/alignment.tsx';
import { DocumentModel } from '../../../../src/web/document/model.ts';
import { printing } from '../../../../src/web/frame/near.ts';
import { markupOf, rowsOf, textOf, textsOf, valuesOf } from '../../../support/markup.ts';
import { documentOf, type Marked, madeOf } from '../../../support/page-fixture.ts';
import { smallModel } from '../../../support/page-model.ts';

const html = markupOf(AlignmentView, { model: smallModel() });

/** A model of single words, each a mention: its entity in the key, and in the response, or `-`. */
function modelOfWords(...pairs: readonly (readonly [key: string, response: string])[]): DocumentModel {
  const text = [pairs.map((_, at) => `w${at}`).join(' ')];
  const side = (which: 0 | 1) =>
    pairs.flatMap((pair, at): Marked[] => (pair[which] === '-' ? [] : [[at, at + 1, pair[which]]]));
  const { documents } = madeOf(
    [documentOf('d', text, side(0))],
    [{ name: 's', documents: [documentOf('d', text, side(1))] }],
  );
  return new DocumentModel(documents[0], 0);
}

const repeated = (count: number, key: string, response: string) =>
  Array.from({ length: count }, () => [key, response] as const);

afterEach(() => {
  printing.value = false;
});

it('lists the entities that lost most first, with their pieces, then those that are not in the key', () => {
  // φ₄: 2·1/(2 + 1) for Bob–Bob, 2·2/(2 + 3) for Ann and the entity of three.
  expect(rowsOf(html)).toEqual([
    'Key entity | mentions | Flow | Response entities: shared mentions of all',
    '2Bob | 2 |  | 2Bob1 of 1, φ₄ 0.671 more piece (1): 1',
    '3The man | 1 |  | − 1 not in the response',
    '1Ann | 2 |  | 1Bob2 of 3, φ₄ 0.80',
    'not in the key | – |  | r1ran0 of 1',
    'not in the key | – |  | r2man0 of 1',
  ]);
  expect(textOf(html)).toContain('3 of 3 key entities differ.');
});

it('draws what is aligned, what went elsewhere and what is missing in different ways', () => {
  const flows = Array.from(html.matchAll(/<svg.*?<\/svg>/g), ([flow]) => valuesOf(flow, 'class'));
  expect(flows).toEqual([
    ['ribbons b1', 'aligned', 'elsewhere'],
    ['ribbons b8', 'none'],
    ['ribbons b0', 'aligned'],
  ]);
});

it('leaves entities out that are the same on both sides', () => {
  const same = markupOf(AlignmentView, {
    model: modelOfWords(['a', 'x'], ['a', 'x'], ['b', 'y'], ['-', 'y']),
  });
  expect(textOf(same)).toContain('1 of 2 key entities differ.');
  expect(rowsOf(same).slice(1)).toEqual(['2w2 | 1 |  | 2w21 of 2, φ₄ 0.67']);
});

it('gathers pieces of up to two mentions, but not the aligned one', () => {
  const model = modelOfWords(
    ...repeated(5, 'a', 'v'),
    ...repeated(3, 'a', 'w'),
    ...repeated(2, 'a', 'x'),
    ...repeated(1, 'a', 'y'),
    ...repeated(1, 'a', '-'),
  );
  const pieces = textsOf(markupOf(AlignmentView, { model }), 'div').at(-1) ?? '';
  const [row] = rowsOf(markupOf(AlignmentView, { model })).slice(1);
  expect(row).toContain('5 of 5, φ₄ 0.59'); // 2·5/(12 + 5)
  expect(row).toContain('3 of 3');
  expect(row).toContain('2 more pieces (3): ');
  expect(row).toContain('− 1 not in the response');
  expect(pieces).toBe('− 1 not in the response');
});

it('shows 40 entities and offers more; on paper it has all', () => {
  const model = modelOfWords(...Array.from({ length: 45 }, (_, at) => [`k${at}`, '-'] as const));
  const shown = () => markupOf(AlignmentView, { model });
  expect(textsOf(shown(), 'button').at(-1)).toBe('Show 40 more of 45');
  printing.value = true;
  expect(shown()).not.toContain('Show 40 more');
  expect(rowsOf(shown())).toHaveLength(1 + 45);
});
