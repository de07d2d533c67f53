import { expect, it } from 'vitest';
import { Playground } from '../../../../src/web/playground/playground.tsx';
import { playground } from '../../../../src/web/playground/view.tsx';
import { pageCorpus } from '../../../support/page-corpus.ts';

it('has the address of links to boards, a tab and a key, and no systems', () => {
  const { id, key, label, systems, isAvailable, component } = playground;
  expect([id, key, label?.(pageCorpus().index)]).toEqual(['play', 'p', 'Playground']);
  expect([systems, isAvailable]).toEqual([undefined, undefined]);
  expect(component).toBe(Playground);
});
