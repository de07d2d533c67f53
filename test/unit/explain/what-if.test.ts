/** What one mention or entity contributes, and what the scores would be if it were right. */
import { describe, expect, it } from 'vitest';
import { whatIfEntity, whatIfMention } from '../../../src/explain/index.ts';
import { standardMetrics } from '../../../src/metrics/index.ts';
import { whatIfText } from '../../../src/report/explain/text.ts';
import { pairOfSets } from '../../support/set-pairs.ts';
import { plainOptions, scoreOf, sets } from '../../support/sets.ts';

const pair = pairOfSets(sets('abc defg'), sets('ab cd fghi'));
const mention = (place: string) => whatIfMention(pair, place, standardMetrics, plainOptions);
const entity = (id: string) => whatIfEntity(pair, id, standardMetrics, plainOptions);

/** The scores if the response were another one, computed from scratch. */
function scoresFor(response: string): (number | null)[] {
  return standardMetrics.map((metric) => scoreOf(metric, sets('abc defg'), sets(response)).f1);
}
const rightScores = ({ changes }: ReturnType<typeof mention>) =>
  changes.slice(0, standardMetrics.length).map(({ right }) => right);

describe('a mention', () => {
  it.each([
    ['c', 'in a wrong entity goes to the one aligned with its own', 'abc d fghi'],
    ['e', 'that is missing is added', 'ab cd efghi'],
    ['h', 'that is spurious is removed', 'ab cd fgi'],
    ['d', 'goes to the large entity', 'ab c dfghi'],
  ])('%s, %s', (place, _, response) => {
    expect(rightScores(mention(place))).toEqual(
      scoresFor(response).map((x) => (x === null ? null : expect.closeTo(x, 12))),
    );
  });

  it('that is right changes nothing', () => {
    const { isRight, changes } = mention('a');
    expect(isRight).toBe(true);
    for (const { now, right } of changes) expect(right).toBe(now);
  });

  it('is found by its words, its tokens, and not by a wrong place', () => {
    expect(mention('2-2').subject).toBe('the mention "c"');
    expect(mention('2').subject).toBe('the mention "c"');
    expect(() => mention('99')).toThrow('There is no mention at "99".');
  });
});

describe('an entity', () => {
  it('of the key becomes exactly one response entity', () => {
    expect(rightScores(entity('k1'))).toEqual(
      scoresFor('abc d fghi').map((x) => expect.closeTo(x as number, 12)),
    );
    expect(rightScores(entity('K2'))).toEqual(
      scoresFor('ab c defg').map((x) => expect.closeTo(x as number, 12)),
    );
  });

  it('of the response gives its mentions back to their entities', () => {
    expect(rightScores(entity('r2'))).toEqual(
      scoresFor('abc dfghi').map((x) => expect.closeTo(x as number, 12)),
    );
  });

  it('that does not exist is refused with a list', () => {
    expect(() => entity('zz')).toThrow('There is no entity "zz" in document d.');
  });
});

it('prints the change of every metric', () => {
  const text = whatIfText(mention('e'));
  expect(text).toContain('The response does not have it.');
  expect(text).toMatch(/^MUC +40\.00 +54\.55 +\+14\.55$/m);
});
