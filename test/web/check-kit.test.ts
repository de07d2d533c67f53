/** The page of `corefeval check-kit`, opened from the disk: its verdict is that of `check --texts`. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Workplace } from '../support/cli.ts';
import { ReportBrowser, violations } from '../support/report-browser.ts';
import { inspected, PATIENT } from '../support/score-pages.ts';
import { example } from '../support/score-place.ts';

const place = new Workplace();
let browser: ReportBrowser;
let file: string;

beforeAll(async () => {
  browser = await ReportBrowser.launch();
  place.write('testset.conll', example('compare/key.conll'));
  const response = example('compare/ours.conll');
  place.write('good.conll', response);
  place.write('bad.conll', response.replace(/^((?:[^\n]*\n){3}\S+\s+\S+\s+\S+\s+)\S+/, '$1<i>other</i>'));
  const { code, stderr } = place.run(['check-kit', 'testset.conll', '-o', 'kit']);
  expect(code, stderr).toBe(0);
  file = pathToFileURL(join(place.folder, 'kit/check.html')).href;
});
afterEach(() => {
  expect(browser.troubles.splice(0)).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  place.remove();
});

async function check(page: Page, name: string): Promise<void> {
  await page.locator('input[aria-label=Files]').setInputFiles(join(place.folder, name));
  await inspected(page);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.locator('.toolresult').waitFor(PATIENT);
}
const verdict = (page: Page) => page.locator('.verdict').innerText();
const command = (name: string) => {
  const { code, stdout } = place.run(['check', '--texts', 'testset.conll', name, '--json']);
  return { code, report: JSON.parse(stdout) };
};

it('offers nothing but checking', async () => {
  const page = await browser.open(file);
  expect(await page.title()).toBe('Check a response to testset.conll');
  expect(await page.locator('h1').innerText()).toBe('Check a response');
  const { report } = command('good.conll');
  expect(await page.locator('.lead').innerText()).toContain(
    `testset.conll (${report.corpora[0].documents} documents, `,
  );
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await page.getByRole('group', { name: 'What to do' }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
});

it('says that a response can be scored, as the command does', async () => {
  const page = await browser.open(file);
  await check(page, 'good.conll');
  expect(command('good.conll').code).toBe(0);
  expect(await verdict(page)).toBe('This can be scored.');
  expect(await page.getByRole('radio').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
});

it('says where a response cannot be scored, as the command does', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.open(file, { colorScheme, viewport: { width: 390, height: 800 } });
    await check(page, 'bad.conll');
    const { code, report } = command('bad.conll');
    expect(code).toBe(1);
    expect(await verdict(page)).toBe('Not ready: this cannot be scored as it is.');
    const errors = report.problems.filter(({ severity }: { severity: string }) => severity === 'error');
    expect(errors.map((error: { code: string }) => error.code)).toEqual(['text/words']);
    const [{ line, column, message, help }] = errors;
    const shown = await page.locator('.problems').innerText();
    for (const part of [`bad.conll:${line}:${column}`, message, help]) expect(shown).toContain(part);
    expect(await page.locator('.problems > li').count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await violations(page)).toEqual([]);
  }
});

it('checks another file after the first, and forgets the verdict', async () => {
  const page = await browser.open(file);
  await check(page, 'bad.conll');
  await page.getByRole('button', { name: 'Remove bad.conll' }).click();
  await check(page, 'good.conll');
  expect(await verdict(page)).toBe('This can be scored.');
});
