/** The overview and the list of documents of a report, opened from the disk. */
import { describe, expect, it } from 'vitest';
import { hard } from '../support/page-fixture.ts';
import { addressOf, settled } from '../support/report-browser.ts';
import { reportInBrowser } from '../support/report-in-browser.ts';

const made = hard();
const shown = reportInBrowser(made);

describe('the overview', () => {
  it('is readable without scripts', async () => {
    const page = await shown.browser.open(shown.file, { javaScriptEnabled: false });
    const text = await page.locator('main').innerText();
    for (const { conll } of made.report.systems) expect(text).toContain((100 * (conll as number)).toFixed(2));
    expect(await page.locator('footer code').innerText()).toBe(made.report.signature);
  });

  it('is taken over by the script without a shift', async () => {
    const page = await shown.browser.open(shown.file);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          const add = (entries: PerformanceEntryList) => {
            for (const entry of entries) sum += (entry as unknown as { value: number }).value;
          };
          const observer = new PerformanceObserver((list) => add(list.getEntries()));
          observer.observe({ type: 'layout-shift', buffered: true });
          // A shift is reported after the frame in which it is seen.
          let frames = 0;
          const next = () => {
            if (++frames < 20) requestAnimationFrame(() => setTimeout(next));
            else {
              add(observer.takeRecords());
              resolve(sum);
            }
          };
          next();
        }),
    );
    expect(shift).toBeLessThan(0.02);
  });

  it('opens recall and precision, and sorts by a metric', async () => {
    const page = await shown.browser.open(shown.file);
    await page.locator('.leaders .cell').first().click();
    expect(await page.locator('.metrics').innerText()).toContain('Recall');
    await page.locator('.leaders th button', { hasText: 'MUC' }).click();
    expect(await page.locator('.leaders th[aria-sort=descending]').innerText()).toContain('MUC');
    expect(await addressOf(page)).toContain('m=muc');
  });

  it.each([
    [1440, 900],
    [1024, 800],
    [390, 800],
    [2560, 1400],
  ])('has the score within the first 400 px of %i px, and no sideways scroll', async (width, height) => {
    const page = await shown.browser.open(shown.file, { viewport: { width, height } });
    const [first] = await page.locator('.leaders td.score').all();
    const left = (await page.locator('.leaders').boundingBox())?.x ?? 0;
    expect((await first.boundingBox())?.x).toBeLessThan(left + 400);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(
      await page.locator('.leaders').evaluate((table) => table.getBoundingClientRect().right),
    ).toBeLessThanOrEqual(width);
  });

  it('opens the document nearest to a click in the strip', async () => {
    const page = await shown.browser.open(shown.file, { viewport: { width: 1440, height: 900 } });
    const [strip] = await page.locator('.leaders .strip').all();
    const box = await strip.boundingBox();
    await strip.click({ position: { x: (box?.width ?? 0) - 4, y: 20 } });
    expect(await addressOf(page)).toMatch(/^#\/d\//);
  });
});

describe('the documents', () => {
  it('are sorted, filtered and kept in the address', async () => {
    const page = await shown.browser.open(shown.file, { at: '#/documents' });
    expect(await page.locator('.documents tbody tr').count()).toBe(2);
    await page.locator('.documents th button', { hasText: 'marks' }).click();
    expect(await addressOf(page)).toContain('sort=-marks');
    await page.keyboard.press('f');
    await page.keyboard.type('second');
    expect(await page.locator('.documents tbody tr').count()).toBe(1);
    await page.reload();
    await page.waitForSelector('html[data-ready]');
    expect(await page.locator('main input[type=search]').inputValue()).toBe('second');
    expect(await page.locator('.documents tbody tr').count()).toBe(1);
  });

  it('have a filter that keeps the focus, also if its key comes directly after that of the view', async () => {
    const page = await shown.browser.open(shown.file);
    await page.evaluate(async () => {
      for (const key of ['d', 'f']) {
        dispatchEvent(new KeyboardEvent('keydown', { key }));
        await undefined; // the view is drawn, but not on the screen yet
      }
    });
    await settled(page);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
  });

  it('explain a filter that cannot be understood', async () => {
    const page = await shown.browser.open(shown.file, { at: '#/documents?q=connl%3C3' });
    expect(await page.locator('#filter-note').innerText()).toContain('There is no column “connl”');
  });

  it('are points of a plot that open them, and arrows step from one to the next', async () => {
    const page = await shown.browser.open(shown.file, { at: '#/documents?x=0:conll&y=1:bcub' });
    const points = page.locator('.scatter a');
    expect(await points.count()).toBeGreaterThan(0);
    await points.first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.text');
    await page.goBack();
    await expect.poll(() => addressOf(page)).toContain('x=0:conll');
  });

  it('open by a click on a row, and Back returns', async () => {
    const page = await shown.browser.open(shown.file, { at: '#/documents' });
    await page.locator('.documents tbody tr', { hasText: 'second' }).locator('td').first().click();
    expect(await page.locator('h1').innerText()).toBe('second');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.goBack();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Documents');
  });
});
