import { describe, expect, it } from 'vitest';
import { evaluateCorpus, type SettingsSpec, settingsOf } from '../../../src/evaluate/index.ts';
import { problem } from '../../../src/problems/problem.ts';
import { type ReportKind, reports, type ScoreReport, type SystemReport } from '../../../src/report/index.ts';
import { collector, documentWith } from '../../support/documents.ts';

type Entities = Parameters<typeof documentWith>[0];

const KEY: Entities = [
  ['k1', '0', '1', '2'],
  ['k2', '3', '4', '5', '6'],
];
const RESPONSE: Entities = [
  ['r1', '0', '1'],
  ['r2', '2', '3'],
  ['r3', '5', '6', '7', '8'],
];
const HOSTILE = '漢字 "x",|&_\u001b[31m\n';

/** A report on systems, each given by its name and its documents. */
function reportOn(
  systems: [name: string, ...documents: Entities[]][],
  spec: SettingsSpec = {},
  perDocument = false,
): ScoreReport {
  const settings = settingsOf(spec);
  const { report } = collector();
  const named = (documents: readonly Entities[]) =>
    documents.map((entities, i) => documentWith(entities, { id: i === 0 ? HOSTILE : 'b', pairKey: `${i}` }));
  const results = systems.map(([name, ...documents]) => {
    const keys = named(documents.map(() => KEY));
    return { name, ...evaluateCorpus(keys, named(documents), settings, report, { perDocument }) };
  });
  return {
    signature: 'metrics:…|key:0123',
    version: '9.9.9',
    metrics: settings.metrics,
    average: settings.average,
    key: { path: 'key.conll', facts: results[0].key },
    systems: results.map(
      ({ name, response, scores, conll, documents }): SystemReport => ({
        name,
        path: `out/${name}`,
        facts: response,
        scores,
        conll,
        documents: perDocument ? documents : [],
        warnings: [
          problem('document/extra', 'Document x is in the response but not in the key.', {
            file: { name: 'r.conll', start: 0 },
            line: 4,
            document: 'x',
          }),
        ],
      }),
    ),
  };
}

const one = reportOn([['sys.conll', RESPONSE]]);
const several = reportOn([
  ['worse', RESPONSE],
  ['best', KEY],
  ['none', []],
]);
const documents = reportOn(
  [['sys.conll', RESPONSE, KEY]],
  { metrics: ['muc', 'bcub', 'ceafe', 'rand'] },
  true,
);

describe('one system', () => {
  it('is a table with recall, precision, F1 and the fractions behind them', () => {
    expect(reports.text(one)).toMatchInlineSnapshot(`
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

  it('is a table in Markdown', () =>
    expect(reports.markdown(one)).toMatchInlineSnapshot(`
    "|  | Recall | Precision | F1 |
    |---|---:|---:|---:|
    | Mentions | 85.71 | 75.00 | 80.00 |
    | MUC | 40.00 | 40.00 | 40.00 |
    | B³ | 41.67 | 50.00 | 45.45 |
    | CEAFm | 57.14 | 50.00 | 53.33 |
    | CEAFe | 65.00 | 43.33 | 52.00 |
    | BLANC | 44.44 | 32.50 | 36.76 |
    |  coreference links | 22.22 | 25.00 | 23.53 |
    |  other links | 66.67 | 40.00 | 50.00 |
    | LEA | 23.81 | 33.33 | 27.78 |
    | CoNLL average |  |  | 45.82 |

    \`signature: metrics:…|key:0123\`
    "
  `));

  it('is a table in LaTeX', () =>
    expect(reports.latex(one)).toMatchInlineSnapshot(`
    "\\begin{tabular}{lrrr}
    \\toprule
     & Recall & Precision & F1 \\\\
    \\midrule
    Mentions & 85.71 & 75.00 & 80.00 \\\\
    MUC & 40.00 & 40.00 & 40.00 \\\\
    B$^3$ & 41.67 & 50.00 & 45.45 \\\\
    CEAFm & 57.14 & 50.00 & 53.33 \\\\
    CEAFe & 65.00 & 43.33 & 52.00 \\\\
    BLANC & 44.44 & 32.50 & 36.76 \\\\
     coreference links & 22.22 & 25.00 & 23.53 \\\\
     other links & 66.67 & 40.00 & 50.00 \\\\
    LEA & 23.81 & 33.33 & 27.78 \\\\
    CoNLL average &  &  & 45.82 \\\\
    \\bottomrule
    \\end{tabular}

    % signature: metrics:…|key:0123
    "
  `));

  it('is rows of comma-separated values', () =>
    expect(reports.csv(one)).toMatchInlineSnapshot(`
    "system,document,metric,recall,precision,f1,recall_num,recall_den,precision_num,precision_den
    sys.conll,,mentions,0.8571428571428571,0.75,0.7999999999999999,6,7,6,8
    sys.conll,,muc,0.4,0.4,0.4000000000000001,2,5,2,5
    sys.conll,,bcub,0.41666666666666663,0.5,0.45454545454545453,2.9166666666666665,7,4,8
    sys.conll,,ceafm,0.5714285714285714,0.5,0.5333333333333333,4,7,4,8
    sys.conll,,ceafe,0.65,0.43333333333333335,0.5199999999999999,1.3,2,1.3,3
    sys.conll,,blanc,0.4444444444444444,0.325,0.36764705882352944,,,,
    sys.conll,,blanc_coref,0.2222222222222222,0.25,0.23529411764705882,2,9,2,8
    sys.conll,,blanc_noncoref,0.6666666666666666,0.4,0.5,8,12,8,20
    sys.conll,,lea,0.23809523809523808,0.3333333333333333,0.2777777777777778,1.6666666666666665,7,2.6666666666666665,8
    sys.conll,,conll,,,0.4581818181818182,,,,
    "
  `));
});

describe('several systems', () => {
  it('are ranked by the CoNLL average; what is undefined comes last', () => {
    expect(reports.text(several)).toMatchInlineSnapshot(`
      "key       key.conll  1 document  20 tokens  7 mentions  2 entities  0 singletons
      response  out/worse  1 document  20 tokens  8 mentions  3 entities  0 singletons
      response  out/best   1 document  20 tokens  7 mentions  2 entities  0 singletons
      response  out/none   1 document  20 tokens  0 mentions  0 entities  0 singletons

      System  Mentions     MUC      B³   CEAFm   CEAFe   BLANC     LEA   CoNLL
      best      100.00  100.00  100.00  100.00  100.00  100.00  100.00  100.00
      worse      80.00   40.00   45.45   53.33   52.00   36.76   27.78   45.82
      none        0.00    0.00    0.00    0.00    0.00    0.00    0.00    0.00

      signature: metrics:…|key:0123
      "
    `);
  });

  it('have the best value of each column set off', () => {
    const bold = (text: string) => `*${text}*`;
    const same = (text: string) => text;
    const text = reports.text(several, { bold, dim: same, red: same, yellow: same });
    expect(text.split('\n').filter((line) => /^(best|worse)/.test(line))).toEqual([
      'best    *  100.00*  *100.00*  *100.00*  *100.00*  *100.00*  *100.00*  *100.00*  *100.00*',
      expect.not.stringContaining('*'),
    ]);
  });

  it('are ranked by the first metric where the CoNLL average was not asked for', () => {
    const report = reportOn(
      [
        ['worse', RESPONSE],
        ['best', KEY],
      ],
      { metrics: ['lea'] },
    );
    expect(reports.markdown(report).split('\n').slice(2, 4)).toEqual([
      '| best | 100.00 |',
      '| worse | 27.78 |',
    ]);
  });
});

describe('documents', () => {
  it('have a table of their own, where hostile names do no harm', () => {
    expect(reports.text(documents)).toMatchInlineSnapshot(`
      "key       key.conll      2 documents  40 tokens  14 mentions  4 entities  0 singletons
      response  out/sys.conll  2 documents  40 tokens  15 mentions  5 entities  0 singletons

                     Recall               Precision                 F1
      MUC             70.00  (7 / 10)         70.00  (7 / 10)    70.00
      B³              70.83  (9.92 / 14)      73.33  (11 / 15)   72.06
      CEAFe           82.50  (3.30 / 4)       66.00  (3.30 / 5)  73.33
      Rand                                                       77.19
      CoNLL average                                              71.80

      F1 by document
      Document               MUC      B³   CEAFe    Rand   CoNLL
      漢字 "x",|&_�[31m�   40.00   45.45   52.00   63.89   45.82
      b                   100.00  100.00  100.00  100.00  100.00

      signature: metrics:…|key:0123
      "
    `);
    expect(reports.markdown(documents)).toMatchInlineSnapshot(`
      "|  | Recall | Precision | F1 |
      |---|---:|---:|---:|
      | MUC | 70.00 | 70.00 | 70.00 |
      | B³ | 70.83 | 73.33 | 72.06 |
      | CEAFe | 82.50 | 66.00 | 73.33 |
      | Rand |  |  | 77.19 |
      | CoNLL average |  |  | 71.80 |

      | Document | MUC | B³ | CEAFe | Rand | CoNLL |
      |---|---:|---:|---:|---:|---:|
      | 漢字 "x",\\|&\\_�\\[31m  | 40.00 | 45.45 | 52.00 | 63.89 | 45.82 |
      | b | 100.00 | 100.00 | 100.00 | 100.00 | 100.00 |

      \`signature: metrics:…|key:0123\`
      "
    `);
    expect(reports.latex(documents)).toContain('漢字 "x",|\\&\\_');
  });

  it('have rows of their own', () => {
    expect(
      reports.csv(documents, undefined, { raw: true }).replaceAll('\u001b', 'ESC'),
    ).toMatchInlineSnapshot(`
      "system,document,metric,recall,precision,f1,recall_num,recall_den,precision_num,precision_den
      sys.conll,,muc,0.7,0.7,0.7,7,10,7,10
      sys.conll,,bcub,0.7083333333333333,0.7333333333333333,0.720616570327553,9.916666666666666,14,11,15
      sys.conll,,ceafe,0.825,0.6599999999999999,0.7333333333333332,3.3,4,3.3,5
      sys.conll,,rand,,,0.7719298245614035,,,,
      sys.conll,,conll,,,0.7179833012202955,,,,
      sys.conll,"漢字 ""x"",|&_ESC[31m
      ",muc,0.4,0.4,0.4000000000000001,2,5,2,5
      sys.conll,"漢字 ""x"",|&_ESC[31m
      ",bcub,0.41666666666666663,0.5,0.45454545454545453,2.9166666666666665,7,4,8
      sys.conll,"漢字 ""x"",|&_ESC[31m
      ",ceafe,0.65,0.43333333333333335,0.5199999999999999,1.3,2,1.3,3
      sys.conll,"漢字 ""x"",|&_ESC[31m
      ",rand,,,0.6388888888888888,,,,
      sys.conll,"漢字 ""x"",|&_ESC[31m
      ",conll,,,0.4581818181818182,,,,
      sys.conll,b,muc,1,1,1,5,5,5,5
      sys.conll,b,bcub,1,1,1,7,7,7,7
      sys.conll,b,ceafe,1,1,1,2,2,2,2
      sys.conll,b,rand,,,1,,,,
      sys.conll,b,conll,,,1,,,,
      "
    `);
    expect(
      reports
        .tsv(documents)
        .split('\n')
        .map((line) => line.split('\t').length),
    ).toEqual([...Array(16).fill(10), 1]);
  });
});

describe('JSON', () => {
  it('has the shape of the documentation', () => {
    const value = JSON.parse(reports.json(one));
    expect(value).toMatchObject({
      signature: 'metrics:…|key:0123',
      version: '9.9.9',
      average: 'micro',
      key: { path: 'key.conll', documents: 1, tokens: 20, mentions: 7, entities: 2, singletons: 0 },
      systems: [
        {
          name: 'sys.conll',
          path: 'out/sys.conll',
          documents: 1,
          mentions: 8,
          entities: 3,
          singletons: 0,
          scores: {
            mentions: { recall: 6 / 7, precision: 6 / 8, counts: { recall: [6, 7], precision: [6, 8] } },
            blanc: { coref: { counts: { recall: [2, 9], precision: [2, 8] } }, noncoref: { f1: 0.5 } },
          },
          warnings: [
            {
              code: 'document/extra',
              message: 'Document x is in the response but not in the key.',
              document: 'x',
              file: 'r.conll',
              line: 4,
            },
          ],
        },
      ],
    });
    expect(Object.keys(value.systems[0].scores)).toEqual([
      'mentions',
      'muc',
      'bcub',
      'ceafm',
      'ceafe',
      'blanc',
      'lea',
    ]);
    expect(value.systems[0].conll).toBeCloseTo((2 / 5 + 5 / 11 + 13 / 25) / 3, 12);
  });

  it('has null for what is undefined', () => {
    const [{ scores, conll }] = JSON.parse(
      reports.json(reportOn([['s', []]], { metrics: ['muc', 'lea'] })),
    ).systems;
    expect([scores.muc.precision, scores.muc.f1, scores.lea.precision, conll]).toEqual([null, 0, null, null]);
  });

  it('lists documents where they were asked for', () => {
    const [system] = JSON.parse(reports.json(documents)).systems;
    expect(system.documents.map(({ id, conll }: { id: string; conll: number }) => [id, conll])).toEqual([
      [HOSTILE, expect.closeTo((2 / 5 + 5 / 11 + 13 / 25) / 3, 12)],
      ['b', 1],
    ]);
  });
});

describe('a macro average', () => {
  it('is said to be one', () => {
    const text = reports.text(
      reportOn([['s', RESPONSE, KEY]], { average: 'macro', metrics: ['muc', 'blanc'] }),
    );
    expect(text).toContain('Means over documents (macro), not the CoNLL score of a corpus.');
    expect(text).not.toContain('coreference links');
  });
});

describe('every kind of output', () => {
  const kinds = Object.keys(reports) as ReportKind[];

  it.each(kinds)('ends with one line feed and holds no escape sequence: %s', (kind) => {
    for (const report of [one, several, documents]) {
      const text = reports[kind](report);
      expect(text).toMatch(/[^\n]\n$/);
      // Comma- and tab-separated values are for programs, and hold names as they are.
      if (kind !== 'csv' && kind !== 'tsv') expect(text).not.toMatch(/[\x00-\x09\x0b-\x1f]/);
    }
  });
});
