import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { crc32, RangeStore, unpackEntry } from '../../../../src/corpus/archives/unpack.ts';
import { type ByteStore, MemoryStore } from '../../../../src/corpus/shell.ts';
import { InputError } from '../../../../src/problems/problem.ts';

const archive = (bytes: Uint8Array) => new MemoryStore('a.zip', bytes);
const tooLarge = () => new InputError([]);
const textOf = (store: ByteStore) => Buffer.from(store.read(0, store.size + 9)).toString();

it('unpacks what is deflated, in pieces', async () => {
  const text = 'Tom saw Ann. '.repeat(200_000);
  const packed = deflateRawSync(text);
  const crc = crc32(archive(Buffer.from(text)));
  const entry = { name: 'a', deflated: true, range: () => [0, packed.length] as const, crc };
  const store = await unpackEntry(archive(packed), entry, 'a.zip/a', 1e9, tooLarge);
  expect([store.name, store.isUnpacked, textOf(store) === text]).toEqual(['a.zip/a', true, true]);
  await expect(unpackEntry(archive(packed), entry, 'a', text.length - 1, tooLarge)).rejects.toThrow(
    InputError,
  );
});

it('reads what is stored without a copy, and not more than the limit', async () => {
  const entry = { name: 'a', range: () => [1, 4] as const };
  const store = await unpackEntry(archive(Buffer.from('xTomy')), entry, 'a', 3, tooLarge);
  expect([store.size, textOf(store)]).toEqual([3, 'Tom']);
  await expect(unpackEntry(archive(Buffer.from('xTomy')), entry, 'a', 2, tooLarge)).rejects.toThrow(
    InputError,
  );
});

it('reports damage, and what it cannot unpack', async () => {
  const packed = deflateRawSync('Tom saw Ann');
  const of = (range: readonly [number, number], more = {}) =>
    unpackEntry(
      archive(packed),
      { name: 'a', deflated: true, range: () => range, ...more },
      'a.zip/a',
      99,
      tooLarge,
    );
  await expect(of([0, packed.length - 4])).rejects.toThrow('The archive is damaged');
  await expect(of([0, packed.length], { crc: 1 })).rejects.toThrow(
    'does not have the checksum of the directory',
  );
  await expect(of([0, packed.length], { unreadable: 'it is encrypted' })).rejects.toThrow(
    'The file of the archive cannot be unpacked here: it is encrypted.',
  );
});

it('RangeStore is a part of a store', () => {
  const store = new RangeStore('r', archive(Buffer.from('Tom saw')), [4, 7]);
  expect([store.read(0, 99), store.read(5, 9)].map((bytes) => Buffer.from(bytes).toString())).toEqual([
    'saw',
    '',
  ]);
});
