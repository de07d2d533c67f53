import { describe, expect, it } from 'vitest';
import { compareFreshCase, familyOf, freshCases } from '../support/fresh-events.ts';
import { freshNumbers } from '../support/fresh-profiles.ts';

const cases = freshCases(new URL('../fixtures/events/fresh.jsonl', import.meta.url));

describe('evmeval on generated cases and unusual command lines of both releases', () => {
  it('has cases of all families', () => {
    expect(cases).toHaveLength(60);
    expect(new Set(cases.map(familyOf)).size).toBe(22);
  });

  it.each(cases.map((recorded) => [recorded.id, recorded] as const))('%s', (_, recorded) => {
    const { got, wanted } = compareFreshCase(recorded);
    expect(got).toEqual(wanted);
  });
});

describe('nuggets score by profile on those that are well-formed', () => {
  const numbers = cases
    .filter(({ id, exit }) => exit === 0 && !id.startsWith('cli'))
    .flatMap((recorded) => {
      const compared = freshNumbers(recorded);
      return compared ? [[recorded.id, compared] as const] : [];
    });

  it.each(numbers)('%s', (_, { got, wanted }) => {
    expect(numbers.length).toBeGreaterThan(10);
    expect(got).toEqual(wanted);
  });
});
