/** The numbers that the report shows are those of `score --json --per-document`. */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hrefOf } from '../../src/web/frame/route.ts';
import { referenceCases } from '../golden/reference-cases.ts';
import { Workplace } from '../support/cli.ts';
import { goTo, ReportBrowser } from '../support/report-browser.ts';
import { expectedRows, shownRows } from '../support/shown-numbers.ts';

const place = new Workplace();
let browser: ReportBrowser;
beforeAll(async () => {
  browser = await ReportBrowser.launch();
});
afterAll(async () => {
  expect(browser?.troubles).toEqual([]);
  await browser?.close();
  place.remove();
});

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The reference suite's cases as one corpus; one letter of a case is one mention. */
function suite(side: 'key' | 'response'): string {
  return referenceCases
    .map((reference) => {
      const letters = new Set(`${reference.key}${reference.response}`.replaceAll(' ', ''));
      const words = reference[side].split(' ');
      const cell = (letter: string) =>
        words.flatMap((word, entity) => [...word].filter((each) => each === letter).map(() => `(${entity})`));
      const lines = [...letters].map((letter) => `${letter}\t${cell(letter).join('|') || '-'}\n`);
      return `#begin document (${reference.id});\n${lines.join('')}\n#end document\n`;
    })
    .join('');
}

const conventions = readdirSync(new URL('../fixtures/conventions', import.meta.url))
  .filter((name) => name.endsWith('.key.conll'))
  .map((name) => `test/fixtures/conventions/${name}`);

const pairs: readonly (readonly [name: string, key: string, responses: readonly string[]])[] = [
  ['the example', read('examples/key.conll'), [read('examples/response.conll')]],
  ['two systems', read('examples/key.conll'), [read('examples/response.conll'), read('examples/key.conll')]],
  ["the reference suite's cases", suite('key'), [suite('response')]],
  ...conventions.map((path) => [path, read(path), [read(path.replace('.key.', '.response.'))]] as const),
];

it.each(pairs)('%s', async (_, key, responses) => {
  place.write('key.conll', key);
  const names = responses.map((response, at) => {
    place.write(`${at}.conll`, response);
    return `${at}.conll`;
  });
  const { stdout } = place.run(['score', 'key.conll', ...names, '--json', '--per-document']);
  const { systems } = JSON.parse(stdout);
  const written = place.run(['report', 'key.conll', ...names, '-o', 'report.html']);
  expect(written).toMatchObject({ code: 0, stdout: '' });
  const page = await browser.open(browser.write('report.html', place.read('report.html')));
  for (const [s, system] of systems.entries()) {
    if (systems.length > 1) {
      const row = page.locator('.leaders tbody tr', { has: page.locator(`[title="${system.name}"]`) });
      await row.locator('.cell').first().click();
    }
    expect(await shownRows(page, '.metrics')).toEqual(expectedRows(system));
    expect(system.perDocument.length).toBeGreaterThan(0);
    for (const document of system.perDocument) {
      await goTo(page, hrefOf({ view: 'd', id: document.id, params: { s: `${s}` } }));
      await page.waitForFunction((id) => document.querySelector('h1')?.title === id, document.id);
      await page.locator('#tab-Explain').click();
      expect(await shownRows(page, '.contributions'), document.id).toEqual(expectedRows(document));
    }
    await goTo(page, '#/');
    await page.waitForSelector('.finding');
  }
});
