import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { nodeShell } from '../../../../src/cli/node-shell.ts';
import type { Report } from '../../../../src/problems/problem.ts';
import { readTypeList } from '../../../../src/verbs/nuggets/type-list.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { refusal } from '../../../support/run-verb.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

async function listOf(content: string | Uint8Array, normal = (type: string) => type) {
  const { report, problems } = collectProblems();
  const path = join(temporaryFolder({ list: content }), 'list');
  return { types: await readList(path, normal, report), messages: problems.map(({ message }) => message) };
}
const readList = (path: string, normal: (type: string) => string, report: Report) =>
  readTypeList(path, nodeShell.files, normal, report);
const utf16 = (text: string, mark = true) => Buffer.from(mark ? `\ufeff${text}` : text, 'utf16le');

describe('readTypeList', () => {
  it('has one type per line, in the form in which types are compared', async () => {
    const { types, messages } = await listOf('Life_Die\nLIFE_Injure\r\n\n', (type) => type.toLowerCase());
    expect([types, messages]).toEqual([['life_die', 'life_injure'], []]);
  });

  it.each([
    ['UTF-16 with a byte-order mark', utf16('Life_Die\n'), 'read as utf-16le'],
    ['UTF-16 without one', utf16('Life_Die\n', false), 'read as utf-16le'],
    ['UTF-16 in the other order', utf16('Life_Die\n').swap16(), 'read as utf-16be'],
    ['an archive', gzipSync('Life_Die\n'), 'a gzip archive'],
    ['an archive of UTF-16', gzipSync(utf16('Life_Die\n')), 'a gzip archive, read as utf-16le'],
  ])('reads %s, with a warning', async (_, bytes, how) => {
    expect(await listOf(bytes)).toEqual({
      types: ['Life_Die'],
      messages: [`The type list is ${how}.`],
    });
  });

  it('reads what is not UTF-8 as Latin-1', async () => {
    expect(await listOf(new Uint8Array([0x41, 0xe9]))).toEqual({
      types: ['Aé'],
      messages: ['The type list is read as latin1.'],
    });
  });

  it('refuses a list without types, and one that is not there', async () => {
    const path = join(temporaryFolder({ list: '\n \n' }), 'list');
    expect(await refusal(() => readList(path, String, () => {}))).toBe(
      `${path}: error[file/empty]: The type list contains no type.\n  help: write one type per line`,
    );
    expect(await refusal(() => readList(`${path}-none`, String, () => {}))).toContain(
      'there is no such file',
    );
  });
});
