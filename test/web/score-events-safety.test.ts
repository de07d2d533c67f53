/** Hostile files of events on the page that scores files: everything in them is text. */
import { expect, it } from 'vitest';
import { hrefOf } from '../../src/web/frame/route.ts';
import { violations } from '../support/report-browser.ts';
import { inspected, rows, ScorePages, saved, score, scoreButton } from '../support/score-pages.ts';

const pages = new ScorePages();

const ID = 'javascript:alert(1)';
const TEXT = '<img src=x onerror=alert(1)> "><script>alert(2)</script> \u202eevil\u202c שלום __proto__ end';
const mention = (id: string, words: string, type: string) => {
  const start = TEXT.indexOf(words);
  return ['s', ID, id, `${start},${start + words.length}`, words, type, 'Actual'].join('\t');
};
const tbf = [
  `#BeginOfDocument ${ID}`,
  mention('"><script>', '<img src=x onerror=alert(1)>', '<b>T</b>'),
  mention('__proto__', '\u202eevil\u202c', 'constructor'),
  mention('E3', 'שלום', '\u202eepyt'),
  '@Coreference\tR1\t"><script>,__proto__',
  '#EndOfDocument',
  '',
].join('\n');
const NAMES = ['gold "quoted" <b>.tbf', '"><script>alert(3)</script>.tbf', "it's \u202egnp.tbf"];
const file = (name: string, text: string) => ({ name, mimeType: 'text/html', buffer: Buffer.from(text) });

it.each(['light', 'dark'] as const)('names, ids, types and words are text, %s', async (colorScheme) => {
  const page = await pages.open({ colorScheme });
  await page
    .locator('input[aria-label=Files]')
    .setInputFiles([...NAMES.map((name) => file(name, tbf)), file(`${ID}.txt`, TEXT)]);
  await inspected(page);
  expect(await rows(page).count()).toBe(3);
  expect((await page.locator('.inputs tbody th bdi').allTextContents()).sort()).toEqual([...NAMES].sort());
  expect(await violations(page)).toEqual([]);
  await score(page);
  expect((await page.locator('.leaders tbody th.name').allTextContents()).sort()).toEqual(
    NAMES.slice(1)
      .map((name) => name.replace(/\.tbf$/, '').replace('\u202e', '[U+202E]'))
      .sort(),
  );
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    hrefOf({ view: 'events', id: ID }),
  );
  await page.waitForSelector('.text .tag');
  expect(await page.locator('h1').textContent()).toBe(ID);
  const text = await page.locator('.text').innerText();
  for (const words of ['onerror=alert(1)>', '"><script>', '<b>T</b>']) expect(text).toContain(words);
  expect(await violations(page)).toEqual([]);
  const html = await saved(page);
  // The page never shows where files were.
  expect(html).not.toContain(pages.place.folder);
  const report = await pages.browser.open(pages.browser.write('hostile.html', html));
  for (const shown of [page, report]) {
    expect(await shown.locator('img, iframe, object, main script, main b b').count()).toBe(0);
    // The title of a document is text; that of the overview sets names apart by elements of its own.
    expect(await shown.locator('h1 *:not(a, bdi, b, strong)').count()).toBe(0);
    const links = await shown
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const href of links) expect(href).toMatch(/^#/);
  }
});

it('names and excerpts in errors are text, too', async () => {
  const page = await pages.open();
  const broken = tbf.replace('0,28', '<img src=x onerror=alert(4)>');
  expect(broken).not.toBe(tbf);
  await page.locator('input[aria-label=Files]').setInputFiles([file(NAMES[0], tbf), file(NAMES[1], broken)]);
  await inspected(page);
  await scoreButton(page).click();
  await page.waitForSelector('.troubles');
  expect(await page.locator('.troubles').innerText()).toContain('<img src=x onerror=alert(4)>');
  expect(await page.locator('img, main script').count()).toBe(0);
});
