import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isInput } from '../../../src/cli/files/input-files.ts';
import { nodeShell } from '../../../src/cli/node-shell.ts';
import { readSource } from '../../../src/verbs/text-source.ts';
import { refusal } from '../../support/run-verb.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const TEXT = '\ufeffAé\r\n😀';
const read = (path: string) => readSource(path, nodeShell.files);

describe('readSource', () => {
  it('changes nothing, so that offsets stay: neither the byte-order mark nor CRLF', async () => {
    const folder = temporaryFolder({ a: TEXT, empty: '' });
    const path = join(folder, 'a');
    expect(await read(path)).toEqual({ name: path, text: TEXT });
    expect((await read(join(folder, 'empty'))).text).toBe('');
  });

  it('unpacks an archive, which it knows by its first bytes and not by its name', async () => {
    const folder = temporaryFolder({ 'a.txt': gzipSync(TEXT) });
    expect((await read(join(folder, 'a.txt'))).text).toBe(TEXT);
  });

  it('records the file as an input', async () => {
    const path = join(temporaryFolder({ a: 'x' }), 'a');
    await read(path);
    expect(isInput(path)).toBe(true);
  });

  it('says why a file cannot be read', async () => {
    const folder = temporaryFolder({ 'latin.txt': new Uint8Array([0x61, 0xe9]) });
    const none = join(folder, 'none');
    expect(await refusal(() => read(none))).toBe(
      `${none}: error[file/missing]: Cannot read ${none}: there is no such file.\n` +
        '  help: check the path; a pattern such as "dev/*.conll" must be quoted',
    );
    expect(await refusal(() => read(folder))).toContain(`Cannot read ${folder}: it is a directory.`);
    expect(await refusal(() => read(join(folder, 'latin.txt')))).toContain(
      'error[file/encoding]: The file is not UTF-8.',
    );
  });
});
