import { expect, it } from 'vitest';
import {
  attributeValues,
  clusterId,
  filterOf,
  passing,
  toggled,
} from '../../../../src/web/events/event-filter.ts';
import { eventKinds } from '../../../../src/web/events/kinds.ts';
import { smallEvents } from '../../../support/event-model.ts';

const model = smallEvents();
const kinds = eventKinds(['type', 'realis']);
const shown = (params: Record<string, string>) =>
  model.pairs
    .filter(passing(model, filterOf(params, kinds)))
    .map((pair) => model.mention(model.stopOf(pair)).id);

it('shows all pairs without a filter', () => {
  expect(shown({})).toEqual(['E1', 'E2', 'E3', 'E9', 'S4']);
});

it('shows pairs with one of the chosen kinds, a verdict or a wrong attribute', () => {
  expect(shown({ f: 'missing,extra' })).toEqual(['E3', 'S4']);
  expect(shown({ f: 'type' })).toEqual(['E2']);
});

it('ignores kinds that do not exist', () => {
  expect(shown({ f: '__proto__,toString' })).toHaveLength(5);
  expect(shown({ f: 'missing,nothing' })).toEqual(['E3']);
});

it('shows pairs of which one side has the type or the realis', () => {
  expect(shown({ t: 'Life_Injure' })).toEqual(['E2']);
  expect(shown({ r: 'Other' })).toEqual(['E3']);
  expect(shown({ t: 'Life_Die', r: 'Actual', f: 'right' })).toEqual(['E1', 'E2']);
});

it('shows pairs with a mention in a chosen cluster; unknown clusters restrict nothing', () => {
  expect(shown({ c: 'g1' })).toEqual(['E1', 'E9']);
  expect(shown({ c: 's1' })).toEqual(['E1', 'E9']);
  expect(shown({ c: 'g7' })).toHaveLength(5);
  expect(clusterId(model, model.clusters('response')[0])).toBe('s1');
});

it('adds and removes an element of a list', () => {
  expect([toggled(new Set(['a']), 'b'), toggled(new Set(['a', 'b']), 'a')]).toEqual(['a,b', 'b']);
});

it('lists the values of both sides', () => {
  expect(attributeValues(model, 'type')).toEqual(['Conflict_Attack', 'Life_Die', 'Life_Injure']);
  expect(attributeValues(model, 'realis')).toEqual(['Actual', 'Generic', 'Other']);
});
