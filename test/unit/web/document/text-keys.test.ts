import { afterEach, expect, it } from 'vitest';
import { differencesOf } from '../../../../src/web/document/differences.ts';
import { DocumentModel } from '../../../../src/web/document/model.ts';
import { forgetTarget, target } from '../../../../src/web/document/selection.ts';
import { textKeys } from '../../../../src/web/document/text-keys.ts';
import { documentOf, madeOf } from '../../../support/page-fixture.ts';
import { smallModel } from '../../../support/page-model.ts';

afterEach(forgetTarget);

/** The places that keys lead to, one after the other. */
function visited(model: DocumentModel, keys: readonly string[]): string[] {
  const actions = textKeys(model, differencesOf(model));
  return keys.map((key) => {
    actions[key]({} as KeyboardEvent);
    const stop = target.value?.stop;
    return stop === undefined ? '' : `${stop.side} ${model.startOf(stop)}`;
  });
}

it('moves from mention to mention with the arrows, and around the ends', () => {
  const model = smallModel();
  expect(visited(model, ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft'])).toEqual([
    'key 0',
    'key 2',
    'key 0',
    'response 10',
  ]);
});

it('leaves out mentions that are hidden', () => {
  const model = smallModel();
  const keys = textKeys(
    model,
    [],
    model.stops.filter(({ side }) => side === 'response'),
  );
  keys.ArrowRight({} as KeyboardEvent);
  expect(target.value?.stop.side).toBe('response');
});

it('moves from difference to difference', () => {
  const model = smallModel();
  expect(visited(model, ['x', 'x', 'j', 'X', 'k'])).toEqual([
    'response 0',
    'response 2',
    'key 2',
    'response 2',
    'response 0',
  ]);
});

it('leaves a mention that has several differences: missing, and the first of a missing entity', () => {
  const key = documentOf(
    'd',
    ['a b c d'],
    [
      [0, 1, 'x'],
      [1, 2, 'x'],
      [3, 4, 'y'],
    ],
  );
  const response = documentOf('d', ['a b c d'], [[0, 2, 'z']]);
  const [made] = madeOf([key], [{ name: 's', documents: [response] }]).documents;
  const model = new DocumentModel(made, 0);
  expect(visited(model, ['x', 'x', 'x', 'x', 'x', 'X', 'X'])).toEqual([
    'key 0',
    'response 0',
    'key 1',
    'key 3',
    'key 0',
    'key 3',
    'key 1',
  ]);
});

it('mirrors the arrows in right-to-left text', () => {
  const words = ['אמר ראש הממשלה כי הוא יבקר .'];
  const document = documentOf('d', words, [
    [0, 1, 'a'],
    [2, 3, 'a'],
    [4, 5, 'a'],
  ]);
  const [made] = madeOf([document], [{ name: 's', documents: [document] }]).documents;
  expect(visited(new DocumentModel(made, 0), ['ArrowLeft', 'ArrowLeft', 'ArrowRight'])).toEqual([
    'key 4',
    'key 0',
    'key 4',
  ]);
});

it('does nothing without mentions, and on the chain without a pinned entity', () => {
  const document = documentOf('d', ['a b'], []);
  const [made] = madeOf([document], [{ name: 's', documents: [document] }]).documents;
  expect(visited(new DocumentModel(made, 0), ['ArrowRight', 'x', 'n'])).toEqual(['', '', '']);
});
