/** The numbers on the page that scores files are those of `score --json` and `nuggets score --json`, in several formats. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { referenceCases } from '../golden/reference-cases.ts';
import { caseFolder, eventsFixtures, evmevalCases } from '../support/evmeval-goldens.ts';
import { inspected, ScorePages, score } from '../support/score-pages.ts';
import { expectedRows, shownRows } from '../support/shown-numbers.ts';

const pages = new ScorePages();
const { place, at } = pages;
let page: Page | undefined;

/** One page for all: it is emptied by loading it again. */
beforeEach(async () => {
  if (page === undefined) page = await pages.open();
  else {
    await page.evaluate(() => {
      location.hash = '';
    });
    await page.reload();
    await page.waitForSelector('html[data-ready]');
  }
});

/** Gives files to the page and scores them. */
async function scored(files: readonly string[], prepare?: (shown: Page) => Promise<unknown>): Promise<Page> {
  const shown = page as Page;
  await shown.locator('input[aria-label=Files]').setInputFiles([...files]);
  await inspected(shown);
  await prepare?.(shown);
  await score(shown);
  return shown;
}

/** Scores a key and a response, each with further files, on the page and on the command line. */
async function expectSame(key: readonly string[], response: readonly string[]): Promise<void> {
  const { stdout, stderr, code } = place.run(['score', key[0], response[0], '--json']);
  expect(code, stderr).toBe(0);
  const shown = await scored([...key, ...response]);
  expect(await shownRows(shown, '.metrics')).toEqual(expectedRows(JSON.parse(stdout).systems[0]));
}

const fixture = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** A case of the reference scorer's tests as CoNLL; one letter is one mention. */
function conllOf({ id, key, response }: (typeof referenceCases)[number], side: 'key' | 'response'): string {
  const words = { key, response }[side].split(' ');
  const lines = [...new Set(`${key}${response}`.replaceAll(' ', ''))].map((letter) => {
    const cells = words.flatMap((word, entity) =>
      [...word].filter((each) => each === letter).map(() => `(${entity})`),
    );
    return `${letter}\t${cells.join('|') || '-'}\n`;
  });
  return `#begin document (${id});\n${lines.join('')}\n#end document\n`;
}

const pairs: readonly (readonly [name: string, key: string, response: string])[] = [
  ['the example', fixture('examples/key.conll'), fixture('examples/response.conll')],
  ...readdirSync(new URL('../fixtures/conventions', import.meta.url))
    .filter((name) => name.endsWith('.key.conll'))
    .map((name) => {
      const path = `test/fixtures/conventions/${name}`;
      return [name, fixture(path), fixture(path.replace('.key.', '.response.'))] as const;
    }),
  ...referenceCases
    .filter(({ id }) => /^[A-E]/.test(id))
    .map((golden) => [golden.id, conllOf(golden, 'key'), conllOf(golden, 'response')] as const),
];

describe('coreference', () => {
  it('is tried on at least 25 pairs', () => expect(pairs.length).toBeGreaterThanOrEqual(25));

  it.each(pairs)('CoNLL: %s', async (_, key, response) => {
    place.write('key.conll', key);
    place.write('response.conll', response);
    await expectSame([at('key.conll')], [at('response.conll')]);
  });

  it.each([
    ['jsonlines', 'jsonl'],
    ['corefud', 'conllu'],
  ])('%s, also packed', async (format, ending) => {
    for (const side of ['key', 'response']) {
      place.write(`${side}.conll`, fixture(`examples/${side}.conll`));
      const { code, stdout, stderr } = place.run(['convert', `${side}.conll`, '--to', format]);
      expect(code, stderr).toBe(0);
      place.write(`${side}.${ending}`, stdout);
      place.write(`${side}.${ending}.gz`, gzipSync(stdout));
    }
    await expectSame([at(`key.${ending}`)], [at(`response.${ending}.gz`)]);
  });

  it('brat, with the texts', async () => {
    const sides = ['key', 'response'].map((side) => {
      const golden = referenceCases.find(({ id }) => id === 'A4') as (typeof referenceCases)[number];
      place.write(`${side}.conll`, conllOf(golden, side as 'key'));
      place.run(['convert', `${side}.conll`, '--to', 'brat', '--output-dir', `brat-${side}`, '--force']);
      // Files of one name in two folders cannot be chosen together.
      const [ann] = readdirSync(at(`brat-${side}`)).filter((name) => name.endsWith('.ann'));
      return ['ann', 'txt'].map((ending) => {
        const content = place.read(`brat-${side}/${basename(ann, '.ann')}.${ending}`);
        place.write(`${side}.${ending}`, content);
        return at(`${side}.${ending}`);
      });
    });
    await expectSame(sides[0], sides[1]);
  });
});

describe('events', () => {
  const cases = evmevalCases(eventsFixtures)
    .filter(
      ({ exit_code: code, outputs, oracle, command }) =>
        code === 0 && outputs.length > 0 && oracle === 'v1.8' && !command.includes('-wl'),
    )
    .slice(0, 12);
  type Prf = { recall: number | null; precision: number | null; f1: number | null };
  const percent = (value: number | null) => (value === null ? '–' : (100 * value).toFixed(2));

  it.each(cases.map(({ id }) => id))('%s', async (id) => {
    const folder = fileURLToPath(caseFolder(eventsFixtures, id));
    const hasTables = existsSync(join(folder, 'tkn'));
    const tables = hasTables ? readdirSync(join(folder, 'tkn')).map((name) => join(folder, 'tkn', name)) : [];
    const files = [join(folder, 'gold.tbf'), join(folder, 'system.tbf')];
    const { stdout, stderr, code } = place.run([
      'nuggets',
      'score',
      ...files,
      '--profile',
      'evmeval-1.8',
      '--lenient',
      '--json',
      ...(hasTables ? ['-t', join(folder, 'tkn')] : []),
    ]);
    expect(code, stderr).toBe(0);
    const shown = await scored([...files, ...tables], async (ready) => {
      await ready.locator('.options summary').click();
      await ready.getByLabel('Profile').selectOption('evmeval-1.8');
      await ready.getByLabel('Skip what is broken').check();
    });
    const [system] = JSON.parse(stdout).systems;
    const rows = await shown
      .locator('.detection tbody tr')
      .evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll('td.number')].map(({ textContent }) => textContent)),
      );
    expect(rows).toEqual(
      system.detection.map(({ micro, macro }: { micro: Prf; macro: Prf }) =>
        [micro, macro].flatMap(({ recall, precision, f1 }) => [recall, precision, f1].map(percent)),
      ),
    );
  });
});
