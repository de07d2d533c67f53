/** Names come from files: in no kind of output do they become a formula. */
import { describe, expect, it } from 'vitest';
import { comma, separated, tab } from '../../../../src/report/table/separated.ts';

describe('a cell', () => {
  const cell = (value: string | number, raw = false) =>
    separated(['head'], [[value]], comma, { raw }).slice('head\n'.length, -1);

  it.each(['=1', '+1', '-1', '@x', '-', ' =1', '\uff1d1', '\uff0b1', '\uff0d1', '\uff201'])(
    'that begins like a formula becomes a text: %s',
    (text) => {
      expect(cell(text)).toBe(`'${text}`);
      expect(cell(text, true)).toBe(text);
    },
  );

  it('with white space before a formula is a text in TSV too', () => {
    expect(separated(['head'], [['\t=1'], ['\n@x'], ['\tx']], tab)).toBe("head\n' =1\n' @x\n' x\n");
  });

  it.each(['a=1', "'=1", 'x-y', '(=1); part 000', ''])('of any other text is as it is: "%s"', (text) => {
    expect(cell(text)).toBe(text);
  });

  it('of a number is a number', () => {
    expect(cell(-1)).toBe('-1');
  });

  it('holds no control character but line breaks', () => {
    expect(cell('a\x1b[31m\x9bb\nc')).toBe('"a\ufffd[31m\ufffdb\nc"');
    expect(cell('a\rb')).toBe('a\ufffdb');
    expect(cell('a\x1bb', true)).toBe('a\x1bb');
  });
});
