import { describe, expect, it } from 'vitest';
import {
  analyzeTables,
  contextOf,
  exampleTable,
  placeList,
  where,
} from '../../../../src/report/analyze/tables.ts';
import { analyzedSystem, analyzeReport } from '../../../support/analyze-reports.ts';

const tables = (report = analyzeReport('sys')) =>
  new Map(analyzeTables(report).map(({ title, table }) => [title, table]));

describe('analyzeTables', () => {
  it('has the tables of all systems together, and of each system with its name if there are several', () => {
    expect([...tables().keys()]).toEqual([
      'Errors, and the points of MUC that they cost',
      'Where the points of MUC are lost',
      'Link errors',
      'Worst slice of each feature (B³)',
      'Trivial responses with the mentions of the key (F1)',
      'Singletons (F1)',
      'Link errors, listed',
    ]);
    const names = [...tables({ ...analyzeReport('a', 'b'), shows: { links: false, slices: true } }).keys()];
    expect(names.slice(2)).toEqual([
      'Slices of mentions, worst first (B³): a',
      'Slices of mentions, worst first (B³): b',
      'Slices of entities (F1; recall and precision of LEA): a',
      'Slices of entities (F1; recall and precision of LEA): b',
      'Trivial responses with the mentions of the key (F1)',
      'Singletons (F1): a',
      'Singletons (F1): b',
    ]);
  });

  it('has the number, the cost and the score after the repair of each type of error, and of all', () => {
    const table = tables().get('Errors, and the points of MUC that they cost');
    expect(table?.head).toEqual(['Type', 'errors', 'cost', 'if repaired']);
    expect(table?.rows.slice(0, 2)).toEqual([
      ['Span error', '1', '6.25', '62.50'],
      ['Conflated entities', '1,500', '6.25', '62.50'],
    ]);
    // Seven types, of which each costs 1/16; the score is 1/2.
    expect(table?.rows.at(-1)).toEqual(['All', '1,506', '43.75', '93.75']);
    expect(tables(analyzeReport('a', 'b')).values().next().value?.groups).toEqual([
      '',
      'a',
      'a',
      'a',
      'b',
      'b',
      'b',
    ]);
  });

  it('has dashes for a metric that is undefined or was not computed', () => {
    const report = { ...analyzeReport('sys'), metric: 'conll' };
    expect(tables(report).get('Errors, and the points of CoNLL F1 that they cost')?.rows.at(-1)).toEqual([
      'All',
      '1,506',
      '–',
      '–',
    ]);
    expect(tables(report).get('Where the points of CoNLL F1 are lost')?.rows).toEqual([
      ['sys', '–', '–', '–', '–', '–'],
    ]);
  });

  it('splits the loss between mentions and clustering', () => {
    expect(tables().get('Where the points of MUC are lost')?.rows).toEqual([
      ['sys', '50.00', '12.50', '37.50', '75.00', '–'],
    ]);
  });

  it('has the worst slice of each feature, or all; a name of a feature is not looked up in the prototype', () => {
    const worst = [
      ['Mention length', '1', '8', '25.00', '25.00', '25.00', '25.00'],
      ['constructor', 'x', '8', '50.00', '50.00', '50.00', '12.50'],
    ];
    expect(tables().get('Worst slice of each feature (B³)')?.rows).toEqual(worst);
    const all = tables({ ...analyzeReport('sys'), shows: { links: false, slices: true } });
    expect(all.get('Slices of mentions, worst first (B³)')?.rows).toHaveLength(3);
    expect(all.get('Slices of entities (F1; recall and precision of LEA)')).toEqual({
      head: [
        'Feature',
        'Slice',
        'Key entities',
        'Response entities',
        'MUC',
        'B³',
        'CEAFe',
        'LEA',
        'LEA R',
        'LEA P',
      ],
      rows: [
        [
          'Mentions of the entity',
          '2-10',
          '1,200',
          '3',
          '50.00',
          '62.50',
          '75.00',
          '12.50',
          '12.50',
          '12.50',
        ],
      ],
      align: ['left', 'left', ...Array(8).fill('right')],
    });
  });

  it('has baselines above the systems, and singletons kept or dropped', () => {
    expect(tables().get('Trivial responses with the mentions of the key (F1)')).toMatchObject({
      head: ['Baseline', 'MUC', 'CoNLL'],
      rows: [
        ['every mention of the key is an entity of its own', '0.00', '–'],
        ['sys', '50.00', '–'],
      ],
    });
    expect(tables().get('Singletons (F1)')?.rows).toEqual([
      ['kept on both sides', '50.00', '–'],
      ['dropped from the key', '–', '–'],
    ]);
  });

  it('has link errors by kind and listed', () => {
    expect(tables().get('Link errors')?.rows).toEqual([
      ['recall', 'all', '', '2', '4'],
      ['recall', 'pronoun', 'unknown', '2', ''],
      ['precision', 'all', '', '0', '3'],
    ]);
    expect(tables().get('Link errors, listed')?.rows).toEqual([['recall', 'r.conll:9', 'she', '3–5', 'd']]);
  });
});

describe('the place of a mention', () => {
  const mention = { side: 'key', start: 1, end: 2 } as const;

  it('is file and line, the file, or the document', () => {
    expect(where({ ...mention, file: { name: 'a', start: 9 }, line: 3 }, 'd')).toBe('a:3');
    expect(where({ ...mention, file: 'a' }, 'd')).toBe('a');
    expect(where(mention, 'd')).toBe('d');
  });

  it('is shown with words, in a list and in context', () => {
    expect(placeList([{ ...mention, text: 'x' }, mention])).toBe('x | 1–2');
    const [example] = analyzedSystem.examples;
    expect(contextOf(example)).toBe('saw [the dog]');
    expect(contextOf({ ...example, context: undefined })).toBe('');
  });
});

describe('exampleTable', () => {
  it('has a row for each example', () => {
    expect(exampleTable(analyzedSystem).table.rows).toEqual([
      ['Span error', 'd', 'saw [the dog]', 'the dog', 'dog'],
      ['Divided entity', 'r.conll:4', '', '3–5 | it', 'a | b'],
    ]);
  });
});
