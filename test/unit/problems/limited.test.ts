import { describe, expect, it } from 'vitest';
import { limited } from '../../../src/problems/limited.ts';
import { collector } from '../../support/documents.ts';
import { unopened, warning } from '../../support/example-problems.ts';

describe('a limited report', () => {
  it('builds the first twenty of a code, and one more for the rest', () => {
    const { problems, report } = collector();
    const take = limited(report);
    let built = 0;
    for (let i = 0; i < 50; i++) {
      take('document/extra', () => {
        built++;
        return warning;
      });
    }
    take('conll/unopened', () => unopened);
    take.finish((code, count) => ({ ...warning, code, message: `${count} more` }));
    expect(built).toBe(20);
    expect(problems.map(({ message }) => message).slice(19)).toEqual([
      warning.message,
      unopened.message,
      '30 more',
    ]);
  });
});
