import { describe, expect, it } from 'vitest';
import { reportNotConverted } from '../../../../../src/verbs/nuggets/convert/not-converted.ts';
import { collectProblems } from '../../../../support/collect-problems.ts';

function reported(...files: [kind: string, count: number][][]): string {
  const { report, shown } = collectProblems();
  reportNotConverted(
    'brat/not-converted',
    files.map((counts) => new Map(counts)),
    report,
  );
  return shown();
}

describe('reportNotConverted', () => {
  it('adds up the kinds over all files, in the order in which they appear', () => {
    expect(
      reported(
        [['notes', 2]],
        [],
        [
          ['entities', 1],
          ['notes', 3],
          ['__proto__', 1],
        ],
      ),
    ).toMatch(
      /^\w+\[brat\/not-converted\]: Not converted, in 2 files: notes \(5\), entities \(1\), __proto__ \(1\)\.\n {2}help: the output format cannot represent them$/,
    );
  });

  it('uses the singular for one file', () => {
    expect(reported([['notes', 1]])).toContain('Not converted, in 1 file: notes (1).');
  });

  it('says nothing if all was converted', () => {
    expect(reported([], [])).toBe('');
    expect(reported()).toBe('');
  });
});
