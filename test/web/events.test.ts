/** The page of events in Chromium, written by the command line and opened from the disk. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { EventPages, storyAddress } from '../support/event-pages.ts';
import { addressOf, settled } from '../support/report-browser.ts';

const pages = new EventPages();
const { openComparison } = pages;
const here = storyAddress();
/** Waits for a number of tags: the text is drawn in turns. */
const shown = (page: Page, count: number) =>
  expect.poll(() => page.locator('.text .tag').count()).toBe(count);

describe('the overview of events', () => {
  it('is readable without scripts', async () => {
    const page = await openComparison({ javaScriptEnabled: false });
    const text = await page.locator('main').innerText();
    expect(text).toContain('A "<b>"');
    expect(text).toContain('type+realis');
    expect(await page.locator('footer code').innerText()).toContain('nuggets:2015|');
  });

  it('ranks systems, and opens all scores of one', async () => {
    const page = await openComparison();
    await page.locator('.leaders th button', { hasText: 'coreference' }).click();
    expect(await page.locator('.leaders th[aria-sort=descending]').innerText()).toContain('coreference');
    await page.locator('.leaders .cell').first().click();
    const text = await page.locator('.leaders .more').innerText();
    for (const title of ['Mention detection', 'Coreference', 'Sequencing', 'Types']) {
      expect(text).toContain(title);
    }
  });
});

describe('a document of events', () => {
  it.each([720, 920, 1024, 1440])('keeps the filters off the panel, %i px wide', async (width) => {
    const page = await openComparison({ at: storyAddress(), viewport: { width, height: 600 } });
    await page.waitForSelector('.panel');
    const overlaps = () =>
      page.evaluate(() => {
        const panel = document.querySelector('.panel')?.getBoundingClientRect();
        if (panel === undefined || panel.height === 0) return ['no panel'];
        return Array.from(document.querySelectorAll('.docbar, .docbar button, .docbar select'))
          .filter((element) => {
            const box = element.getBoundingClientRect();
            const [wide, high] = [
              Math.min(box.right, panel.right) - Math.max(box.left, panel.left),
              Math.min(box.bottom, panel.bottom) - Math.max(box.top, panel.top),
            ];
            return box.height > 0 && wide > 1 && high > 1;
          })
          .map((element) => element.textContent);
      });
    expect(await overlaps()).toEqual([]);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await settled(page);
    expect(await overlaps()).toEqual([]);
  });
});

describe('the page about the page', () => {
  it('has the parts of the signature, and the meanings of the signs', async () => {
    const page = await openComparison({ at: '#/about' });
    const text = await page.locator('main').innerText();
    expect(text).toMatch(/mapping\s+greedy/);
    expect(text).toContain('missing nugget: the system has no such mention');
  });
});

describe('the documents of events', () => {
  it('are sorted and filtered, and open', async () => {
    const page = await openComparison({ at: '#/documents' });
    await page.locator('.documents th button', { hasText: 'extra' }).click();
    expect(await addressOf(page)).toContain('sort=-extra');
    await page.keyboard.press('/');
    await page.keyboard.type('missing>3 f1_span<90');
    await expect.poll(() => page.locator('.documents tbody tr').count()).toBe(0);
    await page.locator('header select').selectOption('1');
    await expect.poll(() => page.locator('.documents tbody tr').count()).toBe(1);
    await page.locator('.documents tbody a').click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('story');
    const unknown = await openComparison({ at: '#/events/stor' });
    expect(await unknown.locator('h1').innerText()).toBe('Not in this report');
  });
});

describe('a document of events', () => {
  it('has gold on the left and the system on the right, with id, sign, type and realis', async () => {
    const page = await openComparison({ at: here });
    await page.waitForSelector('.text');
    const sides = (side: string) => page.locator(`.text .tag.${side}`).allInnerTexts();
    const plain = (texts: readonly string[]) => texts.map((text) => text.replace(/\s+/g, ' '));
    expect(plain(await sides('key'))).toEqual([
      'E1 Attack Actual',
      'E2 ↔ Attack Actual',
      'E3 T Life_Die Actual',
      'E4 − Attack Other',
      'E5 R Meet Generic',
    ]);
    expect(plain(await sides('response'))).toEqual([
      'S1 Attack Actual',
      'S2 ↔ Attack Actual',
      'S3 T Life_Injure Actual',
      'S5 + Meet Actual',
      'S4 R Meet Actual',
    ]);
    const [left, right] = await Promise.all(
      ['key', 'response'].map((side) => page.locator(`.text .tag.${side}`).first().boundingBox()),
    );
    expect(left?.x).toBeLessThan(right?.x ?? 0);
    expect(await page.locator('.heads').innerText()).toContain('A "<b>"');
    expect(await page.locator('.tag .differs').allInnerTexts()).toEqual([
      'Life_Die',
      'Life_Injure',
      'Generic',
      'Actual',
    ]);
  });

  it('says what a pair is when a mention is pointed at, and lights both', async () => {
    const page = await openComparison({ at: here });
    await page.waitForSelector('.text');
    await page.locator('.tag[data-key="1"]').hover();
    const line = page.locator('.stop');
    await expect.poll(() => line.innerText()).toContain('gold E2, Conflict_Attack, Actual; span error');
    expect(await line.innerText()).toContain('system S2 “attack”');
    expect(await line.innerText()).toContain('Dice 0.63');
    expect(await line.innerText()).toContain('cluster 1 of 2 mentions');
    const ground = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ground('.s.rm1')).not.toBe('rgba(0, 0, 0, 0)');
    expect(await ground('.s.rm0')).toBe('rgba(0, 0, 0, 0)');
  });

  it('filters by kind, type, realis and cluster, in the address', async () => {
    const page = await openComparison({ at: here });
    await page.waitForSelector('.text');
    await page.locator('.filters button', { hasText: 'type error' }).click();
    expect(await addressOf(page)).toContain('f=type');
    await shown(page, 2);
    expect(await page.locator('.pairtable tbody tr').count()).toBe(1);
    await page.locator('.filters button', { hasText: 'missing' }).click();
    await shown(page, 3);
    await page.locator('button', { hasText: 'show all' }).click();
    await shown(page, 10);
    await page.locator('.choice', { hasText: 'type' }).locator('select').selectOption('Contact_Meet');
    await shown(page, 3);
    await page.locator('.choice', { hasText: 'realis' }).locator('select').selectOption('Generic');
    await shown(page, 2);
    await page.reload();
    await page.waitForSelector('.text');
    await shown(page, 2);
    await page.locator('button', { hasText: 'show all' }).click();
    await page.locator('.cluster input').last().check();
    expect(await addressOf(page)).toContain('c=s1');
    await shown(page, 4);
    await page.locator('.docbar label', { hasText: 'only rows' }).locator('input').check();
    expect(await page.locator('.fold').innerText()).toContain('without events');
  });

  it('lists clusters and links, which open their words', async () => {
    const page = await openComparison({ at: here });
    await page.waitForSelector('.text');
    const clusters = await page.locator('.panel').innerText();
    expect(clusters.replace(/\s+/g, ' ')).toContain('E1 attacked E2 attack killed');
    await page.locator('#tab-Links').click();
    const links = (await page.locator('.panel').innerText()).replace(/\s+/g, ' ');
    for (const link of [
      'After E1 attacked → E4 War',
      'Subevent E1 attacked → E3 killed',
      'S1 attacked → S3',
    ]) {
      expect(links).toContain(link);
    }
    await page.locator('.member', { hasText: 'War' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('E4');
    await page.locator('#tab-Scores').click();
    expect(await page.locator('.panel').innerText()).toContain('type+realis');
  });

  it('is walked through by keys', async () => {
    const page = await openComparison({ at: storyAddress({ e: 'k:1' }) });
    await page.waitForSelector('.text');
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await expect.poll(focused).toContain('E1');
    await page.keyboard.press('n');
    await expect.poll(focused).toContain('E2');
    await page.keyboard.press('x');
    await expect.poll(focused).toContain('E3');
    await page.keyboard.press('ArrowRight');
    await expect.poll(focused).toContain('S3');
    await page.keyboard.press('Enter');
    await expect.poll(() => addressOf(page)).toContain('e=r:');
    await page.keyboard.press('Escape');
    await expect.poll(() => addressOf(page)).not.toContain('e=');
    await page.keyboard.press('i');
    expect(await addressOf(page)).toContain('v=events');
    await page.keyboard.press('s');
    await expect.poll(() => page.locator('.heads').innerText()).toContain('B');
    await page.keyboard.press('?');
    expect(await page.locator('dialog').innerText()).toContain('Gold is on the left');
  });

  it('prints the text and the pairs', async () => {
    const page = await openComparison({ at: here });
    await page.waitForSelector('.text');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.panel').isVisible()).toBe(false);
    expect(await page.locator('.pairtable tbody tr').count()).toBe(6);
    expect((await page.pdf()).length).toBeGreaterThan(10_000);
  });

  it('has the table alone where the words are not known', async () => {
    const page = await pages.open(pages.write('compare', 'gold.tbf', 'a.tbf'), { at: here });
    // A note says at first that the document is read.
    await expect.poll(() => page.locator('.note').innerText()).toContain('--texts');
    const table = await page.locator('.pairtable').innerText();
    for (const words of ['E2 attack killed', 'S2 attack', 'Life_Injure', '0.63'])
      expect(table).toContain(words);
  });
});
