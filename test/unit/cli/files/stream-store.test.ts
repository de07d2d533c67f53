import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { streamStore } from '../../../../src/cli/files/stream-store.ts';
import { refusal } from '../../../support/run-verb.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

async function textOf(content: string | Uint8Array, maxSize = 1e6): Promise<string> {
  const store = await streamStore(join(temporaryFolder({ a: content }), 'a'), maxSize);
  return Buffer.from(store.read(0, store.size)).toString();
}

const long = 'line\n'.repeat(40_000); // more than one chunk of a stream

/** The last eight bytes of an archive are the checksum and the length. */
const wrongChecksum = (bytes: Uint8Array) => bytes.fill(0, bytes.length - 8, bytes.length - 4);

describe('streamStore', () => {
  it('keeps a stream as it is, whatever its size: the limit is for archives', async () => {
    expect(await textOf('')).toBe('');
    expect(await textOf(long, 1)).toBe(long);
  });

  it('unpacks an archive, also one of several parts', async () => {
    expect(await textOf(gzipSync(long))).toBe(long);
    expect(await textOf(Buffer.concat([gzipSync('a'), gzipSync(''), gzipSync('b')]))).toBe('ab');
    expect(await textOf(gzipSync(''))).toBe('');
  });

  it('has the name of the file, and no path: its bytes are in memory', async () => {
    const path = join(temporaryFolder({ 'a.gz': gzipSync('a') }), 'a.gz');
    const { name, path: shared, size } = await streamStore(path, 10);
    expect([name, shared, size]).toEqual([path, undefined, 1]);
  });

  it('refuses an archive that expands beyond the limit, by one byte too', async () => {
    expect(await textOf(gzipSync('abc'), 3)).toBe('abc');
    const path = join(temporaryFolder({ 'a.gz': gzipSync('abcd') }), 'a.gz');
    expect(await refusal(() => streamStore(path, 3))).toBe(
      `${path}: error[file/too-large]: The archive expands to more than 3 bytes.\n` +
        '  expected: an archive that expands to no more than --max-size\n' +
        '  help: if the archive can be trusted, raise the limit, as in --max-size 50G, or unpack it first',
    );
  });

  it.each([
    ['cut off', gzipSync(long).subarray(0, -20)],
    ['changed', gzipSync(long).fill(0xff, 100, 110)],
    ['with a wrong checksum', wrongChecksum(gzipSync('abc'))],
  ])('refuses an archive that is %s', async (_, bytes) => {
    const path = join(temporaryFolder({ 'a.gz': bytes }), 'a.gz');
    expect(await refusal(() => streamStore(path, 1e6))).toMatch(
      /^.*a\.gz: error\[file\/damaged\]: The archive is damaged: .+\.\n {2}help: check it with gzip -t, or unpack it again from its source$/,
    );
  });
});
