import { describe, expect, it } from 'vitest';
import {
  isEarlierLatex,
  isEarlierMarkdown,
  isEarlierText,
} from '../../../../src/cli/files/earlier-reports.ts';

const SIGNATURE = 'metrics:muc|match:exact|v:0.1.0';
const REPORT = `key       key.conll  2 documents  17 mentions
response  r.conll    2 documents  16 mentions

       Recall           Precision              F1
MUC     55.56  (5 / 9)      83.33  (5 / 6)  66.67
語      55.56  (5 / 9)      83.33  (5 / 6)  66.67

F1 by document: r.conll
Document    MUC
(d)       66.67
* best of its column, as printed

Left out, because of errors: b

signature: ${SIGNATURE}
`;
const CITED = `${REPORT}
Scores were computed with corefeval 0.1.0: MUC (Vilain et al. 1995). Signature: ${SIGNATURE}.

@inproceedings{vilain-1995,
  year = {1995}
}
`;
const EXPLAINED = `Document d

Key: 1 entity
  K1 = {a, b}  (0)
Response: 1 entity
  R1 = {a, b}  (0)

MUC
  R = Σ (|Ki| − |p(Ki)|) / Σ (|Ki| − 1)
    = 1 / 1 = 1.0000
`;
const DIFFERENCE = `conll: 73.62 here, 50 elsewhere

No set of up to three switches gives this number.

By the conventions of  conll
CoVal                  73.62
`;
const SIDE_BY_SIDE = `story
         Dice  Gold         Span  System
right    1.00  E1 attacked  2     S1 attacked
  gold cluster  E1 attacked, E2 attack

1 document: 1 right span, 0 span errors, 0 missing, 0 extra
`;
const NUGGET_CHECK = `a.tbf:2:15: error[tbf/span]: The fragment "2" is not a pair of offsets.
  2 | gold  story  E1  2
a.tbf: 1 document, 5 mentions: 1 error, 0 warnings
`;
const MARKDOWN = `### F1 by document

| Document | MUC |
|---|---:|
| a \\| b | 66.67 |

\`signature: ${SIGNATURE}\`
`;
const LATEX = `% needs \\usepackage{booktabs}

\\begin{table}[tbp]
\\begin{tabular}{lr}
\\toprule
MUC & 66.67 \\\\
\\bottomrule
\\end{tabular}
\\caption{Scores. Signature: \\texttt{metrics:\\allowbreak{}muc}}
\\end{table}
`;

const notes = ['Remember to ask Maria.', '# My diary', '- a point', '| mine | typed by hand |', 'x'];

describe.each([
  ['scores', REPORT, isEarlierText],
  ['scores with methods', CITED, isEarlierText],
  ['an explanation', EXPLAINED, isEarlierText],
  ['a difference explained', DIFFERENCE, isEarlierText],
  ['gold and system side by side', SIDE_BY_SIDE, isEarlierText],
  ['a check of events', NUGGET_CHECK, isEarlierText],
  ['Markdown', MARKDOWN, isEarlierMarkdown],
  ['LaTeX', LATEX, isEarlierLatex],
] as const)('%s', (_, report, isEarlier) => {
  it('is an earlier report', () => expect(isEarlier(report)).toBe(true));

  it.each(notes)('with the line %j anywhere in it is not', (note) => {
    const lines = report.split('\n');
    const places = lines.map((_, i) => [...lines.slice(0, i), note, ...lines.slice(i)].join('\n'));
    expect(places.filter((text) => isEarlier(text))).toEqual([]);
  });

  it('without its end is not', () => {
    expect(isEarlier(report.slice(0, -1))).toBe(false);
    expect(isEarlier('')).toBe(false);
  });
});
