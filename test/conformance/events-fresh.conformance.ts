import { describe, expect, it } from 'vitest';
import { compareFreshCase, freshCases, freshEvents } from '../support/fresh-events.ts';
import { freshNumbers } from '../support/fresh-profiles.ts';

describe.each(['dev.jsonl', 'cli.jsonl'])('evmeval on the recorded runs of %s', (file) => {
  const cases = freshCases(new URL(file, freshEvents));
  it.each(cases.map((recorded) => [recorded.id, recorded] as const))('%s', (_, recorded) => {
    const { got, wanted } = compareFreshCase(recorded);
    expect(got).toEqual(wanted);
  });
});

describe('nuggets score by profile on the recorded runs that end well', () => {
  const cases = freshCases(new URL('dev.jsonl', freshEvents)).filter(({ exit }) => exit === 0);
  const numbers = cases.map((recorded) => ({ recorded, compared: freshNumbers(recorded) }));

  it.each([
    ['1.8', 110],
    ['1.6', 12],
  ])('takes most files of release %s', (release, least) => {
    const taken = numbers.filter(({ recorded, compared }) => recorded.release === release && compared);
    expect(taken.length).toBeGreaterThan(least);
  });

  it.each(numbers.flatMap(({ recorded, compared }) => (compared ? [[recorded.id, compared] as const] : [])))(
    '%s',
    (_, { got, wanted }) => {
      expect(got).toEqual(wanted);
    },
  );
});
