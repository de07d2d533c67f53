import { describe, expect, it } from 'vitest';
import {
  chooseName,
  isCapitalWord,
  keyLabels,
  responseLabels,
  withoutFolders,
} from '../../../src/page/names.ts';

const of = (...texts: readonly string[]) =>
  chooseName(texts.map((text) => ({ text, isCapital: /[A-Z]/.test(text) })));

describe('the name of an entity', () => {
  it('is its most frequent text with a capital letter', () => {
    expect(of('her', 'Emma', 'Miss Woodhouse', 'Emma', 'she')).toBe('Emma');
  });

  it('is otherwise the longest short text, and otherwise the first', () => {
    expect(of('it', 'the old letter', 'the letter')).toBe('the old letter');
    expect(of('x'.repeat(50), 'y'.repeat(60))).toBe('x'.repeat(50));
    expect(of()).toBe('');
  });
});

it('pronouns are not names', () => {
  expect(['Emma', 'Élodie', 'I', 'My', 'house'].map(isCapitalWord)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('numbers key entities from 1', () => {
  expect(keyLabels(['bob', 'ann', '__proto__'])).toEqual(['1', '2', '3']);
  expect(keyLabels([])).toEqual([]);
});

it('gives response entities the number of their partner, and those without one their own', () => {
  expect(responseLabels(Int32Array.of(2, -1, 0, -1))).toEqual(['3', 'r1', '1', 'r2']);
  expect(responseLabels(new Int32Array(0))).toEqual([]);
});

it('shortens absolute paths of inputs, also inside messages', () => {
  const hide = withoutFolders([
    '/home/ann/secret/key.conll',
    '/data/runs/sys/',
    'dev/b.conll',
    'C:\\Users\\ann\\c.conll',
  ]);
  expect(hide('/home/ann/secret/key.conll')).toBe('key.conll');
  expect(hide('File /data/runs/sys/sub/x.conll is empty.')).toBe('File sys/sub/x.conll is empty.');
  expect(hide('dev/b.conll')).toBe('dev/b.conll');
  expect(hide('C:\\Users\\ann\\c.conll')).toBe('c.conll');
});
