import { expect, it } from 'vitest';
import { overview } from '../../../../src/web/overview/view.tsx';
import { markupOf, textOf, textsOf } from '../../../support/markup.ts';
import { onlyFirst, pageCorpus } from '../../../support/page-corpus.ts';

const { index } = pageCorpus();
const html = markupOf(overview.component, { index });
const show = (changes: object) => markupOf(overview.component, { index: { ...index, ...changes } });

it('is the first view', () => {
  expect([overview.id, overview.key, overview.label?.(index), overview.systems]).toEqual([
    '',
    'o',
    'Overview',
    'all',
  ]);
});

it('begins with the best system by the CoNLL average', () => {
  // A has 78.38: MUC 80, B³ 78.95, CEAFe 76.19. B has 80 in each, because it lacks a third of the key and nothing else.
  expect(textsOf(html, 'h1')).toEqual(['2 systems on key.conll']);
  expect(textsOf(html, 'p')[0]).toBe('80.00 CoNLL score: the mean F₁ of MUC, B³ and CEAFe, best of 2: <i>B');
  expect(textOf(html)).toContain('78.38');
  expect(html).not.toContain('<i>');
});

it('takes the first metric where the average was not scored', () => {
  const metrics = index.metrics.filter(({ id }) => id === 'mentions');
  expect(textsOf(show({ metrics }), 'p')[0]).toBe('83.33 Mentions F₁, best of 2: A');
});

it('says that the numbers are means over documents', () => {
  expect(textsOf(show({ average: 'macro' }), 'p')[0]).toContain('CEAFe, mean over documents');
});

it('has the facts of the key', () => {
  expect(textsOf(html, 'dt').slice(0, 6)).toEqual([
    'documents',
    'tokens',
    'key mentions',
    'key entities',
    'singletons',
    'key',
  ]);
  expect(textsOf(html, 'dd').slice(0, 6)).toEqual(['3', '21', '6', '3', '0', 'key.conll']);
});

it('counts the documents whose texts are left out, if there are any', () => {
  const [first, ...others] = index.documents;
  expect(textOf(html)).not.toContain('left out');
  expect(textOf(show({ documents: [{ ...first, at: undefined }, ...others] }))).toContain(
    'The texts of 1 of 3 documents are left out, those with the fewest errors first: the file would be too large with them. All scores and counts are here.',
  );
});

it('shows one system as a table of metrics, several as a ranking', () => {
  const single = markupOf(overview.component, { index: onlyFirst(index) });
  expect(textsOf(single, 'h2')).toEqual(['Scores', 'Errors']);
  expect(single).toContain('aria-label="Scores of A"');
  expect(html).not.toContain('aria-label="Scores of A"');
  expect(textOf(html)).toContain('F₁ in percent; the best of each column is bold with a dot.');
});
