import { describe, expect, it, vi } from 'vitest';
import { freshEngine, theEngine } from '../../../../src/engine/engine.ts';
import { EngineMemoryError } from '../../../../src/engine/engine-error.ts';
import { PlainConll } from '../../../../src/formats/conll/plain-conll.ts';
import { inMemory } from '../../../../src/formats/conll/read.ts';
import { bytesOf } from '../../../support/conll.ts';

/** A document of lines without its header. */
const lines = (...cells: string[]) =>
  `${cells.map((cell, i) => `d\t0\t${i}\tw${i}\tNN\t${cell}\n`).join('')}#end document\n`;

describe('a document is scanned', () => {
  it('to columns, labels, sentences and a digest', () => {
    const text = lines('(7', '7)|(3)', '-');
    expect(new PlainConll(inMemory(bytesOf(text))).scan(0, 5)).toEqual({
      columns: Int32Array.of(1, 0, 2, 2, 1, 0, 7, 7),
      entities: ['7', '3'],
      sentences: Int32Array.of(0),
      tokens: { length: 3, digest: expect.any(Number) },
      tabbed: true,
      end: text.length,
      line: 9,
    });
  });

  it('with more mentions, entities, open mentions and sentences than there is room for at first', () => {
    const count = 700;
    const cells = Array.from({ length: count }, (_, i) => [
      `(${i}|(${count + i})`,
      Array.from({ length: i % 40 === 39 ? 40 : 0 }, (_, k) => `${i - k})`).join('|') || '-',
    ]);
    const text = lines(...cells.flat()).replaceAll('\t-\n', '\t-\n\n');
    const closed = count - (count % 40);
    const open = Array.from({ length: count % 40 }, (_, k) => `${closed + k})`).join('|');
    const whole = text.replace('#end', `d\t0\t9\tlast\tNN\t${open}\n#end`);
    const scan = new PlainConll(inMemory(bytesOf(whole)), 1000).scan(0, 1);
    expect(scan?.columns).toHaveLength(4 * 2 * count);
    expect(scan?.entities).toHaveLength(2 * count);
    expect(scan?.sentences.length).toBeGreaterThan(600);
    expect(scan).toEqual(new PlainConll(inMemory(bytesOf(whole))).scan(0, 1));
  });

  it('unless it is not plain, or does not end', () => {
    const scanOf = (text: string) => new PlainConll(inMemory(bytesOf(text)), 64).scan(0, 1);
    expect(scanOf(lines('(x)'))).toBeUndefined();
    expect(scanOf(lines('(1'))).toBeUndefined();
    expect(scanOf(lines('(1)').replace('#end document\n', ''))).toBeUndefined();
    expect(scanOf(lines('(1)').slice(0, -1))?.entities).toEqual(['1']);
    expect(scanOf('')).toBeUndefined();
  });

  it('again after other tasks have used the memory', () => {
    const plain = new PlainConll(inMemory(bytesOf(lines('(1)'))));
    const scan = plain.scan(0, 1);
    const engine = freshEngine();
    engine.put(new Int32Array(1000).fill(-1));
    expect(plain.scan(0, 1)).toEqual(scan);
  });

  it('not where the engine has no memory for it; ids that were seen are forgotten', () => {
    const plain = new PlainConll(inMemory(bytesOf(lines('(1)', '(2)'))), 32);
    const broken = vi.spyOn(theEngine(), 'result').mockImplementation(() => {
      throw new EngineMemoryError(1);
    });
    expect(plain.scan(0, 1)).toBeUndefined();
    broken.mockRestore();
    expect(new PlainConll(inMemory(bytesOf(lines('(2)', '(1)')))).scan(0, 1)?.entities).toEqual(['2', '1']);
  });
});

it('bytes are read straight into the memory of the engine where a file can', () => {
  const bytes = bytesOf(lines('(1)'));
  const readInto = vi.fn((target: Uint8Array, start: number) =>
    target.set(bytes.subarray(start, start + target.length)),
  );
  const plain = new PlainConll({ ...inMemory(bytes), readInto });
  expect(plain.bytesFrom(2, 3)[0]).toBe(bytes[2]);
  expect(plain.scan(0, 1)?.tokens.length).toBe(1);
  expect(readInto).toHaveBeenCalledTimes(2);
});
