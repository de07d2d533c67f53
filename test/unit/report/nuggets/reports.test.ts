import { describe, expect, it } from 'vitest';
import { nuggetReports } from '../../../../src/report/nuggets/reports.ts';
import { nuggetReport, nuggetScores, nuggetSystem, withF1 } from '../../../support/nugget-reports.ts';

const one = nuggetReport([nuggetSystem('a', nuggetScores)]);
const two = nuggetReport([nuggetSystem('a_1', withF1(0.25)), nuggetSystem('b', withF1(0.5))], {
  perType: true,
});

describe('nuggetReports', () => {
  it('has six kinds of output of the same report', () => {
    expect(Object.entries(nuggetReports).map(([kind, write]) => [kind, write(one).slice(0, 12)])).toEqual([
      ['text', 'gold    gold'],
      ['json', '{\n  "schema"'],
      ['csv', 'system,docum'],
      ['tsv', 'system\tdocum'],
      ['markdown', '### Mention '],
      ['latex', '% needs \\use'],
    ]);
  });

  it('is Markdown with a heading for each table, in which names are not markup', () => {
    expect(nuggetReports.markdown(one)).toBe(`### Mention detection

| Attributes | Micro R | Micro P | Micro F1 | Macro R | Macro P | Macro F1 |
|---|---:|---:|---:|---:|---:|---:|
| span | 50.00 | 100.00 | 62.50 | 25.00 | 50.00 | 37.50 |
| type+realis | 25.00 | 50.00 | 37.50 | 0.00 | – | – |

\`signature: nuggets|profile:2015\`
`);
    expect(nuggetReports.markdown(two)).toContain('\n### Types: a\\_1\n');
  });

  it('is LaTeX whose captions have the signature, and say what is bold', () => {
    const captions = (text: string) => [...text.matchAll(/\\caption\{(.*)\}/g)].map(([, caption]) => caption);
    const signature = 'Signature: \\texttt{nuggets\\textbar{}\\allowbreak{}profile:\\allowbreak{}2015}';
    expect(captions(nuggetReports.latex(one))).toEqual([`Mention detection, in percent. ${signature}`]);
    expect(captions(nuggetReports.latex(two)).slice(0, 2)).toEqual([
      `Systems, sorted by micro F1 of type+realis (ranking of the task for detection), in percent. The best values of each column are bold. ${signature}`,
      `Mention detection: a\\_1, in percent. ${signature}`,
    ]);
    expect(nuggetReports.latex(one).endsWith('\n\n% signature: nuggets|profile:2015\n')).toBe(true);
  });

  it('has F₁ alone in every kind if asked for', () => {
    const options = { f1Only: true };
    expect(nuggetReports.csv(one, undefined, options).split('\n')[0]).toBe(
      'system,document,part,name,average,f1',
    );
    expect(nuggetReports.markdown(one, undefined, options)).toContain('\n| span | 62.50 | 37.50 |\n');
    expect(nuggetReports.latex(one, undefined, options)).toContain('\nspan & 62.50 & 37.50 \\\\\n');
  });
});
