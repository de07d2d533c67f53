import { describe, expect, it } from 'vitest';
import {
  alignedConll,
  annotation,
  counts,
  mentionTable,
  type OutputKind,
  reportOutput,
  tokenOutput,
} from '../../../../src/cli/files/output-kinds.ts';

const SIGNATURE = 'metrics:muc|match:exact';
const TEXT = `key       key.conll  1 document\nresponse  r.conll    1 document\n\nMUC  1\n\nsignature: ${SIGNATURE}\n`;
const CHECK =
  'key.conll: 1 document, 3 tokens, 2 mentions, 1 entity, 0 singletons; conll; fingerprint a9d4\n\ncorefeval check: 1 error, 1,200 warnings, 0 notes\n';
const MARKDOWN = `### Types\n\n| System | MUC |\n|---|---:|\n| x | 1 |\n\n\`signature: ${SIGNATURE}\`\n`;
const LATEX = `% signature: ${SIGNATURE}\n\\begin{tabular}{lr}\n\\toprule\nSystem & MUC \\\\\n\\midrule\nx & 1 \\\\\n\\bottomrule\n\\end{tabular}\n`;
const HTML =
  '<!doctype html>\n<html lang="en">\n<meta name="generator" content="corefeval">\n<body></body>\n</html>\n';

const recognises = (kind: OutputKind, text: string) => kind.recognises?.(text);

describe('an earlier output of its kind is recognised', () => {
  it.each<[OutputKind, string]>([
    [reportOutput('text'), TEXT],
    [reportOutput('text'), CHECK],
    [reportOutput('json'), '{\n  "schema": "corefeval/score/1" }\n'],
    [
      reportOutput('sarif'),
      '{\n  "$schema": "https://x/sarif-2.1.0.json",\n "runs": [{ "tool": { "driver": { "name": "corefeval" } } }] }',
    ],
    [reportOutput('csv'), 'system,document,metric,recall\na,"d ""1"", x\ny",muc,0.5\n'],
    [reportOutput('csv'), 'a,b,document,decision,outcome,start\nx,y,d,link,broken,3\n'],
    [reportOutput('tsv'), 'system\tdocument\tpart\tx\n'],
    [reportOutput('markdown'), MARKDOWN],
    [reportOutput('latex'), LATEX],
    [reportOutput('html'), HTML],
    [counts, '{"schema":"corefeval/counts/1"}\n'],
    [mentionTable, 'system,document,start,end\na,"d,1",0,1\n'],
    [mentionTable, 'system\tdocument\tstart\tend\n'],
    [tokenOutput('json'), '{"schema":"corefeval/tokens/1","document":"a\\"b","offsets":"utf16","tokens":[]}'],
    [
      tokenOutput('json'),
      '{"schema":"corefeval/tokens/1","document":"","offsets":"code-points","tokens":[]}',
    ],
  ])('%# %o', (kind, text) => {
    expect(recognises(kind, text)).toBe(true);
  });
});

describe('the work of a user is not', () => {
  it.each<[string, OutputKind, string]>([
    ['notes below a report', reportOutput('text'), `${TEXT}my notes\n`],
    ['a text about corefeval check', reportOutput('text'), `${CHECK}see above\n`],
    ['counts, as a report', reportOutput('json'), '{"schema":"corefeval/counts/1"'],
    ['JSON of another program', reportOutput('json'), '{"schema":"other/score/1"}'],
    ['a table of another program', reportOutput('csv'), 'document,system,metric\n'],
    ['a paper with a table', reportOutput('markdown'), `${MARKDOWN}\nOur results are good.\n`],
    ['a table without a signature', reportOutput('markdown'), '| a |\n| --- |\n'],
    ['a paper in LaTeX with a table', reportOutput('latex'), `We show\n${LATEX}`],
    ['a page that quotes the generator', reportOutput('html'), `<!doctype html>\n<body>\nx\n${HTML}`],
    ['notes above a report', reportOutput('text'), `my notes\n\n${TEXT}`],
    ['notes in a report', reportOutput('text'), TEXT.replace('\n\nMUC', '\n\nmy notes\n\nMUC')],
    ['notes in a table', reportOutput('text'), TEXT.replace('MUC  1', 'MUC  1\nmy notes')],
    ['notes above a check', reportOutput('text'), `diary: three weeks of work\n${CHECK}`],
    ['JSON with text after it', reportOutput('json'), '{"schema":"corefeval/score/1"}\nmy notes\n'],
    ['SARIF with text after it', reportOutput('sarif'), '{"$schema": "x/sarif"}\nmy notes\n'],
    ['rows of another table', reportOutput('csv'), 'system,document,metric,recall\na,b\n'],
    ['a table with notes below it', reportOutput('tsv'), 'system\tdocument\tmetric\nmy notes\n'],
    ['a page with notes below it', reportOutput('html'), `${HTML}<p>my notes</p>\n`],
    [
      'tables of a user above ours',
      reportOutput('markdown'),
      `### My results\n| mine | x |\n|---|---|\n${MARKDOWN}`,
    ],
    ['a title of a user', reportOutput('markdown'), MARKDOWN.replace('Types', 'My results')],
    ['a sentence between tables', reportOutput('latex'), LATEX.replace('\\toprule', 'We show\n\\toprule')],
    ['scores, as mentions', mentionTable, 'system,document,metric,recall\n'],
    ['mentions, as scores', reportOutput('csv'), 'system,document,start,end\n'],
    ['counts with text after them', counts, '{"schema":"corefeval/counts/1"}\nx'],
  ])('%s', (_, kind, text) => {
    expect(recognises(kind, text)).toBe(false);
  });

  it('and annotation and tables of tokens, which a user may have made by hand, are never recognised', () => {
    const kinds = [annotation, alignedConll, ...['tab', 'conll', 'brat'].map(tokenOutput)];
    for (const kind of kinds) expect(kind).toEqual({ label: expect.any(String) });
  });
});
