/** A document in the report. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hrefOf } from '../../src/web/frame/route.ts';
import { HOSTILE_ID, hard } from '../support/page-fixture.ts';
import { addressOf, settled } from '../support/report-browser.ts';
import { reportInBrowser } from '../support/report-in-browser.ts';

const shown = reportInBrowser(hard());

const hostile = (params: Readonly<Record<string, string>> = {}) =>
  hrefOf({ view: 'd', id: HOSTILE_ID, params });
const second = hrefOf({ view: 'd', id: 'second', params: {} });

describe('a document', () => {
  const bars = (page: Page, text: string) =>
    page
      .locator('.s', { hasText: new RegExp(`^${text}$`) })
      .first()
      .evaluate((element) => {
        const { backgroundImage, backgroundPosition } = getComputedStyle(element);
        return {
          layers: backgroundImage.match(/gradient/g)?.length ?? 0,
          backgroundPosition,
          backgroundImage,
        };
      });

  it('draws nested, crossing and gapped mentions as bars in lanes', async () => {
    const page = await shown.browser.open(shown.file, { at: hostile({ z: '1' }) });
    await page.waitForSelector('.text');
    // Four deep on both sides; the fifth of the key is a singleton.
    expect((await bars(page, 'city')).layers).toBe(8);
    expect(await page.locator('.s.single', { hasText: /^city$/ }).count()).toBe(1);
    expect(
      await page
        .locator('.words')
        .first()
        .evaluate((element) => element.getAttribute('style')),
    ).toContain('--up: 4');
    const gap = await page
      .locator('.s', { hasText: ', if one may' })
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundImage);
    expect(gap).toContain('repeating-linear-gradient');
    // Crossing: "Jones Ltd" is in two mentions of the key that begin at different words.
    const classes = await page.locator('.s[data-t="44"]').first().getAttribute('class');
    expect(classes?.match(/\bk\d+/g)).toHaveLength(2);
  });

  it('keeps a tag on the line of its first word at every width', async () => {
    for (const width of [320, 390, 700, 1000, 1400]) {
      const page = await shown.browser.open(shown.file, { at: hostile(), viewport: { width, height: 800 } });
      await page.waitForSelector('.text');
      const apart = await page.locator('.nw').evaluateAll(
        (elements) =>
          elements.filter((element) => {
            const [tags, word] = [
              element.querySelector('.tags'),
              element.querySelector(':scope > .s:last-child'),
            ];
            const [a, b] = [tags?.getBoundingClientRect(), word?.getClientRects()[0]];
            return a !== undefined && b !== undefined && (a.bottom < b.top || a.top > b.bottom);
          }).length,
      );
      expect(apart).toBe(0);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await page.context().close();
    }
  });

  it('mirrors right-to-left text', async () => {
    const page = await shown.browser.open(shown.file, { at: hostile() });
    await page.waitForSelector('.text');
    const words = page.locator('.words').nth(4);
    expect(await words.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    const order = await words
      .locator('.nw')
      .first()
      .evaluate((element) => {
        const [tag, word] = [element.querySelector('.tag'), element.querySelector(':scope > .s:last-child')];
        return (tag?.getBoundingClientRect().left ?? 0) > (word?.getBoundingClientRect().left ?? 0);
      });
    expect(order).toBe(true);
  });

  it('cycles outwards through the mentions over a word, and lights the chain', async () => {
    const page = await shown.browser.open(shown.file, { at: hostile() });
    await page.waitForSelector('.text');
    const word = page.locator('.s[data-t="10"]:not([data-blank])').first();
    const pinned: string[] = [];
    for (let click = 0; click < 3; click++) {
      await word.click();
      pinned.push((await addressOf(page)).match(/m=([^&]+)/)?.[1] ?? '');
    }
    expect(pinned).toEqual(['k:10-11', 'k:9-11', 'r:9-11']);
    expect(await word.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(
      'rgba(0, 0, 0, 0)',
    );
    await expect.poll(() => page.locator('#tab-Chain').getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Escape');
    expect(await addressOf(page)).not.toContain('m=');
  });

  it('walks along mentions, chains and differences by keys', async () => {
    const page = await shown.browser.open(shown.file, {
      at: hostile({ e: 'k:1', m: 'k:0-11', f: 'missing,extra,span,other' }),
    });
    await page.waitForSelector('.text');
    const hash = () => addressOf(page);
    await page.keyboard.press('n');
    await expect.poll(hash).toContain('m=k:13-14');
    await page.keyboard.press('N');
    await expect.poll(hash).toContain('m=k:0-11');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    await expect.poll(focused).toMatch(/; right$/);
    await page.keyboard.press('x');
    await expect.poll(focused).toMatch(/; (?:missing|extra|span|wrong)/);
    const difference = await focused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(focused).not.toBe(difference);
    await page.keyboard.press('Enter');
    await expect.poll(hash).not.toContain('m=k:0-11');
    await page.keyboard.press('i');
    await expect.poll(hash).toContain('v=two');
    await page.keyboard.press(']');
    await expect.poll(() => page.locator('h1').innerText()).toBe('second');
    await page.keyboard.press('?');
    await expect.poll(() => page.locator('dialog.help').isVisible()).toBe(true);
  });

  it('is walked by a key that comes in the moment in which the text is drawn', async () => {
    const page = await shown.browser.open(shown.file);
    await page.evaluate(
      (to) =>
        new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            if (document.querySelector('.text') === null) return;
            observer.disconnect();
            dispatchEvent(new KeyboardEvent('keydown', { key: 'n' }));
            resolve();
          });
          observer.observe(document.body, { subtree: true, childList: true });
          location.hash = to;
        }),
      hostile({ e: 'k:1', m: 'k:0-11' }),
    );
    await settled(page);
    expect(await addressOf(page)).toContain('m=k:13-14');
    await page.keyboard.press('n');
    expect(await addressOf(page)).toContain('m=k:24-25');
  });

  it('has the focus where an arrow leads before it is on the screen, so that Enter pins it', async () => {
    const page = await shown.browser.open(shown.file, { at: hostile({ e: 'k:1', m: 'k:0-11' }) });
    await page.waitForSelector('.text');
    await settled(page);
    const labels = await page.evaluate(async () => {
      const label = () => document.activeElement?.getAttribute('aria-label') ?? '';
      const before = label();
      dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
      await undefined;
      return [before, label()];
    });
    expect(labels[0]).toMatch(/; right$/);
    expect(labels[1]).not.toBe(labels[0]);
    await settled(page);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(labels[1]);
  });

  it('lists the differences of each kind, and filters them', async () => {
    const page = await shown.browser.open(shown.file, { at: hostile({ z: '1' }) });
    await page.waitForSelector('.text');
    await page.locator('#tab-Errors').click();
    // The parts of a long list are drawn one after the other.
    const signs = async () => [...new Set(await page.locator('.panel .list .sign').allInnerTexts())].sort();
    await expect.poll(signs).toEqual(['+', '−', '↔', '≠', '÷', '∅−', '∅+', '∪'].sort());
    await page.locator('.chips button', { hasText: 'span error' }).click();
    expect(new Set(await page.locator('.panel .list .sign').allInnerTexts())).toEqual(new Set(['↔']));
    expect(await addressOf(page)).toContain('f=span');
  });

  it('has all drawings, and folds sentences without differences', async () => {
    const page = await shown.browser.open(shown.file, { at: hostile({ v: 'diff', f: 'extra' }) });
    await page.waitForSelector('.fold');
    await page.locator('.segments button', { hasText: 'Side by side' }).click();
    // Sentences that were drawn before are drawn again in turns.
    await expect.poll(() => page.locator('.row .words').count()).toBe(12);
    await page.locator('.segments button', { hasText: 'Alignment' }).click();
    expect(await page.locator('.bands').innerText()).toContain('φ₄');
  });

  it('says that a system lacks the document, or that there is no such document', async () => {
    const page = await shown.browser.open(shown.file, { at: `${second}?s=1` });
    expect(await page.locator('.banner').innerText()).toContain('has no such document');
    const unknown = await shown.browser.open(shown.file, { at: '#/d/secon' });
    expect(await unknown.locator('h1').innerText()).toBe('Not in this report');
    await unknown.locator('main a', { hasText: 'second' }).click();
    await expect.poll(() => unknown.locator('h1').innerText()).toBe('second');
  });

  it('opens a link to a mention at its words', async () => {
    const page = await shown.browser.open(shown.file, {
      at: hostile({ e: 'k:8', m: 'k:57-58' }),
      viewport: { width: 900, height: 400 },
    });
    await page.waitForSelector('.text');
    const isFocused = () =>
      page.evaluate(() => {
        const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
        return document.activeElement?.matches('.tag, .s') === true && top > 0 && bottom < innerHeight;
      });
    await expect.poll(isFocused).toBe(true);
  });
});
