import { describe, expect, it } from 'vitest';
import { costsOf } from '../../../../src/web/overview/leaderboard.tsx';
import { overview } from '../../../../src/web/overview/view.tsx';
import { markupOf, rowsOf, textOf, textsOf } from '../../../support/markup.ts';
import { onlyFirst, pageCorpus } from '../../../support/page-corpus.ts';
import { hard, indexOf } from '../../../support/page-fixture.ts';

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
  expect(textsOf(html, 'h1')).toEqual(['<i>B has the best score, 80.00 CoNLL.']);
  expect(textOf(html)).toContain('78.38');
  expect(html).not.toContain('<i>');
});

it('takes the first metric where the average was not scored', () => {
  const metrics = index.metrics.filter(({ id }) => id === 'mentions');
  expect(textsOf(show({ metrics }), 'h1')[0]).toBe('A has the best score, 83.33 Mentions.');
});

it('says what the numbers are means of', () => {
  expect(textOf(show({ average: 'macro' }))).toContain('Scores are means over documents.');
});

it('has the title and the note of the author', () => {
  const shown = show({ heading: '<b>Shared task', note: 'Final run.' });
  expect(textsOf(shown, 'p')[0]).toBe('<b>Shared task');
  expect(textOf(shown)).toContain('Final run.');
});

it('has the facts of the key in a line, and leaves out what is not known', () => {
  expect(textOf(html)).toContain('3 documents21 tokens6 mentions3 entitiesno singletonskey key.conll');
  const facts = { ...index.key.facts, tokens: 0, characters: 70 };
  expect(textOf(show({ key: { ...index.key, facts } }))).toContain('3 documents70 characters6 mentions');
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
  expect(textsOf(single, 'h2')).toEqual(['CoNLL by document', 'Errors', 'Scores', 'Hardest documents']);
  expect(single).toContain('aria-label="Scores of A"');
  expect(html).not.toContain('aria-label="Scores of A"');
  expect(rowsOf(html)[1]).toBe(
    '1 | <i>B | 80.00 | +1.62 |  | 80.00 | 80.00 | 80.00 | 80.00 | 80.00 | 80.00 | 80.00',
  );
});

describe('with costs', () => {
  const made = hard(true);
  const analysed = indexOf(made);

  it('adds the families of each system up to the points that it misses', () => {
    for (const [s, { conll }] of analysed.systems.entries()) {
      const costs = costsOf(analysed, s);
      const lost = costs?.lost.reduce((sum, [, value]) => sum + value, 0) ?? 0;
      expect(lost).toBeCloseTo(1 - (conll as number), 9);
    }
  });

  it('has the kinds of errors, the dearest first, and the hardest documents', () => {
    const shown = markupOf(overview.component, { index: analysed });
    expect(textsOf(shown, 'h2')).toEqual(['Where the points went', 'Hardest documents']);
    expect(rowsOf(shown).some((row) => row.includes('conflated entities'))).toBe(true);
    expect(textOf(shown)).toContain('There are only 2 documents, so there are no intervals.');
  });
});
