import { describe, expect, it } from 'vitest';
import { numberParameter } from '../../../src/core/parameter.ts';
import { twinsOf } from '../../../src/core/same-spans.ts';
import { alignPair } from '../../../src/evaluate/align-pair.ts';
import { settingsOf } from '../../../src/evaluate/settings.ts';
import { matcherParameters, matchers } from '../../../src/matching/index.ts';
import { configured, defineMatcher } from '../../../src/matching/matcher.ts';
import { UsageError } from '../../../src/problems/problem.ts';
import { collector, documentWith, entitiesOf } from '../../support/documents.ts';

const tolerance = numberParameter({
  name: 'tolerance',
  flag: 'near-tolerance',
  placeholder: 'tokens',
  meaning: 'how far the starts of two mentions may be apart',
  preset: 1,
  label: 'The tolerance',
  from: 0,
  to: 10,
});

/** Takes mentions for the same whose starts are near each other. */
const near = defineMatcher({
  id: 'near',
  summary: 'nearly the same start',
  parameters: [tolerance],
  same: twinsOf,
  weigh: ({ key, response }, options) => ({
    groups: [{ key: key.free, response: response.free }],
    isConnected: false,
    weigh: (one, other) => {
      const distance = Math.abs(key.document.mentions.starts[one] - response.document.mentions.starts[other]);
      return distance <= options.tolerance ? [1, 1 + distance] : undefined;
    },
  }),
  repeats: ({ mentions: { starts } }, options) => {
    const first = starts.map((start) =>
      starts.findIndex((other) => Math.abs(other - start) <= options.tolerance),
    );
    return first.every((index, i) => index === i) ? undefined : first;
  },
});

describe('a matcher', () => {
  it('receives the values of its parameters, or their defaults', () => {
    const key = documentWith([['a', '0', '4']]);
    const response = documentWith([['b', '2', '5']]);
    expect(configured(near, {}).match(key, response).twins).toEqual(Int32Array.of(-1, 1));
    expect(configured(near, { tolerance: 2 }).match(key, response).twins).toEqual(Int32Array.of(0, 1));
    expect(configured(near, { tolerance: 0 }).match(key, response).twins).toEqual(Int32Array.of(-1, -1));
  });

  it('refuses a value out of range', () => {
    expect(() => configured(near, { tolerance: 11 })).toThrow(UsageError);
  });

  it('decides which mentions of a side are the same, not only which are of both sides', () => {
    const { problems, report } = collector();
    const document = documentWith([['a', '0', '1', '5']]);
    const settings = { ...settingsOf(), matcher: configured(near, {}) };
    const { pair } = alignPair(document, document, settings, report);
    expect(entitiesOf(pair.key)).toEqual(entitiesOf(documentWith([['a', '0', '5']])));
    expect(problems.map(({ code }) => code)).toEqual(['mention/repeated', 'mention/repeated']);
    expect(entitiesOf(alignPair(document, document, settingsOf(), report).pair.key)).toEqual(
      entitiesOf(document),
    );
  });
});

describe('the registry of matchers', () => {
  it('has different ids, and declares each parameter once', () => {
    expect(new Set(matchers.map(({ id }) => id)).size).toBe(matchers.length);
    expect(new Set(matcherParameters.map(({ flag }) => flag)).size).toBe(matcherParameters.length);
  });

  it('holds matchers that find every mention of a document in itself, and no repeats among different spans', () => {
    const document = documentWith([
      ['a', '0', '1-2'],
      ['b', '4', '7'],
    ]);
    for (const matcher of matchers) {
      const ready = configured(matcher, {});
      expect(ready.match(document, document).twins).toEqual(Int32Array.of(0, 1, 2, 3));
      expect(ready.repeats(document)).toBeUndefined();
    }
  });
});
