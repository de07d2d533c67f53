import { describe, expect, it } from 'vitest';
import { registerNuggetsConvert } from '../../../../../src/cli/commands/nuggets/convert.ts';
import { MemoryStore } from '../../../../../src/corpus/index.ts';
import { writeTbf } from '../../../../../src/formats/tbf/write.ts';
import { bratFileToTbf, textPath } from '../../../../../src/verbs/nuggets/convert/brat.ts';
import type { NuggetConvertRequest } from '../../../../../src/verbs/nuggets/convert.ts';
import { collectProblems } from '../../../../support/collect-problems.ts';
import { documentOf } from '../../../../support/conll.ts';
import { existingFile } from '../../../../support/existing-file.ts';
import { memoryShell } from '../../../../support/memory-shell.ts';
import { refusal } from '../../../../support/run-verb.ts';
import { VerbPlace } from '../../../../support/verb-place.ts';

const ANN =
  'T1\tLife_Die 2 6\tdied\nE1\tLife_Die:T1\nA1\tRealis E1 Actual\nT2\tPerson 0 1\t😀\n#1\tAnnotatorNotes T1\tx\n';
const LINES = 'T1\tLife_Die 0 4\tdied\nE1\tLife_Die:T1\nA1\tRealis E1 Actual\n';
const TEXT = '😀 died'; // the code units of the word are 3 to 7

type Options = Partial<NuggetConvertRequest>;

async function converted(texts: Record<string, string>, options: Options = {}) {
  const { report, problems } = collectProblems();
  const { files } = memoryShell(texts, MemoryStore);
  const file = { path: 'd.ann', document: 'd' };
  const { tbf, notConverted } = await bratFileToTbf(file, { id: 'sys', ...options }, files, report);
  return {
    text: writeTbf([tbf]),
    left: Object.fromEntries(notConverted),
    codes: problems.map(({ code }) => code),
  };
}

describe('bratFileToTbf', () => {
  it('has spans in characters without tables, and counts what is not converted', async () => {
    const { text, left, codes } = await converted({ 'd.ann': ANN });
    expect(text).toBe('#BeginOfDocument d\nsys\td\tE1\t2,6\tdied\tLife_Die\tActual\n#EndOfDocument\n');
    expect(Object.values(left).reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(codes).toEqual([]);
  });

  it('has ids of tokens with a table, which counts code units', async () => {
    const files = { 'd.ann': ANN, 'd.txt': TEXT, 'tkn/d.tab': '7\t😀\t0\t2\n8\tdied\t3\t7\n' };
    const { text } = await converted(files, { tokens: 'tkn' });
    expect(text).toContain('\tE1\t8\tdied\t');
  });

  it('checks the annotation against the text beside it', async () => {
    expect((await converted({ 'd.ann': ANN, 'd.txt': '😀 lived' })).codes).toEqual(['brat/text-differs']);
  });

  it('needs the text and the table where their directories are given', async () => {
    expect(await refusal(() => converted({ 'd.ann': ANN }, { texts: 'x' }))).toBe(
      'd.ann: error[file/missing]: d.txt is not in x.',
    );
    expect(await refusal(() => converted({ 'd.ann': ANN }, { tokens: 'tkn/' }))).toBe(
      'tkn/d.tab: error[brat/no-table]: There is no token table tkn/d.tab.\n  help: create it with corefeval tokenize, or omit -t to get character spans',
    );
  });

  it('refuses CoNLL and tbf, whose first lines would be notes of brat', async () => {
    for (const content of [documentOf(['(1)']), '#BeginOfDocument d\n#EndOfDocument\n'])
      expect(await refusal(() => converted({ 'd.ann': content }))).toMatch(/^.*d\.ann.*: error\[/);
  });
});

describe('textPath', () => {
  it('is the text beside the annotation, by the name of the document or of the file', () => {
    const { files } = memoryShell({ 'd.txt': '', 'in/a.b.txt': '', 'texts/d.txt': '' }, MemoryStore);
    const found = (path: string, document: string, texts?: string) =>
      textPath({ path, document }, texts, files);
    expect(found('d.ann', 'd')).toBe('d.txt');
    expect(found('in/a.b.ann', 'a')).toBe('in/a.b.txt');
    expect(found('in/d.ann', 'd', 'texts')).toBe('texts/d.txt');
    expect(found('none.ann', 'none')).toBeUndefined();
    expect(found('-', 'd', 'texts')).toBeUndefined();
  });
});

describe('nuggets convert of brat', () => {
  const files = { 'd.ann': LINES, 'in/e.xyz': LINES, 'tkn/d.tok': '5\t0\t4\tdied\n', 'twin/d.ann': LINES };
  const place = () => new VerbPlace(registerNuggetsConvert, files);
  const tbf = (id: string, span = '0,4') =>
    `#BeginOfDocument ${id}\nbrat_conversion\t${id}\tE1\t${span}\tdied\tLife_Die\tActual\n#EndOfDocument\n`;

  it('reads directories and tables with other extensions and columns', async () => {
    const { done } = place();
    expect((await done('convert @in -f brat -e .xyz')).stdout).toBe(tbf('e'));
    const columns = '--token-extension .tok --offset-columns 2,3';
    expect((await done(`convert @d.ann -t @tkn ${columns}`)).stdout).toBe(tbf('d', '5'));
  });

  it('replaces an output with --force, its own without, and never an input', async () => {
    const { done, refused, at, read } = place();
    existingFile(at('out.tbf'), 'old');
    expect(await refused('convert @d.ann -o @out.tbf')).toContain('@out.tbf: error[output/exists]');
    await done('convert @d.ann -o @out.tbf --force');
    expect(read('out.tbf')).toBe(tbf('d'));
    expect(await refused('convert @d.ann -o @out.tbf')).toBeUndefined();
    expect(await refused('convert @d.ann -o @d.ann --force')).toContain('@d.ann: error[output/input]');
  });

  it.each([
    ['convert @in -f brat', 'No file of @in ends in .ann.\n  help: pass -e EXTENSION'],
    ['convert @d.ann @twin', '@twin/d.ann: error[output/same-name]'],
  ])('%s is refused', async (line, message) => {
    expect((await place().refused(line))?.slice(0, message.length)).toBe(message);
  });
});
