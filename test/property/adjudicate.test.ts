import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjudicate } from '../../src/agree/adjudicate/adjudicate.ts';
import type { AdjudicationRow, AdjudicationRule } from '../../src/agree/adjudicate/rows.ts';
import { annotationTables } from '../../src/agree/annotations.ts';
import { agree } from '../../src/agree/index.ts';
import { settingsOf } from '../../src/evaluate/settings.ts';
import { entitiesOf } from '../support/documents.ts';
import { annotationOf, type Labels, labelled, labelsOf } from '../support/random-annotators.ts';
import { runs } from '../support/runs.ts';

function made(all: Labels, rule: AdjudicationRule) {
  const { matcher } = settingsOf();
  const options = { matcher, duplicates: 'first', singletons: 'keep', mentionKey: undefined } as const;
  const annotators = annotationOf(all);
  const tables = annotationTables(annotators, options, () => {});
  const names = annotators.map(({ name }) => name);
  return adjudicate(names, tables, { rule }, 'keep', () => {});
}

/** Entities without names. */
const sets = (document: Parameters<typeof entitiesOf>[0]) =>
  entitiesOf(document)
    .map((entity) => entity.replace(/^.*: /, ''))
    .sort();

const rules = fc.constantFrom<AdjudicationRule>('majority', 'first', 'ask');
const places = (rows: readonly AdjudicationRow[]) =>
  rows.map(({ decision, start }) => `${decision} ${start}`);

describe('adjudicate', () => {
  it('gives identical annotators their annotation, names included, with nothing open', () => {
    fc.assert(
      fc.property(labelsOf(1), rules, fc.integer({ min: 2, max: 4 }), ([labels], rule, count) => {
        const { documents, open, decided } = made(
          Array.from({ length: count }, () => labels),
          rule,
        );
        expect(documents.map(entitiesOf)).toEqual([entitiesOf(labelled(labels))]);
        expect([open, decided]).toEqual([[], []]);
      }),
      { numRuns: runs(200) },
    );
  });

  it('gives the annotation that more than half of the annotators have, with nothing open', () => {
    fc.assert(
      fc.property(
        labelsOf(3),
        fc.constantFrom([0, 1, 1], [1, 0, 1], [1, 1, 0], [0, 1, 1, 2, 1]),
        (all, order) => {
          const { documents, open } = made(
            order.map((c) => all[c]),
            'majority',
          );
          expect(sets(documents[0])).toEqual(sets(labelled(all[1])));
          expect(open).toEqual([]);
        },
      ),
      { numRuns: runs(300) },
    );
  });

  it('does not depend on the order of annotators, except with first', () => {
    fc.assert(
      fc.property(labelsOf(4), fc.constantFrom<AdjudicationRule>('majority', 'ask'), (all, rule) => {
        const [one, other] = [made(all, rule), made([...all].reverse(), rule)];
        expect(sets(other.documents[0])).toEqual(sets(one.documents[0]));
        expect(places(other.open)).toEqual(places(one.open));
      }),
      { numRuns: runs(300) },
    );
  });

  it('leaves nothing open where no decision differs, and nothing at all with first', () => {
    fc.assert(
      fc.property(labelsOf(3), rules, (all, rule) => {
        const { open } = made(all, rule);
        const { decisions } = agree(annotationOf(all), { resamples: 1 });
        if (decisions.length === 0 || rule === 'first') expect(open).toEqual([]);
      }),
      { numRuns: runs(300) },
    );
  });

  it('has only what both of two annotators have', () => {
    fc.assert(
      fc.property(labelsOf(2), (all) => {
        const [document] = made(all, 'majority').documents;
        for (const { start } of document.mentions)
          expect(all.every((labels) => labels[start] >= 0)).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  });
});
