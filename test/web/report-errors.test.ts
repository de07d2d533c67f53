/** The errors of all documents in one list. */
import { expect, it } from 'vitest';
import { hrefOf } from '../../src/web/frame/route.ts';
import { visibleName } from '../../src/web/parts/short-names.ts';
import {
  documentOf,
  HOSTILE_ID,
  hard,
  type Made,
  type Marked,
  madeOf,
  pageOf,
} from '../support/page-fixture.ts';
import { addressOf, resize } from '../support/report-browser.ts';
import { reportInBrowser } from '../support/report-in-browser.ts';

const shown = reportInBrowser(hard());

const ROWS = '.errors tbody tr.link';

it('lists the errors of all documents and systems, with the counts of each kind', async () => {
  const page = await shown.browser.open(shown.file, {
    at: '#/errors',
    viewport: { width: 1280, height: 3000 },
  });
  const counts = await page
    .locator('.kinds tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))),
    );
  const total = counts.flat().reduce((sum, count) => sum + count, 0);
  await expect.poll(() => page.locator(ROWS).count()).toBe(total);
  expect(await page.locator('nav a[aria-current]').innerText()).toBe(`Errors ${total}`);
  // The system that lacks a document misses all of its mentions, and nothing else is missing in it.
  expect(counts[0][1]).toBe(20);
  // The same errors are listed in the documents themselves.
  for (const [s, sums] of [0, 1].map((system) => [system, counts.map((row) => row[system])] as const)) {
    const items = await Promise.all(
      [HOSTILE_ID, 'second'].map(async (id) => {
        const inner = await shown.browser.open(shown.file, {
          at: hrefOf({ view: 'd', id, params: { s: `${s}` } }),
        });
        await inner.waitForSelector('.docbody');
        await inner.locator('#tab-Errors').click();
        return inner.locator('.panel .list li');
      }),
    );
    // The parts of a long list are drawn one after the other.
    const found = async () => (await items[0].count()) + (await items[1].count());
    await expect.poll(found).toBe(sums.reduce((sum, count) => sum + count, 0));
  }
});

it('filters by kind, system, document and words, and keeps the filters in the address', async () => {
  const page = await shown.browser.open(shown.file, { at: '#/errors' });
  await page.locator('.kinds button', { hasText: 'missing entity' }).click();
  await page.locator('header select').selectOption('1');
  expect(await addressOf(page)).toContain('t=missing-entity');
  expect(await addressOf(page)).toContain('s=1');
  const signs = () => page.locator(`${ROWS} .sign`).allInnerTexts();
  await expect.poll(async () => [...new Set(await signs())]).toEqual(['∅−']);
  await page.locator('.kinds button', { hasText: 'missing entity' }).click();
  await page.locator('header select').selectOption('');
  await page.getByLabel('Words of a mention').fill('CITY');
  await expect.poll(() => page.locator('.controls [role=status]').innerText()).toMatch(/^\d+ of \d+$/);
  await expect.poll(() => page.locator(ROWS).count()).toBeGreaterThan(0);
  for (const words of await page.locator(`${ROWS}`).allInnerTexts()) expect(words).toContain('city');
  await page.getByLabel('Document', { exact: true }).fill('secon');
  await expect
    .poll(async () => new Set(await page.locator(`${ROWS} a bdi`).allInnerTexts()))
    .toEqual(new Set(['second']));
  await page.reload();
  await page.waitForSelector('html[data-ready]');
  expect(await page.getByLabel('Words of a mention').inputValue()).toBe('CITY');
  await expect
    .poll(async () => new Set(await page.locator(`${ROWS} a bdi`).allInnerTexts()))
    .toEqual(new Set(['second']));
  await page.getByLabel('Words of a mention').fill('nowhere');
  await expect.poll(() => page.locator('main').innerText()).toContain('No error fits the filter.');
});

it('opens the words of an error, and Back returns to its row', async () => {
  const page = await shown.browser.open(shown.file, { at: '#/errors?s=0&t=span' });
  await page.locator(ROWS).last().waitFor();
  const last = (await page.locator(ROWS).count()) - 1;
  await page.locator(ROWS).nth(last).locator('.context').click();
  await page.waitForSelector('.text .s');
  expect(await addressOf(page)).toMatch(/e=k:\d+&m=k:\d+-\d+/);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''))
    .toContain('span error');
  await page.goBack();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')))
    .toBe(`${last + 2}`);
  // The keys walk from there.
  await page.keyboard.press('k');
  expect(
    await page.evaluate(() => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')),
  ).toBe(`${last + 1}`);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.text .s');
});

it('shows hostile names and words as text', async () => {
  const page = await shown.browser.open(shown.file, { at: '#/errors?q=alert' });
  await expect.poll(() => page.locator(ROWS).count()).toBeGreaterThan(0);
  const text = await page.locator('main').innerText();
  expect(text).toContain('<img/src=x/onerror=alert(1)>');
  expect(text).toContain('it"s <b>A</b>');
  await page.getByLabel('Words of a mention').fill('');
  await expect.poll(() => page.locator(`${ROWS} a bdi`).first().textContent()).toBe(visibleName(HOSTILE_ID));
  expect(await page.locator('img, iframe, script:not([type]) ~ script:not([type]), main b b').count()).toBe(
    0,
  );
  for (const width of [320, 1280]) {
    await resize(page, width, 800);
    await page.locator(ROWS).first().waitFor();
    const row = await page.locator(ROWS).first().boundingBox();
    expect(row?.width).toBeGreaterThan(0.8 * Math.min(width, 1200));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});

/** A corpus in which every document has as many errors as its number. */
function many(documents: number): Made {
  const text = Array.from({ length: 12 }, (_, s) => `Ann saw house${s} and her friend .`);
  const marked = text.flatMap((_, s): Marked[] => [
    [s * 7, s * 7 + 1, 'ann'],
    [s * 7 + 4, s * 7 + 5, 'ann'],
    [s * 7 + 2, s * 7 + 3, `h${s % 3}`],
  ]);
  const key = Array.from({ length: documents }, (_, d) => documentOf(`doc${d}`, text, marked));
  const response = key.map(({ id }, d) => documentOf(id, text, marked.slice(d % 20)));
  return madeOf(key, [{ name: 's', documents: response }]);
}

it('draws only the rows near the screen, all of the same height, and reaches the last', async () => {
  const page = await shown.browser.open(shown.browser.write('many.html', await pageOf(many(400))), {
    at: '#/errors',
  });
  await page.locator(ROWS).first().waitFor();
  const total = Number(await page.locator('.errors').getAttribute('aria-rowcount')) - 1;
  expect(total).toBeGreaterThan(3000);
  expect(await page.locator(ROWS).count()).toBeLessThan(300);
  const height = await page.locator('.errors').evaluate((table) => table.clientHeight);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.locator(`.errors [aria-rowindex="${total + 1}"]`).waitFor();
  expect(await page.locator(`.errors [aria-rowindex="${total + 1}"] a`).innerText()).toMatch(/^doc399/);
  expect(await page.locator('.errors').evaluate((table) => table.clientHeight)).toBe(height);
});

it('says that nothing differs', async () => {
  const key = documentOf(
    'd',
    ['a b'],
    [
      [0, 1, 'x'],
      [1, 2, 'x'],
    ],
  );
  const page = await shown.browser.open(
    shown.browser.write('same.html', await pageOf(madeOf([key], [{ name: 's', documents: [key] }]))),
    { at: '#/errors' },
  );
  expect(await page.locator('main').innerText()).toContain('Nothing differs.');
});
