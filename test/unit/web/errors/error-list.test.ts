import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageFacts } from '../../../../src/page/facts.ts';
import type { PageIndex } from '../../../../src/page/types.ts';
import { differencesOf, kindNames } from '../../../../src/web/document/differences.ts';
import { DocumentModel } from '../../../../src/web/document/model.ts';
import { countOf, ErrorList, isListed, unitsOf } from '../../../../src/web/errors/error-list.ts';
import { hard } from '../../../support/page-fixture.ts';
import { runs } from '../../../support/runs.ts';

const made = hard();
const index = {
  systems: made.report.systems,
  documents: made.documents.map((document, at) => ({ id: `doc ${at}`, ...pageFacts(document) })),
} as unknown as PageIndex;
const EVERYTHING = { system: undefined, kinds: new Set<never>(), words: '', document: '' };

it('finds the rows of any range', () => {
  const counts = fc.array(fc.nat(5), { maxLength: 30 });
  fc.assert(
    fc.property(counts, fc.nat(160), fc.nat(60), (sizes, from, length) => {
      const list = new ErrorList(
        sizes.map((_, document) => ({ document, system: 0 })),
        sizes,
      );
      const all = sizes.flatMap((size, document) =>
        Array.from({ length: size }, (_, row) => [document, row]),
      );
      expect(list.length).toBe(all.length);
      const found = list
        .rows(from, from + length)
        .flatMap((rows) =>
          Array.from({ length: rows.end - rows.start }, (_, at) => [rows.document, rows.start + at]),
        );
      expect(found).toEqual(all.slice(from, from + length));
    }),
    { numRuns: runs(300) },
  );
});

it('counts by the index what the documents list', () => {
  for (const unit of unitsOf(index, EVERYTHING)) {
    const model = new DocumentModel(made.documents[unit.document], unit.system);
    const errors = differencesOf(model);
    for (const kinds of [new Set<never>(), ...kindNames.map((kind) => new Set([kind]))]) {
      const listed = errors.filter((error) => isListed(model, error, { kinds, words: '' }));
      expect(listed.length).toBe(countOf(index, unit, kinds));
    }
  }
});

it('chooses systems and documents', () => {
  expect(unitsOf(index, EVERYTHING)).toHaveLength(4);
  expect(unitsOf(index, { ...EVERYTHING, system: 1, document: 'DOC 1' })).toEqual([
    { document: 1, system: 1 },
  ]);
});
