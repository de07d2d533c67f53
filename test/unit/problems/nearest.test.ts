import { describe, expect, it } from 'vitest';
import { nearest, suggestion } from '../../../src/problems/nearest.ts';

const names = ['metrics', 'singletons', 'duplicates', 'blancWeight', 'muc', 'bcub', 'ceafe'];

describe('nearest', () => {
  it.each([
    ['metric', 'metrics'],
    ['Metrics', 'metrics'],
    ['singeltons', 'singletons'],
    ['blanc-weight', 'blancWeight'],
    ['blanc_wieght', 'blancWeight'],
    ['bcup', 'bcub'],
    ['mcu', 'muc'],
    ['b', undefined],
    ['', undefined],
    ['average', undefined],
    ['perDocument', undefined],
    ['x'.repeat(100_000), undefined],
  ])('%j: %j', (name, expected) => expect(nearest(name, names)).toBe(expected));

  it('takes the first of two that are equally near', () => {
    expect(nearest('bat', ['cat', 'rat'])).toBe('cat');
  });
});

it('suggestion is a sentence, or nothing', () => {
  expect(suggestion('metric', names)).toBe(' Did you mean "metrics"?');
  expect(suggestion('zzz', names)).toBe('');
});
