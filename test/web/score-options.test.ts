/** Scope and matching as options of the page that scores files, in Chromium. */
import { expect, it } from 'vitest';
import { inspected, ScorePages, saved, score } from '../support/score-pages.ts';

const pages = new ScorePages();
const { place, open, choose, expectSameReport } = pages;

const conll = (...documents: readonly (readonly string[])[]) =>
  documents
    .map(
      (cells, d) =>
        `#begin document (d${d}); part 000\n${cells.map((cell, i) => `d 0 ${i} w${i} ${cell}\n`).join('')}#end document\n`,
    )
    .join('');

it('scores across documents, and shows the parts', async () => {
  place.write('gold-key.conll', conll(['(1)', '(1)', '(2)'], ['(1)', '(2)', '(3)']));
  place.write('cross.conll', conll(['(1)', '(1)', '(2)'], ['(4)', '(2)', '(3)']));
  const page = await open();
  await choose(page, 'gold-key.conll', 'cross.conll');
  await page.locator('details.options summary').click();
  await page.getByLabel('Scope').selectOption('corpus');
  await page.getByLabel('Topics').waitFor();
  expect(await page.locator('details.options summary').innerText()).toContain('Scope: corpus');
  await score(page);
  const table = page.getByRole('group', { name: 'Scores across documents of cross.conll' });
  const texts = await table.locator('tr').allInnerTexts();
  const rowOf = (start: string) => texts.filter((text) => text.startsWith(start));
  expect(rowOf('within documents')).toHaveLength(4); // MUC, B³, BLANC, LEA
  expect(rowOf('across topics')).toEqual([]);
  expect(await page.getByText('The parts of MUC do not add up').count()).toBe(1);
  expectSameReport(await saved(page), ['gold-key.conll', 'cross.conll', '--scope', 'corpus']);
});

it('matches mentions in the chosen way', async () => {
  const word = (id: number, head: number, cell: string) =>
    [id, `w${id}`, '_', 'NOUN', '_', '_', head, head === 0 ? 'root' : 'dep', '_', cell].join('\t');
  const text = (...cells: readonly [string, string, string]) =>
    `# newdoc id = d\n# global.Entity = eid-etype-head-other\n# sent_id = s1\n${cells
      .map((cell, i) => word(i + 1, i === 0 ? 0 : 1, cell))
      .join('\n')}\n\n`;
  place.write('key-heads.conllu', text('Entity=(e1-x-1-', '_', 'Entity=e1)'));
  place.write('heads.conllu', text('Entity=(e1-x-1-)', '_', '_'));
  const page = await open();
  await choose(page, 'key-heads.conllu', 'heads.conllu');
  await inspected(page);
  await page.locator('details.options summary').click();
  await page.getByLabel('Metrics').selectOption('all');
  await page.getByLabel('Matching').selectOption('head');
  await page.getByLabel('Zeros').selectOption('dependent');
  await score(page);
  expectSameReport(await saved(page), [
    'key-heads.conllu',
    'heads.conllu',
    '--metrics',
    'all',
    '--match',
    'head',
    '--zeros',
    'dependent',
  ]);
});
