/** Files on the page that scores them, in Chromium, opened from the disk. */
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { servePages } from '../../src/cli/pages/page-server.ts';
import { withoutBlocks } from '../support/page-blocks.ts';
import { settled, violations } from '../support/report-browser.ts';
import {
  inspected,
  keyRow,
  PATIENT,
  rows,
  ScorePages,
  saved,
  score,
  scoreButton,
  scorePage,
} from '../support/score-pages.ts';
import { example } from '../support/score-place.ts';

const pages = new ScorePages();
const { place, at, open, choose, drop, dropAt, expectSameReport } = pages;

describe('files', () => {
  it('are chosen and scored, and the saved report is that of the command line', async () => {
    const page = await open();
    await choose(page, 'response.conll', 'key.conll');
    expect(await keyRow(page)).toBe('key.conll');
    expect(await rows(page).nth(0).innerText()).toContain('2 documents');
    await score(page);
    expect(await page.locator('.finding').innerText()).toContain('73.62');
    const html = await saved(page);
    expectSameReport(html, ['key.conll', 'response.conll']);
    const report = await pages.browser.open(pages.browser.write('saved.html', html));
    expect(await report.locator('.finding').innerText()).toContain('73.62');
  });

  it('are dropped: files, folders and archives', async () => {
    place.write('key.conll.gz', gzipSync(example('key.conll')));
    const page = await open();
    await drop(page, 'key.conll.gz', 'response.conll');
    await inspected(page);
    await score(page);
    expectSameReport(await saved(page), ['key.conll.gz', 'response.conll']);
  });

  it('of a folder are dropped on a page with an address, and refused on one from the disk', async () => {
    const server = await servePages(new Map([['', scorePage]]), 0);
    try {
      const page = await pages.browser.open(server.address);
      await drop(page, 'system', 'gold');
      await expect.poll(() => rows(page).count(), PATIENT).toBe(2);
      await inspected(page);
      expect(await keyRow(page)).toBe('gold/');
      await score(page);
      expectSameReport(await saved(page), ['gold', 'system']);
    } finally {
      server.close();
    }
    const fromDisk = await open();
    await drop(fromDisk, 'gold');
    expect(await fromDisk.locator('.troubles').innerText()).toContain('Choose a folder');
  });

  it('of a folder are chosen, and paired by name', async () => {
    const page = await open();
    for (const [label, folder] of [
      ['Folder of the key', 'gold'],
      ['Folder', 'system'],
    ]) {
      await page.getByLabel(label, { exact: true }).setInputFiles(at(folder));
      await inspected(page);
    }
    await score(page);
    expectSameReport(await saved(page), ['gold', 'system']);
  });

  it('are dropped on a finished report, and scored again with a name', async () => {
    const page = await open();
    await choose(page, 'key.conll', 'response.conll');
    await score(page);
    await page.keyboard.press('d');
    await drop(page, 'key.conll');
    await page.getByRole('button', { name: 'Add as a system' }).click();
    await inspected(page);
    // The name is taken, so the file is in a folder of its own, and would be called by its path.
    expect(await rows(page).nth(2).locator('th bdi').innerText()).toBe('2/key.conll');
    await page.getByLabel('Name of 2/key.conll in the report').fill('perfect');
    await score(page);
    expect(await page.locator('.leaders tbody th').allInnerTexts()).toEqual(['perfect', 'response.conll']);
    // The report in the page follows the address, the saved one begins with the overview.
    await page.keyboard.press('d');
    expect(withoutBlocks(await saved(page))).toContain('aria-label="Leaderboard"');
  });

  it('keep their companions: the text of a brat file is not a response', async () => {
    for (const name of ['story.ann', 'story.txt'])
      for (const folder of ['', 'other/']) place.write(folder + name, example(`nuggets/${name}`));
    const page = await open();
    await drop(page, 'story.ann', 'story.txt');
    await inspected(page);
    await expect.poll(() => rows(page).count()).toBe(1);
    expect(await page.getByText('Read with the annotation beside it').innerText()).toContain('story.txt');
    await drop(page, 'other/story.txt', 'other/story.ann');
    await score(page);
    expect(await page.locator('.finding').innerText()).toContain('100.00');
  });

  it('can be an example of the page itself', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'an example', exact: true }).click();
    await inspected(page);
    await score(page);
    expect(await page.locator('.leaders tbody tr').count()).toBe(2);
  });

  it('of an example are taken once, also by a double click', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'an example', exact: true }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await inspected(page);
    await settled(page);
    const names = await rows(page).locator('th bdi').allInnerTexts();
    expect(names).toHaveLength(3);
    expect(names.filter((name) => name.startsWith('2/'))).toEqual([]);
  });
});

describe('the key', () => {
  it('is guessed, shown and changeable', async () => {
    const page = await open();
    await choose(page, 'response.conll', 'key.conll');
    expect(await page.locator('.is-key').innerText()).toContain('a guess');
    await rows(page).nth(0).locator('input[type=radio]').focus();
    await page.keyboard.press('Space');
    expect(await keyRow(page)).toBe('response.conll');
    expect(await page.locator('.is-key').innerText()).not.toContain('a guess');
    await score(page);
    expectSameReport(await saved(page), ['response.conll', 'key.conll']);
    await page.getByRole('link', { name: 'Score files' }).click();
    await page.getByRole('button', { name: 'Remove response.conll' }).click();
    expect(await keyRow(page)).toBe('key.conll');
    expect(await scoreButton(page).isDisabled()).toBe(true);
  });
});

describe('the place of the key', () => {
  /** The middle of the place with a heading. */
  const middleOf = async (page: Page, name: string): Promise<[number, number]> => {
    const box = await page.getByRole('region', { name }).boundingBox();
    if (box === null) throw new Error(`no place for ${name}`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  };

  it('makes a file that is dropped there the key, whatever its name', async () => {
    const page = await open();
    await dropAt(page, await middleOf(page, 'Key'), 'response.conll');
    await inspected(page);
    await drop(page, 'key.conll');
    await expect.poll(() => rows(page).count()).toBe(2);
    await inspected(page);
    expect(await keyRow(page)).toBe('response.conll');
    expect(await page.locator('.is-key').innerText()).not.toContain('a guess');
  });

  it('takes a chosen file too, and leaves several files to the guess', async () => {
    const page = await open();
    await page.getByLabel('File of the key').setInputFiles(at('response.conll'));
    await inspected(page);
    expect(await page.locator('.is-key').innerText()).not.toContain('a guess');
    const other = await open();
    await dropAt(other, await middleOf(other, 'Key'), 'response.conll', 'key.conll');
    await inspected(other);
    expect(await keyRow(other)).toBe('key.conll');
  });

  it('is marked while a file is over it', async () => {
    const page = await open();
    const client = await page.context().newCDPSession(page);
    const data = { items: [], files: [at('key.conll')], dragOperationsMask: 1 };
    const over = () => page.locator('.zone.over h2').allInnerTexts();
    for (const name of ['Key', 'Responses']) {
      const [x, y] = await middleOf(page, name);
      for (const type of ['dragEnter', 'dragOver'] as const)
        await client.send('Input.dispatchDragEvent', { type, x, y, data });
      await expect.poll(over).toEqual([name]);
    }
  });
});

describe('a drop on a finished report', () => {
  const scoredPage = async () => {
    const page = await open();
    await choose(page, 'key.conll', 'response.conll');
    await score(page);
    await drop(page, 'broken.conll');
    await page.getByRole('dialog').waitFor();
    return page;
  };
  const names = (page: Page) => rows(page).locator('th bdi').allInnerTexts();

  it('asks, and replaces all files, or changes nothing', async () => {
    const page = await scoredPage();
    expect(await page.getByRole('dialog').innerText()).toContain('1 file dropped: broken.conll');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog.question').count()).toBe(0);
    expect(await page.locator('.finding').count()).toBe(1);
    await drop(page, 'broken.conll');
    await page.getByRole('button', { name: 'Replace all files' }).click();
    await inspected(page);
    expect(await names(page)).toEqual(['broken.conll']);
  });
});

describe('the options', () => {
  it('are those of the command line', async () => {
    const page = await open();
    await choose(page, 'key.conll', 'response.conll', 'broken.conll');
    await page.locator('.options summary').click();
    const set = (name: string, value: string) => page.getByLabel(name).selectOption(value);
    await set('Metrics', 'all');
    await set('Singletons', 'drop');
    await set('Repeated mentions', 'last');
    await set('Average', 'macro');
    await set('Format of the key', 'conll');
    await page.getByLabel('Skip what is broken').check();
    expect(await page.locator('.options summary').innerText()).toBe(
      'Options Metrics: all · Singletons: drop · Repeated mentions: last · Average: macro · Format of the key: conll · Skip what is broken',
    );
    await score(page);
    expectSameReport(await saved(page), [
      'key.conll',
      'response.conll',
      'broken.conll',
      '--metrics',
      'all',
      '--singletons',
      'drop',
      '--duplicates',
      'last',
      '--average',
      'macro',
      '--key-format',
      'conll',
      '--lenient',
    ]);
  });
});

describe('an error', () => {
  it('is shown with its position and remedy, before and after scoring', async () => {
    const page = await open();
    await choose(page, 'key.conll', 'broken.conll');
    expect(await rows(page).nth(1).innerText()).toContain('1 error at broken.conll:7:28');
    await scoreButton(page).click();
    const text = (await page.locator('.troubles').innerText()).replace(/\s+/g, ' ');
    expect(text).toBe(
      'The files cannot be scored broken.conll:7:28 error conll/unopened Entity 2 is closed here, but was never opened. ' +
        '7 | example/letter 0 5 her (0)|2) expected "(2" on this line or earlier in the document ' +
        'what to do fix the bracket, or choose “Skip what is broken” under Options to drop this mention explained in docs/errors/formats.md#conllunopened',
    );
  });

  it('of one of several responses leaves the others', async () => {
    const page = await open();
    await choose(page, 'key.conll', 'broken.conll', 'response.conll');
    await score(page);
    expect(await page.locator('.leftout').innerText()).toContain('broken.conll was left out');
    await page.getByRole('link', { name: 'Score files' }).click();
    expect(await page.locator('.troubles').innerText()).toContain('broken.conll was left out');
  });

  it('of a file that is none of the formats, or a damaged archive, is shown', async () => {
    place.write('key.bin', new Uint8Array([1, 2, 3]));
    place.write('half.conll.gz', gzipSync(example('key.conll')).subarray(0, 40));
    const page = await open();
    await choose(page, 'key.bin', 'half.conll.gz');
    expect(await rows(page).nth(0).innerText()).toContain('The format of the file is not known.');
    expect(await rows(page).nth(1).innerText()).toContain('The archive cannot be unpacked');
    await scoreButton(page).click();
    expect(await page.locator('.troubles').innerText()).toContain('file/format');
  });

  it('of a file that was changed after it was chosen is shown', async () => {
    const page = await open();
    await choose(page, 'key.conll', 'response.conll');
    place.write('response.conll', `${example('response.conll')}\n`);
    try {
      await scoreButton(page).click();
      expect(await page.locator('.troubles').innerText()).toContain('choose the file again');
    } finally {
      place.write('response.conll', example('response.conll'));
    }
  });
});

describe('a long run', () => {
  it('shows progress, and can be stopped', async () => {
    pages.writeLargeFiles();
    const page = await open();
    await choose(page, 'key-large.conll', 'large.conll');
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        const bar = document.querySelector('progress');
        if (bar !== null && seen.at(-1) !== bar.value) seen.push(bar.value);
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await scoreButton(page).click();
    const seen = () => page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen);
    await expect.poll(async () => (await seen()).length, PATIENT).toBeGreaterThan(3);
    await expect.poll(() => page.workers().length).toBe(1);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect.poll(() => page.workers().length, PATIENT).toBe(0);
    expect(await scoreButton(page).isEnabled()).toBe(true);
    expect(await page.locator('.finding').count()).toBe(0);
    const shares = await seen();
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });

  it('has no result after it was stopped, even if the answer was on its way', async () => {
    const page = await open();
    await choose(page, 'key.conll', 'response.conll');
    await page.evaluate(async () => {
      const answers: string[] = [];
      Object.assign(globalThis, { answers });
      const { postMessage } = Worker.prototype;
      Worker.prototype.terminate = () => undefined;
      Worker.prototype.postMessage = function (this: Worker, request: object) {
        this.addEventListener('message', ({ data }) => answers.push(data.kind));
        postMessage.call(this, request);
      };
      document.querySelector<HTMLElement>('.start button.primary')?.click();
      await new Promise((resolve) => setTimeout(resolve));
      document.querySelector<HTMLElement>('.start button:not(.primary)')?.click();
    });
    const answers = () => page.evaluate(() => (globalThis as unknown as { answers: string[] }).answers);
    await expect.poll(answers).toContain('scored');
    await settled(page);
    expect(await scoreButton(page).innerText()).toBe('Score');
    expect(await page.locator('.finding').count()).toBe(0);
  });
});
