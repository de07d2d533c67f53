import { describe, expect, it } from 'vitest';
import { readLabelTable } from '../../../../src/analyze/labels/label-table.ts';
import { MentionLabels } from '../../../../src/analyze/labels/mention-labels.ts';
import { labelsOfPair, votes } from '../../../../src/analyze/labels/vote.ts';
import { alignPair, settingsOf } from '../../../../src/evaluate/index.ts';
import { documentWith } from '../../../support/documents.ts';

const document = (...entities: string[][]) =>
  documentWith(
    entities.map((entity, i) => [String(i), ...entity]),
    { id: 'd', pairKey: 'd', length: 100 },
  );

describe('votes', () => {
  it('takes the most frequent label of an entity, and among equals that of the earliest mention', () => {
    const { entities, mentions } = document(['5', '1', '3'], ['7'], ['8', '9-10', '9']);
    const at = new Map([
      ['1', 'late'],
      ['3', 'much'],
      ['5', 'much'],
      ['8', 'c'],
      ['9', 'b'],
    ]);
    const label = (m: number) => at.get(String(mentions.starts[m])) ?? null;
    const labels = Array.from({ length: mentions.length }, (_, m) => label(m));
    expect(votes({ entities, mentions }, labels)).toEqual(['much', null, 'b']);
    const tie = labels.map((value) => (value === 'much' ? null : value));
    expect(votes({ entities, mentions }, tie)[0]).toBe('late');
    const [first, second] = [document(['1', '0-1', '0']), ['wide', 'narrow', 'x']];
    const bySpan = Array.from({ length: 3 }, (_, m) => {
      const { starts, ends } = first.mentions;
      return starts[m] === 1 ? null : second[ends[m] === 1 ? 1 : 0];
    });
    expect(votes(first, bySpan)).toEqual(['narrow']);
  });
});

describe('labelsOfPair', () => {
  const labels = () =>
    new MentionLabels(readLabelTable('l.tsv', 'document\tstart\tend\tt\nd\t0\t3\tPER\nd\t4\t5\tLOC\n'));

  it('gives a response mention without a row the label of its key mention', () => {
    const exact = alignPair(document(['0-2']), document(['0-1'], ['4'], ['6']), settingsOf({}), () => {});
    const pair = { ...exact.pair, twins: Int32Array.of(0, -1, -1) };
    const ofPair = labelsOfPair(pair, labels()).get('t');
    expect(ofPair?.response).toEqual({ mentions: ['PER', 'LOC', null], entities: ['PER', 'LOC', null] });
    expect(ofPair?.key).toEqual({ mentions: ['PER'], entities: ['PER'] });
  });
});
