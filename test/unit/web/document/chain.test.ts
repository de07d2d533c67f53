import { afterEach, expect, it } from 'vitest';
import { Chain } from '../../../../src/web/document/chain.tsx';
import { DocumentModel } from '../../../../src/web/document/model.ts';
import { parseRoute, route } from '../../../../src/web/frame/route.ts';
import { markupOf, textOf, textsOf, valuesOf } from '../../../support/markup.ts';
import { documentOf, hard, madeOf } from '../../../support/page-fixture.ts';
import { smallModel } from '../../../support/page-model.ts';

const model = smallModel();

function chain(entity: string, shown = model, names: readonly string[] = ['s']): string {
  route.value = parseRoute(`#/d/d?e=${entity}`);
  return markupOf(Chain, { model: shown, systems: names.map((name) => ({ name })) });
}

afterEach(() => {
  route.value = parseRoute('');
});

it('says what can be pinned where nothing is', () => {
  const hint =
    'Click a mention, or an entity in the list: its mentions are listed here. The keys n and N move along the chain.';
  expect(['', 'k:99', 'k:0', '__proto__'].map((entity) => textOf(chain(entity)))).toEqual(
    Array(4).fill(hint),
  );
});

it('lists the mentions of an entity and of its partner in the order of the text, right ones once', () => {
  const html = chain('k:1');
  expect(textsOf(html, 'h2')).toEqual(['1 Ann']);
  expect(textsOf(html, 'p')).toEqual(['2 mentions in the key, 3 mentions in the response']);
  // Four words on each side; after the words the entity, and for Bob the sign and the entity of the key.
  expect(textsOf(html, 'li')).toEqual([
    'Ann saw Bob. She1',
    'Ann saw Bob. She ran with1≠2',
    'Ann saw Bob. She ran with Bob.1',
  ]);
  expect(textsOf(html, 'b').filter((text) => text !== '≠')).toEqual(['Ann', 'Bob', 'She']);
});

it('lists the same for the partner, under its own name', () => {
  const html = chain('r:1');
  expect(textsOf(html, 'h2')).toEqual(['1 Bob']);
  expect(textsOf(html, 'li')).toEqual(textsOf(chain('k:1'), 'li'));
});

it('shows where a mention of the key went', () => {
  const html = chain('k:2');
  expect(textsOf(html, 'p')).toEqual(['2 mentions in the key, 1 mention in the response']);
  expect(textsOf(html, 'li')).toEqual(['Ann saw Bob. She ran with2≠1', '. She ran with Bob. The man sang2']);
});

it('says on which side an entity is missing', () => {
  expect(textsOf(chain('k:3'), 'p')).toEqual(['1 mention in the key, not in the response']);
  expect(textsOf(chain('k:3'), 'li')).toEqual(['ran with Bob. The man sang.3↔r2']);
  expect(textsOf(chain('r:2'), 'p')).toEqual(['Not in the key, 1 mention in the response']);
  expect(textsOf(chain('r:2'), 'li')).toEqual(['saw Bob. She ran with Bob. Ther1+']);
});

it('shows what each of several systems made of the mentions of the key', () => {
  const sentences = ['Ann saw Bob . She ran .'];
  const key = documentOf('d', sentences, [
    [0, 1, 'a'],
    [2, 3, 'b'],
    [4, 5, 'a'],
  ]);
  const other = documentOf('d', sentences, [
    [0, 1, 'a'],
    [2, 3, 'a'],
  ]);
  const made = madeOf(
    [key],
    [
      { name: 'first', documents: [key] },
      { name: '<i>', documents: [other] },
    ],
  );
  const shown = new DocumentModel(made.documents[0], 0);
  // CEAFe aligns the one entity of the second system with Bob, the smaller of the two in it.
  const html = chain('k:1', shown, ['first', '<i>']);
  expect(textsOf(html, 'li')).toEqual([
    'Ann saw Bob. She1firstright<i>≠2',
    'Ann saw Bob. She ran.1firstright<i>−',
  ]);
  expect(valuesOf(html, 'title')).toEqual([
    'first: right',
    '&lt;i>: wrong entity',
    'wrong entity',
    'first: right',
    '&lt;i>: missing mention',
    'missing mention',
  ]);
  expect(textsOf(chain('k:2', shown, ['first', '<i>']), 'li')).toEqual([
    'Ann saw Bob. She ran.2firstright<i>right',
  ]);
});

it('has hostile words as text', () => {
  const hostile = new DocumentModel(hard().documents[0], 0);
  const last = hostile.key.ids.length;
  const html = chain(`k:${last}`, hostile);
  expect(textOf(html)).toContain('<script>');
  expect(html).not.toMatch(/<script|<img/);
});
