// The budgets of the report in Chromium: sizes, the first paint, and the longest task of everyday actions.
//
//   npm run build && node bench/page.mjs [--only TEXT]     prints a Markdown table; takes some minutes
//
// Times are those of the processor in the main thread of the page, the best of three; the first paint is wall time.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { launchOptions } from '../scripts/browser.mjs';
import { generate } from './generate.mjs';

const main = fileURLToPath(new URL('../dist/bin/main.js', import.meta.url));
const { only = '' } = parseArgs({ options: { only: { type: 'string' } } }).values;
const folder = mkdtempSync(join(tmpdir(), 'corefeval-page-'));
const browser = await chromium.launch(await launchOptions());
const ROUNDS = 3;

/** A further system: the response without the entities whose number leaves a rest. */
function variant(response, rest) {
  const path = response.replace('.conll', `.${rest}.conll`);
  const kept = (cell) =>
    cell
      .split('|')
      .filter((part) => Number(/\d+/.exec(part)) % 9 !== rest)
      .join('|') || '-';
  writeFileSync(
    path,
    readFileSync(response, 'utf8').replace(/[^\t\n]*\d\)?$/gm, (cell) =>
      /[()]/.test(cell) ? kept(cell) : cell,
    ),
  );
  return path;
}

/** The report of a generated corpus with three systems. */
function reportOf(corpus, name, options) {
  const { key, response, documents } = generate(corpus, join(folder, name), options);
  const systems = [response, variant(response, 1), variant(response, 2)];
  const path = join(folder, `${name}.html`);
  const { status, stderr } = spawnSync(
    process.execPath,
    [main, 'report', key, ...systems, '-q', '-o', path],
    {
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(stderr);
  return { path, documents };
}

async function open(path, at = '') {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.goto(pathToFileURL(path).href + at);
  await page.waitForSelector('html[data-ready]');
  return page;
}

/** Milliseconds of the main thread while something is done: the longest task, and all of them. */
async function tasks(page, run) {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await run();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const isMain = new Set(
    traceEvents.flatMap(({ name, args, pid, tid }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' ? [`${pid} ${tid}`] : [],
    ),
  );
  const times = traceEvents
    .filter(({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && isMain.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000);
  return { longest: Math.max(...times), all: times.reduce((sum, time) => sum + time, 0) };
}

/** The best of some rounds. */
async function best(page, run) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await tasks(page, () => run(round)));
  return {
    longest: Math.min(...rounds.map(({ longest }) => longest)),
    all: Math.min(...rounds.map(({ all }) => all)),
  };
}

console.log('| what | measured | limit | |\n|---|---:|---:|---|');
function row(what, measured, limit, unit) {
  const digits = unit === 'ms' || unit === '' ? 0 : 2;
  const shown = (value) => `${value.toFixed(digits)} ${unit}`.trim();
  console.log(`| ${what} | ${shown(measured)} | ${shown(limit)} | ${measured <= limit ? '✓' : '✗'} |`);
}

const goTo = (page, hash) =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);
/** Opens the first document from the table of all. */
async function openings(page, rest) {
  await goTo(page, '#/documents');
  const address = await page.locator('.documents tbody a').first().getAttribute('href');
  return best(page, async () => {
    await goTo(page, '#/documents');
    await page.waitForSelector('.documents');
    await goTo(page, address);
    await page.waitForSelector('.text .s');
    await page.waitForTimeout(rest);
  });
}

async function corpusOfThree() {
  const { path } = reportOf('litbank', 'litbank');
  row('corpus of LitBank’s size, three systems: file', statSync(path).size / 2 ** 20, 8, 'MB');
  const paints = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await open(path);
    paints.push(
      await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0].startTime / 1000),
    );
    await page.context().close();
  }
  row('corpus: first paint', Math.min(...paints), 1, 's');
  const page = await open(path);
  const opened = await openings(page, 300);
  row('corpus: open a document of 2,100 tokens, longest task', opened.longest, 50, 'ms');
  row('corpus: open a document of 2,100 tokens, all tasks', opened.all, 150, 'ms');
  const errors = await best(page, async () => {
    await goTo(page, '#/');
    await goTo(page, '#/errors');
    await page.waitForSelector('.errors');
    await page.waitForTimeout(500);
  });
  row('corpus: open all errors, longest task', errors.longest, 50, 'ms');
  const found = await best(page, async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('so');
    await page.waitForTimeout(1500);
    await page.keyboard.press('Escape');
  });
  row('corpus: search, longest task', found.longest, 50, 'ms');
}

async function book() {
  const { path } = reportOf('longdoc', 'book', { length: 2.1 });
  const page = await open(path);
  const opened = await openings(page, 800);
  row('book of 210,000 tokens: open, longest task', opened.longest, 50, 'ms');
  row('book: elements in the page', await page.locator('*').count(), 6000, '');
  await page.mouse.move(400, 400);
  const wheel = await best(page, async () => {
    for (let frame = 0; frame < 90; frame++) {
      await page.mouse.wheel(0, 100);
      await page.waitForTimeout(16);
    }
  });
  row('book: wheel, 90 frames, longest task', wheel.longest, 50, 'ms');
  const jump = await best(page, async (round) => {
    for (let place = 0; place < 40; place++) {
      const part = ((place * 17 + round) % 40) / 40;
      await page.evaluate((to) => scrollTo(0, to * document.documentElement.scrollHeight), part);
      await page.waitForTimeout(100);
    }
  });
  row('book: jump to 40 places, longest task', jump.longest, 50, 'ms');
  await page.evaluate(() => scrollTo(0, 0));
  const tags = page.locator('.text .tag:visible');
  const hover = await best(page, async () => {
    for (let tag = 0; tag < 12; tag++) {
      const box = await tags.nth(tag).boundingBox();
      if (box !== null) await page.mouse.move(box.x + box.width + 6, box.y + box.height / 2);
      await page.waitForTimeout(60);
    }
  });
  row('book: hover, longest task', hover.longest, 20, 'ms');
  for (const [drawing, name] of [
    ['Side by side', 'side by side'],
    ['Interleaved', 'interleaved'],
    ['Differences', 'differences'],
    ['Alignment', 'alignment'],
  ]) {
    const other = drawing === 'Interleaved' ? 'Side by side' : 'Interleaved';
    const times = [];
    for (let round = 0; round < ROUNDS; round++) {
      await page.getByRole('button', { name: other }).click();
      await page.waitForTimeout(600);
      const { longest } = await tasks(page, async () => {
        await page.getByRole('button', { name: drawing }).click();
        await page.waitForTimeout(600);
      });
      times.push(longest);
    }
    row(`book: change to ${name}, longest task`, Math.min(...times), 50, 'ms');
  }
  await page.getByRole('button', { name: 'Interleaved' }).click();
  const pin = await best(page, async () => {
    await page.locator('#tab-Entities').click();
    await page.locator('.panel .item').first().click();
    await page.waitForTimeout(500);
    await page.keyboard.press('Escape');
  });
  row('book: pin the largest chain, longest task', pin.longest, 50, 'ms');
}

async function manyDocuments() {
  const { path, documents } = reportOf('web', 'many', { documents: 100_000, length: 0.03 });
  const page = await open(path);
  const name = `${documents.toLocaleString('en')} documents`;
  const opened = await best(page, async () => {
    await goTo(page, '#/');
    await page.waitForTimeout(300);
    await goTo(page, '#/documents');
    await page.waitForSelector('.documents tbody a');
    await page.waitForTimeout(500);
  });
  row(`${name}: open their table, longest task`, opened.longest, 100, 'ms');
  const sort = await best(page, async () => {
    await page.locator('.documents thead button').nth(4).click();
    await page.waitForTimeout(700);
  });
  row(`${name}: sort by a score, longest task`, sort.longest, 100, 'ms');
}

try {
  for (const part of [corpusOfThree, book, manyDocuments]) if (part.name.includes(only)) await part();
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
