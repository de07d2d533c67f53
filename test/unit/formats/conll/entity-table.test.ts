import { describe, expect, it } from 'vitest';
import { EntityTable } from '../../../../src/formats/conll/entity-table.ts';
import { bytesOf } from '../../../support/conll.ts';

/** A table over labels that are separated by blanks, and the range of each label. */
function tableOf(bytes: Uint8Array) {
  const ranges: [number, number][] = [];
  for (let start = 0, end = 0; start <= bytes.length; start = end + 1) {
    end = bytes.indexOf(32, start);
    if (end < 0) end = bytes.length;
    ranges.push([start, end]);
  }
  return { table: new EntityTable(bytes), ranges };
}

describe('EntityTable', () => {
  it('numbers labels in order of appearance', () => {
    const { table, ranges } = tableOf(bytesOf('12 3 12 e1 __proto__ 3 e1'));
    expect(ranges.map(([from, to]) => table.index(from, to))).toEqual([0, 1, 0, 2, 3, 1, 2]);
    expect(table.labels()).toEqual(['12', '3', 'e1', '__proto__']);
  });

  it('keeps labels apart that are equal as numbers', () => {
    const labels = ['1', '01', '0', '00', '1.0', '+1', '999999999', '0999999999', '9999999999', '٣'];
    const { table, ranges } = tableOf(bytesOf(labels.join(' ')));
    expect(ranges.map(([from, to]) => table.index(from, to))).toEqual([...labels.keys()]);
    expect(table.labels()).toEqual(labels);
  });

  it('keeps labels apart that differ in bytes that are not UTF-8', () => {
    const { table, ranges } = tableOf(Uint8Array.of(0xff, 32, 0xfe, 32, 0xff));
    expect(ranges.map(([from, to]) => table.index(from, to))).toEqual([0, 1, 0]);
  });

  it('knows a label without adding it', () => {
    const { table, ranges } = tableOf(bytesOf('7 x 8 constructor'));
    table.index(...ranges[0]);
    table.index(...ranges[1]);
    expect(ranges.map(([from, to]) => table.known(from, to))).toEqual([0, 1, -1, -1]);
    expect(table.labels()).toEqual(['7', 'x']);
  });
});
