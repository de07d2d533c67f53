import { afterEach, expect, it } from 'vitest';
import { parseRoute, route } from '../../../../src/web/frame/route.ts';
import { DocumentControls } from '../../../../src/web/parts/document-controls.tsx';
import { markupOf, textOf } from '../../../support/markup.ts';

afterEach(() => {
  route.value = parseRoute('');
});

const controls = (filter: object | string) =>
  markupOf(DocumentControls, {
    filter,
    example: 'muc<60',
    placeholder: 'name',
    scores: [['muc', 'MUC']],
    scoreLabel: 'metric',
    score: 'muc',
    shown: 1234,
    of: 100_000,
  });

it('has the filter of the address and counts what passes', () => {
  route.value = parseRoute(`#/documents?q=${encodeURIComponent('"><b>')}`);
  const html = controls({});
  expect(html).toContain('value="&quot;>&lt;b>"');
  expect(textOf(html)).toContain('1,234 of 100,000');
  expect(html).toContain('aria-invalid="false"');
  expect(html).toContain('<p id="filter-note" class="hidden">');
});

it('shows what is wrong with the filter, tied to the field', () => {
  const html = controls('No column is called <x>.');
  expect(html).toContain('aria-invalid="true" aria-describedby="filter-note"');
  expect(html).toContain(
    '<p id="filter-note" class="bad">No column is called &lt;x>. A filter has words of the name, and conditions: a column, one of &lt; &lt;= > >= =, and a number, without blanks. All must hold.</p>',
  );
});
