import { describe, expect, it } from 'vitest';
import { KeyBaselines } from '../../../src/analyze/key-baselines.ts';
import { settingsOf } from '../../../src/evaluate/settings.ts';
import { textWith } from '../../support/aligned-pairs.ts';
import { documentWith } from '../../support/documents.ts';
import { near } from '../../support/near.ts';

describe('KeyBaselines', () => {
  const one = textWith('Ann Ann Ben Ben', [['k', '0', '1', '2']]);
  const two = textWith('Cas Cas', [['k', '0', '1']]);

  it('adds up the counts of documents', () => {
    const baselines = new KeyBaselines(settingsOf({ metrics: ['bcub'] }));
    baselines.add(one);
    baselines.add(two);
    const f1 = baselines.scores().map(({ baseline, scores }) => [baseline, scores.get('bcub')?.f1]);
    expect(f1).toEqual([
      // Recall (3 · 1/3 + 2 · 1/2) / 5 with precision 1.
      ['all-singletons', near(4 / 7)],
      ['one-entity', 1],
      // Recall (2 · 2/3 + 1/3 + 2) / 5 with precision 1.
      ['same-string', near(11 / 13)],
    ]);
  });

  it('leaves out a baseline that one document does not allow, whatever follows', () => {
    const baselines = new KeyBaselines(settingsOf({ metrics: ['bcub'] }));
    baselines.add(documentWith([['k', '0', '1']]));
    baselines.add(two);
    expect(baselines.scores().map(({ baseline }) => baseline)).toEqual(['all-singletons', 'one-entity']);
  });
});
