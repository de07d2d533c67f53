import { describe, expect, it } from 'vitest';
import { readLabelTable } from '../../../../src/analyze/labels/label-table.ts';
import { MentionLabels } from '../../../../src/analyze/labels/mention-labels.ts';
import { TypedSums } from '../../../../src/analyze/labels/typed-scores.ts';
import { labelsOfPair } from '../../../../src/analyze/labels/vote.ts';
import { alignPair, settingsOf } from '../../../../src/evaluate/index.ts';
import { documentWith } from '../../../support/documents.ts';

const document = (...entities: string[][]) =>
  documentWith(
    entities.map((entity, i) => [String(i), ...entity]),
    { id: 'd', pairKey: 'd', length: 100 },
  );

describe('TypedSums', () => {
  it('counts what both sides give the same label (the example of docs/analyze.md)', () => {
    const rows = ['PER', 'ORG', 'ORG', 'LOC'].map((label, i) => `d\t${i}\t${i}\t${label}\n`);
    const source = readLabelTable('l.tsv', `document\tstart\tlast\tt\n${rows.join('')}`);
    const labels = new MentionLabels(source);
    const { pair } = alignPair(
      document(['0', '1', '2'], ['9']),
      document(['0', '1'], ['2', '3'], ['9']),
      settingsOf({}),
      () => {},
    );
    const sums = new TypedSums();
    sums.add(pair.table, labelsOfPair(pair, labels));
    const [{ column, classes, total, macro }] = sums.scores(source.columns);
    const counts = classes.map(({ value, mentions, links }) => [
      value,
      [...mentions.counts.recall, ...mentions.counts.precision],
      [...links.counts.recall, ...links.counts.precision],
    ]);
    expect(column).toBe('t');
    expect(counts).toEqual([
      ['ORG', [1, 3, 1, 2], [0, 3, 0, 1]],
      ['PER', [0, 0, 0, 2], [0, 0, 0, 1]],
      [null, [1, 1, 1, 1], [0, 0, 0, 0]],
    ]);
    expect(classes[1].mentions).toMatchObject({ recall: null, precision: 0, f1: 0 });
    expect(total.mentions.counts).toEqual({ recall: [1, 3], precision: [1, 4] });
    expect(macro).toEqual({ mentions: classes[0].mentions.f1, links: 0 });
  });

  it('has columns without any label, whose mean is undefined', () => {
    expect(new TypedSums().scores(['t'])).toMatchObject([
      { column: 't', classes: [], total: { mentions: { f1: null } }, macro: { mentions: null, links: null } },
    ]);
  });
});
