import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isInput } from '../../../../src/cli/files/input-files.ts';
import { readBytes, readText, unpackedBytes } from '../../../../src/cli/files/read-text.ts';
import { refusal } from '../../../support/run-verb.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const TEXT = '\ufeffAé\r\n😀';

describe('readText', () => {
  it('changes nothing, so that offsets stay: neither the byte-order mark nor CRLF', async () => {
    const folder = temporaryFolder({ a: TEXT, empty: '' });
    expect(await readText(join(folder, 'a'))).toBe(TEXT);
    expect(await readText(join(folder, 'empty'))).toBe('');
  });

  it('unpacks an archive, which it knows by its first bytes and not by its name', async () => {
    const folder = temporaryFolder({ 'a.txt': gzipSync(TEXT) });
    expect(await readText(join(folder, 'a.txt'))).toBe(TEXT);
  });

  it('records the file as an input', async () => {
    const path = join(temporaryFolder({ a: 'x' }), 'a');
    await readText(path);
    expect(isInput(path)).toBe(true);
  });

  it('says why a file cannot be read', async () => {
    const folder = temporaryFolder({ 'latin.txt': new Uint8Array([0x61, 0xe9]) });
    const none = join(folder, 'none');
    expect(await refusal(() => readText(none))).toBe(
      `${none}: error[file/missing]: Cannot read ${none}: there is no such file.\n` +
        '  help: check the path; a pattern such as "dev/*.conll" must be quoted',
    );
    expect(await refusal(() => readText(folder))).toContain(`Cannot read ${folder}: it is a directory.`);
    expect(await refusal(() => readText(join(folder, 'latin.txt')))).toContain(
      'error[file/encoding]: The file is not UTF-8.',
    );
  });
});

describe('bytes', () => {
  it('are those of the file, or unpacked', async () => {
    const packed = gzipSync('abc');
    const path = join(temporaryFolder({ 'a.gz': packed }), 'a.gz');
    expect(Buffer.from(readBytes(path) ?? [])).toEqual(packed);
    expect(Buffer.from(await unpackedBytes(path)).toString()).toBe('abc');
  });

  it('are undefined for standard input and for a file that cannot be read', () => {
    expect(readBytes('-')).toBeUndefined();
    expect(readBytes(join(temporaryFolder(), 'none'))).toBeUndefined();
  });
});
