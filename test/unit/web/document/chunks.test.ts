import { describe, expect, it } from 'vitest';
import { ChunkGroup, chunkGroups, type Drawing } from '../../../../src/web/document/chunks.tsx';
import { DocumentModel } from '../../../../src/web/document/model.ts';
import { plainPen } from '../../../../src/web/document/pen.tsx';
import { markupOf, textOf, textsOf, valuesOf } from '../../../support/markup.ts';
import { documentOf, madeOf } from '../../../support/page-fixture.ts';

/** A document of some sentences of two words and a stop. */
function rowsModel(count: number): DocumentModel {
  const sentences = Array.from({ length: count }, (_, at) => `Row r${at} .`);
  const document = documentOf('d', sentences, []);
  const made = madeOf([document], [{ name: 's', documents: [document] }]);
  return new DocumentModel(made.documents[0], 0);
}

const sizes = (model: DocumentModel, kept?: Uint8Array) =>
  chunkGroups(model, kept).map((group) => group.map(({ rows }) => rows.length));

describe('groupsOf', () => {
  it('cuts rows into chunks of eight', () => {
    expect(sizes(rowsModel(19))).toEqual([[8, 8, 3]]);
    expect(sizes(rowsModel(8))).toEqual([[8]]);
  });

  it('cuts chunks into groups of 32', () => {
    expect(sizes(rowsModel(8 * 32 + 1))).toEqual([Array(32).fill(8), [1]]);
  });

  it('has each row once, in order', () => {
    const rows = chunkGroups(rowsModel(300), undefined).flatMap((group) =>
      group.flatMap((piece) => piece.rows),
    );
    expect(rows).toEqual(Array.from({ length: 300 }, (_, row) => row));
  });

  it('folds runs of rows that are not kept, whatever their length', () => {
    const kept = Uint8Array.from({ length: 30 }, (_, row) => (row === 0 || row >= 20 ? 1 : 0));
    const [group] = chunkGroups(rowsModel(30), kept);
    expect(group.map(({ rows, isFolded }) => [rows[0], rows.length, isFolded])).toEqual([
      [0, 1, false],
      [1, 19, true],
      [20, 8, false],
      [28, 2, false],
    ]);
  });

  it('folds all rows where none is kept', () => {
    const [group, ...others] = chunkGroups(rowsModel(9), new Uint8Array(9));
    expect(group.map(({ rows, isFolded }) => [rows.length, isFolded])).toEqual([[9, true]]);
    expect(others).toEqual([]);
  });
});

describe('Group', () => {
  const model = rowsModel(8 * 32 + 20);
  const pen = { ...plainPen, isDrawn: () => false };
  const group = (at: number, changes: object = {}, kept?: Uint8Array): string =>
    markupOf(ChunkGroup, {
      model,
      drawing: 'one' as Drawing,
      pieces: chunkGroups(model, kept)[at],
      width: 700,
      pen,
      besidePen: pen,
      isPart: false,
      wantedRow: -1,
      unfolded: new Set<number>(),
      unfold() {},
      without: 'differences',
      ...changes,
    });
  const drawn = (html: string) => textsOf(html, 'span');

  it('draws the first rows at once, the others as plain text', () => {
    const html = group(0);
    expect(drawn(html)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(
      valuesOf(html, 'class')
        .slice(1)
        .filter((name) => name === 'chunk away'),
    ).toHaveLength(31);
    expect(textOf(html)).toContain('Row r255.');
  });

  it('is one plain text far from the screen, as high as it will be', () => {
    const html = group(1);
    // 20 rows of 9 characters; a row is at least a line of 42 pixels, and has 8 pixels below it.
    expect(html).toMatch(/^<div class="chunk away" style="height:1000px;">Row r256\. Row r257\./);
    expect(html).toMatch(/Row r275\.<\/div>$/);
  });

  it('draws the chunk of the row to show', () => {
    const html = group(1, { wantedRow: 265 });
    expect(drawn(html)).toEqual(['265', '266', '267', '268', '269', '270', '271', '272']);
  });

  it('has both sides of a row beside each other', () => {
    const html = group(1, { wantedRow: 256, drawing: 'two' });
    expect(html).toContain('class="chunk two"');
    expect(textsOf(html, 'p').slice(0, 2)).toEqual(['Row r256.', 'Row r256.']);
  });

  it('counts folded rows, and opens them on demand or where one is to be shown', () => {
    const kept = new Uint8Array(model.rows);
    kept[0] = 1;
    const last = model.rows - 1;
    expect(textsOf(group(0, {}, kept), 'button')).toEqual([`${last} sentences without differences (show)`]);
    expect(textsOf(group(0, { without: 'events' }, kept), 'button')).toEqual([
      `${last} sentences without events (show)`,
    ]);
    expect(group(0, { unfolded: new Set([1]) }, kept)).not.toContain('<button');
    expect(group(0, { wantedRow: 5 }, kept)).not.toContain('<button');
  });

  it('counts a single sentence', () => {
    const kept = Uint8Array.from({ length: model.rows }, (_, row) => (row === 1 ? 0 : 1));
    expect(textsOf(group(0, {}, kept), 'button')).toEqual(['1 sentence without differences (show)']);
  });
});
