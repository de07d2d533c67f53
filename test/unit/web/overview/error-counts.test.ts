import { expect, it } from 'vitest';
import { ErrorCounts } from '../../../../src/web/overview/error-counts.tsx';
import { markupOf, rowsOf, valuesOf } from '../../../support/markup.ts';
import { onlyFirst, pageCorpus } from '../../../support/page-corpus.ts';

const { index } = pageCorpus();
const html = markupOf(ErrorCounts, { index });

it('counts the marks of mentions of each system, not the errors of entities', () => {
  expect(rowsOf(html)).toEqual([
    'System | − missing mention | + extra mention | ↔ span error | ≠ wrong entity',
    'A | 1 | 1 | 0 | 0',
    '<i>B | 2 | 0 | 0 | 0',
  ]);
});

it('draws bars relative to the largest count', () => {
  const fills = html.match(/<rect class="fill"[^>]*>/g) ?? [];
  expect(fills.flatMap((fill) => valuesOf(fill, 'width'))).toEqual([
    '45.0',
    '45.0',
    '0.0',
    '0.0',
    '90.0',
    '0.0',
    '0.0',
    '0.0',
  ]);
});

it('leads from a name to all errors of the system, and from a number to those of the kind', () => {
  expect(valuesOf(html, 'href').slice(0, 6)).toEqual([
    '#/errors?s=0',
    '#/errors?s=0&amp;t=missing',
    '#/errors?s=0&amp;t=extra',
    '#/errors?s=0&amp;t=span',
    '#/errors?s=0&amp;t=other',
    '#/errors?s=1',
  ]);
  expect(valuesOf(markupOf(ErrorCounts, { index: onlyFirst(index) }), 'href').slice(0, 2)).toEqual([
    '#/errors',
    '#/errors?t=missing',
  ]);
});

it('shows nothing where no mention is wrong', () => {
  const documents = index.documents.slice(0, 1); // A has it without an error
  expect(markupOf(ErrorCounts, { index: { ...onlyFirst(index), documents } })).toBe('');
});
