/** `corefeval ui FOLDER` with saved results. */
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Workplace } from '../support/cli.ts';
import { ReportBrowser, violations } from '../support/report-browser.ts';
import { startUi } from '../support/start-ui.ts';

const place = new Workplace();
const example = (name: string) => new URL(`../../examples/compare/${name}.conll`, import.meta.url).pathname;
let browser: ReportBrowser;

beforeAll(async () => {
  browser = await ReportBrowser.launch();
  mkdirSync(join(place.folder, 'runs'));
  const systems = ['ours', 'theirs', 'ours-2'];
  systems.forEach((name, at) => {
    const { stdout } = place.run(['score', example('key'), `s=${example(name)}`, '--json', '-q']);
    const file = join(place.folder, 'runs', `${name}.json`);
    writeFileSync(file, stdout);
    utimesSync(file, at + 1, at + 1);
  });
  place.write('runs/notes.json', '{}');
});
afterEach(() => {
  expect(browser.troubles.splice(0)).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  place.remove();
});

it('says that a folder has no saved result', () => {
  mkdirSync(join(place.folder, 'empty'));
  const { code, stderr } = place.run(['ui', 'empty', '--no-open']);
  expect(code).toBe(2);
  expect(stderr).toContain('empty has no saved result, and a key needs a response.');
});

it('shows each as a point in time, and compares two', async () => {
  const running = await startUi(place.folder, ['runs']);
  try {
    for (const [width, colorScheme] of [
      [1440, 'light'],
      [390, 'dark'],
    ] as const) {
      const page = await browser.open(running.url.href, {
        colorScheme,
        viewport: { width, height: 900 },
      });
      expect(await page.locator('h1').innerText()).toBe('Runs');
      expect(await page.locator('.runchart circle').count()).toBe(3);
      const first = page.getByRole('group', { name: 'Saved results' }).locator('tbody th').first();
      expect(await first.innerText()).toBe('ours-2.json');
      await page.getByLabel('from').selectOption('ours.json');
      expect(await page.evaluate(() => location.hash)).toContain('a=ours.json');
      const scores = (name: string) => JSON.parse(place.read(`runs/${name}.json`)).systems[0].conll as number;
      const change = 100 * (scores('ours-2') - scores('ours'));
      const shown = await page
        .getByRole('group', { name: 'Two results' })
        .locator('tbody .strong')
        .first()
        .innerText();
      expect(Number(shown.replace('−', '-').replace('=', '0'))).toBeCloseTo(change, 2);
      expect(await violations(page)).toEqual([]);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
      await page.getByRole('link', { name: 'Score files' }).click();
      expect(await page.locator('h1').innerText()).toBe('Score coreference and events');
    }
  } finally {
    running.child.kill();
  }
});
