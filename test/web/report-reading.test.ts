/** Reading a document of the report: where one is, what is faded, hidden and tinted. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { documentOf, type Marked, madeOf } from '../support/page-fixture.ts';
import { addressOf, settled, violations } from '../support/report-browser.ts';
import { reportInBrowser } from '../support/report-in-browser.ts';

const SENTENCES = 120;
const words = Array.from({ length: SENTENCES }, (_, at) => `Ann met Bob number ${at} near the river .`);
const LENGTH = 9;

/** In every sentence Ann and Bob; the response lacks Bob in every tenth, and puts Ann elsewhere in the next. */
const key: Marked[] = words.flatMap((_, at): Marked[] => [
  [LENGTH * at, LENGTH * at + 1, 'ann'],
  [LENGTH * at + 2, LENGTH * at + 3, 'bob'],
]);
const response = key
  .filter(([start]) => !(start % (10 * LENGTH) === 2))
  .map(
    ([start, end, entity]): Marked => [
      start,
      end,
      entity === 'ann' && start % (10 * LENGTH) === LENGTH ? 'other' : entity,
    ],
  );

/** 300 mentions that end at the same word. */
const DEEP = 300;
const deepWords = [Array(DEEP).fill('a').join(' ')];
const deepKey = Array.from({ length: DEEP }, (_, at): Marked => [at, DEEP, `e${at % 150}`]);

/** Eight people who are named once, two who are named twice. */
const singleWords = ['a b c d e f g h', 'i i j j'];
const singleKey: Marked[] = [
  ...Array.from({ length: 8 }, (_, at): Marked => [at, at + 1, `s${at}`]),
  [8, 9, 'i'],
  [9, 10, 'i'],
  [10, 11, 'j'],
  [11, 12, 'j'],
];

const documents = [
  documentOf('long', words, key),
  documentOf('deep', deepWords, deepKey),
  documentOf('singles', singleWords, singleKey),
];
const shown = reportInBrowser(
  madeOf(documents, [
    {
      name: 'ours',
      documents: [
        documentOf('long', words, response),
        documentOf('deep', deepWords, deepKey),
        documentOf('singles', singleWords, singleKey.slice(2)),
      ],
    },
  ]),
);

const sentence = (page: Page) =>
  page.evaluate(() => Number(document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row ?? -1));
const label = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
const status = (page: Page) => page.locator('.stop [role=status]').innerText();
const isInView = (page: Page) =>
  page.evaluate(() => {
    const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    return top >= 0 && bottom <= innerHeight;
  });

async function opened(id: string, params = '', more: object = {}): Promise<Page> {
  const page = await shown.browser.open(shown.file, { at: `#/d/${id}${params}`, ...more });
  await page.waitForSelector('.text .row');
  await settled(page);
  return page;
}

describe('x', () => {
  it('goes on from the first sentence on the screen, and not from the top', async () => {
    const page = await opened('long');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    await settled(page);
    const firstOnScreen = () =>
      page.evaluate(() => {
        const bar = document.querySelector('.docbar')?.getBoundingClientRect().bottom ?? 0;
        const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
        return Number(rows.find((row) => row.getBoundingClientRect().top >= bar - 1)?.dataset.row);
      });
    // Parts that are drawn later move those after them.
    let first = -1;
    await expect
      .poll(async () => {
        const before = first;
        first = await firstOnScreen();
        await settled(page);
        return first === before;
      })
      .toBe(true);
    expect(first).toBeGreaterThan(20);
    await page.keyboard.press('x');
    await expect.poll(() => sentence(page)).toBeGreaterThanOrEqual(first);
    const found = await sentence(page);
    expect(found - first).toBeLessThan(10);
    await settled(page);
    expect(await isInView(page)).toBe(true);
    // Then from the mark that has the focus.
    const seen = [found];
    for (let press = 0; press < 3; press++) {
      await page.keyboard.press('x');
      await expect.poll(() => sentence(page)).not.toBe(seen.at(-1));
      seen.push(await sentence(page));
      expect(await label(page)).toMatch(/; (?:missing mention|wrong entity)/);
    }
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    // Away from it with the wheel: from what is on the screen now.
    await page.mouse.move(300, 400);
    // The wheel is only on its way when the call returns, and what is drawn meanwhile may hold it up.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, -100_000);
        return page.evaluate(() => scrollY);
      })
      .toBe(0);
    await settled(page);
    await page.keyboard.press('x');
    await expect.poll(() => sentence(page)).toBe(0);
  });

  it('says when there is no further mark, and starts again only when pressed again', async () => {
    const page = await opened('singles', '?z=1');
    await page.keyboard.press('x');
    await expect.poll(() => label(page)).toContain('a: key entity 1');
    await page.keyboard.press('x');
    await expect.poll(() => label(page)).toContain('b: key entity 2');
    await page.keyboard.press('x');
    await expect.poll(() => status(page)).toBe('Last mark; x again starts from the top.');
    expect(await label(page)).toContain('b: key entity 2');
    await page.keyboard.press('x');
    await expect.poll(() => label(page)).toContain('a: key entity 1');
  });

  it('stops only at marks that are not faded', async () => {
    const page = await opened('long', '?f=missing');
    const labels: string[] = [];
    for (let press = 0; press < 3; press++) {
      await page.keyboard.press('x');
      await settled(page);
      labels.push(await label(page));
    }
    for (const text of labels) expect(text).toMatch(/^Bob: .*; missing mention/);
  });
});

describe('a chip', () => {
  it('fades the rest, not by opacity, and opens the list of errors', async () => {
    const page = await opened('long');
    await page.locator('.chips button', { hasText: 'wrong entity' }).click();
    expect(await addressOf(page)).toContain('f=other');
    await expect.poll(() => page.locator('#tab-Errors').getAttribute('aria-selected')).toBe('true');
    await expect.poll(() => page.locator('.text .tag.faded').count()).toBeGreaterThan(10);
    const bright = page.locator('.text .tag:not(.faded)').first();
    expect(await bright.innerText()).toMatch(/^1\s*≠$/);
    expect(await bright.locator('b').getAttribute('data-to')).toBe('r1');
    const opacities = await page
      .locator('.text .tag.faded')
      .evaluateAll((tags) => [...new Set(tags.map((tag) => getComputedStyle(tag).opacity))]);
    expect(opacities).toEqual(['1']);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'show all' }).click();
    await expect.poll(() => page.locator('.text .tag.faded').count()).toBe(0);
    expect(await addressOf(page)).not.toContain('f=');
  });

  it('is switched by its number', async () => {
    const page = await opened('long');
    await page.keyboard.press('1');
    await expect.poll(() => addressOf(page)).toContain('f=missing');
  });
});

describe('singletons', () => {
  it('are hidden where most entities are, and shown by z', async () => {
    const page = await opened('singles');
    const underlined = () => page.locator('.text .single').count();
    expect(await underlined()).toBe(0);
    expect(await page.locator('.chips button').first().innerText()).toContain('+2');
    await page.keyboard.press('z');
    await expect.poll(underlined).toBe(8);
    expect(await addressOf(page)).toContain('z=1');
    // Those that are right have no tag.
    expect(await page.locator('.row').first().locator('.tag').count()).toBe(2);
    const lines = await page
      .locator('.single')
      .first()
      .evaluate((element) => getComputedStyle(element).textDecorationStyle);
    expect(lines).toBe('dotted');
  });

  it('are shown where a link leads to one', async () => {
    const page = await opened('singles', '?e=k:1&m=k:0-1');
    await expect.poll(() => page.locator('.text .single').count()).toBe(1);
    await expect.poll(() => label(page)).toContain('a: key entity 1');
  });
});

it('tints the words of the largest entities on request', async () => {
  const page = await opened('long');
  const ground = () =>
    page
      .locator('.s[data-t="0"]:not([data-blank])')
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground()).toBe('rgba(0, 0, 0, 0)');
  await page.keyboard.press('c');
  await expect.poll(ground).not.toBe('rgba(0, 0, 0, 0)');
  expect(await addressOf(page)).toContain('c=1');
  expect(await violations(page)).toEqual([]);
});

describe('300 nested mentions', () => {
  it('have few layers, and one tag that lists those that are not drawn', async () => {
    const page = await opened('deep');
    const layers = await page.evaluate(() =>
      [...document.querySelectorAll('.text .s')].reduce(
        (sum, element) => sum + (getComputedStyle(element).backgroundImage.match(/gradient/g)?.length ?? 0),
        0,
      ),
    );
    expect(layers).toBeGreaterThan(50);
    expect(layers).toBeLessThan(1000);
    const more = page.locator('.tag.more');
    // The sentence has two rows; six mentions that begin in each are drawn.
    expect(await more.allInnerTexts()).toEqual(['+144', '+144']);
    await more.first().click();
    const list = page.locator('.morelist:popover-open button');
    expect(await list.count()).toBe(144);
    await list.nth(1).click();
    expect(await addressOf(page)).toContain('m=k:1-300');
    expect(await page.locator('.morelist:popover-open').count()).toBe(0);
  });

  it('are drawn without a long task', async () => {
    const page = await opened('singles');
    const longest = await shown.browser.longestTask(
      page,
      async (time) => {
        await page.evaluate(
          (to) => {
            location.hash = to;
          },
          `#/d/${time % 2 === 0 ? 'deep' : 'long'}`,
        );
        await page.waitForSelector('.text .row');
        await settled(page);
      },
      100,
    );
    expect(longest).toBeLessThan(100);
  });
});

it('has a stop of the Tab key at the text from the start', async () => {
  const page = await opened('long');
  await page.locator('h1').focus();
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.matches('.text'))) break;
  }
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Text');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => label(page)).toMatch(/^Ann: key entity 1/);
});

it('says what became of the entity, and copies a link to the mention', async () => {
  const page = await opened('long', '', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.keyboard.press('x');
  await page.keyboard.press('x');
  await expect
    .poll(() => status(page))
    .toMatch(/wrong entity: .*The entity is divided into \{Ann, Ann, Ann, 10\d more\} and \{Ann/);
  await page.getByRole('button', { name: 'copy link' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/#\/d\/long\?e=k:1&m=k:9-10$/);
});
