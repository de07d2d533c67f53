import { expect, it } from 'vitest';
import { adjudicateTable } from '../../../../src/agree/adjudicate/adjudicate-table.ts';
import { Answers } from '../../../../src/agree/adjudicate/answers.ts';
import { adjudicatedDocument, FreeNames } from '../../../../src/agree/adjudicate/documents.ts';
import { annotationTables } from '../../../../src/agree/annotations.ts';
import { slotsOf } from '../../../../src/agree/slots.ts';
import type { Document, Mention } from '../../../../src/core/document.ts';
import { Mentions } from '../../../../src/core/mentions.ts';
import { settingsOf } from '../../../../src/evaluate/settings.ts';
import { documentWith, entitiesOf, wordList } from '../../../support/documents.ts';

function made(...documents: readonly Document[]): Document {
  const { matcher } = settingsOf();
  const options = { matcher, duplicates: 'first', singletons: 'keep', mentionKey: undefined } as const;
  const names = documents.map((_, c) => `n${c}`);
  const tables = annotationTables(
    documents.map((document, c) => ({ name: names[c], documents: [document] })),
    options,
    () => {},
  );
  const slots = slotsOf(tables[0], () => {});
  const result = adjudicateTable(names, tables[0], slots, 'majority', new Answers([]));
  return adjudicatedDocument(names, tables[0], slots, result, new FreeNames(tables));
}

it('gives an entity that no annotator has the next number that nobody has used', () => {
  const one = documentWith([['1', '0', '3', '6']]);
  const other = documentWith([['2', '0', '3', '8']]);
  const document = made(one, other, documentWith([['1', '0', '3', '9']]));
  expect(entitiesOf(document)).toEqual(['3: 0 3']);
  expect([...(document.unnamed ?? [])]).toEqual([0]);
});

it('uses a name once', () => {
  const document = made(
    documentWith([['1', '0', '3']]),
    documentWith([
      ['9', '0', '3'],
      ['1', '5', '7'],
    ]),
    documentWith([
      ['9', '0', '3'],
      ['1', '5', '7'],
    ]),
  );
  expect(entitiesOf(document)).toEqual(['1: 0 3', '2: 5 7']);
});

it('has the features of the first annotator who marked the span, without lines', () => {
  const marked = (type: string, line: number): Mentions =>
    Mentions.of([{ start: 0, end: 1, entity: 0, line, attributes: new Map([['type', type]]) } as Mention]);
  const [first] = [
    ...made(
      { ...documentWith([['1']]), mentions: marked('PER', 7) },
      { ...documentWith([['1']]), mentions: marked('ORG', 9) },
    ).mentions,
  ];
  expect(first).toMatchObject({ start: 0, attributes: new Map([['type', 'PER']]) });
  expect(first.line).toBeUndefined();
});

it('has the words of the first annotator who has some, and relations between entities that are kept', () => {
  const tokens = wordList('a', 'b', 'c', 'd');
  const relations = [
    { type: 'Bridge', from: 0, to: [1] },
    { type: 'Bridge', from: 1, to: [2] },
  ];
  const first = documentWith(
    [
      ['1', '0', '1'],
      ['2', '2', '3'],
      ['3', '4', '5'],
    ],
    { relations },
  );
  const others = documentWith(
    [
      ['1', '0', '1'],
      ['2', '2', '3'],
    ],
    { tokens },
  );
  const document = made(first, others, others);
  expect(document.tokens).toBe(tokens);
  expect(document.relations).toEqual([{ type: 'Bridge', from: 0, to: [1] }]);
});
