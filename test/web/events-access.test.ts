/** The page of events can be used by everybody: accessibility, small windows. */
import { describe, expect, it } from 'vitest';
import { EventPages, storyAddress } from '../support/event-pages.ts';
import { goTo, violations } from '../support/report-browser.ts';

const { openComparison } = new EventPages();

describe('accessibility of the page of events', () => {
  const addresses = [
    '#/',
    '#/documents',
    '#/about',
    storyAddress(),
    storyAddress({ f: 'type', e: 'k:1', v: 'events' }),
    '#/events/nothing',
  ];
  it.each(['light', 'dark'] as const)('has no serious violation on any view, %s', async (colorScheme) => {
    for (const width of [1280, 390]) {
      const page = await openComparison({ colorScheme, viewport: { width, height: 800 } });
      for (const address of addresses) {
        await goTo(page, address);
        if (address.includes('story')) await page.waitForSelector('.docbody');
        expect({ address, width, found: await violations(page) }).toEqual({ address, width, found: [] });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
        if (width === 390 || address !== storyAddress()) continue;
        for (const tab of ['Links', 'Scores']) {
          await page.locator(`#tab-${tab}`).click();
          expect({ tab, found: await violations(page) }).toEqual({ tab, found: [] });
        }
      }
    }
  });
});
