/** The page that scores files, in Chromium, opened from the disk. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { servePages } from '../../src/cli/page-server.ts';
import { Workplace } from '../support/cli.ts';
import { withoutBlocks } from '../support/page-blocks.ts';
import { type OpenOptions, ReportBrowser, violations } from '../support/report-browser.ts';
import {
  inspected,
  keyRow,
  PATIENT,
  rows,
  saved,
  score,
  scoreButton,
  scorePage,
  userOf,
} from '../support/score-page.ts';
import { smallCorpus } from '../support/small-corpus.ts';

const example = (name: string) => readFileSync(new URL(`../../examples/${name}`, import.meta.url), 'utf8');

const place = new Workplace();
let browser: ReportBrowser;
let file: string;

beforeAll(async () => {
  for (const name of ['key.conll', 'response.conll', 'broken.conll']) place.write(name, example(name));
  for (const [path, text] of Object.entries(smallCorpus)) place.write(path, text);
  place.write('story.ann', example('nuggets/story.ann'));
  place.write('story.txt', example('nuggets/story.txt'));
  browser = await ReportBrowser.launch();
  file = browser.write('index.html', readFileSync(scorePage, 'utf8'));
});
afterEach(() => {
  expect(browser.troubles.splice(0)).toEqual([]);
});
afterAll(async () => {
  place.remove();
  await browser?.close();
});

const { at, choose, drop, expectSamePage } = userOf(place);
const open = (options?: OpenOptions) => browser.open(file, options);
const expectSameReport = (html: string, args: readonly string[]) => expectSamePage(html, ['report', ...args]);

describe('files', () => {
  it('are chosen and scored, and the saved report is that of the command line', async () => {
    const page = await open();
    await choose(page, 'response.conll', 'key.conll');
    expect(await keyRow(page)).toBe('key.conll');
    expect(await rows(page).nth(0).innerText()).toContain('2 documents');
    await score(page);
    expect(await page.locator('.headline strong').innerText()).toBe('73.62');
    const html = await saved(page);
    expectSameReport(html, ['key.conll', 'response.conll']);
    const report = await browser.open(browser.write('saved.html', html));
    expect(await report.locator('.headline strong').innerText()).toBe('73.62');
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
    const server = await servePages(new Map([['', readFileSync(scorePage, 'utf8')]]), 0);
    try {
      const page = await browser.open(server.address);
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
    for (const folder of ['gold', 'system']) {
      await page.locator('input[aria-label=Folder]').setInputFiles(at(folder));
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
    await page.waitForSelector('.inputs');
    await inspected(page);
    // The name is taken, so the file is in a folder of its own, and would be called by its path.
    expect(await rows(page).nth(2).locator('th bdi').innerText()).toBe('2/key.conll');
    await page.getByLabel('Name of 2/key.conll in the report').fill('perfect');
    await score(page);
    expect(await page.locator('.board tbody th').allInnerTexts()).toEqual(['perfect', 'response.conll']);
    // The report in the page follows the address, the saved one begins with the overview.
    await page.keyboard.press('d');
    expect(withoutBlocks(await saved(page))).toContain('<h2>Leaderboard</h2>');
  });

  it('keep their companions: the text of a brat file is not a response', async () => {
    place.write('other/story.ann', example('nuggets/story.ann'));
    place.write('other/story.txt', example('nuggets/story.txt'));
    const page = await open();
    await drop(page, 'story.ann', 'story.txt');
    await inspected(page);
    await expect.poll(() => rows(page).count()).toBe(1);
    expect(await page.getByText('Read with the annotation beside it').innerText()).toContain('story.txt');
    await drop(page, 'other/story.txt', 'other/story.ann');
    await inspected(page);
    await score(page);
    expect(await page.locator('.headline strong').innerText()).toBe('100.00');
  });

  it('can be an example of the page itself', async () => {
    const page = await open();
    await page.getByText('Try an example').click();
    await inspected(page);
    await score(page);
    expect(await page.locator('.board tbody').count()).toBe(2);
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

describe('the options', () => {
  it('are those of the command line', async () => {
    const page = await open();
    await choose(page, 'key.conll', 'response.conll', 'broken.conll');
    await page.locator('.options summary').click();
    const set = (flag: string, value: string) => page.getByLabel(`--${flag}`).selectOption(value);
    await set('metrics', 'all');
    await set('singletons', 'drop');
    await set('duplicates', 'last');
    await set('average', 'macro');
    await set('key-format', 'conll');
    await page.getByLabel('--lenient').check();
    expect(await page.locator('.options summary').innerText()).toContain('--singletons drop');
    await score(page);
    expectSameReport(await saved(page), [
      ...['key.conll', 'response.conll', 'broken.conll', '--metrics', 'all', '--singletons', 'drop'],
      ...['--duplicates', 'last', '--average', 'macro', '--key-format', 'conll', '--lenient'],
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
        'what to do fix the bracket, or pass --lenient to drop this mention',
    );
  });

  it('of one of several responses leaves the others', async () => {
    const page = await open();
    await choose(page, 'key.conll', 'broken.conll', 'response.conll');
    await score(page);
    expect(await page.locator('.banner').innerText()).toContain('broken.conll');
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
    const text = example('compare/key.conll');
    const parts = Array.from({ length: 1500 }, (_, i) =>
      text.replaceAll(/\(([^()]+)\); part/g, `($1-${i}); part`),
    );
    place.write('key-large.conll', parts.join(''));
    place.write('large.conll', parts.join(''));
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
    expect(page.workers()).toHaveLength(1);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect.poll(() => page.workers().length, PATIENT).toBe(0);
    expect(await scoreButton(page).isEnabled()).toBe(true);
    expect(await page.locator('.headline').count()).toBe(0);
    const shares = await seen();
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });
});

describe('names and texts from files', () => {
  const NAMES = [
    '<img src=x onerror=alert(1)>.key',
    '"><script>alert(2)</script>',
    'javascript:alert(3)',
    '__proto__',
  ];
  const hostile = example('response.conll')
    .replaceAll('her', '<img/src=x/onerror=alert(4)>')
    .replaceAll('(0)', '("><svg/onload=alert`5`>)');

  it('are text, whatever they are', async () => {
    const page = await open();
    await page
      .locator('input[aria-label=Files]')
      .setInputFiles(NAMES.map((name) => ({ name, mimeType: 'text/html', buffer: Buffer.from(hostile) })));
    await inspected(page);
    expect((await page.locator('.inputs tbody th bdi').allTextContents()).sort()).toEqual([...NAMES].sort());
    expect(await keyRow(page)).toBe(NAMES[0]);
    await score(page);
    expect(await page.locator('.board tbody th').allTextContents()).toEqual(NAMES.slice(1));
    const html = await saved(page);
    const report = await browser.open(browser.write('hostile.html', html), { at: '#/documents' });
    for (const shown of [page, report]) {
      expect(await shown.locator('img, main script, svg[onload]').count()).toBe(0);
    }
  });

  it('in errors are text, too', async () => {
    const page = await open();
    const broken = example('broken.conll').replaceAll('her', '<img/src=x/onerror=alert(6)>\u0007');
    await page.locator('input[aria-label=Files]').setInputFiles([
      { name: 'key', mimeType: '', buffer: Buffer.from(example('key.conll')) },
      { name: NAMES[0], mimeType: '', buffer: Buffer.from(broken) },
    ]);
    await inspected(page);
    await rows(page).nth(0).locator('input[type=radio]').check();
    await scoreButton(page).click();
    expect(await page.locator('.troubles').innerText()).toContain('<img/src=x/onerror=alert(6)>\ufffd');
    expect(await page.locator('img').count()).toBe(0);
  });
});

describe('the policy', () => {
  it('allows the scripts of the page and nothing else', () => {
    const policy =
      /Content-Security-Policy" content="([^"]+)"/.exec(readFileSync(scorePage, 'utf8'))?.[1] ?? '';
    expect(policy.replace(/sha256-[^']+/g, 'sha256-…')).toBe(
      "default-src 'none'; script-src 'sha256-…' 'wasm-unsafe-eval'; style-src 'sha256-…'; worker-src blob:; img-src data: blob:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types corefeval",
    );
  });

  it('refuses every request, of the page and of its worker', async () => {
    const seen: string[] = [];
    const server: Server = createServer((request, response) => {
      seen.push(request.url ?? '');
      response.end();
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const attempt = async (address: string) => {
      const { fetch } = globalThis;
      return fetch(address).then(
        () => 'sent',
        () => 'refused',
      );
    };
    const page = await open();
    try {
      expect(await page.evaluate(attempt, `${url}page`)).toBe('refused');
      await choose(page, 'key-large.conll', 'large.conll');
      const [worker] = await Promise.all([page.waitForEvent('worker'), scoreButton(page).click()]);
      expect(await worker.evaluate(attempt, `${url}worker`)).toBe('refused');
      await page.getByRole('button', { name: 'Stop' }).click();
      expect(seen).toEqual([]);
    } finally {
      server.close();
      // The two refusals are on the console, and nothing else.
      const refusals = browser.troubles
        .splice(0)
        .filter((text) => !/Content Security Policy|^request: /.test(text));
      expect(refusals).toEqual([]);
    }
  });
});

describe('the page', () => {
  it.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 390],
    ['dark', 390],
  ] as const)('has no serious violation of accessibility: %s, %i px', async (colorScheme, width) => {
    const page = await open({ colorScheme, viewport: { width, height: 800 } });
    expect(await violations(page)).toEqual([]);
    await choose(page, 'key.conll', 'response.conll', 'broken.conll');
    await page.locator('.options summary').click();
    expect(await violations(page)).toEqual([]);
    await score(page);
    expect(await violations(page)).toEqual([]);
    await page.locator('nav a', { hasText: 'Score files' }).click();
    expect(await violations(page)).toEqual([]);
  });

  it('does not scroll sideways at 320 px', async () => {
    const page = await open({ viewport: { width: 320, height: 700 } });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
    await choose(page, 'key.conll', 'response.conll', 'broken.conll');
    await page.locator('.options summary').click();
    expect(await overflow()).toBe(0);
  });

  it('is used with keys alone', async () => {
    const page = await open();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      (async () => {
        await page.getByRole('button', { name: 'Choose files' }).focus();
        await page.keyboard.press('Enter');
      })(),
    ]);
    await chooser.setFiles([at('key.conll'), at('response.conll')]);
    await inspected(page);
    await scoreButton(page).focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.headline');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.keyboard.press('d');
    expect(await page.locator('h1').innerText()).toBe('Documents');
  });

  it('has the playground before and after scoring', async () => {
    const page = await open({ at: '#/play?k=a,b&r=a,b' });
    expect(await page.locator('h1').innerText()).toBe('Playground');
    await page.getByRole('link', { name: 'Score files' }).click();
    expect(await page.locator('h1').innerText()).toBe('Score coreference and events');
  });
});
