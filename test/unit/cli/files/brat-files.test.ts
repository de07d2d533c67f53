import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type BratFileOptions, bratFileToTbf, textPath } from '../../../../src/cli/files/brat-files.ts';
import { writeTbf } from '../../../../src/formats/tbf/write.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { documentOf } from '../../../support/conll.ts';
import { refusal } from '../../../support/run-verb.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const ANN =
  'T1\tLife_Die 2 6\tdied\nE1\tLife_Die:T1\nA1\tRealis E1 Actual\nT2\tPerson 0 1\t😀\n#1\tAnnotatorNotes T1\tx\n';
const TEXT = '😀 died'; // the code units of the word are 3 to 7

const options = (changes: Partial<BratFileOptions> = {}): BratFileOptions => ({
  ...{ system: 'sys', keepSameSpan: false, texts: undefined, tables: undefined },
  ...{ tableExtension: '.tab', offsetColumns: [2, 3], tableOffsets: 'utf16', ...changes },
});

async function converted(
  files: Record<string, string>,
  changes: (folder: string) => Partial<BratFileOptions> = () => ({}),
) {
  const folder = temporaryFolder(files);
  const { report, problems } = collectProblems();
  const file = { path: join(folder, 'd.ann'), document: 'd' };
  const { tbf, notConverted } = await bratFileToTbf(file, options(changes(folder)), report);
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
    const { text } = await converted(files, (folder) => ({ tables: join(folder, 'tkn') }));
    expect(text).toContain('\tE1\t8\tdied\t');
  });

  it('checks the annotation against the text beside it', async () => {
    expect((await converted({ 'd.ann': ANN, 'd.txt': '😀 lived' })).codes).toEqual(['brat/text-differs']);
  });

  it('needs the text and the table where their directories are given', async () => {
    const text = await refusal(() => converted({ 'd.ann': ANN }, (folder) => ({ texts: join(folder, 'x') })));
    expect(text).toMatch(/d\.ann: error\[file\/missing\]: d\.txt is not in .*x\.$/);
    const table = await refusal(() => converted({ 'd.ann': ANN }, (folder) => ({ tables: folder })));
    expect(table).toMatch(
      /error\[brat\/no-table\]: There is no token table .*d\.tab\.\n {2}help: create it with corefeval tokenize, or omit -t to get character spans$/,
    );
  });

  it('refuses CoNLL and tbf, whose first lines would be notes of brat', async () => {
    for (const content of [documentOf(['(1)']), '#BeginOfDocument d\n#EndOfDocument\n'])
      expect(await refusal(() => converted({ 'd.ann': content }))).toMatch(/^.*d\.ann.*: error\[/);
  });
});

describe('textPath', () => {
  it('is the text beside the annotation, by the name of the document or of the file', () => {
    const folder = temporaryFolder({ 'd.txt': '', 'a.b.txt': '', 'texts/d.txt': '' });
    const at = (name: string) => join(folder, name);
    expect(textPath({ path: at('d.ann'), document: 'd' }, undefined)).toBe(at('d.txt'));
    expect(textPath({ path: at('a.b.ann'), document: 'a' }, undefined)).toBe(at('a.b.txt'));
    expect(textPath({ path: at('d.ann'), document: 'd' }, at('texts'))).toBe(at('texts/d.txt'));
    expect(textPath({ path: at('none.ann'), document: 'none' }, undefined)).toBeUndefined();
    expect(textPath({ path: '-', document: 'd' }, folder)).toBeUndefined();
  });
});
