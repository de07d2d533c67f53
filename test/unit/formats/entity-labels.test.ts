import { describe, expect, it } from 'vitest';
import { EntityLabels, plainLabels } from '../../../src/formats/entity-labels.ts';

describe('EntityLabels', () => {
  it('numbers labels in order of appearance, each once', () => {
    const labels = new EntityLabels();
    expect(['b', 'a', 'b', '__proto__', '', '__proto__'].map((label) => labels.index(label))).toEqual([
      0, 1, 0, 2, 3, 2,
    ]);
    expect(labels.list).toEqual(['b', 'a', '__proto__', '']);
  });

  it('knows a label without adding it', () => {
    const labels = new EntityLabels();
    labels.index('x');
    expect([labels.known('x'), labels.known('y'), labels.known('constructor')]).toEqual([0, -1, -1]);
    expect(labels.list).toEqual(['x']);
  });

  it('gives each single entity a label of its own, from -2 on', () => {
    const labels = new EntityLabels();
    expect([labels.single('x'), labels.single('x'), labels.single('x')]).toEqual([0, 1, 2]);
    expect(labels.list).toEqual(['x', 'x-2', 'x-3']);
  });

  it('passes over labels that the file uses itself', () => {
    const labels = new EntityLabels();
    for (const label of ['x', 'x-2', 'x-3']) labels.index(label);
    labels.single('x');
    labels.index('x-5');
    labels.single('x');
    expect(labels.list.slice(3)).toEqual(['x-4', 'x-5', 'x-6']);
  });
});

it('keeps labels only if all fit and are distinct', () => {
  const labels = (...list: string[]) => plainLabels(list, /^\d+$/, (i) => `e${i}`);
  expect(labels('3', '1')).toEqual(['3', '1']);
  expect(labels('3', 'x')).toEqual(['e0', 'e1']);
  expect(labels('3', '3')).toEqual(['e0', 'e1']);
});
