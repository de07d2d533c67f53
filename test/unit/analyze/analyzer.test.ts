import { describe, expect, it } from 'vitest';
import { Analyzer } from '../../../src/analyze/analyzer.ts';
import { type AnalyzeOptions, analyzeSettings } from '../../../src/analyze/settings.ts';
import type { Document } from '../../../src/core/document.ts';
import { InputError } from '../../../src/problems/problem.ts';
import { columnOf, textWith } from '../../support/aligned-pairs.ts';
import { near } from '../../support/near.ts';

function analyzed(
  documents: [key: Document, response: Document | undefined][],
  options: AnalyzeOptions = {},
) {
  const analyzer = new Analyzer(analyzeSettings({ metrics: ['muc', 'bcub'], ...options }));
  for (const [key, response] of documents) analyzer.add(key, response);
  return { result: analyzer.result('s'), analyzer };
}

const columns = new Map([['pos', columnOf('NNP NN PRP')]]);
const key = textWith('Ann girl she', [['k', '0', '1', '2']], { columns });
const response = textWith('Ann girl she', [['r', '0', '1']], { columns });

describe('Analyzer', () => {
  it('adds up scores, errors, costs and losses of documents; a missing response has no mentions', () => {
    const { result } = analyzed([
      [key, response],
      [{ ...key, id: 'e', pairKey: 'e' }, undefined],
    ]);
    expect(result).toMatchObject({ name: 's', conll: null, warnings: [] });
    // MUC: 1 of 4 links.
    expect(result.scores.get('muc')).toMatchObject({ recall: 1 / 4, precision: 1, f1: near(2 / 5) });
    expect(Object.entries(result.errors).filter(([, count]) => count > 0)).toEqual([
      ['missing-mention', 1],
      ['missing-entity', 1],
    ]);
    // With the mentions of the key, missing ones as singletons: MUC as before. With its entities: as before, too.
    expect(result.loss[0]).toEqual({
      metric: 'muc',
      detection: near(0.3),
      clustering: near(0.3),
      withKeyMentions: near(2 / 5),
      withKeyEntities: near(2 / 5),
    });
    expect(result.costs.map(({ metric, score }) => [metric, score])).toEqual([
      ['muc', near(2 / 5)],
      // Recall (2/3 + 2/3) / 6, precision 1.
      ['bcub', near(4 / 11)],
    ]);
  });

  it('counts link errors by kind, the most frequent first, and shows as many as asked', () => {
    const { links, examples } = analyzed(
      [
        [key, response],
        [key, undefined],
      ],
      { examples: 1 },
    ).result;
    expect(links.recall).toMatchObject({
      errors: 3,
      links: 4,
      kinds: [
        { anaphor: 'pronoun', antecedent: 'nominal', errors: 2 },
        { anaphor: 'nominal', antecedent: 'name', errors: 1 },
      ],
    });
    expect(links.recall.examples.map(({ anaphor }) => anaphor.text)).toEqual(['she']);
    expect(links.precision).toEqual({ errors: 0, links: 1, kinds: [], examples: [] });
    expect(examples.map(({ type }) => type)).toEqual(['missing-mention', 'missing-entity']);
    expect(analyzed([[key, response]], { examples: 0 }).result.examples).toEqual([]);
  });

  it('has scores without singletons where there are any, also if the settings drop them', () => {
    expect(analyzed([[key, key]]).result.singletonScores).toEqual([]);
    const alone = textWith('Ann girl she', [
      ['k', '0', '1'],
      ['l', '2'],
    ]);
    for (const singletons of ['keep', 'drop'] as const) {
      const found = analyzed([[alone, response]], { singletons }).result.singletonScores;
      expect(found.map(({ variant, scores }) => [variant, scores.get('bcub')?.recall])).toEqual([
        ['kept', near(2 / 3)],
        ['dropped', 1],
        ['dropped-from-key', 1],
        ['dropped-from-response', near(2 / 3)],
      ]);
    }
  });

  it('keeps the facts about the key', () => {
    const { analyzer } = analyzed([[key, response]]);
    expect(analyzer.tally.result().key).toMatchObject({ documents: 1, mentions: 3, entities: 1 });
  });

  it('refuses trees without a parse, with the document and what to do', () => {
    const bare = textWith('a', [['k', '0']], { id: 'doc 1', file: 'key.conll', line: 7 });
    const refused = () => analyzed([[bare, undefined]], { trees: true });
    expect(refused).toThrow(InputError);
    expect(refused).toThrow(
      expect.objectContaining({
        problems: [
          {
            code: 'analyze/no-parse',
            severity: 'error',
            message: 'Document doc 1 has no parse column.',
            document: 'doc 1',
            file: 'key.conll',
            line: 7,
            expected: 'the columns of CoNLL-2012, with the parse in the sixth',
            help: 'leave out trees: then heads are the last tokens of mentions',
          },
        ],
      }),
    );
    const parsed = textWith('a', [['k', '0']], { columns: new Map([['parse', columnOf('(NP*)')]]) });
    expect(analyzed([[bare, parsed]], { trees: true }).result.warnings).toEqual([]);
  });
});
