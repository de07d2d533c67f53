import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteReader, ByteWriter } from '../../../src/page/bytes.ts';
import { runs } from '../../support/runs.ts';

function written(write: (writer: ByteWriter) => void): Uint8Array {
  const writer = new ByteWriter();
  write(writer);
  return writer.bytes();
}
const read = (write: (writer: ByteWriter) => void) => new ByteReader(written(write));

describe('ByteWriter', () => {
  it.each([
    [0, [0]],
    [127, [127]],
    [128, [0x80, 1]],
    [300, [0xac, 2]],
    [0xffffffff, [0xff, 0xff, 0xff, 0xff, 0x0f]],
  ])('writes %d as LEB128', (value, bytes) => {
    expect([...written((writer) => writer.number(value))]).toEqual(bytes);
    expect(read((writer) => writer.number(value)).number()).toBe(value);
  });

  it('writes negative numbers in zigzag, and lists as differences or from −1 on', () => {
    expect([...written((writer) => [0, -1, 1, -2].map((value) => writer.signed(value)))]).toEqual([
      0, 1, 2, 3,
    ]);
    expect([...written((writer) => writer.steps([5, 7, 6]))]).toEqual([3, 10, 4, 1]);
    expect([...written((writer) => writer.indices([-1, 0]))]).toEqual([2, 0, 1]);
  });

  it('counts the bytes of a text, and the characters of many', () => {
    expect([...written((writer) => writer.text('é'))]).toEqual([2, 0xc3, 0xa9]);
    expect([...written((writer) => writer.texts(['a', '', 'é']))]).toEqual([3, 1, 0, 1, 3, 97, 0xc3, 0xa9]);
  });
});

describe('ByteReader', () => {
  it('reads one after the other what was written, and what is left', () => {
    const reader = read((writer) => {
      writer.text('漢字 \u{1f600}');
      writer.texts([]);
      writer.steps([-3, 2_000_000, 0]);
      writer.indices([-1, 99]);
      writer.number(9);
    });
    expect(reader.text()).toBe('漢字 \u{1f600}');
    expect(reader.texts()).toEqual([]);
    expect([...reader.steps()]).toEqual([-3, 2_000_000, 0]);
    expect([...reader.indices()]).toEqual([-1, 99]);
    expect([...reader.rest()]).toEqual([9]);
  });

  it('reads any lists and texts, also those that outgrow the first buffer', () => {
    const numbers = fc.array(fc.integer({ min: -(2 ** 30), max: 2 ** 30 - 1 }));
    fc.assert(
      fc.property(
        numbers,
        fc.array(fc.string({ unit: 'grapheme' })),
        fc.nat(3000),
        (steps, texts, length) => {
          const reader = read((writer) => {
            writer.steps(steps);
            writer.texts(texts);
            writer.list(new Uint8Array(length).fill(200));
          });
          expect([...reader.steps()]).toEqual(steps);
          expect(reader.texts()).toEqual(texts);
          expect(reader.list().join()).toBe(new Int32Array(length).fill(200).join());
          expect(reader.rest().length).toBe(0);
        },
      ),
      { numRuns: runs(50) },
    );
  });
});
