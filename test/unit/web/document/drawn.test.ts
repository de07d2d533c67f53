import { expect, it } from 'vitest';
import type { DifferenceKind } from '../../../../src/web/document/differences.ts';
import { drawnOf, isMostlySingletons, stateOf } from '../../../../src/web/document/drawn.ts';
import { DocumentModel, type MentionRef } from '../../../../src/web/document/model.ts';
import { documentOf, madeOf } from '../../../support/page-fixture.ts';
import { smallModel } from '../../../support/page-model.ts';

const model = smallModel();
const options = { hasSingletons: true, hasTint: false, chosen: new Set<DifferenceKind>() };
const names = (isOne: (stop: MentionRef) => boolean) =>
  model.stops.filter(isOne).map((stop) => `${stop.side} ${model.startOf(stop)}`);

it('hides entities of one mention on both sides, but not a pinned one', () => {
  const hidden = (more: object) =>
    names(drawnOf(model, { ...options, hasSingletons: false, ...more }).isHidden);
  expect(names(drawnOf(model, options).isHidden)).toEqual([]);
  expect(hidden({})).toEqual(['response 5', 'key 9', 'response 10']);
  expect(hidden({ pinned: { side: 'response', entity: 1 } })).toEqual(['key 9', 'response 10']);
});

it.each<[DifferenceKind[], string[]]>([
  [['extra'], ['response 5']],
  [['span'], ['key 9', 'response 10']],
  [['other'], ['response 2', 'key 2']],
  [['divided-entity'], ['response 2', 'key 2', 'key 7']],
  [
    ['missing-entity', 'extra'],
    ['response 5', 'key 9', 'response 10'],
  ],
  [['missing'], []],
])('does not fade %j, nor what is on the other side', (kinds, expected) => {
  const { isFaded } = drawnOf(model, { ...options, chosen: new Set(kinds) });
  expect(names((stop) => !isFaded(stop)).sort()).toEqual([...expected].sort());
});

it('fades nothing where no kind is chosen', () => {
  expect(names(drawnOf(model, options).isFaded)).toEqual([]);
});

it('tints the five largest entities of the key that have several mentions', () => {
  const tinted = (of: DocumentModel) => [...drawnOf(of, { ...options, hasTint: true }).tinted];
  expect(tinted(model)).toEqual([0, 1]);
  expect([...drawnOf(model, options).tinted]).toEqual([]);
  const words = [Array.from({ length: 40 }, (_, at) => `w${at}`).join(' ')];
  const marked = Array.from({ length: 27 }, (_, at) => [at, at + 1, `e${Math.floor(at / 4)}`] as const);
  const [made] = madeOf([documentOf('d', words, marked)], [{ name: 's', documents: [undefined] }]).documents;
  expect(tinted(new DocumentModel(made, 0))).toEqual([0, 1, 2, 3, 4]);
});

it('knows the state of an entity', () => {
  const states = (side: 'key' | 'response') =>
    model.side(side).ids.map((_, entity) => stateOf(model, { side, entity }));
  expect(states('key')).toEqual([undefined, 'divided-entity', 'missing-entity']);
  expect(states('response')).toEqual(['conflated-entities', 'extra-entity', undefined, 'extra-entity']);
});

it('counts entities of the key with one mention: more than half, or not', () => {
  const of = (sizes: readonly number[]) =>
    ({ key: { sizes: Int32Array.from(sizes) } }) as unknown as DocumentModel;
  expect([[1, 2], [1, 1, 2], [], [3]].map((sizes) => isMostlySingletons(of(sizes)))).toEqual([
    false,
    true,
    false,
    false,
  ]);
});
