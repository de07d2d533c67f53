import { afterEach, expect, it } from 'vitest';
import { DropQuestion } from '../../../../src/web/score/drop-question.tsx';
import { dropped } from '../../../../src/web/score/drop-target.ts';
import { markupOf, textOf } from '../../../support/markup.ts';

afterEach(() => {
  dropped.value = undefined;
});

const question = (count: number) => {
  dropped.value = Array.from({ length: count }, (_, at) => ({
    name: `<f${at}>`,
    isFolder: false,
    files: [],
  }));
  return textOf(markupOf(DropQuestion, {}));
};

it('asks only while dropped files wait', () => {
  expect(markupOf(DropQuestion, {})).toBe('');
});

it('names the files, five at most', () => {
  expect(question(1)).toContain('1 file dropped: <f0>Add as a system');
  expect(question(6)).toContain('6 files dropped: <f0>, <f1>, <f2>, <f3>, <f4> …Add as systems');
});
