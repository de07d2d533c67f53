import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { reports } from '../../src/report/index.ts';
import { documents, KEY, one, RESPONSE, reportOn, several } from '../support/score-reports.ts';

const found = spawnSync('pdflatex', ['--version']).status === 0;
if (!found)
  console.warn('pdflatex is not installed (texlive-latex-recommended): the LaTeX tables are not compiled');

/** Every character with a meaning in LaTeX, and names that could be arguments. */
const SPECIAL = [
  '\\x&y%z$a#b_c{d}e~f^g|h<i>j"k',
  '[a]',
  '*b',
  '--c',
  '?`d!`',
  '% e',
  '\u001bf',
  'Größe–é',
  '\\end{tabular}',
];

describe.skipIf(!found)('LaTeX tables compile', () => {
  const folder = mkdtempSync(join(tmpdir(), 'corefeval-latex-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const special = reportOn(
    SPECIAL.map((name, i) => [name, i % 2 === 0 ? KEY : RESPONSE]),
    { metrics: ['muc', 'bcub', 'ceafe'] },
  );
  /** The names of `documents` are Chinese, for which this LaTeX has no font. */
  const latin = { ...documents, systems: documents.systems.map((system) => ({ ...system, documents: [] })) };
  const long = reportOn(['a'.repeat(30), `${'B'.repeat(20)}`].map((name) => [name, RESPONSE]));

  const thirteen = reportOn(
    ['first', 'second', 'third'].map((name) => [name, RESPONSE]),
    { metrics: ['muc', 'bcub', 'ceafe', 'lea'] },
  );
  const blank = { score: 0.5, rank: null, pNext: null, pBest: null } as const;
  const paired = {
    ...thirteen,
    standings: {
      statistic: 'conll',
      label: 'CoNLL',
      documents: 100,
      comparisons: 3,
      signature: 'test:randomisation|seed:1',
      systems: ['first', 'second', 'third'].map((system, i) => ({
        ...blank,
        system,
        group: i + 1,
        letters: 'abc'.slice(i),
        betterThanNext: i < 2,
        worseThanBest: i > 0,
      })),
    },
  };

  it.each([
    ['one system', one, {}],
    ['several systems', several, {}],
    ['several systems, F1', several, { f1Only: true }],
    ['a metric that is an index', latin, {}],
    ['special characters', special, {}],
    ['long names', long, {}],
    ['thirteen columns', thirteen, {}],
    ['thirteen columns for two columns of text', thirteen, { pageColumns: 'two' }],
    ['ranks, letters and marks', paired, {}],
  ] as const)('%s', (_, report, options) => {
    const signature = 'metrics:a_b+c|x:50%&{}^~\\|key:0123456789abcdef'.repeat(3);
    const body = reports.latex({ ...report, signature }, undefined, options);
    const isTwo = 'pageColumns' in options;
    const page = `\\documentclass${isTwo ? '[twocolumn]' : ''}{article}\n\\usepackage{booktabs}\n\\begin{document}\n${body}\\end{document}\n`;
    writeFileSync(join(folder, 'page.tex'), page);
    const { status, stdout } = spawnSync(
      'pdflatex',
      ['-halt-on-error', '-interaction=nonstopmode', 'page.tex'],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    );
    expect({ status, tail: status === 0 ? '' : stdout.slice(-1000) }).toEqual({ status: 0, tail: '' });
    const log = readFileSync(join(folder, 'page.log'), 'utf8');
    expect(
      log.match(/^(?:Overfull|LaTeX Warning: (?!Label\(s\) may have changed)|Missing character).*$/gm) ?? [],
    ).toEqual([]);
    if (report === thirteen || report === paired) expect(body.match(/begin\{tabular\}/g)).toHaveLength(1);
    expect(log).toContain('Output written on page.pdf (1 page');
  });
});
