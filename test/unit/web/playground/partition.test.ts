import { afterEach, expect, it } from 'vitest';
import { parseRoute, route } from '../../../../src/web/frame/route.ts';
import { PartitionBoard } from '../../../../src/web/playground/partition.tsx';
import { lift } from '../../../../src/web/playground/play.ts';
import { markupOf, textOf, valuesOf } from '../../../support/markup.ts';

afterEach(() => {
  lift.value = undefined;
  route.value = parseRoute('');
});

const response = () => {
  route.value = parseRoute(`#/play?k=a,b;c&r=a;${encodeURIComponent('<i>')},c`);
  return markupOf(PartitionBoard, { side: 'response' });
};

it('has a group for each entity, for a new one, and for what the side lacks', () => {
  const html = response();
  expect(
    valuesOf(html, 'aria-label').map((label) => textOf(label.replace(/&lt;/g, '<').replace('<i>', '‹i›'))),
  ).toEqual([
    'Response entity r1: a',
    'Response entity r2: ‹i›, c',
    'New response entity',
    'Not in the response: b',
  ]);
  expect(textOf(html)).toContain('r2<i>, not in the key, 0/20/2c, key entity 2, 1/21/2');
});

it('has one stop for the Tab key, and the colour of the key entity', () => {
  const html = response();
  expect(valuesOf(html, 'tabindex')).toEqual(['0', '-1', '-1', '-1']);
  expect(html.match(/class="chip [^"]*"/g)).toEqual([
    'class="chip colour0"',
    'class="chip spurious lost"',
    'class="chip colour1"',
    'class="chip colour0"',
  ]);
});

it('marks the lifted mention and the place over which it is', () => {
  lift.value = { side: 'response', name: 'c', to: 0, isDragged: false };
  const html = response();
  expect(html).toContain('class="slot over" role="group" aria-label="Response entity r1: a"');
  expect(textOf(html)).toContain('c, key entity 2, to response entity r1, 1/2');
  expect(valuesOf(html, 'aria-pressed')).toEqual(['false', 'false', 'true', 'false']);
});
