import { describe, expect, it } from 'vitest';
import { isZip, zipEntries } from '../../../../src/corpus/archives/zip.ts';
import { MemoryStore } from '../../../../src/corpus/shell.ts';
import { InputError } from '../../../../src/problems/problem.ts';
import { zipOf } from '../../../support/archives.ts';

const listed = (bytes: Uint8Array) =>
  [...zipEntries(new MemoryStore('a.zip', bytes))].map(({ name, range, unreadable }) => {
    const [start, end] = range();
    return [name, end - start, unreadable];
  });

function messageOf(bytes: Uint8Array): string {
  try {
    listed(bytes);
    return '';
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return error.problems[0].message;
  }
}

const A = { name: 'a.txt', content: 'Tom', stored: true };

describe('zipEntries', () => {
  it.each([
    ['as most programs write it', zipOf([A])],
    ['with a comment that looks like an end record', zipOf([A], { comment: 'PK\x05\x06'.padEnd(40) })],
    ['with sizes after the content', zipOf([{ ...A, descriptor: true }])],
    ['with 64-bit sizes', zipOf([{ ...A, wide: true }], { wide: true })],
    ['with something before it', zipOf([A], { prefix: '#!/bin/sh\n' })],
  ])('lists the files of an archive %s', (_, bytes) => {
    expect(listed(bytes)).toEqual([['a.txt', 3, undefined]]);
  });

  it('says which files cannot be unpacked', () => {
    const files = [
      { ...A, flags: 1 },
      { ...A, method: 12 },
      { ...A, method: 77 },
    ];
    expect(listed(zipOf(files)).map(([, , why]) => why)).toEqual([
      'it is encrypted',
      'it is compressed with bzip2',
      'it is compressed with method 77',
    ]);
  });

  it('reports archives that are cut off or damaged', () => {
    const bytes = zipOf([A]);
    expect(messageOf(bytes.subarray(0, -1))).toBe(
      'The archive is damaged: its directory is missing, so it was cut off or is no ZIP archive.',
    );
    const [moved, other] = [Buffer.from(bytes), Buffer.from(bytes)];
    moved.writeUInt32LE(9999, bytes.length - 6);
    expect(messageOf(moved)).toBe('The archive is damaged: its directory is not where it should be.');
    other.writeUInt16LE(2, bytes.length - 12);
    expect(messageOf(other)).toBe('The archive is damaged: its directory ends too early.');
    expect(messageOf(Buffer.concat([Buffer.from('XX'), bytes.subarray(2)]))).toBe(
      'The archive is damaged: "a.txt" is not where the directory says.',
    );
  });
});

it('isZip knows an archive by its first bytes', () => {
  expect([isZip(zipOf([A])), isZip(zipOf([])), isZip(Buffer.from('PKW'))]).toEqual([true, true, false]);
});
