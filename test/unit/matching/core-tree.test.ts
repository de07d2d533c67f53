import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CoreTree } from '../../../src/matching/core-tree.ts';
import { runs } from '../../support/runs.ts';

const itemArbitrary = fc
  .tuple(fc.nat(12), fc.nat(5), fc.nat(5))
  .map(([core, before, after]) => ({ core, start: core - before, end: core + 1 + after }));

const spanArbitrary = fc
  .tuple(fc.nat(12), fc.integer({ min: 1, max: 6 }))
  .map(([start, length]) => ({ start, end: start + length }));

it('connects the items that a comparison of all pairs connects', () => {
  fc.assert(
    fc.property(
      fc.array(itemArbitrary, { maxLength: 20 }),
      fc.array(spanArbitrary, { maxLength: 12 }),
      fc.nat(4),
      (list, spans, odd) => {
        const items = list.map((item, mention) => ({ ...item, mention }));
        const isFitting = (mention: number, span: number) => (mention + span) % (odd + 2) !== 0;
        const tree = new CoreTree(items);
        const groupOf = items.map((_, i) => i);
        spans.forEach((span, s) => {
          const fitting = items.filter(
            ({ mention, core, start, end }) =>
              core >= span.start &&
              core < span.end &&
              start <= span.start &&
              end >= span.end &&
              isFitting(mention, s),
          );
          const found = tree.connect(span, (mention) => isFitting(mention, s));
          expect(found < 0).toBe(fitting.length === 0);
          if (found >= 0) expect(fitting.map(({ mention }) => mention)).toContain(tree.items[found].mention);
          for (const { mention } of fitting.slice(1)) {
            const [from, to] = [groupOf[mention], groupOf[fitting[0].mention]];
            groupOf.forEach((group, i) => {
              if (group === from) groupOf[i] = to;
            });
          }
        });
        const rootOf = new Map(tree.items.map(({ mention }, place) => [mention, tree.rootOf(place)]));
        for (const { mention: a } of items)
          for (const { mention: b } of items)
            expect(rootOf.get(a) === rootOf.get(b)).toBe(groupOf[a] === groupOf[b]);
      },
    ),
    { numRuns: runs(300) },
  );
});
