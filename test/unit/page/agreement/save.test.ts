import { expect, it } from 'vitest';
import { documentState, pageTable } from '../../../../src/page/agreement/questions.ts';
import { savedAnnotation, savedDecisions } from '../../../../src/page/agreement/save.ts';

const side = {
  entities: ['7'],
  mentions: [
    [0, 1, 0],
    [2, 3, 0],
  ],
};
const page = pageTable({
  id: 'd',
  words: ['Ann', 'saw', 'her'],
  glued: [],
  emptyNodes: [],
  length: 3,
  sentences: [0],
  rows: [0],
  sides: [side, { entities: ['1'], mentions: [[0, 1, 0]] }],
});
const names = ['ann', 'ben'];
const states = [documentState(names, page, 'majority', [])];

it('writes the annotation of what is decided', () => {
  const { text, losses } = savedAnnotation('conll', names, [page], states, false);
  expect(text.match(/^d\t.*$/gm)).toEqual(['d\t0\t0\tAnn\t(1)', 'd\t0\t1\tsaw\t-', 'd\t0\t2\ther\t-']);
  expect(losses).toEqual([]);
  expect(JSON.parse(savedAnnotation('jsonlines', names, [page], states, false).text).clusters).toEqual([
    [[0, 0]],
  ]);
  expect(JSON.parse(savedAnnotation('jsonlines', names, [page], states, true).text).clusters).toEqual([]);
});

it('writes the decisions as a file of answers', () => {
  const saved = JSON.parse(savedDecisions('majority', states));
  expect(saved).toMatchObject({
    rule: 'majority',
    open: [{ decision: 'span', start: 2, end: 3 }],
    decided: [],
  });
});
