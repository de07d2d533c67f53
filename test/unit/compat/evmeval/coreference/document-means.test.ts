import { describe, expect, it } from 'vitest';
import {
  DocumentMeans,
  naturallySorted,
} from '../../../../../src/compat/evmeval/coreference/document-means.ts';
import { Journal } from '../../../../../src/compat/evmeval/python/log.ts';
import { release16 } from '../../../../../src/compat/evmeval/release.ts';
import type { ParsedSide } from '../../../../../src/compat/evmeval/score/mention.ts';
import { tokenReader } from '../../../../../src/compat/evmeval/score/mention.ts';
import { evmevalMentions, logged, mappingOf } from '../../../../support/evmeval-mentions.ts';

const words = new Map([
  ['t1', 'one'],
  ['t2', 'two'],
  ['t10', 'ten'],
]);

/** Mentions of tokens, such as `E1 t1,t2`, with their clusters. */
const sideOf = (lines: readonly string[], ...clusters: string[][]): ParsedSide => ({
  mentions: evmevalMentions(lines, tokenReader(new Set(), release16, new Journal())),
  relations: [],
  clusters,
  textOf: new Map(),
});
const document = (
  id: string,
  gold: ParsedSide,
  system: ParsedSide,
  systemOf: readonly number[],
  systemId = 'sys',
) => ({
  id,
  systemId,
  gold,
  system,
  mapping: mappingOf(systemOf),
  words,
});
const pair = sideOf(['E1 t10,t2', 'E2 t1'], ['E1', 'E2']);
const perfect = (id: string, systemId?: string) => document(id, pair, pair, [0, 1], systemId);

describe('DocumentMeans', () => {
  it('lists the mean of each document and keeps those with a mean above 0', () => {
    const missed = document('e', sideOf(['E1 t1']), sideOf([]), [-1]);
    const { log } = logged((journal) => {
      const means = new DocumentMeans(1, release16, journal);
      means.add(perfect('d'));
      means.add(missed);
      expect(means.documentScores()).toBe(
        '\n\n========Document Mention Corefrence Results (CoNLL Average)==========\nd\t100.00\ne\t0.00\n',
      );
      // The words of the table, by the numbers in the token ids.
      const lines = '#begin document (d); part 000\nd\t0\ttwo_ten\t(0)\nd\t1\tone\t(0)\n#end document\n';
      expect(means.pair()).toEqual({ gold: lines, system: lines });
    });
    expect(log).toEqual([
      'WARNING There is no coreferece links in both gold and system for Document [e] ',
      "WARNING MUC score will 0, hence will not be included for this document's average. This will not affect the final benchmark result.",
    ]);
  });

  it('reports with -b which files it compares', () => {
    const { log } = logged((journal) => new DocumentMeans(1, release16, journal).add(perfect('d')), true);
    expect(log.slice(1)).toEqual([
      'DEBUG Selecting mapping using Conll Evaluation reference-coreference-scorers',
      'DEBUG Running Conll for Gold : [conll_tmp/conll_tmp.gold_sys_d_0] vs. System : [conll_tmp/conll_tmp.sys_sys_d_0]',
      "DEBUG Best CoNLL average for doc [d] is 100.00, with mapping file [('conll_tmp/conll_tmp.gold_sys_d_0', 'conll_tmp/conll_tmp.sys_sys_d_0')]",
    ]);
  });

  it('is empty without documents', () => {
    logged((journal) => {
      const means = new DocumentMeans(1, release16, journal);
      expect([means.documentScores(), means.pair()]).toEqual(['', { gold: undefined, system: undefined }]);
    });
  });

  it('ends the run at a token that is not in the table, and at two mentions of a cluster with the same tokens', () => {
    const add = (side: ParsedSide) =>
      logged((journal) => new DocumentMeans(1, release16, journal).add(document('d', side, side, [0, 1])));
    expect(add(sideOf(['E1 t9', 'E2 t1']))).toMatchObject({
      exit: 1,
      log: [
        'ERROR Token ID [t9] not found in token list, the score file provided is incorrect.',
        'ERROR Scorer terminate with error.',
      ],
    });
    expect(add(sideOf(['E1 t1', 'E2 t1'], ['E1', 'E2']))).toMatchObject({
      exit: 1,
      log: [
        'ERROR Span within the same cluster cannot be the same.',
        'ERROR E2->[t1]',
        'ERROR E1->[t1]',
        'ERROR Gold standard has data problem for doc [d], please refer to log. Quitting...',
        'ERROR Scorer terminate with error.',
      ],
    });
  });

  it('crashes where system and document do not give the name of a file', () => {
    const add = (id: string, systemId: string) =>
      logged((journal) => new DocumentMeans(1, release16, journal).add(perfect(id, systemId)));
    expect(add('a/b', 'sys')).toMatchObject({
      exit: 1,
      complaint: 'The system "sys" and the document "a/b" do not give the name of a file.',
    });
    // `conll_tmp.gold_s_ID_0` has 19 characters besides the id.
    expect(add('x'.repeat(236), 's').exit).toBe(0);
    expect(add('x'.repeat(237), 's').exit).toBe(1);
  });
});

it('sorts token ids by the numbers in them', () => {
  expect(naturallySorted(['t10', 't2', 't', 's3', '7', '12', 't2a', 't02'])).toEqual([
    '7',
    '12',
    's3',
    't',
    't2',
    't02',
    't2a',
    't10',
  ]);
  const long = '9'.repeat(40);
  expect(naturallySorted([`t1${long}`, `t${long}`])).toEqual([`t${long}`, `t1${long}`]);
});
