import { describe, expect, it } from 'vitest';
import {
  alignedConll,
  annotation,
  counts,
  type OutputKind,
  reportOutput,
  tokenOutput,
} from '../../../../src/cli/files/output-kinds.ts';
import { smallCorpus } from '../../../support/small-corpus.ts';

const SIGNATURE = 'metrics:muc|match:exact';
const TEXT = `key       key.conll: 1 document\nresponse  r.conll\n\nMUC  1\n\nsignature: ${SIGNATURE}\n`;
const CHECK = 'key.conll: 1 document\n\ncorefeval check: 1 error, 1,200 warnings, 0 notes\n';
const MARKDOWN = `### a\n\n| System | MUC |\n| --- | ---: |\n| x | 1 |\n\n\`signature: ${SIGNATURE}\`\n`;
const LATEX = `% signature: ${SIGNATURE}\n\\begin{tabular}{lr}\n\\toprule\nSystem & MUC \\\\\n\\midrule\nx & 1 \\\\\n\\bottomrule\n\\end{tabular}\n`;
const HTML = '<!doctype html>\n<html lang="en">\n<meta name="generator" content="corefeval">\n<body>';

const recognises = (kind: OutputKind, text: string) => kind.recognises?.(text);

describe('an earlier output of its kind is recognised', () => {
  it.each<[OutputKind, string]>([
    [reportOutput('text'), TEXT],
    [reportOutput('text'), CHECK],
    [reportOutput('json'), '{\n  "schema": "corefeval/score/1"'],
    [
      reportOutput('sarif'),
      '{\n  "$schema": "https://x/sarif-2.1.0.json",\n "runs": [{ "tool": { "driver": { "name": "corefeval"',
    ],
    [reportOutput('csv'), 'system,document,metric,recall\n'],
    [reportOutput('tsv'), 'system\tdocument\tpart\tx\n'],
    [reportOutput('markdown'), MARKDOWN],
    [reportOutput('latex'), LATEX],
    [reportOutput('html'), HTML],
    [counts, '{"schema":"corefeval/counts/1",'],
    [alignedConll, '#begin document (d); part 000\nd\t0\tw0\t(1)\nd\t1\tw1\t-\n#end document\n'],
    [tokenOutput('tab'), '1\tIt\t0\t2\n2\tis\t3\t5\n'],
    [tokenOutput('conll'), '#begin document (d); part 000\nd\t0\t0\tIt\t-\n#end document\n'],
    [tokenOutput('json'), '{"schema":"corefeval/tokens/1","document":"a\\"b","offsets":"utf16","tokens":['],
    [tokenOutput('json'), '{"schema":"corefeval/tokens/1","document":"","offsets":"code-points","tokens":['],
    [tokenOutput('brat'), 'T1\tToken 0 2\tIt\nT2\tToken 3 4;6 7\tx\n'],
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
    ['annotated CoNLL, as tokens', tokenOutput('conll'), smallCorpus['gold/a.conll']],
    ['annotated CoNLL, as aligned mentions', alignedConll, smallCorpus['gold/a.conll']],
    ['brat with other types', tokenOutput('brat'), 'T1\tToken 0 2\tIt\nT2\tPerson 3 5\tis\n'],
  ])('%s', (_, kind, text) => {
    expect(recognises(kind, text)).toBe(false);
  });

  it('and annotation, which a user may have made by hand, is never recognised', () => {
    expect(annotation).toEqual({ label: 'annotation' });
  });
});
