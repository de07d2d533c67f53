import { expect, it } from 'vitest';
import { headChild } from '../../../src/analyze/head-rules.ts';

/** Children by their labels; `NP/NN` is a constituent with the tag of its head. */
const headOf = (label: string, children: string) =>
  headChild(
    label,
    children.split(' ').map((child, head) => {
      const [own, headTag = own] = child.split('/');
      return { label: own, head, headTag };
    }),
  ).head;

it.each([
  ['NP', 'DT JJ NN', 2, 'the last noun'],
  ['NP', 'NN NN PP/IN', 1, 'the last noun before a phrase'],
  ['NP', 'NP/DT PP/IN', 0, 'otherwise the first noun phrase'],
  ['NP', 'NNP POS', 1, 'a possessive at the end'],
  ['NP', 'DT CD JJ', 1, 'a number before an adjective'],
  ['NP', 'DT UH', 1, 'otherwise the last child'],
  ['NML', 'NN JJ', 0, 'NML as NP'],
  ['VP', 'VBD NP/NN', 0, 'the verb'],
  ['VP', 'MD VP/VB', 0, 'the modal: labels are tried in the order of the rule'],
  ['PP', 'IN NP/NN IN', 0, 'from the left'],
  ['S', 'NP/PRP VP/VBD .', 1, 'from the right'],
  ['ADVP', 'UH UH', 0, 'otherwise the first child for a rule from the left'],
  ['S', 'UH UH', 1, 'otherwise the last child for a rule from the right'],
  ['ROOT', 'S/VBD .', 1, 'the last child of a label without a rule'],
])('%s → %s: child %i, %s', (label, children, expected) => {
  expect(headOf(label, children)).toBe(expected);
});
