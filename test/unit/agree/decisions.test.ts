import { describe, expect, it } from 'vitest';
import { annotationTables } from '../../../src/agree/annotations.ts';
import { type Decision, decisionsOf } from '../../../src/agree/decisions.ts';
import { slotsOf } from '../../../src/agree/slots.ts';
import type { Document } from '../../../src/core/document.ts';
import { settingsOf } from '../../../src/evaluate/settings.ts';
import { tablesOf } from '../../support/annotators.ts';
import { documentWith, wordList } from '../../support/documents.ts';

/** `kind word: value of each annotator`, with the antecedent of links. */
const shown = ({ decision, text, values }: Decision) =>
  `${decision} ${text}: ${values
    .map(({ span, antecedent }) => {
      if (span === null) return '–';
      return antecedent === undefined ? span.text : (antecedent?.text ?? 'new');
    })
    .join(', ')}`;

const decided = (texts: Record<string, string>) => {
  const [table] = tablesOf(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, [text]])));
  return decisionsOf(
    Object.keys(texts),
    table,
    slotsOf(table, () => {}),
  ).map(shown);
};

function decidedOn(...documents: readonly Document[]): Decision[] {
  const { matcher } = settingsOf();
  const options = { matcher, duplicates: 'first', singletons: 'keep', mentionKey: undefined } as const;
  const annotators = documents.map((document, c) => ({ name: `n${c}`, documents: [document] }));
  const [table] = annotationTables(annotators, options, () => {});
  return decisionsOf(
    ['ann', 'ben'],
    table,
    slotsOf(table, () => {}),
  );
}

describe('decisionsOf', () => {
  it('has nothing for equal annotations, whatever the names and the order of chains', () => {
    expect(decided({ ann: 'ab cd', ben: 'cd ab' })).toEqual([]);
  });

  it('has one row for a chain that is cut in two, at the first mention of the second part', () => {
    expect(decided({ ann: 'abcdefgh', ben: 'abcd efgh' })).toEqual(['link e: d, new']);
  });

  it('has one row for two entities that one annotator joined, at the first mention of the later one', () => {
    expect(decided({ ann: 'ab cd', ben: 'abcd' })).toEqual(['link c: new, b']);
  });

  it('has a mention that one annotator lacks once, and not for those after it', () => {
    expect(decided({ ann: 'abc', ben: 'bc' })).toEqual(['span a: a, –']);
  });

  it('compares the mentions that both of two annotators have, whatever a third one has', () => {
    // ann and ben share a, which cem lacks: b continues the same entity for both.
    expect(decided({ ann: 'abc', ben: 'ab c', cem: 'b c' })).toEqual([
      'span a: a, a, –',
      'link c: b, new, new',
    ]);
  });

  it('has other boundaries as one decision, and the link of the same mention after it', () => {
    const tokens = wordList(...'the old dog saw it'.split(' '));
    const rest = { tokens, file: 'x' };
    const rows = decidedOn(
      documentWith([['1', '0-2', '4']], rest),
      documentWith(
        [
          ['7', '1-2'],
          ['8', '4'],
        ],
        rest,
      ),
    );
    expect(rows.map(shown)).toEqual([
      'boundary the old dog: the old dog, old dog',
      'link it: the old dog, new',
    ]);
    expect(rows[0].values).toEqual([
      { annotator: 'ann', span: { start: 0, end: 3, text: 'the old dog', file: 'x' }, chain: '1', size: 2 },
      { annotator: 'ben', span: { start: 1, end: 3, text: 'old dog', file: 'x' }, chain: '7', size: 1 },
    ]);
  });

  it('has only annotators who have the document', () => {
    const [, table] = tablesOf({ ann: ['a', 'ab'], ben: ['a', '-'], cem: ['a', 'b'] });
    const [row] = decisionsOf(
      ['ann', 'ben', 'cem'],
      table,
      slotsOf(table, () => {}),
    );
    expect(row).toMatchObject({ document: 'd1', decision: 'span', start: 0, end: 1, text: 'a' });
    expect(row.values.map(({ annotator }) => annotator)).toEqual(['ann', 'cem']);
  });
});
