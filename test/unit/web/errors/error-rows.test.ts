import { describe, expect, it } from 'vitest';
import { DocumentModel } from '../../../../src/web/document/model.ts';
import { errorKindsOf } from '../../../../src/web/errors/error-kinds.ts';
import { type ErrorFilter, ErrorList } from '../../../../src/web/errors/error-list.ts';
import { ErrorPart, ErrorRow, LeftOutRow } from '../../../../src/web/errors/error-rows.tsx';
import { ErrorSource } from '../../../../src/web/errors/error-source.ts';
import { markupOf, rowsOf, textOf, textsOf, valuesOf } from '../../../support/markup.ts';
import { pageCorpus } from '../../../support/page-corpus.ts';
import { documentOf, indexOf, madeOf } from '../../../support/page-fixture.ts';
import { smallMade, smallModel } from '../../../support/page-model.ts';

const all: ErrorFilter = { system: undefined, kinds: new Set(), words: '', document: '' };
const unit = (document: number, system: number) => ({ document, system, start: 0, end: 1 });

describe('ErrorPart', () => {
  const { index, data } = pageCorpus();

  it('keeps the place of its rows free until they are read', () => {
    const list = new ErrorList([{ document: 0, system: 0 }], [100]);
    const source = new ErrorSource(data);
    const part = (start: number, end: number) =>
      markupOf(ErrorPart, { index, source, list, filter: all, height: 33, wanted: undefined, start, end });
    expect(part(20, 40)).toBe(
      '<tbody><tr><td class="far" colspan="3" style="height:660px;"></td></tr></tbody>',
    );
    expect(part(0, 2)).toContain('style="height:66px;"');
  });
});

describe('LeftOutRow', () => {
  const { index } = pageCorpus();
  const row = (document: number, kinds: string[], shown = index) =>
    markupOf(LeftOutRow, {
      index: shown,
      unit: unit(document, 1),
      row: 4,
      filter: { ...all, kinds: new Set(kinds) },
    });

  it('counts the errors of the chosen kinds in a document without a text', () => {
    expect(textOf(row(0, []))).toBe('doc 10: 3 errors of <i>B; the text was left out of this report.');
    expect(textOf(row(0, ['missing-entity']))).toMatch(/^doc 10: 1 error of <i>B;/);
    expect(row(0, [])).not.toContain('<i>');
    expect(valuesOf(row(0, []), 'aria-rowindex')).toEqual(['6']);
  });

  it('has a name for a document without one', () => {
    const documents = index.documents.map((entry) => ({ ...entry, id: '' }));
    expect(textOf(row(0, [], { ...index, documents }))).toMatch(/^\(no name\): 3 errors/);
  });
});

describe('ErrorRow', () => {
  const model = smallModel();
  const index = indexOf(smallMade());
  const errors = errorKindsOf(index).find(model);
  const rowOf = (error: (typeof errors)[number], changes: object = {}) =>
    markupOf(ErrorRow, { index, unit: unit(0, 0), row: 7, filter: all, model, error, ...changes });

  it('has place, kind, words within the sentence, and the entities of both sides', () => {
    expect(errors.map((error) => rowsOf(rowOf(error))[0].replace(/ +/g, ' '))).toEqual([
      'd:1 | ∪conflated entities: Ann saw Bob. | 12 → 1Bob',
      'd:1 | ≠wrong entity: Ann saw Bob. | 2Bob → 1Bob',
      'd:1 | ÷divided entity: Ann saw Bob. | 2Bob → 12',
      'd:2 | +extra mention: She ran with Bob. | r1ran',
      'd:2 | ∅+extra entity: She ran with Bob. | r1ran',
      'd:3 | ↔span error: The man sang. | 3The man → r2man',
      'd:3 | ∅−missing entity: The man sang. | 3The man → r2man',
      'd:3 | ∅+extra entity: The man sang. | 3The man → r2man',
    ]);
  });

  it('opens the mention with its chain', () => {
    expect(valuesOf(rowOf(errors[1]), 'href')).toEqual(['#/d/d?e=k:2&amp;m=k:2-3']);
    expect(valuesOf(rowOf(errors[5]), 'href')).toEqual(['#/d/d?e=k:3&amp;m=k:9-11']);
    expect(valuesOf(rowOf(errors[1]), 'aria-rowindex')).toEqual(['9']);
  });

  it('names the system where there are several and none is chosen', () => {
    const systems = [index.systems[0], { ...index.systems[0], name: '<i>' }];
    const two = { index: { ...index, systems }, unit: unit(0, 1) };
    const place = (changes: object) => textsOf(rowOf(errors[3], { ...two, ...changes }), 'th')[0];
    expect(place({})).toBe('d:2<i>');
    expect(place({ filter: { ...all, system: 1 } })).toBe('d:2');
    expect(valuesOf(rowOf(errors[3], two), 'href')).toEqual(['#/d/d?s=1&amp;e=r:2&amp;m=r:5-6']);
    expect(rowOf(errors[3], two)).not.toContain('<i>');
  });

  it('says how many mentions an error is about, if more than one', () => {
    expect(textOf(rowOf({ ...errors[3], size: 3 }))).toContain('extra mention: ×3 She ran');
    expect(rowOf({ ...errors[3], size: 3 })).toContain('title="3 mentions; these are the first"');
    expect(textOf(rowOf({ ...errors[3], size: 1 }))).not.toContain('×');
  });

  it('shows eight words on either side, and 200 characters of a long one', () => {
    const long = 'x'.repeat(201);
    const words = [`a b c d e f g h i ${long} k l m n o p q r s t`];
    const made = madeOf(
      [documentOf('d', words, [[9, 10, 'k']])],
      [{ name: 's', documents: [documentOf('d', words, [])] }],
    );
    const wide = new DocumentModel(made.documents[0], 0);
    const [error] = errorKindsOf(index).find(wide);
    const context = textsOf(rowOf(error, { model: wide }), 'td')[0];
    expect(context).toBe(`−missing mention: b c d e f g h i ${'x'.repeat(199)}… k l m n o p q r`);
  });

  it('has no sentence where there are no words', () => {
    const bare = new DocumentModel({ ...model.document, text: '' }, 0);
    expect(textsOf(rowOf(errors[3], { model: bare }), 'th')).toEqual(['d']);
  });
});
