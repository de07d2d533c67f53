/** Uses the page that scores files as a person does, with files of a workplace. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Workplace } from './cli.ts';
import { pageBlocks, withoutBlocks } from './page-blocks.ts';

/** The built page. */
export const scorePage = fileURLToPath(new URL('../../dist/web/index.html', import.meta.url));

export const PATIENT = { timeout: 120_000 };

export const inspected = (page: Page) =>
  expect.poll(() => page.getByText('reading …').count(), PATIENT).toBe(0);

export const scoreButton = (page: Page) => page.locator('button.primary');

export async function score(page: Page): Promise<void> {
  await scoreButton(page).click();
  await page.waitForSelector('.headline');
}

export async function saved(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('report.html');
  return readFileSync(await download.path(), 'utf8');
}

export const rows = (page: Page) => page.locator('.inputs tbody tr');
export const keyRow = (page: Page) => page.locator('.inputs tr.is-key th bdi').innerText();

/** What a person does with the files of a workplace. */
export const userOf = (place: Workplace) => {
  const at = (name: string) => join(place.folder, name);
  return {
    at,
    async choose(page: Page, ...names: readonly string[]): Promise<void> {
      await page.locator('input[aria-label=Files]').setInputFiles(names.map(at));
      await inspected(page);
    },
    /** Drops files and folders of the disk on the window. */
    async drop(page: Page, ...names: readonly string[]): Promise<void> {
      const client = await page.context().newCDPSession(page);
      const data = { items: [], files: names.map(at), dragOperationsMask: 1 };
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
        await client.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data });
    },
    /** The page must be the same file as that of the command line; compressed blocks are compared after unpacking. */
    expectSamePage(html: string, args: readonly string[]): void {
      const { stdout, code, stderr } = place.run(args);
      expect(code, stderr).toBe(0);
      expect(pageBlocks(html)).toEqual(pageBlocks(stdout));
      expect(withoutBlocks(html)).toBe(withoutBlocks(stdout));
    },
  };
};
