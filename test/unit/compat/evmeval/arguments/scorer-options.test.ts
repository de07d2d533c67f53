import { expect, it } from 'vitest';
import {
  joinPath,
  parentOf,
  pythonBaseName,
} from '../../../../../src/compat/evmeval/arguments/scorer-options.ts';

/** Results of `os.path.join` and `os.path.split`. */
it.each([
  ['a', 'b', 'a/b'],
  ['a/', 'b', 'a/b'],
  ['', 'b', 'b'],
  ['a', '/b', '/b'],
  ['a', '', 'a/'],
  ['/', 'b', '/b'],
])('joins %j and %j to %j', (directory, name, path) => {
  expect(joinPath(directory, name)).toBe(path);
});

it.each([
  ['b', '', 'b'],
  ['a/b', 'a', 'b'],
  ['a//b', 'a', 'b'],
  ['/b', '/', 'b'],
  ['//b', '//', 'b'],
  ['a/', 'a', ''],
  ['', '', ''],
])('splits %j into %j and %j', (path, parent, base) => {
  expect([parentOf(path), pythonBaseName(path)]).toEqual([parent, base]);
});
