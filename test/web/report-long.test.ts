/** Long documents in the report. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { documentOf, type Marked, madeOf, pageOf } from '../support/page-fixture.ts';
import { ReportBrowser, settled } from '../support/report-browser.ts';

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
    await settled(page);
    expect(await page.locator('*').count()).toBeLessThan(6000);
    expect(
      await page.evaluate(() => (window as unknown as { find(text: string): boolean }).find('number1500 ')),
    ).toBe(true);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect.poll(() => page.locator('.row').count()).toBe(1600);
  });

  it('is left out where the page would be too large', async () => {
    const { assemblePage } = await import('../../src/page/assemble.ts');
    const { reportTemplate } = await import('../support/built-pages.ts');
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
    const { html, leftOut } = await assemblePage(reportTemplate(), report, documents, 1000);
    expect(leftOut).toBe(1);
    const page = await browser.open(browser.write('left-out.html', html), { at: '#/d/tiny' });
    // A note says at first that the document is read.
    await expect.poll(() => page.locator('.note').innerText()).toContain('left out');
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

describe('a book', () => {
  // 210,000 tokens and 52,500 mentions; the names are those of chains of all sizes.
  const SENTENCES = 17_500;
  const sentences = Array.from(
    { length: SENTENCES },
    (_, s) => `Then Ann saw the old house of number${s} with her friend .`,
  );
  const marked = sentences.flatMap((_, s): Marked[] => [
    [s * 12 + 1, s * 12 + 2, 'ann'],
    [s * 12 + 3, s * 12 + 8, `house ${s % 5000}`],
    [s * 12 + 9, s * 12 + 11, `friend ${s % 40}`],
  ]);
  const responses = [7, 11, 13].map((part, system) => ({
    name: `system ${system}`,
    documents: [
      documentOf(
        'book',
        sentences,
        marked
          .filter((_, m) => m % part > 0)
          .map(
            ([start, end, entity], m): Marked => [
              start,
              end,
              m % (2 * part) > 1 ? entity : `other ${m % 50}`,
            ],
          ),
      ),
    ],
  }));
  /** A task of more than 50 ms is a long task; other work on the machine adds up to a half to the time of the processor. */
  const LONG = 75;

  it('has no long task when it is opened, read, searched and drawn in other ways', async () => {
    const html = await pageOf(madeOf([documentOf('book', sentences, marked)], responses));
    const page = await browser.open(browser.write('long-book.html', html), { at: '#/documents' });
    const go = (hash: string) =>
      page.evaluate((to) => {
        location.hash = to;
      }, hash);
    const taken: Record<string, number> = {};
    const measure = async (what: string, run: (time: number) => Promise<void>) => {
      taken[what] = await browser.longestTask(page, run, LONG);
    };
    await measure('open', async () => {
      await go('#/documents');
      await page.waitForSelector('.documents');
      await go('#/d/book');
      await page.waitForSelector('.text .s');
      await settled(page);
    });
    expect(await page.locator('*').count()).toBeLessThan(6000);
    await measure('jump', async (time) => {
      for (let place = 0; place < 8; place++) {
        const part = ((place * 3 + time) % 8) / 8;
        await page.evaluate((to) => scrollTo(0, to * document.documentElement.scrollHeight), part);
        await settled(page);
      }
    });
    await measure('side by side and back', async () => {
      for (const drawing of ['Side by side', 'Interleaved']) {
        await page.getByRole('button', { name: drawing }).click();
        await settled(page);
      }
    });
    await measure('differences and alignment', async () => {
      for (const drawing of ['Differences', 'Alignment', 'Interleaved']) {
        await page.getByRole('button', { name: drawing }).click();
        await settled(page);
      }
    });
    await measure('pin the largest chain', async () => {
      // Not pinned, and far from the screen.
      await page.keyboard.press('Escape');
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await settled(page);
      await page.locator('#tab-Entities').click();
      await page.locator('.panel .item').first().click();
      await settled(page);
    });
    await measure('all entities', async () => {
      await page.locator('#tab-Chain').click();
      await page.locator('#tab-Entities').click();
      await page.getByRole('button', { name: 'Show all' }).click();
      await settled(page);
      await page.locator('.panel select').selectOption('lost');
      await settled(page);
    });
    expect(Object.entries(taken).filter(([, time]) => time > LONG)).toEqual([]);
  });
});
