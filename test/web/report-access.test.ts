/** Accessibility of the report. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hrefOf } from '../../src/web/route.ts';
import { HOSTILE_ID, hard, pageOf } from '../support/page-fixture.ts';
import { ReportBrowser, violations } from '../support/report-browser.ts';

let browser: ReportBrowser;
let file: string;
const made = hard();

beforeAll(async () => {
  browser = await ReportBrowser.launch();
  file = browser.write('report "a" <b>.html', await pageOf(made));
});
afterEach(() => {
  expect(browser.troubles.splice(0)).toEqual([]);
});
afterAll(() => browser?.close());

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
    '#/d/nothing',
  ];
  it.each(['light', 'dark'] as const)('has no serious violation on any view, %s', async (colorScheme) => {
    for (const width of [1280, 390]) {
      const page = await browser.open(file, { colorScheme, viewport: { width, height: 800 } });
      for (const at of addresses) {
        await page.evaluate((hash) => {
          location.hash = hash;
        }, at);
        if (at.includes('/d/java')) await page.waitForSelector('.docbody');
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
        for (const tab of ['Errors', 'Chain', 'Scores']) {
          await page.locator(`#tab-${tab}`).click();
          expect({ at, tab, found: await violations(page) }).toEqual({ at, tab, found: [] });
        }
      }
    }
  });
});
