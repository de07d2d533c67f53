import { describe, expect, it } from 'vitest';
import { CellPieces, isNone, isNumericCell } from '../../../../src/formats/conll/cell.ts';
import { bytesOf } from '../../../support/conll.ts';

const KINDS = ['single', 'open', 'close', 'bare'];

function itemsOf(text: string): string[] {
  const cell = new CellPieces();
  const bytes = bytesOf(text);
  cell.parse(bytes, 0, bytes.length);
  return Array.from(
    { length: cell.length },
    (_, i) => `${KINDS[cell.kind[i]]} ${text.slice(cell.starts[i], cell.ends[i])}`,
  );
}

describe('a coreference cell', () => {
  it.each([
    ['(1)', ['single 1']],
    ['(1', ['open 1']],
    ['1)', ['close 1']],
    ['1', ['bare 1']],
    ['(1|2)|(3)', ['open 1', 'close 2', 'single 3']],
    ['(19)11)14)', ['single 19', 'close 11', 'close 14']],
    ['(animal-120)place-118)', ['single animal-120', 'close place-118']],
    ['(1(2)3)', ['open 1', 'single 2', 'close 3']],
    ['((1', ['open ', 'open 1']],
    ['1))', ['close 1', 'close ']],
    ['()', ['single ']],
    ['(', ['open ']],
    [')', ['close ']],
    ['(|)', ['open ', 'close ']],
    ['|', []],
    ['(1 2)', ['open 1', 'close 2']],
    ['(a.b:c#7)', ['single a.b:c#7']],
  ])('%s', (text, items) => expect(itemsOf(text)).toEqual(items));

  it('is refilled without leftovers', () => {
    const cell = new CellPieces();
    const bytes = bytesOf('(1)|(2)|(3)');
    cell.parse(bytes, 0, bytes.length);
    cell.parse(bytes, 4, 7);
    expect([cell.length, cell.starts[0], cell.ends[0]]).toEqual([1, 5, 6]);
  });

  it.each(['-', '_', '*', ''])('says nothing: %j', (text) => {
    expect(isNone(bytesOf(text), 0, text.length)).toBe(true);
  });

  it.each(['--', '1', '(', '-1', '**'])('says something: %j', (text) => {
    expect(isNone(bytesOf(text), 0, text.length)).toBe(false);
  });

  it.each([
    ['(1)', true],
    ['(1|2)', true],
    ['12)', true],
    ['12', false],
    ['(a)', false],
    ['', false],
    ['(1+2)', false],
  ])('has numeric ids: %s, %s', (text, numeric) => {
    expect(isNumericCell(bytesOf(text), 0, text.length)).toBe(numeric);
  });
});
