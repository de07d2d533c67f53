/** The choice of a system in the header of the report. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hrefOf } from '../../src/web/frame/route.ts';
import { documentOf, HOSTILE_ID, hard, madeOf, pageOf } from '../support/page-fixture.ts';
import { addressOf } from '../support/report-browser.ts';
import { reportInBrowser } from '../support/report-in-browser.ts';

const made = hard();
const shown = reportInBrowser(made);

const chosen = (page: Page) => page.locator('header select').inputValue();
const options = (page: Page) => page.locator('header select option').allInnerTexts();
const names = made.report.systems.map(({ name }) => name);

it('is kept in the address from view to view, and after the page is loaded again', async () => {
  const page = await shown.browser.open(shown.file, { at: '#/documents' });
  expect(await options(page)).toEqual(names);
  const marks = () =>
    page.locator('.documents tbody tr', { hasText: 'second' }).locator('td').last().innerText();
  expect(await marks()).toBe('0');
  await page.locator('header select').selectOption('1');
  expect(await addressOf(page)).toBe('#/documents?s=1');
  // The second system lacks the second document.
  expect(await marks()).toBe('20');
  await page.locator('nav a', { hasText: 'Errors' }).click();
  await expect.poll(() => options(page)).toEqual(['all', ...names]);
  expect(await addressOf(page)).toBe('#/errors?s=1');
  expect(await chosen(page)).toBe('1');
  await page.reload();
  await page.waitForSelector('html[data-ready]');
  expect(await chosen(page)).toBe('1');
  await page.keyboard.press('d');
  expect(await addressOf(page)).toBe('#/documents?s=1');
  await page.locator('.documents tbody a', { hasText: 'second' }).click();
  expect(await page.locator('.banner').innerText()).toContain('B.conll has no such document');
  await page.keyboard.press('o');
  expect(await addressOf(page)).toBe('#/?s=1');
  // The overview shows all scores of the chosen system.
  expect(await page.locator('.leaders .more').count()).toBe(1);
  expect(await page.locator('[aria-label="Scores of B.conll"]').count()).toBe(1);
  await page.reload();
  await page.waitForSelector('html[data-ready]');
  expect(await page.locator('[aria-label="Scores of B.conll"]').count()).toBe(1);
  expect(await page.locator('main h1').count()).toBe(1);
});

it('changes by a key: from one to the next, and where all can be shown, to all', async () => {
  const page = await shown.browser.open(shown.file, { at: '#/errors' });
  for (const now of ['', '0', '1', '']) {
    await expect.poll(() => chosen(page)).toBe(now);
    await page.keyboard.press('s');
  }
  await page.keyboard.press('d');
  for (const now of ['0', '1', '0']) {
    await expect.poll(() => chosen(page)).toBe(now);
    await page.keyboard.press('s');
  }
});

it('lets go of what is pinned in a document, which the other system does not have', async () => {
  const at = hrefOf({ view: 'd', id: HOSTILE_ID, params: { s: '0', v: 'two', e: 'r:5', m: 'r:34-35' } });
  const page = await shown.browser.open(shown.file, { at });
  await page.waitForSelector('.text');
  await page.keyboard.press('s');
  expect(await addressOf(page)).toContain('s=1');
  expect(await addressOf(page)).toContain('v=two');
  expect(await addressOf(page)).not.toMatch(/[?&][em]=/);
});

it('is not there with one system, nor in views that have none', async () => {
  const page = await shown.browser.open(shown.file, { at: '#/about' });
  expect(await page.locator('header select').count()).toBe(0);
  const key = documentOf(
    'd',
    ['a b'],
    [
      [0, 1, 'x'],
      [1, 2, 'x'],
    ],
  );
  const one = shown.browser.write('one.html', await pageOf(madeOf([key], [{ name: 's', documents: [key] }])));
  for (const at of ['#/', '#/documents', '#/errors', '#/d/d']) {
    const other = await shown.browser.open(one, { at });
    expect(await other.locator('header select').count()).toBe(0);
    await other.keyboard.press('s');
    expect(await addressOf(other)).not.toContain('s=');
  }
});

it('is printed as a name', async () => {
  const page = await shown.browser.open(shown.file, { at: '#/documents?s=1' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect.poll(() => page.locator('.printhead').textContent()).toContain('system B.conll,');
});

it('has another system beside it where the window is wide, which can be chosen', async () => {
  const at = hrefOf({ view: 'd', id: HOSTILE_ID, params: { v: 'two' } });
  const page = await shown.browser.open(shown.file, { at, viewport: { width: 1600, height: 900 } });
  await page.waitForSelector('.text .tag');
  const heads = () => page.locator('.heads bdi').allInnerTexts();
  expect(await heads()).toEqual(['key', ...names.map((name) => name.replace('.conll', ''))]);
  expect(await page.locator('.row').first().locator('.words').count()).toBe(3);
  // The second system is the key: each tag lights that of the key and is described.
  const tag = page.locator('.beside .tag').first();
  await tag.hover();
  const label = (await tag.getAttribute('aria-label')) as string;
  expect(label).toMatch(/; right$/);
  expect(await page.locator('.stop').innerText()).toBe(label);
  const lit = page.locator('.text .tag.key').first();
  const ground = (element: Element) => getComputedStyle(element).backgroundColor;
  expect(await lit.evaluate(ground)).toBe(await tag.evaluate(ground));
  await tag.click();
  expect(await addressOf(page)).toMatch(/[?&]e=k:1&/);
  await page.locator('.docbar select').selectOption('none');
  expect(await addressOf(page)).toContain('b=none');
  expect(await heads()).toEqual(['key', names[0].replace('.conll', '')]);
  await page.locator('.docbar select').selectOption('1');
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect.poll(heads).toEqual(['key', names[0].replace('.conll', '')]);
  await expect.poll(() => page.locator('.beside').count()).toBe(0);
  expect(await page.locator('.docbar select').count()).toBe(0);
});
