/** Events on the page that scores files, in Chromium. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { servePages } from '../../src/cli/pages/page-server.ts';
import { tbf } from '../support/nuggets.ts';
import { goTo, violations } from '../support/report-browser.ts';
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
import { startUi } from '../support/start-ui.ts';

const example = (name: string) =>
  readFileSync(new URL(`../../examples/nuggets/${name}`, import.meta.url), 'utf8');

const pages = new ScorePages();
const { place, at, open, choose, drop, expectSamePage } = pages;

const gold = example('gold.tbf');
const system = example('system.tbf');

beforeAll(() => {
  place.write('gold.tbf', gold);
  place.write('system.tbf', system);
  place.write('broken.tbf', example('broken.tbf'));
  for (const folder of ['', 'tkn/']) place.write(`${folder}story.tab`, example('tokens/story.tab'));
  for (const folder of ['', 'txt/']) place.write(`${folder}story.txt`, example('story.txt'));
});

const expectSameEvents = (html: string, args: readonly string[]) =>
  expectSamePage(html, ['nuggets', 'score', '--html', ...args]);
const companions = (page: Page) => page.getByText('Token tables:').innerText();

/** Opens the page from a server, since a page from the disk cannot read a dropped folder. */
async function served(use: (page: Page) => Promise<void>): Promise<void> {
  const server = await servePages(new Map([['', scorePage]]), 0);
  try {
    await use(await pages.browser.open(server.address));
  } finally {
    server.close();
  }
}

describe('files of events', () => {
  it('are dropped with token tables and texts, and the saved page is that of the command line', async () => {
    const page = await open();
    await drop(page, 'system.tbf', 'gold.tbf', 'story.tab', 'story.txt');
    await inspected(page);
    expect(await keyRow(page)).toBe('gold.tbf');
    expect(await rows(page).count()).toBe(2);
    expect(await companions(page)).toBe('Token tables: 1 of 1 document. Texts: 1 of 1 document.');
    await score(page);
    const { stdout } = place.run(['nuggets', 'score', 'gold.tbf', 'system.tbf', '-t', 'tkn', '--json']);
    const [{ detection }] = JSON.parse(stdout).systems;
    const joint = detection.find(({ name }: { name: string }) => name === 'type+realis');
    expect(await page.locator('.finding').innerText()).toContain((100 * joint.micro.f1).toFixed(2));
    const html = await saved(page);
    expectSameEvents(html, ['gold.tbf', 'system.tbf', '-t', 'tkn', '--texts', 'txt']);
    await page.keyboard.press('d');
    await page.locator('.documents tbody a').click();
    await page.waitForSelector('.text .tag.key');
    expect(await page.locator('.heads').innerText()).toContain('system: system');
    const report = await pages.browser.open(pages.browser.write('saved.html', html));
    expect(await report.locator('.finding').innerText()).toContain((100 * joint.micro.f1).toFixed(2));
  });

  it('are scored without tables and texts, and packed', async () => {
    place.write('gold-spans.tbf.gz', gzipSync(tbf('d', 'E1 0,4', 'E2 6,9', '@Coreference R1 E1,E2')));
    place.write('spans.tbf', tbf('d', 'S1 0,3', 'S2 6,9 Life_Die', '@Coreference R1 S1,S2'));
    const page = await open();
    await choose(page, 'gold-spans.tbf.gz', 'spans.tbf');
    expect(await page.getByText('No token tables').count()).toBe(1);
    await score(page);
    expectSameEvents(await saved(page), ['gold-spans.tbf.gz', 'spans.tbf']);
  });

  it('take packed tables, and one table for all documents', async () => {
    place.write('pack/story.tab.gz', gzipSync(example('tokens/story.tab')));
    place.write('other.tab', example('tokens/story.tab'));
    const page = await open();
    await choose(page, 'gold.tbf', 'system.tbf', 'pack/story.tab.gz');
    expect(await companions(page)).toContain('Token tables: 1 of 1 document.');
    await score(page);
    expectSameEvents(await saved(page), ['gold.tbf', 'system.tbf', '-t', 'tkn']);
    const single = await open();
    await choose(single, 'gold.tbf', 'system.tbf', 'other.tab');
    expect(await single.getByText('One token table, for all documents.').count()).toBe(1);
    await score(single);
    expectSameEvents(await saved(single), ['gold.tbf', 'system.tbf', '-t', 'other.tab']);
  });

  it('are found in one folder, with everything beside them', async () => {
    for (const [name, text] of [
      ['gold.tbf', gold],
      ['sys-a.tbf', system],
      ['sys-b.tbf', gold],
      ['tkn/story.tab', example('tokens/story.tab')],
      ['txt/story.txt', example('story.txt')],
      ['README.md', 'Our runs.'],
    ])
      place.write(`run/${name}`, text);
    await served(async (page) => {
      await drop(page, 'run');
      await expect.poll(() => rows(page).count(), PATIENT).toBe(3);
      await inspected(page);
      expect(await keyRow(page)).toBe('run/gold.tbf');
      expect(await companions(page)).toBe('Token tables: 1 of 1 document. Texts: 1 of 1 document.');
      await score(page);
      expect(await page.locator('.leaders tbody th.name').allInnerTexts()).toEqual(['b', 'a']);
      expectSameEvents(await saved(page), [
        'run/gold.tbf',
        'run/sys-a.tbf',
        'run/sys-b.tbf',
        '-t',
        'run/tkn',
        '--texts',
        'run/txt',
      ]);
    });
  });

  it('of a folder with a file for each document are one corpus', async () => {
    const second = (text: string) => text.replaceAll('story', 'tale');
    for (const [folder, text] of [
      ['gold', gold],
      ['system', system],
    ]) {
      place.write(`parts/${folder}/story.tbf`, text);
      place.write(`parts/${folder}/tale.tbf`, second(text));
      place.write(`whole-${folder}.tbf`, text + second(text));
    }
    place.write('both/story.tab', example('tokens/story.tab'));
    place.write('both/tale.tab', example('tokens/story.tab'));
    await served(async (page) => {
      await drop(page, 'parts/gold', 'parts/system', 'both');
      await expect.poll(() => rows(page).count(), PATIENT).toBe(2);
      await inspected(page);
      expect(await companions(page)).toContain('Token tables: 2 of 2 documents.');
      await score(page);
      const shown = await page.locator('.detection tbody tr').allInnerTexts();
      place.run(['nuggets', 'score', 'whole-gold.tbf', 'whole-system.tbf', '-t', 'both', '-o', 'whole.html']);
      const whole = await pages.browser.open(pages.browser.write('whole.html', place.read('whole.html')));
      expect(await whole.locator('.detection tbody tr').allInnerTexts()).toEqual(shown);
    });
  });

  it('are scored again with a further system and another name', async () => {
    const page = await open();
    await choose(page, 'gold.tbf', 'system.tbf', 'story.tab');
    await score(page);
    await page.getByRole('link', { name: 'Score files' }).click();
    place.write('second/b.tbf', gold);
    await choose(page, 'second/b.tbf');
    await page.getByLabel('Name of b.tbf in the report').fill('perfect');
    await score(page);
    expect(await page.locator('.leaders tbody th.name').allInnerTexts()).toEqual(['perfect', 'system']);
  });

  it('can be an example of the page itself', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'an example of events' }).click();
    await inspected(page);
    await score(page);
    await page.keyboard.press('d');
    await page.locator('.documents tbody a').click();
    await page.waitForSelector('.text .tag.key');
  });
});

describe('files that are not inspected yet', () => {
  /** Keeps requests from the worker that inspects files, until `release` is called in the page. */
  const holdInspection = () => {
    const { postMessage } = Worker.prototype;
    const held: (() => void)[] = [];
    Worker.prototype.postMessage = function (this: Worker, request: { kind: string; paths?: string[] }) {
      if (request.kind === 'inspect' && request.paths?.length !== 0)
        held.push(() => postMessage.call(this, request));
      else postMessage.call(this, request);
    };
    const release = () => {
      Worker.prototype.postMessage = postMessage;
      for (const send of held) send();
    };
    Object.assign(globalThis, { release });
  };

  it('cannot be scored: it is not known whether they are events', async () => {
    const page = await open();
    await page.evaluate(holdInspection);
    await page
      .locator('input[aria-label=Files]')
      .setInputFiles(['gold.tbf', 'system.tbf', 'story.tab'].map(at));
    expect(await page.locator('.start').innerText()).toContain('Reading the files …');
    expect(await scoreButton(page).isDisabled()).toBe(true);
    await page.evaluate(() => (globalThis as unknown as { release: () => void }).release());
    await score(page);
    expect(await page.locator('.detection tbody tr').count()).toBeGreaterThan(0);
  });
});

describe('the options of events', () => {
  it('are those of the command line', async () => {
    const page = await open();
    await choose(page, 'gold.tbf', 'system.tbf', 'story.tab');
    await page.locator('.options summary').click();
    await page.getByLabel('Profile').selectOption('evmeval-1.8');
    await page.getByLabel('Mapping of mentions').selectOption('optimal');
    await page.getByLabel('Alignment for coreference').selectOption('best');
    await page.getByLabel('Skip what is broken').check();
    const flags = ['--profile', 'evmeval-1.8', '--mapping', 'optimal', '--coref-alignment', 'best'];
    expect(await page.locator('.options summary').innerText()).toBe(
      'Options Profile: evmeval-1.8 · Mapping of mentions: optimal · Alignment for coreference: best · Skip what is broken',
    );
    await score(page);
    expectSameEvents(await saved(page), ['gold.tbf', 'system.tbf', '-t', 'tkn', ...flags, '--lenient']);
  });

  it('say that a profile needs tables, before anything is scored', async () => {
    const page = await open();
    await choose(page, 'gold.tbf', 'system.tbf');
    await page.locator('.options summary').click();
    await page.getByLabel('Profile').selectOption('evmeval-1.6');
    expect(await scoreButton(page).isDisabled()).toBe(true);
    expect(await page.locator('.start').innerText()).toContain('evmeval-1.6 needs token tables');
    await choose(page, 'story.tab');
    expect(await scoreButton(page).isEnabled()).toBe(true);
  });

  it('let the clusters be scored as coreference', async () => {
    const page = await open();
    await choose(page, 'gold.tbf', 'system.tbf');
    await page.locator('.options summary').click();
    await page.locator('.option select').first().selectOption('coreference');
    await page.getByLabel('Skip what is broken').check();
    await score(page);
    expectSamePage(await saved(page), ['report', 'gold.tbf', 'system.tbf', '--lenient']);
  });
});

describe('an error in a file of events', () => {
  it('is shown with its position, before and after scoring', async () => {
    const page = await open();
    await choose(page, 'gold.tbf', 'broken.tbf', 'story.tab');
    expect(await rows(page).nth(1).innerText()).toMatch(/2 errors at broken\.tbf:\d+/);
    await scoreButton(page).click();
    const { stderr } = place.run(['nuggets', 'score', 'gold.tbf', 'broken.tbf', '-t', 'tkn']);
    const codes = [...stderr.matchAll(/^(\S+): error\[([\w/-]+)\]/gm)].map(
      ([, where, code]) => `${where} error ${code}`,
    );
    expect(codes.length).toBeGreaterThan(0);
    const text = (await page.locator('.troubles').innerText()).replace(/\s+/g, ' ');
    for (const code of codes) expect(text).toContain(code);
  });

  it('of one of several systems leaves the others', async () => {
    const page = await open();
    await choose(page, 'gold.tbf', 'broken.tbf', 'system.tbf', 'story.tab');
    await score(page);
    expect(await page.locator('.leftout').innerText()).toContain('broken was left out');
    await page.getByRole('link', { name: 'Score files' }).click();
    expect(await page.locator('.troubles').innerText()).toContain('broken was left out');
  });
});

describe('the page with events', () => {
  it.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 390],
    ['dark', 390],
  ] as const)('has no serious violation of accessibility: %s, %i px', async (colorScheme, width) => {
    const page = await open({ colorScheme, viewport: { width, height: 800 } });
    await choose(page, 'gold.tbf', 'system.tbf', 'story.tab', 'story.txt');
    await page.locator('.options summary').click();
    expect(await violations(page)).toEqual([]);
    await score(page);
    expect(await violations(page)).toEqual([]);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    for (const view of ['#/documents', '#/events/story', '#/play', '#/about', '#/score']) {
      await goTo(page, view);
      if (view === '#/events/story') await page.waitForSelector('.text .tag');
      expect({ view, found: await violations(page), overflow: await overflow() }).toEqual({
        view,
        found: [],
        overflow: 0,
      });
    }
  });
});

describe('`corefeval ui` with event files', () => {
  it('opens the view of events, where further files can be scored', async () => {
    const { child, url } = await startUi(place.folder, ['gold.tbf', 'system.tbf', '-t', 'tkn']);
    try {
      const page = await pages.browser.open(url.href);
      expect(await page.locator('.detection tbody tr').count()).toBeGreaterThan(0);
      await page.goto(`${url.href}#/events/story`);
      await page.waitForSelector('.text .tag.key');
      await page.getByRole('link', { name: 'Score files' }).click();
      await page.waitForSelector('.zone');
    } finally {
      child.kill();
    }
  });
});
