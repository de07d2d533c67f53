/** The laws of matchers, with their default parameters. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstOfSpan } from '../../src/core/same-spans.ts';
import { matchers } from '../../src/matching/index.ts';
import { configured } from '../../src/matching/matcher.ts';
import { documentArbitrary } from '../support/document-arbitraries.ts';
import { runs } from '../support/runs.ts';

const withRepeats = documentArbitrary('gaps', 'heads');
/** Documents in which each span occurs once. */
const documents = withRepeats.map((document) => {
  const indices = [...document.mentions].map((_, i) => i);
  const first = firstOfSpan(document.mentions) ?? indices;
  return { ...document, mentions: document.mentions.pick(indices.filter((i) => first[i] === i)) };
});

describe.each(matchers.map((matcher) => [matcher.id, configured(matcher, {})] as const))(
  '%s',
  (_, matcher) => {
    it('matches every mention with itself', () =>
      fc.assert(
        fc.property(documents, (document) => {
          const found = [...matcher.match(document, document)];
          expect(found).toEqual(found.map((_index, i) => i));
          expect(found.length).toBe(document.mentions.length);
        }),
        { numRuns: runs(200) },
      ));

    it('matches one to one', () =>
      fc.assert(
        fc.property(documents, documents, (key, response) => {
          const found = [...matcher.match(key, response)];
          expect(found.length).toBe(response.mentions.length);
          const partners = found.filter((index) => index >= 0);
          expect(new Set(partners).size).toBe(partners.length);
          for (const index of partners) expect(index).toBeLessThan(key.mentions.length);
        }),
        { numRuns: runs(200) },
      ));

    it('has repeats of equal spans, and none of different ones', () =>
      fc.assert(
        fc.property(withRepeats, ({ mentions }) => {
          const all = [...mentions].map((_mention, i) => i);
          expect([...(matcher.repeats(mentions) ?? all)]).toEqual([...(firstOfSpan(mentions) ?? all)]);
        }),
        { numRuns: runs(200) },
      ));
  },
);
