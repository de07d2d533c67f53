import { describe, expect, it } from 'vitest';
import { awarenessBlock } from '../../../../../src/compat/evmeval/sequencing/awareness.ts';
import { timedLinks } from '../../../../../src/nuggets/sequencing/intervals.ts';

const block = (f1: string, precision: string, recall: string) =>
  [
    '=== Temporal Awareness Score ===\n',
    'Evaluated considering implicit relations in recall as well\n',
    'Temporal Score\tF1\tP\tR\n',
    `\t\t${f1}\t${precision}\t${recall}\t\n`,
    `Overall Temporal Awareness Score (F1 score): ${f1}\n`,
    '\n',
  ].join('');
const afterLinks = (...links: (readonly [number, number])[]) => timedLinks('After', links);
const chain = afterLinks([0, 1], [1, 2]);

describe('awarenessBlock', () => {
  it('prints percentages as Python 2 prints floats', () => {
    expect(awarenessBlock([{ id: 'd', gold: chain, system: chain }])).toBe(block('100.0', '100.0', '100.0'));
    expect(awarenessBlock([])).toBe(block('0.0', '0.0', '0.0'));
  });

  it('adds a small weight to recall for system links that only follow from gold', () => {
    // Two common events: 0.99 / (1 + 1 − 0) for the link from 0 to 2, of two gold links. F₁ = 0.495 / 1.2475.
    expect(awarenessBlock([{ id: 'd', gold: chain, system: afterLinks([0, 2]) }])).toBe(
      block('39.6794', '100.0', '24.75'),
    );
  });

  it('adds up documents before it divides, and leaves out files of the Finder', () => {
    const missed = { id: 'e', gold: chain, system: [] };
    const documents = [{ id: 'd', gold: chain, system: chain }, missed, { ...missed, id: '.DS_Store' }];
    // Recall 2/4.
    expect(awarenessBlock(documents)).toBe(block('66.6667', '100.0', '50.0'));
  });

  it('crashes where the weight of implicit links divides by 0', () => {
    const both = [...afterLinks([0, 1]), ...timedLinks('Subevent', [[0, 1]])];
    expect(() => awarenessBlock([{ id: 'd', gold: both, system: both }])).toThrow(
      'Document "d" has more matched links than pairs of events: the weight of implicit links divides by 0.',
    );
  });
});
