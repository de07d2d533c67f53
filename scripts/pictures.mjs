// Makes the pictures of README and docs from the built package and the examples of the repository, in headless Chromium. Run as
// `npm run pictures`, which builds first.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { launchOptions } from './browser.mjs';
import { decode, encode } from './png.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = join(root, 'docs', 'pictures');
/** Bytes of all pictures together. */
const MOST = 1 << 20;
const folder = mkdtempSync(join(tmpdir(), 'corefeval-pictures-'));
const compare = ['key', 'ours', 'theirs'].map((name) => join(root, 'examples', 'compare', `${name}.conll`));

function corefeval(args) {
  const main = join(root, 'dist', 'bin', 'main.js');
  const { status, stderr } = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8', cwd: root });
  if (status !== 0) throw new Error(stderr);
}

const browser = await chromium.launch(await launchOptions());
let total = 0;

function write(name, pictures, delays) {
  const bytes = encode(pictures, delays);
  writeFileSync(join(target, `${name}.png`), bytes);
  total += bytes.length;
  console.error(`docs/pictures/${name}.png ${(bytes.length / 1024).toFixed(0)} KB`);
}

async function open(file, { at = '', width = 1100, height = 700, scale = 1.5, scheme = 'light' } = {}) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: scheme,
  });
  const page = await context.newPage();
  await page.goto(pathToFileURL(file).href + at);
  await page.waitForSelector('html[data-ready]');
  return page;
}

const shot = async (page, options = {}) => decode(await page.screenshot(options));

mkdirSync(target, { recursive: true });
const report = join(folder, 'report.html');
const [key, ...systems] = compare;
corefeval(['report', key, ...systems, '-o', report]);

write('overview', [await shot(await open(report, { width: 1200, height: 800 }))]);

const letter = join(folder, 'letter.html');
corefeval([
  'report',
  ...['key', 'response'].map((name) => join(root, 'examples', `${name}.conll`)),
  '-o',
  letter,
]);
const list = await open(letter, { at: '#/documents' });
const first = await list.locator('.documents tbody a').first().getAttribute('href');
const text = await open(letter, { at: first ?? '', height: 480 });
await text.waitForSelector('.text .tag');
await text.locator('.text .tag').first().click();
write('document', [await shot(text)]);

const drop = await open(join(root, 'dist', 'pages', 'corefeval.html'), { height: 560 });
await drop.locator('input[aria-label=Files]').setInputFiles(compare);
await drop.waitForFunction(() => !document.body.innerText.includes('reading …'));
write('drop', [await shot(drop)]);

const events = join(folder, 'events.html');
const nuggets = (name) => join(root, 'examples', 'nuggets', name);
corefeval([
  'nuggets',
  'score',
  nuggets('gold.tbf'),
  nuggets('system.tbf'),
  '-t',
  nuggets('tokens'),
  '-o',
  events,
]);
const story = await open(events, { at: '#/events/story', height: 760 });
await story.waitForSelector('.text .tag');
write('events', [await shot(story)]);

const play = await open(join(root, 'dist', 'pages', 'playground.html'), { height: 660 });
write('playground', [await shot(play)]);
write('dragging', ...(await dragging()));

await browser.close();
rmSync(folder, { recursive: true, force: true });
if (total > MOST) throw new Error(`The pictures have ${total} bytes, more than ${MOST}.`);

/** A mention that is dragged to another entity, and what the metrics say on the way. */
async function dragging() {
  const page = await open(join(root, 'dist', 'pages', 'playground.html'), {
    at: '#/play?k=a,b,c;d,e,f,g&r=a,b;c,d;f,g,h,i',
    scale: 1,
    width: 1100,
    height: 520,
  });
  await page.locator('[data-metric=bcub] button').click(); // closes its terms
  await page.evaluate(() => {
    const boards = document.querySelector('.boards').getBoundingClientRect();
    scrollTo(0, boards.top - document.querySelector('header').offsetHeight - 16);
  });
  const middle = async (selector) => {
    const { x, y, width, height } = await page.locator(selector).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  const [from, to] = [
    await middle('.chip[data-side=response][data-name=c]'),
    await middle('.slot[data-side=response][data-place="0"]'),
  ];
  const frames = [await shot(page)];
  const delays = [1200];
  await page.mouse.move(...from);
  await page.mouse.down();
  const STEPS = 8;
  for (let step = 1; step <= STEPS; step++) {
    await page.mouse.move(...from.map((start, i) => start + ((to[i] - start) * step) / STEPS));
    frames.push(await shot(page));
    delays.push(step === STEPS ? 1200 : 80);
  }
  await page.mouse.up();
  await page.mouse.move(0, 0);
  frames.push(await shot(page));
  delays.push(2500);
  return [frames, delays];
}
