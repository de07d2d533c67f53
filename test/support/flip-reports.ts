import type { SystemFlips } from '../../src/report/compare/report.ts';

const none: readonly [number, number, number] = [0, 0, 0];
const ana = { start: 0, end: 1, text: 'Ana' };

/** Flips of two documents; the numbers are made up. */
export const systemFlips: SystemFlips = {
  a: 'a',
  b: 'b',
  decisions: {
    mention: { wrong: [5, 4], repaired: 2, broken: 1, bothWrong: 3, bothRight: 1000 },
    spurious: { wrong: [0, 4], repaired: 0, broken: 4, bothWrong: 0, bothRight: null },
    link: { wrong: [1, 1], repaired: 1, broken: 1, bothWrong: 0, bothRight: 7 },
    'false-link': { wrong: [0, 0], repaired: 0, broken: 0, bothWrong: 0, bothRight: null },
  },
  kinds: {
    mention: { repaired: { 'span-error': 2 }, broken: { 'missing-mention': 1 } },
    spurious: { repaired: {}, broken: { 'extra-entity': 4 } },
    link: { repaired: {}, broken: {} },
    'false-link': { repaired: {}, broken: {} },
  },
  points: {
    mentions: { mention: 0.001, spurious: -0.012, difference: -0.011 },
    muc: { link: null, 'false-link': null, difference: null },
    conll: { difference: null },
  },
  documents: [
    { document: 'x', mention: [2, 1, 3], spurious: none, link: [1, 1, 0], 'false-link': none },
    { document: 'y', mention: none, spurious: [0, 4, 0], link: none, 'false-link': none },
    { document: 'z', mention: [0, 0, 9], spurious: none, link: none, 'false-link': none },
  ],
  documentDifferences: [0.02, -0.3, 0],
  rows: [
    {
      document: 'x',
      decision: 'link',
      outcome: 'repaired',
      start: 2,
      end: 3,
      text: 'she',
      file: 'key.conll',
      line: 3,
      antecedent: ana,
      a: { kind: 'divided-entity', antecedent: { start: 1, end: 2, text: 'Bo' } },
      b: { kind: null, antecedent: ana },
    },
    {
      document: 'y',
      decision: 'spurious',
      outcome: 'broken',
      start: 4,
      end: 5,
      outside: true,
      antecedent: null,
      a: { kind: null, antecedent: null },
      b: { kind: 'extra-entity', antecedent: null },
    },
  ],
};
