import { expect, it } from 'vitest';
import type { EventIndex } from '../../../../src/page/events/types.ts';
import { DocumentScoreTable } from '../../../../src/web/events/document-scores.tsx';
import { markupOf, textOf } from '../../../support/markup.ts';

const index = {
  columns: ['plain', 'coref'],
  systems: [{ detection: [{ name: 'plain', micro: { f1: 0.5 } }] }],
  documents: [{ systems: [{ scores: [0.25, null] }] }],
} as unknown as EventIndex;

it('shows each score of a document beside that of the corpus', () => {
  const rows = markupOf(DocumentScoreTable, { index, number: 0, system: 0 }).split('<tr').slice(2);
  expect(rows.map((row) => textOf(`<${row}`))).toEqual(['plain25.0050.00−25.00', 'coreference–––']);
});
