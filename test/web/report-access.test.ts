/** Accessibility of the report. */
import { describe, expect, it } from 'vitest';
import { hrefOf } from '../../src/web/route.ts';
import { HOSTILE_ID, hard } from '../support/page-fixture.ts';
import { violations } from '../support/report-browser.ts';
import { reportInBrowser } from '../support/report-in-browser.ts';

const shown = reportInBrowser(hard());

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
      const page = await shown.browser.open(shown.file, { colorScheme, viewport: { width, height: 800 } });
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
