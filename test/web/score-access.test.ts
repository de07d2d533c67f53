/** The page that scores files can be used by everybody: accessibility, small windows, the keyboard. */
import { describe, expect, it } from 'vitest';
import { violations } from '../support/report-browser.ts';
import { inspected, ScorePages, score, scoreButton } from '../support/score-pages.ts';

const { at, open, choose } = new ScorePages();

describe('the page', () => {
  it.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 390],
    ['dark', 390],
  ] as const)('has no serious violation of accessibility: %s, %i px', async (colorScheme, width) => {
    const page = await open({ colorScheme, viewport: { width, height: 800 } });
    expect(await violations(page)).toEqual([]);
    await choose(page, 'key.conll', 'response.conll', 'broken.conll');
    await page.locator('.options summary').click();
    expect(await violations(page)).toEqual([]);
    await score(page);
    expect(await violations(page)).toEqual([]);
    await page.locator('nav a', { hasText: 'Score files' }).click();
    await page.waitForSelector('.scoring');
    expect(await violations(page)).toEqual([]);
  });

  it('does not scroll sideways at 320 px', async () => {
    const page = await open({ viewport: { width: 320, height: 700 } });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
    await choose(page, 'key.conll', 'response.conll', 'broken.conll');
    await page.locator('.options summary').click();
    expect(await overflow()).toBe(0);
  });

  it('is used with keys alone', async () => {
    const page = await open();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      (async () => {
        await page.getByRole('button', { name: 'Choose files' }).focus();
        await page.keyboard.press('Enter');
      })(),
    ]);
    await chooser.setFiles([at('key.conll'), at('response.conll')]);
    await inspected(page);
    await scoreButton(page).focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.finding');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.keyboard.press('d');
    expect(await page.locator('h1').innerText()).toBe('Documents');
  });

  it('has the playground before and after scoring', async () => {
    const page = await open({ at: '#/play?k=a,b&r=a,b' });
    expect(await page.locator('h1').innerText()).toBe('Playground');
    await page.getByRole('link', { name: 'Score files' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Score coreference and events');
  });
});
