import { describe, expect, it } from 'vitest';
import { htmlReport } from '../../../../src/report/score/html.ts';
import { type ReportKind, reports } from '../../../../src/report/score/reports.ts';
import { documents, KEY, one, RESPONSE, reportOn, several } from '../../../support/score-reports.ts';

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
      "% needs \\usepackage{booktabs}

      \\begin{table*}[tbp]
      \\centering
      \\footnotesize
      \\setlength{\\tabcolsep}{3pt}
      \\begin{tabular}{lrrr}
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
      \\caption{Recall (R), precision (P) and F$_1$ in percent. Signature: \\texttt{metrics:\\allowbreak{}\\dots{}\\textbar{}\\allowbreak{}key:\\allowbreak{}0123}}
      \\label{tab:scores}
      \\end{table*}

      % signature: metrics:…|key:0123
      "
    `));
});

describe('documents', () => {
  it('have a table of their own, where hostile names do no harm', () => {
    expect(reports.markdown(documents)).toMatchInlineSnapshot(`
      "|  | Recall | Precision | F1 | Index |
      |---|---:|---:|---:|---:|
      | MUC | 70.00 | 70.00 | 70.00 |  |
      | B³ | 70.83 | 73.33 | 72.06 |  |
      | CEAFe | 82.50 | 66.00 | 73.33 |  |
      | Rand |  |  |  | 77.19 |
      | CoNLL average |  |  | 71.80 |  |

      | Document | MUC | B³ | CEAFe | Rand | CoNLL |
      |---|---:|---:|---:|---:|---:|
      | 漢字 "x",\\|&\\_�\\[31m  | 40.00 | 45.45 | 52.00 | 63.89 | 45.82 |
      | b | 100.00 | 100.00 | 100.00 | 100.00 | 100.00 |

      \`signature: metrics:…|key:0123\`
      "
    `);
    expect(reports.latex(documents)).toContain('漢字 "x",\\textbar{}\\&\\_');
  });
});

describe('several systems', () => {
  const columns = { metrics: ['muc', 'rand'] };
  const report = reportOn(
    [
      ['worse', RESPONSE],
      ['best', KEY],
    ],
    columns,
  );

  it('have recall, precision and F1 of each metric in Markdown, the best in bold', () => {
    expect(reports.markdown(report).split('\n').slice(0, 4)).toEqual([
      '| System | MUC R | MUC P | MUC F1 | Rand Index |',
      '|---|---:|---:|---:|---:|',
      '| best | **100.00** | **100.00** | **100.00** | **100.00** |',
      '| worse | 40.00 | 40.00 | 40.00 | 63.89 |',
    ]);
  });

  it('have a caption with the signature in LaTeX, the best in bold', () => {
    const latex = reports.latex(report);
    expect(latex).toContain(
      'best & \\textbf{100.00} & \\textbf{100.00} & \\textbf{100.00} & \\textbf{100.00} \\\\\nworse & 40.00',
    );
    expect(latex).toContain('The best values of each column are bold. Signature: \\texttt{metrics:');
  });

  it('have F1 alone on demand, in every table', () => {
    const short = (kind: ReportKind) => reports[kind](report, undefined, { f1Only: true }).split('\n');
    expect(short('markdown').slice(0, 3)).toEqual([
      '| System | MUC | Rand |',
      '|---|---:|---:|',
      '| best | **100.00** | **100.00** |',
    ]);
    expect(short('csv').slice(0, 3)).toEqual([
      'system,document,metric,f1,index',
      'worse,,muc,0.4000000000000001,',
      'worse,,rand,,0.6388888888888888',
    ]);
    expect(short('text')[4].split(/ +/)).toEqual(['System', 'MUC', 'Rand']);
    expect(short('latex')).toContain('System & MUC & Rand \\\\');
    expect(htmlReport(report, { f1Only: true })).not.toContain('>R<');
  });

  it('have titles above the columns of a metric on the page, the best strong', () => {
    const page = htmlReport(report);
    expect(page).toContain(
      '<tr><td></td><th class="group" colspan="3">MUC</th><th class="group" colspan="1">Rand</th></tr>',
    );
    expect(page).toContain('<td>best</td><td class="number"><strong>100.00</strong></td>');
    expect(page).toContain('<td class="number">63.89</td>');
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

describe('what a score says besides its fractions', () => {
  const spec = { metrics: ['vi', 'gmd', 'ami'] };
  const single = reportOn([['ours', RESPONSE]], spec);
  const two = reportOn(
    [
      ['ours', RESPONSE],
      ['copy', KEY],
    ],
    spec,
  );
  const lines = [
    'VI: distance 2.195 bits per mention',
    'Merge distance: 6 edits: add 1, delete 2, split 1, merge 2',
  ];

  it('is a line for each metric in the text, in Markdown, as comments in LaTeX, and in HTML', () => {
    for (const line of lines) {
      expect(reports.text(single).split('\n')).toContain(line);
      expect(reports.markdown(single).split('\n')).toContain(line);
      expect(reports.latex(single).split('\n')).toContain(`% ${line}`);
      expect(htmlReport(single).split('\n')).toContain(`<p>${line}</p>`);
    }
  });

  it('names the system if there are several', () => {
    expect(reports.text(two)).toContain('VI of copy: distance 0.000 bits per mention\n');
    expect(reports.text(two)).toContain('Merge distance of ours: 6 edits');
  });

  it('has the part of an index as an index in tables and in CSV', () => {
    expect(reports.markdown(single)).toContain('|  matched mentions |  |  |  | 29.88 |');
    expect(reports.csv(single)).toMatch(/^ours,,ami_matched,,,,0\.2987[0-9]+/m);
  });

  it('is left out of means over documents', () => {
    const mean = reportOn([['ours', RESPONSE, RESPONSE]], { ...spec, average: 'macro' });
    expect(reports.text(mean)).not.toContain('edits');
    expect(reports.text(mean)).not.toContain('matched mentions');
  });
});

describe('groups and windows', () => {
  const base = reportOn([['a', RESPONSE, RESPONSE]], { metrics: ['muc', 'ari'] });
  const [system] = base.systems;
  const { scores, conll } = system;
  const groups = [{ name: 'x|y', documents: 1, scores, conll }];
  const macro = {
    scores: new Map([...scores].map(([id, s]) => [id, { ...s, groups: 1 }])),
    conll,
    groups: 1,
  };
  const report = { ...base, window: 1500, systems: [{ ...system, groups, macro, full: { scores, conll } }] };
  const twice = { ...report, systems: [report.systems[0], { ...report.systems[0], name: 'b' }] };

  it('are rows of text', () => {
    const text = reports.text(report);
    expect(text).toContain('F1 and index by group\n');
    expect(text).toMatch(
      /x\|y +1 .*\nmacro over groups +\d.*\nwindows of 1,500 tokens +2 .*\nwhole documents +2 /,
    );
    expect(reports.text(twice)).toContain('F1 and index by group: b\n');
  });

  it('are rows of CSV and TSV with a column of their own, which is not there without them', () => {
    const lines = reports.csv(report).split(/\r?\n/);
    expect(lines[0]).toMatch(/^system,document,group,metric,/);
    expect(lines.filter((line) => line.includes(',macro over groups,muc,'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes(',whole documents,ari,'))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('a,,x|y,'))).toHaveLength(2);
    expect(reports.tsv(base)).toMatch(/^system\tdocument\tmetric\t/);
  });

  it('are tables of Markdown and LaTeX, with the name of the system where there are several', () => {
    expect(reports.markdown(report)).toMatch(/\| Group +\| Documents \|/);
    expect(reports.markdown(twice)).toMatch(/\| b +\| Documents \|/);
    expect(reports.latex(report)).toContain('macro over groups');
    expect(reports.latex(report)).toContain('whole documents');
  });

  it('are fields of JSON', () => {
    const json = JSON.parse(reports.json(report));
    expect(json.window).toBe(1500);
    expect(json.systems[0].groups[0]).toMatchObject({ name: 'x|y', documents: 1 });
    expect(json.systems[0].macro.scores.muc.groups).toBe(1);
    expect(Object.keys(json.systems[0].full)).toEqual(['scores', 'conll']);
  });

  it('are columns of a table of systems where groups are data sets, best mean first', () => {
    const better = { ...macro, scores: new Map([['muc', { ...scores.get('muc'), f1: 0.9, groups: 1 }]]) };
    const [first, second] = twice.systems;
    const datasets = [{ name: 'x|y', key: { path: 'k.conll', facts: base.key.facts } }];
    const text = reports.text({
      ...twice,
      datasets,
      systems: [first, { ...second, macro: better as typeof macro }],
    });
    expect(text).toContain('key of x|y  k.conll');
    expect(text).toMatch(/System +x\|y +macro over data sets\nb +40\.00\*? +90\.00\*\na +40\.00\*? +40\.00/);
    expect(text).toContain('F1 and index by data set: b\nData set');
    const json = JSON.parse(reports.json({ ...report, datasets }));
    expect(json.datasets).toMatchObject([{ name: 'x|y', key: { path: 'k.conll' } }]);
    expect(json.key.path).toBeUndefined();
    expect(htmlReport({ ...report, datasets })).toContain('Key of x|y');
  });
});
