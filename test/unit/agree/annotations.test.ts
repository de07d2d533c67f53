import { describe, expect, it } from 'vitest';
import { type AnnotatedTable, type Annotator, annotationTables } from '../../../src/agree/annotations.ts';
import { Mentions } from '../../../src/core/mentions.ts';
import { type SingletonPolicy, settingsOf } from '../../../src/evaluate/index.ts';
import { UsageError } from '../../../src/problems/problem.ts';
import { annotators } from '../../support/annotators.ts';
import { collector, documentWith } from '../../support/documents.ts';

function tabled<M>(
  all: readonly Annotator<M>[],
  singletons: SingletonPolicy = 'keep',
  mentionKey?: (mention: M) => string,
) {
  const { problems, report } = collector();
  const options = { matcher: settingsOf().matcher, duplicates: 'first', singletons, mentionKey } as const;
  return { tables: annotationTables(all, options, report), problems };
}

/** The chain of each unit by annotator. */
const chains = ({ markings }: AnnotatedTable) => markings.map((marking) => marking && [...marking.chainOf]);

describe('annotationTables', () => {
  it('has a unit for each span that somebody marked, and −1 where an annotator did not', () => {
    const [table] = tabled(annotators({ ann: ['ab cd'], ben: ['abe'] })).tables;
    expect(table).toMatchObject({ id: 'd0', units: 5 });
    expect(chains(table)).toEqual([
      [0, 0, 1, 1, -1],
      [0, 0, -1, -1, 0],
    ]);
    expect([...(table.markings[1]?.mentionOf ?? [])]).toEqual([0, 1, -1, -1, 2]);
    expect([...(table.markings[1]?.sizes ?? [])]).toEqual([3]);
  });

  it('orders units by position; pieces of a mention make a unit of their own', () => {
    const withPieces = {
      ...documentWith([['x']]),
      mentions: Mentions.of([
        {
          start: 0,
          end: 4,
          entity: 0,
          parts: [
            [0, 1],
            [3, 4],
          ],
        },
      ]),
    };
    const whole = documentWith([['y', '5', '0-3', '0']]);
    const [table] = tabled([
      { name: 'ann', documents: [withPieces] },
      { name: 'ben', documents: [whole] },
    ]).tables;
    // 0, then the two from 0 to 3, the one with pieces after the other, then 5.
    expect(chains(table)).toEqual([
      [-1, -1, 0, -1],
      [0, 0, -1, 0],
    ]);
  });

  it('joins documents by pair key in the order of their first appearance', () => {
    const named = (id: string) => documentWith([['x', '0']], { id, pairKey: id.toLowerCase() });
    const { tables } = tabled([
      { name: 'ann', documents: [named('B'), named('__proto__')] },
      { name: 'ben', documents: [named('a'), named('b')] },
    ]);
    expect(tables.map((table) => [table.id, chains(table)])).toEqual([
      ['B', [[0], [0]]],
      ['__proto__', [[0], undefined]],
      ['a', [undefined, [0]]],
    ]);
  });

  it('resolves repeats and drops singletons as the options say', () => {
    const texts = { ann: ['ab bc d'], ben: ['ab'] };
    const { tables, problems } = tabled(annotators(texts), 'drop');
    expect(problems.map(({ message }) => message)).toEqual([
      'The mention "b" is in entity 0 and in entity 1.',
    ]);
    expect(chains(tables[0])[0]).toEqual([0, 0]);
  });

  it('compares mentions by their key', () => {
    const plain = (name: string, ...words: string[]) => ({
      name,
      documents: [{ id: 'd', entities: [words.map((word) => ({ word }))] }],
    });
    const both = [plain('ann', 'A', 'b'), plain('ben', 'a', 'B')];
    const [table] = tabled(both, 'keep', ({ word }) => word.toLowerCase()).tables;
    expect(chains(table)).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('refuses a document that an annotator has twice', () => {
    const [ann] = annotators({ ann: ['ab'] });
    const twice = { name: 'ann', documents: [...ann.documents, ...ann.documents] };
    expect(() => tabled([twice])).toThrow(new UsageError('Annotator "ann" has document "d0" twice.'));
  });
});
