/** Long documents in the report. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { documentOf, type Marked, madeOf, pageOf } from '../support/page-fixture.ts';
import { ReportBrowser } from '../support/report-browser.ts';

let browser: ReportBrowser;

beforeAll(async () => {
  browser = await ReportBrowser.launch();
});
afterEach(() => {
  expect(browser.troubles.splice(0)).toEqual([]);
});
afterAll(() => browser?.close());

describe('a long document', () => {
  const sentences = Array.from(
    { length: 1600 },
    (_, s) => `Sentence number${s} about Ann and her house in the town number${s % 7} .`,
  );
  const marked = sentences.flatMap((_, s): Marked[] => [
    [s * 12 + 3, s * 12 + 4, 'ann'],
    [s * 12 + 5, s * 12 + 6, 'ann'],
    [s * 12 + 8, s * 12 + 11, `t${s % 7}`],
  ]);
  const book = documentOf('book', sentences, marked);
  const response = documentOf(
    'book',
    sentences,
    marked.filter((_, m) => m % 11 > 0),
  );

  it('is drawn near the screen only, but is found and printed whole', async () => {
    const bookFile = browser.write(
      'book.html',
      await pageOf(madeOf([book], [{ name: 's', documents: [response] }])),
    );
    const page = await browser.open(bookFile, { at: '#/d/book' });
    await page.waitForSelector('.text .s');
    expect(await page.locator('*').count()).toBeLessThan(6000);
    expect(
      await page.evaluate(() => (window as unknown as { find(text: string): boolean }).find('number1500 ')),
    ).toBe(true);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect.poll(() => page.locator('.row').count(), { timeout: 20_000 }).toBe(1600);
  });

  it('is left out where the page would be too large', async () => {
    const { assemblePage } = await import('../../src/report/page/assemble-page.ts');
    const { template } = await import('../support/page-fixture.ts');
    const { report, documents } = madeOf(
      [
        book,
        documentOf(
          'tiny',
          ['x y'],
          [
            [0, 1, 'a'],
            [1, 2, 'a'],
          ],
        ),
      ],
      [{ name: 's', documents: [response, undefined] }],
    );
    const { html, leftOut } = await assemblePage(template(), report, documents, 1000);
    expect(leftOut).toBe(1);
    const page = await browser.open(browser.write('left-out.html', html), { at: '#/d/tiny' });
    expect(await page.locator('.note').innerText()).toContain('left out');
    const overview = await browser.open(browser.write('left-out.html', html), { javaScriptEnabled: false });
    expect(await overview.locator('.banner').innerText()).toContain(
      'The texts of 1 of 2 documents are left out',
    );
    const errors = await browser.open(browser.write('left-out.html', html), { at: '#/errors?d=tiny' });
    await expect
      .poll(() => errors.locator('.errors').innerText())
      .toContain('tiny: 3 errors of s; the text was left out');
    await errors.keyboard.press('/');
    await errors.keyboard.type('x y');
    await expect
      .poll(() => errors.locator('.search [role=status]').innerText())
      .toContain('without 1 document whose text was left out');
  });
});
