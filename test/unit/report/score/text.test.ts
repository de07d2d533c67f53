import { describe, expect, it } from 'vitest';
import type { Origin } from '../../../../src/evaluate/index.ts';
import { textReport } from '../../../../src/report/score/text.ts';
import { documents, KEY, one, RESPONSE, reportOn, several } from '../../../support/score-reports.ts';

describe('one system', () => {
  it('is a table with recall, precision, F1 and their fractions', () => {
    expect(textReport(one)).toMatchInlineSnapshot(`
      "key       key.conll      1 document  20 tokens  7 mentions  2 entities  0 singletons
      response  out/sys.conll  1 document  20 tokens  8 mentions  3 entities  0 singletons

                           Recall              Precision                 F1
      Mentions              85.71  (6 / 7)         75.00  (6 / 8)     80.00
      MUC                   40.00  (2 / 5)         40.00  (2 / 5)     40.00
      B³                    41.67  (2.92 / 7)      50.00  (4 / 8)     45.45
      CEAFm                 57.14  (4 / 7)         50.00  (4 / 8)     53.33
      CEAFe                 65.00  (1.30 / 2)      43.33  (1.30 / 3)  52.00
      BLANC                 44.44                  32.50              36.76
        coreference links   22.22  (2 / 9)         25.00  (2 / 8)     23.53
        other links         66.67  (8 / 12)        40.00  (8 / 20)    50.00
      LEA                   23.81  (1.67 / 7)      33.33  (2.67 / 8)  27.78
      CoNLL average                                                   45.82

      signature: metrics:…|key:0123
      "
    `);
  });
});

describe('several systems', () => {
  it('are ranked by the CoNLL average; what is undefined comes last', () => {
    expect(textReport(several)).toMatchInlineSnapshot(`
      "key       key.conll  1 document  20 tokens  7 mentions  2 entities  0 singletons
      response  out/worse  1 document  20 tokens  8 mentions  3 entities  0 singletons
      response  out/best   1 document  20 tokens  7 mentions  2 entities  0 singletons
      response  out/none   1 document  20 tokens  0 mentions  0 entities  0 singletons

                      Mentions                    MUC                      B³                      CEAFm                    CEAFe                    BLANC                     LEA             CoNLL
      System        R       P      F1        R       P      F1        R       P      F1        R       P      F1        R       P      F1        R       P      F1        R       P      F1       F1
      best     100.00* 100.00* 100.00*  100.00* 100.00* 100.00*  100.00* 100.00* 100.00*  100.00* 100.00* 100.00*  100.00* 100.00* 100.00*  100.00* 100.00* 100.00*  100.00* 100.00* 100.00*  100.00*
      worse     85.71   75.00   80.00    40.00   40.00   40.00    41.67   50.00   45.45    57.14   50.00   53.33    65.00   43.33   52.00    44.44   32.50   36.76    23.81   33.33   27.78    45.82
      none       0.00       –    0.00     0.00       –    0.00     0.00       –    0.00     0.00       –    0.00     0.00       –    0.00     0.00    0.00    0.00     0.00       –    0.00     0.00
      * best of its column, as printed

      signature: metrics:…|key:0123
      "
    `);
  });

  it('have the best value of each column set off', () => {
    const bold = (text: string) => `<${text}>`;
    const same = (text: string) => text;
    const text = textReport(several, { bold, dim: same, red: same, yellow: same });
    expect(text.split('\n').filter((line) => /^(best|worse)/.test(line))).toEqual([
      expect.stringMatching(/^best {5}<100\.00\*> <100\.00\*> <100\.00\*>(?: +<100\.00\*>){19}$/),
      expect.not.stringMatching(/[<*]/),
    ]);
  });
});

describe('documents', () => {
  it('have a table of their own, where hostile names do no harm', () => {
    expect(textReport(documents)).toMatchInlineSnapshot(`
      "key       key.conll      2 documents  40 tokens  14 mentions  4 entities  0 singletons
      response  out/sys.conll  2 documents  40 tokens  15 mentions  5 entities  0 singletons

                     Recall               Precision                 F1  Index
      MUC             70.00  (7 / 10)         70.00  (7 / 10)    70.00
      B³              70.83  (9.92 / 14)      73.33  (11 / 15)   72.06
      CEAFe           82.50  (3.30 / 4)       66.00  (3.30 / 5)  73.33
      Rand                                                              77.19
      CoNLL average                                              71.80

      F1 and index by document
      Document               MUC      B³   CEAFe    Rand   CoNLL
      漢字 "x",|&_�[31m�   40.00   45.45   52.00   63.89   45.82
      b                   100.00  100.00  100.00  100.00  100.00

      signature: metrics:…|key:0123
      "
    `);
  });
});

describe('a macro average', () => {
  it('is said to be one', () => {
    const text = textReport(
      reportOn([['s', RESPONSE, KEY]], { average: 'macro', metrics: ['muc', 'blanc'] }),
    );
    expect(text).toContain('Means over documents (macro), not the CoNLL score of a corpus.');
    expect(text).not.toContain('coreference links');
  });
});

describe('the formats of the files', () => {
  const usual: Origin = { format: 'conll', reason: 'a header', facts: [], files: 1 };
  const other: Origin = { format: 'x', reason: 'a key', facts: ['ends are inclusive'], files: 2 };
  const linesOf = (key: Origin[], response: Origin[]) => {
    const report = {
      ...one,
      key: { ...one.key, origins: key },
      systems: [{ ...one.systems[0], origins: response }],
    };
    return textReport(report).split('\n\n')[0].split('\n').slice(2);
  };

  it('are reported with their reasons, unless everything is CoNLL', () => {
    expect(linesOf([usual], [usual])).toEqual([]);
    expect(linesOf([usual], [usual, other])).toEqual([
      'key key.conll is conll: a header',
      'response out/sys.conll (1 file) is conll: a header',
      'response out/sys.conll (2 files) is x: a key; ends are inclusive',
    ]);
  });
});
