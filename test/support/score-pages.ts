import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { builtPage } from './built-pages.ts';
import { Workplace } from './cli.ts';
import { pageBlocks, withoutBlocks } from './page-blocks.ts';
import { type OpenOptions, ReportBrowser } from './report-browser.ts';
import { example } from './score-place.ts';
import { smallCorpus } from './small-corpus.ts';

/** The built page that scores files. */
export const scorePage = builtPage('corefeval.html');

export const PATIENT = { timeout: 120_000 };

export const scoreButton = (page: Page) => page.locator('button.primary');
export const rows = (page: Page) => page.locator('.inputs tbody tr');
/** Waits until there are files and all of them are inspected. */
export async function inspected(page: Page): Promise<void> {
  await rows(page).first().waitFor(PATIENT);
  await expect.poll(() => page.getByText('reading …').count(), PATIENT).toBe(0);
}
export const keyRow = (page: Page) => page.locator('.inputs tr.is-key th bdi').innerText();

export async function score(page: Page): Promise<void> {
  await scoreButton(page).click(PATIENT);
  await page.waitForSelector('.headline, .finding', PATIENT);
}

/** The saved report. */
export async function saved(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('report.html');
  return readFileSync(await download.path(), 'utf8');
}

/** Files to score, and Chromium with the page that scores them, for the tests of one file. Nothing may be left on the console. */
export class ScorePages {
  readonly place = new Workplace();
  #browser!: ReportBrowser;
  #file!: string;

  constructor() {
    beforeAll(async () => {
      for (const name of ['key.conll', 'response.conll', 'broken.conll'])
        this.place.write(name, example(name));
      for (const [path, text] of Object.entries(smallCorpus)) this.place.write(path, text);
      this.#browser = await ReportBrowser.launch();
      this.#file = this.#browser.write('index.html', scorePage);
    });
    afterEach(() => {
      expect(this.#browser.troubles.splice(0)).toEqual([]);
    });
    afterAll(async () => {
      this.place.remove();
      await this.#browser?.close();
    });
  }

  get browser(): ReportBrowser {
    return this.#browser;
  }

  readonly open = (options?: OpenOptions): Promise<Page> => this.#browser.open(this.#file, options);

  /** The path of a file to score. */
  readonly at = (name: string): string => join(this.place.folder, name);

  readonly choose = async (page: Page, ...names: readonly string[]): Promise<void> => {
    await page.locator('input[aria-label=Files]').setInputFiles(names.map(this.at));
    await inspected(page);
  };

  /** Drops files and folders of the disk on the window, beside the places for the key and the responses. */
  readonly drop = (page: Page, ...names: readonly string[]): Promise<void> =>
    this.dropAt(page, [200, 80], ...names);

  readonly dropAt = async (
    page: Page,
    [x, y]: readonly [number, number],
    ...names: readonly string[]
  ): Promise<void> => {
    const client = await page.context().newCDPSession(page);
    const data = { items: [], files: names.map(this.at), dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await client.send('Input.dispatchDragEvent', { type, x, y, data });
  };

  /** Two files whose scoring takes long enough to be watched: `key-large.conll` and `large.conll`. */
  writeLargeFiles(): void {
    const text = example('compare/key.conll');
    const parts = Array.from({ length: 1500 }, (_, i) =>
      text.replaceAll(/\(([^()]+)\); part/g, `($1-${i}); part`),
    );
    this.place.write('key-large.conll', parts.join(''));
    this.place.write('large.conll', parts.join(''));
  }

  /** The page must be the same file as that of the command line; compressed blocks are compared after unpacking. */
  readonly expectSamePage = (html: string, args: readonly string[]): void => {
    const { stdout, stderr, code } = this.place.run(args);
    expect(code, stderr).toBe(0);
    expect(pageBlocks(html)).toEqual(pageBlocks(stdout));
    expect(withoutBlocks(html)).toBe(withoutBlocks(stdout));
  };

  readonly expectSameReport = (html: string, args: readonly string[]): void =>
    this.expectSamePage(html, ['report', ...args]);
}
