/** Pointing, copying and links in a document of the report. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hrefOf } from '../../src/web/frame/route.ts';
import { documentOf, HOSTILE_ID, hard, madeOf, pageOf } from '../support/page-fixture.ts';
import { addressOf } from '../support/report-browser.ts';
import { reportInBrowser } from '../support/report-in-browser.ts';

const shown = reportInBrowser(hard());

const at = (params: Readonly<Record<string, string>> = {}) => hrefOf({ view: 'd', id: HOSTILE_ID, params });
const pinned = async (page: Page) => (await addressOf(page)).match(/m=([^&]+)/)?.[1] ?? '';

/** Clicks on a word at a height: pixels from the top of its box, or from the bottom if negative. */
async function clickAt(word: Locator, height: number): Promise<void> {
  const box = await word.boundingBox();
  if (box === null) throw new Error('the word is not on the screen');
  await word.click({ position: { x: box.width / 2, y: height < 0 ? box.height + height : height } });
}

describe('a click', () => {
  const CITY = '.s[data-t="10"]:not([data-blank])';

  it('on a bar pins the mention of that bar', async () => {
    const page = await shown.browser.open(shown.file, { at: at() });
    await page.waitForSelector('.text .s');
    const found: string[] = [];
    for (let lane = 0; lane < 4; lane++) {
      await clickAt(page.locator(CITY).first(), 5 * lane + 1.5);
      found.push(await pinned(page));
    }
    // The outermost mention is on top.
    expect(found).toEqual(['k:0-11', 'k:3-11', 'k:6-11', 'k:9-11']);
    found.length = 0;
    for (let lane = 0; lane < 4; lane++) {
      await clickAt(page.locator(CITY).first(), -(5 * lane + 1.5));
      found.push(await pinned(page));
    }
    expect(found).toEqual(['r:0-11', 'r:3-11', 'r:6-11', 'r:9-11']);
  });

  it('on a bar works side by side, where both sides have their bars below', async () => {
    const page = await shown.browser.open(shown.file, { at: at({ v: 'two' }) });
    await page.waitForSelector('.text .s');
    const words = page.locator('.row').first().locator('.words');
    await clickAt(words.nth(0).locator(CITY), -1.5);
    expect(await pinned(page)).toBe('k:0-11');
    await clickAt(words.nth(1).locator(CITY), -1.5);
    expect(await pinned(page)).toBe('r:0-11');
  });

  it('on the words pins the innermost mention, and again the next one out', async () => {
    const page = await shown.browser.open(shown.file, { at: at() });
    await page.waitForSelector('.text .s');
    const found: string[] = [];
    for (let click = 0; click < 9; click++) {
      await clickAt(page.locator(CITY).first(), 36);
      found.push(await pinned(page));
    }
    const spans = found.map((each) => each.slice(2));
    expect(spans).toEqual(['10-11', '9-11', '9-11', '6-11', '6-11', '3-11', '3-11', '0-11', '0-11']);
    await clickAt(page.locator(CITY).first(), 36);
    expect(await pinned(page)).toBe('k:10-11');
  });
});

it('copies two sentences as their plain words', async () => {
  const page = await shown.browser.open(shown.file, { at: at() });
  await page.waitForSelector('.text .s');
  await page.evaluate(() => {
    const rows = document.querySelectorAll('.words');
    getSelection()?.setBaseAndExtent(rows[1], 0, rows[2], rows[2].childNodes.length);
  });
  await page.keyboard.press('Control+c');
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    document.body.append(field);
    field.focus();
  });
  await page.keyboard.press('Control+v');
  const copied = await page.locator('body > textarea').inputValue();
  expect(copied.trim().split(/\s*\n\s*/)).toEqual([
    'She told its members that the city would sue it.',
    'They picked the offer, if one may call it that, up at once.',
  ]);
});

describe('a link', () => {
  const focused = (page: Page) =>
    page.evaluate(() => {
      const element = document.activeElement;
      const { top, bottom } = element?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
      const isInView = top >= 0 && bottom <= innerHeight;
      return isInView ? (element?.getAttribute('aria-label') ?? element?.textContent) : 'not in view';
    });

  it.each([
    ['an entity, at its first mention', { e: 'k:7' }, /^Mr Smith and Jones Ltd: key entity/],
    ['a mention of the key', { m: 'k:24-25' }, /^They: key entity 1/],
    ['a mention of the response', { m: 'r:34-35' }, /: response entity r/],
    ['both', { e: 'r:1', m: 'r:57-58' }, /: response entity 1/],
    ['a mention side by side', { v: 'two', m: 'r:57-58' }, /: response entity 1/],
    ['a mention in a sentence that would be folded', { v: 'diff', f: 'extra', m: 'k:57-58' }, /: key entity/],
  ] as const)('to %s opens at its words, in view and focused', async (_, params, expected) => {
    const page = await shown.browser.open(shown.file, {
      at: at(params as Readonly<Record<string, string>>),
      viewport: { width: 900, height: 420 },
    });
    await page.waitForSelector('.text');
    await expect.poll(() => focused(page)).toMatch(expected);
    const hash = await addressOf(page);
    await page.reload();
    await page.waitForSelector('.text');
    expect(await addressOf(page)).toBe(hash);
    await expect.poll(() => focused(page)).toMatch(expected);
  });
});

it('moves against the direction of the arrow in right-to-left text', async () => {
  const page = await shown.browser.open(shown.file, { at: at({ m: 'k:52-56', e: 'k:9' }) });
  await page.waitForSelector('.text .s');
  const label = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await expect.poll(label).toContain('ראש');
  const here = await label();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(label).toContain('הוא');
  await page.keyboard.press('ArrowRight');
  await expect.poll(label).toBe(here);
});

it('draws a zero as a sign in soft ink, with its bars', async () => {
  const key = documentOf(
    'z',
    ['Vino 0 y habló'],
    [
      [1, 2, 'x'],
      [3, 4, 'x'],
    ],
  );
  const tokens = { length: 4, at: (t: number) => ['Vino', '', 'y', 'habló'][t], emptyNodes: new Set([1]) };
  const zero = { ...key, tokens } as typeof key;
  const page = await shown.browser.open(
    shown.browser.write('zero.html', await pageOf(madeOf([zero], [{ name: 's', documents: [zero] }]))),
    { at: '#/d/z' },
  );
  const sign = page.locator('.zero');
  expect(await sign.innerText()).toBe('∅');
  expect(
    await sign.evaluate((element) => getComputedStyle(element).backgroundImage.match(/gradient/g)?.length),
  ).toBe(2);
  const soft = await page.evaluate(() => {
    const probe = document.createElement('span');
    probe.className = 'soft';
    document.body.append(probe);
    return getComputedStyle(probe).color;
  });
  expect(await sign.evaluate((element) => getComputedStyle(element).color)).toBe(soft);
});
