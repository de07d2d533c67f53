/** Checking, agreement and conversion on the page that scores files: the same as on the command line. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../support/report-browser.ts';
import { PATIENT, ScorePages } from '../support/score-pages.ts';

const pages = new ScorePages();

const choose = async (page: Page, name: string) => {
  await page.getByRole('group', { name: 'What to do' }).getByRole('button', { name }).click();
};
const start = async (page: Page) => {
  await page.locator('button.primary').click();
  await page.locator('.toolresult, .troubles').first().waitFor(PATIENT);
};
const tableOf = (page: Page, title: string) =>
  page
    .getByRole('group', { name: title })
    .locator('tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')),
    );

it('checks files by themselves and against their key', async () => {
  const page = await pages.open();
  await pages.choose(page, 'key.conll', 'response.conll');
  await choose(page, 'Check');
  await start(page);
  const { stdout } = pages.place.run(['check', 'response.conll', '--key', 'key.conll', '--json']);
  const report = JSON.parse(stdout);
  expect((await tableOf(page, 'Corpora')).slice(1).map((row) => row.at(-1))).toEqual(
    report.corpora.map(({ fingerprint }: { fingerprint: string }) => fingerprint),
  );
  expect(await violations(page)).toEqual([]);
  // Another file: the result is no longer that of the files.
  await pages.choose(page, 'broken.conll');
  expect(await page.locator('.toolresult').count()).toBe(0);
  await start(page);
  expect(await page.locator('main').innerText()).toContain('broken.conll:');
});

it('measures the agreement of annotators', async () => {
  const page = await pages.open();
  await pages.choose(page, 'key.conll');
  await choose(page, 'Agreement');
  expect(await page.locator('button.primary').isDisabled()).toBe(true);
  await pages.choose(page, 'response.conll');
  await start(page);
  const { stdout } = pages.place.run(['agree', 'key.conll', 'response.conll', '--json']);
  const { alpha } = JSON.parse(stdout);
  const rows = await tableOf(page, "Krippendorff's α over the chains of spans");
  expect(rows[1].slice(0, 2)).toEqual(['MASI', (alpha.masi.alpha as number).toFixed(3)]);
  expect(await violations(page)).toEqual([]);
});

it('converts files, which can be saved', async () => {
  const page = await pages.open();
  await pages.choose(page, 'key.conll');
  await choose(page, 'Convert');
  await page.locator('.choosers select').selectOption('jsonlines');
  await start(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Save / }).click(),
  ]);
  const { stdout } = pages.place.run(['convert', 'key.conll', '--to', 'jsonlines']);
  expect(readFileSync(await download.path(), 'utf8')).toBe(stdout);
  expect(await violations(page)).toEqual([]);
});

it('says what cannot be done', async () => {
  const page = await pages.open();
  await pages.choose(page, 'key.conll');
  await choose(page, 'Convert');
  await page.locator('.choosers select').selectOption('brat');
  await start(page);
  expect(await page.locator('.toolresult').innerText()).toContain('A file of brat has one document');
  await page.getByLabel('a file for each document').check();
  await start(page);
  await expect.poll(() => page.getByRole('button', { name: /^Save .*\.ann$/ }).count()).toBeGreaterThan(0);
});
