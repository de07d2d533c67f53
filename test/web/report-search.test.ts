/** The search of the report. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hrefOf } from '../../src/web/frame/route.ts';
import { HOSTILE_ID, hard } from '../support/page-fixture.ts';
import { addressOf, settled } from '../support/report-browser.ts';
import { reportInBrowser } from '../support/report-in-browser.ts';

const shown = reportInBrowser(hard());

const second = hrefOf({ view: 'd', id: 'second' });
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName);

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(text);
  await expect.poll(() => page.locator('.search [role=status]').innerText()).toMatch(/mentions?$/);
}

it.each(['#/', '#/documents', '#/errors', '#/about', second])(
  'opens a document by its name from %s',
  async (at) => {
    const page = await shown.browser.open(shown.file, { at });
    await search(page, 'javascript:');
    expect(await page.locator('.results h2').first().innerText()).toBe('Documents 1');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('h1').getAttribute('title')).toBe(HOSTILE_ID);
    expect(await page.locator('.search').isVisible()).toBe(false);
  },
);

it('opens a mention at its words, also in the document that is open', async () => {
  const page = await shown.browser.open(shown.file, { at: second });
  await page.waitForSelector('.text .s');
  await search(page, 'Jones');
  await page
    .locator('.results li', { hasText: 'Mr Smith' })
    .filter({ hasText: 'second' })
    .locator('a')
    .last()
    .click();
  await expect.poll(() => addressOf(page)).toContain('m=k:40-45');
  await expect.poll(() => focused(page)).toContain('Mr Smith and Jones Ltd: key entity');
  await page.goBack();
  await expect.poll(() => addressOf(page)).not.toContain('m=');
  await search(page, 'Mr Smith');
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A');
  await page.keyboard.press('ArrowUp');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await page.keyboard.press('Escape');
  expect(await page.locator('.search').isVisible()).toBe(false);
});

it('opens nothing after it was closed, though Enter was pressed before there were results', async () => {
  const page = await shown.browser.open(shown.file, { at: '#/' });
  await page.keyboard.press('/');
  await page.locator('.search input').evaluate((field: HTMLInputElement) => {
    field.value = 'second';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    for (const key of ['Enter', 'Escape'])
      field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
  await expect
    .poll(() => page.locator('.search [role=status]').textContent())
    .toMatch(/^1 document.*mentions?$/);
  await settled(page);
  expect(await page.locator('.search').isVisible()).toBe(false);
  expect(await addressOf(page)).toBe('#/');
});

it('finds entities and what only a system has', async () => {
  const page = await shown.browser.open(shown.file, { at: '#/' });
  await search(page, 'she');
  expect(await page.locator('.results h2').allInnerTexts()).toContain('Mentions 2');
  await search(page, 'call it');
  expect(await page.locator('.search [role=status]').innerText()).toContain('0 entities');
});

it('shows hostile names and words as text', async () => {
  const page = await shown.browser.open(shown.file, { at: '#/' });
  for (const text of ['<img/src', '"><script>', 'javascript:', '‮']) {
    await page.keyboard.press('/');
    await page.locator('.search input').fill(text);
    await expect.poll(() => page.locator('.search [role=status]').innerText()).toMatch(/mentions?$/);
    expect(await page.locator('.results a').count()).toBeGreaterThan(0);
    expect(
      await page.locator('img, iframe, .results b, script:not([type]) ~ script:not([type])').count(),
    ).toBe(0);
    for (const href of await page
      .locator('.results a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
      expect(href).toMatch(/^#\/d\//);
    }
    await page.keyboard.press('Escape');
  }
});
