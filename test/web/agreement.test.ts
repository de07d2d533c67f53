/** The page of `agree` in Chromium: a person decides, and saves the annotation. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Download, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Workplace } from '../support/cli.ts';
import { goTo, ReportBrowser, violations } from '../support/report-browser.ts';

const examples = fileURLToPath(new URL('../../examples/agree', import.meta.url));
const annotators = ['ann', 'ben', 'cem'].map((name) => `${name}=${join(examples, `${name}.conll`)}`);
const work = new Workplace();
const HOSTILE = '</script><b>x</b>\u202e';
let browser: ReportBrowser;
let file: string;

beforeAll(async () => {
  expect(work.run(['agree', ...annotators, '-q', '-o', 'page.html'])).toMatchObject({ code: 0, stdout: '' });
  browser = await ReportBrowser.launch();
  file = browser.write('agreement.html', work.read('page.html'));
});
afterEach(() => {
  expect(browser.troubles.splice(0)).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  work.remove();
});

const opened = (at = '#/decisions') => browser.open(file, { at, viewport: { width: 1280, height: 800 } });
const heading = (page: Page) => page.locator('h1').textContent();
const question = (page: Page) => page.locator('.card h2').textContent();

async function saved(page: Page, button: string): Promise<string> {
  const [download]: [Download, unknown] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.save button', { hasText: button }).click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
}

describe('the page of annotators', () => {
  it('begins with what the numbers say, also without scripts', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await browser.open(file, { javaScriptEnabled });
      expect(await heading(page)).toBe('3 annotators: α = 0.435 (MASI).');
      expect(await page.locator('main').textContent()).toContain('8 decisions differ: 4 spans, 4 links.');
      expect(await page.locator('table').count()).toBe(4);
    }
  });

  it('asks about each decision, and an answer leads to the next question', async () => {
    const page = await opened();
    expect(await heading(page)).toBe('8 decisions are open');
    expect(await question(page)).toBe('Which entity does Carla belong to?');
    expect(await page.locator('.side').count()).toBe(3);
    expect(await page.locator('.options li').allTextContents()).toEqual([
      '1 a new entity 2 votes: ann, ben · majority (m)',
      '2 David 1 vote: cem',
    ]);
    await page.keyboard.press('m');
    expect(await heading(page)).toBe('7 decisions are open');
    expect(await question(page)).toBe('Which entity does David belong to?');
    expect(await page.locator('.questions li').first().textContent()).toContain('link · new');
    await page.keyboard.press('u');
    expect(await heading(page)).toBe('8 decisions are open');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    expect(await question(page)).toBe('Is she a mention?');
  });

  it('asks only what has no majority if that is chosen', async () => {
    const page = await opened();
    await page.locator('.controls select').nth(1).selectOption('majority');
    expect(await heading(page)).toBe('2 decisions are open');
    expect(await page.locator('.card').count()).toBe(0);
  });

  it('saves the annotation of the majority as the command line does', async () => {
    const page = await opened();
    await page.locator('.controls select').nth(1).selectOption('majority');
    const text = await saved(page, 'Save annotation');
    work.run(['agree', ...annotators, '-q', '--adjudicate', 'majority', '-o', 'majority.conll']);
    work.write('page.conll', text);
    const { stdout } = work.run(['score', 'majority.conll', 'page.conll', '-q', '--value', 'conll']);
    expect(Number(stdout)).toBe(100);
  });

  it('saves decisions from which the command line makes the same annotation', async () => {
    const page = await opened();
    for (const key of ['2', '2', '1']) await page.keyboard.press(key);
    work.write('decisions.json', await saved(page, 'Save decisions'));
    work.write('page.conll', await saved(page, 'Save annotation'));
    const made = ['--adjudicate', 'ask', '--answers', 'decisions.json', '-o', 'made.conll', '--force'];
    expect(work.run(['agree', ...annotators, '-q', ...made]).stdout).toContain(
      '3 decisions were made by answers',
    );
    const { stdout } = work.run(['score', 'made.conll', 'page.conll', '-q', '--value', 'conll']);
    expect(Number(stdout)).toBe(100);
  });

  it('shows names and words as text, whatever they are', async () => {
    const document = (cells: readonly string[]) =>
      [
        `#begin document (${HOSTILE}); part 000`,
        ...cells.map((cell, i) => `d\t0\t${i}\t${HOSTILE}\t${cell}`),
        '',
        '#end document\n',
      ].join('\n');
    work.write('one.conll', document(['(1)', '(1)', '(2)']));
    work.write('two.conll', document(['(1)', '(2)', '(2)']));
    work.run(['agree', '<b>x=one.conll', 'b=two.conll', '-q', '-o', 'hostile.html']);
    const page = await browser.open(browser.write('hostile.html', work.read('hostile.html')), {
      at: '#/decisions',
    });
    expect(await page.locator('b').count()).toBe(0);
    expect(await question(page)).toContain('</script><b>x</b>');
  });

  it.each(['light', 'dark'] as const)(
    'has no serious violation and no sideways scroll, %s',
    async (colorScheme) => {
      for (const width of [1440, 390]) {
        const page = await browser.open(file, { colorScheme, viewport: { width, height: 800 } });
        for (const at of ['#/', '#/decisions', '#/about']) {
          await goTo(page, at);
          expect({ at, width, found: await violations(page) }).toEqual({ at, width, found: [] });
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        }
      }
    },
  );
});
