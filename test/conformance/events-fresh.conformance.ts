import { describe, expect, it } from 'vitest';
import { compareFreshCase, freshCases, freshEvents } from '../support/fresh-events.ts';
import { freshNumbers } from '../support/fresh-profiles.ts';

/** Help is worded differently here (docs/parity-events.md). */
const help = ['cli-03', 'cli-04'];

/** `-o` and `-c` name the same file, and the mixture of both outputs depends on the path of the Perl module. */
const shared = 'cli-82';
const SURE = 500;

describe.each(['dev.jsonl', 'cli.jsonl'])('evmeval on the recorded runs of %s', (file) => {
  const cases = freshCases(new URL(file, freshEvents));
  it.each(cases.map((recorded) => [recorded.id, recorded] as const))('%s', (id, recorded) => {
    const { got, wanted } = compareFreshCase(recorded);
    const end = ({ outputs = {}, ...rest }: typeof got) => ({ ...rest, end: outputs.r.slice(-SURE) });
    if (help.includes(id))
      expect({ ...got, log: got.log?.slice(0, 6) }).toEqual({ ...wanted, log: 'usage:' });
    else if (id === shared) expect(end(got)).toEqual(end(wanted));
    else expect(got).toEqual(wanted);
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
