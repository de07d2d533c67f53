/** Accessibility of the report. */
import { describe, expect, it } from 'vitest';
import { hrefOf } from '../../src/web/frame/route.ts';
import { HOSTILE_ID, hard } from '../support/page-fixture.ts';
import { goTo, violations } from '../support/report-browser.ts';
import { reportInBrowser } from '../support/report-in-browser.ts';

const shown = reportInBrowser(hard(true));

const hostile = (params: Readonly<Record<string, string>> = {}) =>
  hrefOf({ view: 'd', id: HOSTILE_ID, params });

describe('accessibility', () => {
  const addresses = [
    '#/',
    '#/documents?x=0:conll&y=1:conll',
    '#/errors',
    '#/errors?q=city&s=1',
    '#/about',
    hostile(),
    hostile({ v: 'two', e: 'k:1' }),
    hostile({ v: 'diff' }),
    hostile({ v: 'align' }),
    hostile({ v: 'explain' }),
    hostile({ f: 'missing,divided-entity', z: '1', c: '1' }),
    '#/d/nothing',
  ];
  it.each(['light', 'dark'] as const)('has no serious violation on any view, %s', async (colorScheme) => {
    for (const width of [1280, 390]) {
      const page = await shown.browser.open(shown.file, { colorScheme, viewport: { width, height: 800 } });
      for (const at of addresses) {
        await goTo(page, at);
        if (at.includes('/d/java')) await page.waitForSelector('.docbody');
        if (at.startsWith('#/errors')) await page.waitForSelector('.errors tr.link');
        expect({ at, width, found: await violations(page) }).toEqual({ at, width, found: [] });
        if (at !== hostile()) continue;
        await page.keyboard.press('/');
        await page.keyboard.type('e');
        await page.waitForSelector('.results a');
        expect({ at: 'search', width, found: await violations(page) }).toEqual({
          at: 'search',
          width,
          found: [],
        });
        await page.keyboard.press('Escape');
        if (width === 390) continue;
        for (const tab of ['Errors', 'Chain', 'Explain']) {
          await page.locator(`#tab-${tab}`).click();
          expect({ at, tab, found: await violations(page) }).toEqual({ at, tab, found: [] });
        }
      }
    }
  });
});

it.each(['light', 'dark'] as const)('has none with two systems side by side, %s', async (colorScheme) => {
  const at = hostile({ v: 'two', e: 'k:1' });
  const page = await shown.browser.open(shown.file, {
    colorScheme,
    at,
    viewport: { width: 1500, height: 800 },
  });
  await page.waitForSelector('.beside .tag');
  expect(await violations(page)).toEqual([]);
});

it.each(['light', 'dark'] as const)('has none in windows of 1024 and 2560 px, %s', async (colorScheme) => {
  for (const width of [1024, 2560]) {
    const page = await shown.browser.open(shown.file, { colorScheme, viewport: { width, height: 900 } });
    for (const at of [hostile(), hostile({ f: 'missing', c: '1' }), hostile({ v: 'explain' }), '#/play']) {
      await goTo(page, at);
      expect({ at, width, found: await violations(page) }).toEqual({ at, width, found: [] });
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect({ at, width, sideways }).toEqual({ at, width, sideways: Math.min(0, sideways) });
    }
  }
});

describe('a phone', () => {
  const phone = { viewport: { width: 390, height: 800 } };

  it('shows the alignment without scrolling sideways, with the sizes', async () => {
    const page = await shown.browser.open(shown.file, { ...phone, at: hostile({ v: 'align' }) });
    const bands = page.locator('.bands');
    await bands.waitFor();
    expect(await bands.evaluate((table) => table.scrollWidth - table.clientWidth)).toBeLessThanOrEqual(0);
    expect(await bands.evaluate((table) => table.getBoundingClientRect().right)).toBeLessThanOrEqual(390);
    expect(await bands.locator('td.number').first().isVisible()).toBe(true);
    expect(await bands.locator('.flow').first().isVisible()).toBe(false);
  });

  it('shows tables of scores without scrolling sideways', async () => {
    const tables = [
      ['#/', '.lost'],
      ['#/documents', '.documents'],
      ['#/documents?s=1', '.documents'],
      ['#/play', '.played'],
    ] as const;
    for (const [at, table] of tables) {
      const page = await shown.browser.open(shown.file, { ...phone, at });
      const right = await page
        .locator(`${table} thead th:visible`)
        .last()
        .evaluate((cell) => cell.getBoundingClientRect().right);
      expect({ at, isInside: right <= 390 }).toEqual({ at, isInside: true });
    }
  });

  it('opens the help at its beginning', async () => {
    const page = await shown.browser.open(shown.file, phone);
    await page.getByRole('button', { name: 'Help and keys' }).click();
    const title = page.getByRole('heading', { name: 'How to read this page' });
    await title.waitFor();
    const box = await page.getByRole('dialog').boundingBox();
    expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual(box?.y ?? 0);
  });

  it('says which side is above in the drawing of both sides', async () => {
    const page = await shown.browser.open(shown.file, { ...phone, at: hostile({ v: 'two' }) });
    await page.waitForSelector('.heads');
    expect(await page.locator('.heads').isVisible()).toBe(true);
    const [key, response] = await page.locator('.row .words').all();
    const top = async (words: typeof key) => (await words.boundingBox())?.y ?? 0;
    expect(await top(key)).toBeLessThan(await top(response));
  });
});
