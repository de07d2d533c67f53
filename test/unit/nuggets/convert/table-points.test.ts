import { describe, expect, it } from 'vitest';
import { tablePoints } from '../../../../src/nuggets/convert/table-points.ts';
import { tableOf } from '../../../support/nuggets.ts';

describe('tablePoints', () => {
  const wide = tableOf('a 😀 b');

  it('converts by the text, where the table counts code units', () => {
    const points = tablePoints(wide, 'a 😀 b', 'utf16', 'd');
    expect([points?.fromUnits(5), points?.toUnits(4)]).toEqual([4, 5]);
  });

  it('is not needed for code points, nor for a table without wide characters', () => {
    expect(tablePoints(wide, 'a 😀 b', 'code-points', 'd')).toBeUndefined();
    expect(tablePoints(tableOf('a é'), undefined, 'utf16', 'd')).toBeUndefined();
  });

  it('refuses wide characters without the text', () => {
    expect(() => tablePoints(wide, undefined, 'utf16', 'd')).toThrow(
      'Token "t1" of document "d" has a character beyond U+FFFF, after which the table and brat count differently.',
    );
  });
});
