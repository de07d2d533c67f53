import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allSteps } from '../../../../src/page/steps.ts';
import {
  filterFields,
  metricOf,
  ReportColumns,
  sorted,
  systemOf,
} from '../../../../src/web/parts/columns.ts';
import { documentOf, indexOf, type Marked, madeOf } from '../../../support/page-fixture.ts';
import { runs } from '../../../support/runs.ts';

const words = ['Ann saw Bob .', 'She ran .'];
const key: Marked[] = [
  [0, 1, 'a'],
  [4, 5, 'a'],
];
const index = indexOf(
  madeOf(
    [documentOf('one', words, key), documentOf('two', words, []), documentOf('three', words, key)],
    [
      {
        name: 'A',
        documents: [
          documentOf('one', words, key),
          documentOf('two', words, []),
          documentOf('three', words, [[0, 1, 'x']]),
        ],
      },
      { name: 'B', documents: [undefined, undefined, documentOf('three', words, key)] },
    ],
  ),
);

describe('Columns', () => {
  const columns = new ReportColumns(index);

  it('has the score of each document, NaN where it is undefined', () => {
    expect([...columns.metric(0, 'muc')]).toEqual([1, Number.NaN, 0]);
    expect([...columns.metric(1, 'muc')]).toEqual([0, Number.NaN, 1]);
  });

  it('has sizes and the number of errors of a system', () => {
    expect([...columns.fact('tokens', 0)]).toEqual([7, 7, 7]);
    expect([...columns.fact('mentions', 0)]).toEqual([2, 0, 2]);
    expect([...columns.fact('entities', 0)]).toEqual([1, 0, 1]);
    expect([...columns.fact('errors', 0)]).toEqual([0, 0, 1]);
    expect([...columns.fact('errors', 1)]).toEqual([2, 0, 0]);
  });

  it('has the places of the names in their natural order', () => {
    const names = ['d10', 'd9', 'c'].map((id) => ({ id }));
    expect([...new ReportColumns({ documents: names } as unknown as typeof index).names()]).toEqual([
      2, 1, 0,
    ]);
  });

  it('makes all columns of the table in steps', () => {
    const made = new ReportColumns(index);
    allSteps(made.steps(1, 'lea'));
    expect([...made.metric(1, 'muc')]).toEqual([0, Number.NaN, 1]);
    expect([...made.metric(0, 'lea')]).toEqual([...columns.metric(0, 'lea')]);
  });

  it('computes a column once', () => {
    expect(columns.metric(0, 'muc')).toBe(columns.metric(0, 'muc'));
  });
});

it('takes metric and system from the address, and the first where there is no such one', () => {
  expect([metricOf(index, 'lea'), metricOf(index, '__proto__'), metricOf(index, undefined)]).toEqual([
    'lea',
    'conll',
    'conll',
  ]);
  expect(['1', '2', '-1', '0.5', 'x', undefined].map((asked) => systemOf(index, asked))).toEqual([
    1, 0, 0, 0, 0, 0,
  ]);
});

it('filters by every metric and fact', () => {
  expect(filterFields(index)).toEqual([
    'conll',
    ...index.metrics.map(({ id }) => (id === 'mentions' ? 'mentions.f1' : id)),
    'tokens',
    'mentions',
    'entities',
    'marks',
  ]);
});

it('sorts as comparing the documents does', () => {
  const values = fc.constantFrom(Number.NaN, 0, -0, 0.25, 0.5, 1, 3, -2);
  fc.assert(
    fc.property(fc.array(values, { maxLength: 40 }), fc.boolean(), (column, descending) => {
      const compared = [...column.keys()].sort((a, b) => {
        const [x, y] = [column[a], column[b]];
        if (Number.isNaN(x) || Number.isNaN(y)) return Number(Number.isNaN(x)) - Number(Number.isNaN(y));
        return descending ? y - x : x - y;
      });
      expect(sorted([...column.keys()], column, descending)).toEqual(compared);
    }),
    { numRuns: runs(300) },
  );
});

it('sorts in both directions with undefined values last and equal ones in the order of the key', () => {
  const column = [0.5, Number.NaN, 0.1, 0.5, Number.NaN];
  expect(sorted([0, 1, 2, 3, 4], column, false)).toEqual([2, 0, 3, 1, 4]);
  expect(sorted([0, 1, 2, 3, 4], column, true)).toEqual([0, 3, 2, 1, 4]);
  expect(sorted([4, 3], column, true)).toEqual([3, 4]);
});
