import { describe, expect, it } from 'vitest';
import { isPartition, parsePartition } from '../../../src/explain/typed-partition.ts';

describe('isPartition', () => {
  it('is text in braces', () => {
    expect(['{a b} {c}', ' {a}\n', '{}', '{a} b {c}'].map(isPartition)).toEqual([true, true, true, true]);
    expect(['key.conll', '{a', 'x={a}', ''].map(isPartition)).toEqual([false, false, false, false]);
  });
});

describe('parsePartition', () => {
  it('has the mentions between spaces and commas', () => {
    expect(parsePartition('{a b c} {d, e,f}{g}')).toEqual([['a', 'b', 'c'], ['d', 'e', 'f'], ['g']]);
    expect(parsePartition('{} { }')).toEqual([]);
  });

  it('refuses what is outside of braces', () => {
    expect(() => parsePartition('{a} b {c}')).toThrow('The partition "{a} b {c}" has "b" outside of braces.');
    expect(() => parsePartition('{a {b}}')).toThrow('outside of braces');
  });
});
