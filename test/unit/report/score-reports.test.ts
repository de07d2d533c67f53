import { describe, expect, it } from 'vitest';
import { type ReportKind, reports } from '../../../src/report/score-reports.ts';
import { documents, one, several } from '../../support/score-reports.ts';

describe('one system', () => {
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
});

describe('documents', () => {
  it('have a table of their own, where hostile names do no harm', () => {
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
