import { afterEach, expect, it } from 'vitest';
import { differencesOf } from '../../../../src/web/document/differences.ts';
import { DocumentModel, type MentionRef } from '../../../../src/web/document/model.ts';
import type { Place } from '../../../../src/web/document/place.ts';
import { forgetTarget, target } from '../../../../src/web/document/selection.ts';
import { textKeys } from '../../../../src/web/document/text-keys.ts';
import { documentOf, madeOf } from '../../../support/page-fixture.ts';
import { smallModel } from '../../../support/page-model.ts';

afterEach(forgetTarget);

const nameOf = (model: DocumentModel, stop: MentionRef | undefined): string =>
  stop === undefined ? '' : `${stop.side} ${model.startOf(stop)}`;

/** The places that keys lead to, one after the other, and what is said on the way. */
function visited(
  model: DocumentModel,
  keys: readonly string[],
  start: Place = { token: 0 },
  stops: readonly MentionRef[] = model.stops,
): string[] {
  const found: string[] = [];
  let said = '';
  for (const key of keys) {
    const now = target.value?.stop;
    const actions = textKeys(model, differencesOf(model), {
      stops,
      place: () => (now === undefined ? start : { stop: now }),
      say: (text) => {
        said = text;
      },
    });
    actions[key]({} as KeyboardEvent);
    found.push(said || nameOf(model, target.value?.stop));
    said = '';
  }
  return found;
}

it('moves from mention to mention with the arrows, and says where they end before it goes around', () => {
  expect(visited(smallModel(), ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'])).toEqual([
    'key 0',
    'key 2',
    'key 0',
    'First mention; ← again starts from the end.',
    'response 10',
  ]);
});

it('leaves out mentions that are hidden', () => {
  const model = smallModel();
  const own = model.stops.filter(({ side }) => side === 'response');
  expect(visited(model, ['ArrowRight'], { token: 0 }, own)).toEqual(['response 2']);
});

it('moves from mark to mark', () => {
  expect(visited(smallModel(), ['x', 'x', 'j', 'X', 'k'])).toEqual([
    'response 0',
    'key 2',
    'response 5',
    'key 2',
    'response 0',
  ]);
});

it('starts from the first sentence on the screen, in both directions', () => {
  const model = smallModel(); // sentences begin at 0, 4 and 9
  expect(visited(model, ['x'], { token: 4 })).toEqual(['response 5']);
  forgetTarget();
  expect(visited(model, ['X'], { token: 4 })).toEqual(['key 2']);
  forgetTarget();
  expect(visited(model, ['ArrowRight'], { token: 9 })).toEqual(['key 9']);
  forgetTarget();
  expect(visited(model, ['x', 'x'], { token: 13 })).toEqual([
    'Last mark; x again starts from the top.',
    'response 0',
  ]);
});

it('goes on from a mention that is none of the marks', () => {
  const model = smallModel();
  const bob: MentionRef = { side: 'key', mention: model.key.starts.indexOf(4) };
  expect(visited(model, ['x'], { stop: bob })).toEqual(['response 5']);
  forgetTarget();
  expect(visited(model, ['X'], { stop: bob })).toEqual(['key 2']);
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
  expect(visited(new DocumentModel(made, 0), ['x', 'x', 'x', 'x', 'x', 'x', 'X'])).toEqual([
    'response 0',
    'key 0',
    'key 1',
    'key 3',
    'Last mark; x again starts from the top.',
    'response 0',
    'First mark; X again starts from the end.',
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
    'key 0',
    'key 2',
    'key 0',
  ]);
});

it('says that there is nothing without mentions, and does nothing on the chain without a pinned entity', () => {
  const document = documentOf('d', ['a b'], []);
  const [made] = madeOf([document], [{ name: 's', documents: [document] }]).documents;
  expect(visited(new DocumentModel(made, 0), ['ArrowRight', 'x', 'n'])).toEqual([
    'No mention.',
    'No mark.',
    '',
  ]);
});
