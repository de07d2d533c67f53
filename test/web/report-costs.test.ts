/** Costs of errors in the report, and how sure the order of the systems is: the numbers of `analyze` and `compare`. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { errorWords } from '../../src/report/vocabulary.ts';
import { Workplace } from '../support/cli.ts';
import { addressOf, ReportBrowser } from '../support/report-browser.ts';

const place = new Workplace();
const examples = (name: string) => new URL(`../../examples/compare/${name}.conll`, import.meta.url).pathname;
const KEY = examples('key');
const SYSTEMS = [`A=${examples('ours')}`, `B=${examples('theirs')}`];
let browser: ReportBrowser;
let file: string;

function report(name: string, args: readonly string[]): string {
  const { code, stderr } = place.run(['report', ...args, '-q', '-o', name]);
  expect(code, stderr).toBe(0);
  return browser.write(name, place.read(name));
}

beforeAll(async () => {
  browser = await ReportBrowser.launch();
  file = report('report.html', [KEY, ...SYSTEMS]);
});
afterEach(() => {
  expect(browser.troubles.splice(0)).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  place.remove();
});

const points = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(100 * value).toFixed(2)}`;
const percent = (value: number) => (100 * value).toFixed(2);
const TYPES = [
  'span-error',
  'conflated-entities',
  'extra-mention',
  'extra-entity',
  'divided-entity',
  'missing-mention',
  'missing-entity',
] as const;

interface Analysed {
  readonly errors: Readonly<Record<string, number>>;
  readonly costs: Readonly<Record<string, { share: number; alone: number }>>;
}

/** What `analyze --json` says of each system. */
function analysed(args: readonly string[]): readonly Analysed[] {
  const { stdout, code, stderr } = place.run(['analyze', ...args, '-q', '--json']);
  expect(code, stderr).toBe(0);
  return JSON.parse(stdout).systems;
}

it('shows types, numbers and costs of analyze, all systems beside each other', async () => {
  const systems = analysed([KEY, ...SYSTEMS]);
  const page = await browser.open(file, { at: '#/errors' });
  const rows = await page
    .locator('.kinds tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.trim())),
    );
  const dearest = (type: string) => Math.max(...systems.map(({ costs }) => costs[type].alone));
  const sorted = [...TYPES].sort((a, b) => dearest(b) - dearest(a));
  expect(rows.map(([, ...cells]) => cells)).toEqual(
    sorted.map((type) =>
      systems.flatMap(({ errors, costs }) => [`${errors[type]}`, points(costs[type].alone)]),
    ),
  );
  expect(rows.some((row) => row.some((cell) => /^\+[1-9]/.test(cell ?? '')))).toBe(true);
  const total = systems.flatMap(({ errors }) => TYPES.map((type) => errors[type])).reduce((a, b) => a + b, 0);
  expect(await page.locator('nav a[aria-current]').innerText()).toBe(`Errors ${total}`);
  // A bar is as long as its cost.
  const widths = await page
    .locator('.kinds tbody tr')
    .nth(sorted.indexOf('missing-mention'))
    .locator('rect')
    .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute('width'))));
  const costs = systems.map((system) => system.costs['missing-mention'].alone);
  expect(widths[0] / widths[1]).toBeCloseTo(costs[0] / costs[1], 1);
});

it('sorts the types by cost, and lists the errors of a type', async () => {
  const systems = analysed([KEY, ...SYSTEMS]);
  const page = await browser.open(file, { at: '#/errors?s=1' });
  const gains = await page
    .locator('.kinds tbody td:last-child')
    .evaluateAll((cells) => cells.map((cell) => Number(cell.textContent?.replace('−', '-'))));
  expect(gains).toEqual([...gains].sort((a, b) => b - a));
  expect(gains[0]).toBeGreaterThan(gains[6]);
  for (const type of ['divided-entity', 'missing-mention'] as const) {
    const label = type.replace('-', ' ');
    await page.locator('.kinds button', { hasText: label }).click();
    expect(await addressOf(page)).toContain(`t=${type}`);
    const count = systems[1].errors[type];
    await expect.poll(() => page.locator('.errors').getAttribute('aria-rowcount')).toBe(`${count + 1}`);
    await page.locator('.errors tbody tr.link').first().waitFor();
    const labels = await page.locator('.errors .context .hidden').allTextContents();
    expect(new Set(labels)).toEqual(new Set([`${label}: `]));
    await page.locator('.kinds button', { hasText: label }).click();
  }
  await page.locator('.errors tbody tr.link a').first().click();
  await page.waitForSelector('.text .s');
  expect(await addressOf(page)).toMatch(/s=1&e=[kr]:\d+&m=[kr]:\d+-\d+/);
  await page.goBack();
  await expect.poll(() => addressOf(page)).toContain('#/errors');
});

it('shows where the points go, and adds up to 100 with the score', async () => {
  const systems = analysed([KEY, ...SYSTEMS]);
  const page = await browser.open(file, { javaScriptEnabled: false });
  const rows = await page
    .locator('.lost tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('th a, td span')].map((cell) => cell.textContent ?? '')),
    );
  const best = systems[0];
  const dearest = Object.entries(best.costs).sort(([, a], [, b]) => b.share - a.share);
  expect(rows.map(([label]) => label)).toEqual(
    dearest.map(([type]) => errorWords[type as keyof typeof errorWords].label),
  );
  expect(rows.map(([, ...cells]) => cells)).toEqual(
    dearest.map(([type]) => systems.map(({ costs }) => percent(costs[type].share))),
  );
  const names = await page
    .locator('.leaders .costs')
    .evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-label') ?? ''));
  for (const name of names) {
    const parts = Array.from(name.matchAll(/ (-?\d+\.\d+)/g), ([, number]) => Number(number));
    expect(parts.length).toBe(4);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(100, 1);
  }
});

it('shows the intervals of score and the test of compare, and says that they are rough', async () => {
  const scored = JSON.parse(place.run(['score', KEY, ...SYSTEMS, '-q', '--ci', '--json']).stdout);
  const compared = JSON.parse(place.run(['compare', KEY, ...SYSTEMS, '-q', '--json']).stdout);
  const page = await browser.open(file, { javaScriptEnabled: false });
  const names = await page
    .locator('.leaders .strip')
    .evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-label')));
  expect(names).toEqual(
    scored.systems.map(
      ({ name, conll, intervals }: { name: string; conll: number; intervals: { conll: [number, number] } }) =>
        `${name}: ${percent(conll)}, 95 % interval [${intervals.conll.map(percent).join(', ')}]; scores of 12 documents`,
    ),
  );
  const { value, holm, effect } = compared.differences['A - B'].conll;
  const [better, equal, worse] = effect.wins;
  const text = await page.locator('main').innerText();
  expect(text).toContain(`+${percent(value)}`);
  expect(text).toContain(`(p ${holm < 0.001 ? '< 0.001' : `= ${holm.toFixed(3)}`})`);
  expect(text).toContain(`etter in ${better} of 12 documents, worse in ${worse}, equal in ${equal}`);
  expect(text).toContain('Intervals are rough: there are only 12 documents.');
});

it('has no interval for one document, and counts by mark where costs are not computed', async () => {
  const tiny = (response: boolean) =>
    `#begin document (d); part 000\nd 0 0 a (0)\nd 0 1 b ${response ? '-' : '(0)'}\nd 0 2 c (0)\n\n#end document\n`;
  place.write('key.conll', tiny(false));
  place.write('response.conll', tiny(true));
  const page = await browser.open(report('one.html', ['key.conll', 'response.conll']));
  expect(await page.locator('main').innerText()).toContain(
    'There is one document, so there are no intervals.',
  );
  expect(await page.locator('.whisker').count()).toBe(0);
  const macro = await browser.open(
    report('macro.html', ['key.conll', 'response.conll', '--average', 'macro']),
    {
      at: '#/errors',
    },
  );
  expect(await macro.locator('main').innerText()).toContain(
    'Counts by mark. What a kind costs is not in this report',
  );
  expect(await macro.locator('.kinds tbody tr').count()).toBe(8);
});
