/** Pairs of systems: the matrix, the heat map and the flips, with the numbers of `compare`. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Workplace } from '../support/cli.ts';
import { addressOf, ReportBrowser, violations } from '../support/report-browser.ts';

const place = new Workplace();
const examples = (name: string) => new URL(`../../examples/compare/${name}.conll`, import.meta.url).pathname;
const GIVEN = [examples('key'), `A=${examples('ours')}`, `B=${examples('theirs')}`];
let browser: ReportBrowser;
let file: string;

beforeAll(async () => {
  browser = await ReportBrowser.launch();
  place.run(['report', ...GIVEN, '-q', '-o', 'report.html']);
  file = browser.write('report.html', place.read('report.html'));
});
afterEach(() => {
  expect(browser.troubles.splice(0)).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  place.remove();
});

it('has the flips of compare, and lists those of a document with links to the text', async () => {
  const { flips } = JSON.parse(place.run(['compare', ...GIVEN, '--flips', '--json', '-q']).stdout);
  const page = await browser.open(file, { at: '#/systems' });
  await page.locator('.matrix .won a').click();
  expect(await addressOf(page)).toBe('#/flips?a=A&b=B');
  const names = ['mention', 'spurious', 'link', 'false-link'] as const;
  const expected = names.map((name) => {
    const { repaired, broken, bothWrong } = flips[0].decisions[name];
    return [repaired, broken, bothWrong].map(String);
  });
  const shown = () =>
    page
      .locator('.decisions tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
      );
  await expect.poll(shown).toEqual(expected);
  await page.locator('.flipdocuments a').first().click();
  await page.waitForSelector('.fliplist tbody tr');
  expect(await page.locator('.fliplist .flip').count()).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
  await page.locator('.fliplist tbody a').first().click();
  await page.waitForSelector('.text .s');
  expect(await addressOf(page)).toMatch(/^#\/d\/.*m=[kr]:/);
});

it.each([
  ['light', 1440],
  ['dark', 390],
] as const)('has no serious violation and no sideways scroll, %s, %i px', async (colorScheme, width) => {
  const page = await browser.open(file, { at: '#/systems', colorScheme, viewport: { width, height: 900 } });
  await page.waitForSelector('.heatmap');
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

it('moves through the heat map by keys, and opens a document', async () => {
  const page = await browser.open(file, { at: '#/systems' });
  await page.locator('.heatmap').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect
    .poll(() => page.locator('.heatstatus').innerText())
    .toContain('against the mean of all systems');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.text .s');
  expect(await addressOf(page)).toMatch(/^#\/d\//);
});
