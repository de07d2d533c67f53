/** The playground in Chromium, as a page of its own and as a view of a report. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { score } from '../../src/library/score.ts';
import { percent } from '../../src/report/numbers.ts';
import { hrefOf } from '../../src/web/frame/route.ts';
import { paramsOf } from '../../src/web/playground/board.ts';
import { presets } from '../../src/web/playground/presets.ts';
import { builtPage } from '../support/built-pages.ts';
import { hard, pageOf } from '../support/page-fixture.ts';
import { ReportBrowser, settled, violations } from '../support/report-browser.ts';

let browser: ReportBrowser;
let file: string;

beforeAll(async () => {
  browser = await ReportBrowser.launch();
  file = browser.write('playground.html', builtPage('playground.html'));
});
afterEach(() => {
  expect(browser.troubles.splice(0)).toEqual([]);
});
afterAll(() => browser?.close());

const link = (key: string[][], response: string[][]) =>
  hrefOf({ view: 'play', params: paramsOf({ key, response }) });

/** F₁ of each metric as the page shows it. */
const shown = (page: Page) =>
  page
    .locator('.played tr[data-metric]')
    .evaluateAll((rows) =>
      Object.fromEntries(
        rows.map((row) => [
          (row as HTMLElement).dataset.metric,
          row.querySelector('.strong')?.textContent ?? '',
        ]),
      ),
    );

const expected = (key: readonly (readonly string[])[], response: readonly (readonly string[])[]) => {
  const { conll, ...result } = score(key, response);
  const ids = ['mentions', 'muc', 'bcub', 'ceafm', 'ceafe', 'blanc', 'lea'] as const;
  return Object.fromEntries([...ids.map((id) => [id, percent(result[id].f1)]), ['conll', percent(conll)]]);
};

const entities = (page: Page, side: string) =>
  page
    .locator(`.slot[data-side=${side}]:not(.new, .bin)`)
    .evaluateAll((slots) =>
      slots.map((slot) => [...slot.querySelectorAll('bdi')].map(({ textContent }) => textContent).join('')),
    );

const chip = (page: Page, side: string, name: string) =>
  page.locator(`.chip[data-side=${side}][data-name=${name}]`);
const slot = (page: Page, side: string, place: number | string) =>
  page.locator(`.slot[data-side=${side}][data-place="${place}"]`);

const middle = async (locator: ReturnType<typeof slot>) => {
  const box = (await locator.boundingBox()) as { x: number; y: number; width: number; height: number };
  return [box.x + box.width / 2, box.y + box.height / 2] as const;
};

const PAPER = [
  [
    ['a', 'b', 'c'],
    ['d', 'e', 'f', 'g'],
  ],
  [
    ['a', 'b'],
    ['c', 'd'],
    ['f', 'g', 'h', 'i'],
  ],
] as const;
const paper = hrefOf({
  view: 'play',
  params: paramsOf({ key: PAPER[0], response: PAPER[1] }),
});
const MOVED = [['a', 'b', 'c'], ['d'], ['f', 'g', 'h', 'i']];

describe('the numbers', () => {
  it('are those of the library for every preset, with the terms', async () => {
    const page = await browser.open(file, { at: paper });
    expect(await shown(page)).toEqual(expected(...PAPER));
    await page.getByText('Show all terms').click();
    expect(await page.locator('.working').count()).toBe(7);
    // Pradhan et al. (2014), section 4.1.
    expect(await page.locator('.working').nth(1).innerText()).toContain('p(1)');
    for (const { name, board } of presets) {
      await page.locator('select').selectOption(name);
      expect(await shown(page), name).toEqual(expected(board.key, board.response));
      expect(await page.locator('.preset-note').innerText()).not.toBe('');
    }
  });

  it('change while a mention is dragged, and return when it is let go', async () => {
    const page = await browser.open(file, { at: paper });
    const before = await shown(page);
    await page.mouse.move(...(await middle(chip(page, 'response', 'c'))));
    await page.mouse.down();
    await page.mouse.move(...(await middle(slot(page, 'response', 0))), { steps: 4 });
    await expect.poll(() => shown(page)).toEqual(expected(PAPER[0], MOVED));
    expect(await page.locator('[data-metric=muc] .change').innerText()).toMatch(/^[+−]/);
    await page.keyboard.press('Escape');
    expect(await shown(page)).toEqual(before);
    // The button is released later, which must not lift the mention again.
    await settled(page);
    await page.mouse.up();
    expect(await entities(page, 'response')).toEqual(['ab', 'cd', 'fghi']);
    expect(await page.locator('.lifted').count()).toBe(0);
    expect(await shown(page)).toEqual(before);
  });
});

describe('fractions', () => {
  it('are under the mentions of a sentence, and light with their terms', async () => {
    const page = await browser.open(file);
    expect(await page.locator('.sentence').innerText()).toContain('Nora lent the captain her map');
    const share = (side: string, name: string) =>
      page.locator(`.shared:has(.chip[data-side=${side}][data-name="${name}"]) .share`);
    expect(await share('key', 'her').innerText()).toBe('1/3');
    expect(await share('response', 'Reyes').innerText()).toBe('2/2');
    expect(await share('key', 'her map').innerText()).toBe('0/2');
    // A term lights its mentions on both sides.
    await page.locator('.pointterm', { hasText: '1/3' }).first().hover();
    const lit = () => page.locator('.chip.lit bdi').allInnerTexts();
    expect(await lit()).toEqual(['her', 'her']);
    expect(await page.locator('.pointterm.lit').count()).toBe(1);
    // A mention lights its terms.
    await chip(page, 'key', 'Nora').hover();
    await expect.poll(lit).toEqual(['Nora', 'Nora']);
    expect(await page.locator('.pointterm.lit').allInnerTexts()).toEqual(['2/3', '2/3', '2/2', '2/2']);
    await page.getByRole('button', { name: 'MUC links' }).click();
    expect(await share('key', 'Nora').innerText()).toBe('–');
    expect(await share('key', 'she').innerText()).toBe('1/1');
    await page.getByRole('button', { name: 'no fractions' }).click();
    expect(await page.locator('.share').count()).toBe(0);
    expect(await page.locator('.boards').innerText()).not.toMatch(/\bR\s*=|\bK1\b|\bR1\b/);
  });

  it('keep the sentence while mentions are moved, and compare with the last edit, not with another example', async () => {
    const page = await browser.open(file);
    await chip(page, 'response', 'her').click();
    await slot(page, 'response', 0).click();
    expect(await page.getByText('last edit:').innerText()).toBe(
      'last edit: her from r2 to response entity r1',
    );
    expect(await page.locator('[data-metric=bcub] .change').innerText()).toMatch(/^\+/);
    expect(await page.locator('.sentence').count()).toBe(1);
    await page.locator('select').selectOption('A1');
    expect(await page.locator('.change').allInnerTexts()).toEqual(Array(8).fill(''));
    expect(await page.getByText('last edit:').count()).toBe(0);
    expect(await page.locator('.sentence').count()).toBe(0);
  });
});

describe('a mention', () => {
  it('is dragged to another entity, to a new one, and away; each step can be undone', async () => {
    const page = await browser.open(file, { at: paper });
    const drag = async (name: string, place: number | string) => {
      await page.mouse.move(...(await middle(chip(page, 'response', name))));
      await page.mouse.down();
      await page.mouse.move(...(await middle(slot(page, 'response', place))), { steps: 3 });
      await page.mouse.up();
    };
    await drag('c', 0);
    expect(await entities(page, 'response')).toEqual(['abc', 'd', 'fghi']);
    expect(await shown(page)).toEqual(expected(PAPER[0], MOVED));
    await drag('i', 'new');
    expect(await entities(page, 'response')).toEqual(['abc', 'd', 'fgh', 'i']);
    await drag('d', 'bin');
    expect(await entities(page, 'response')).toEqual(['abc', 'fgh', 'i']);
    expect(await page.locator('.chip[aria-pressed=true]').count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await entities(page, 'response')).toEqual(['abc', 'd', 'fgh', 'i']);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    expect(await entities(page, 'response')).toEqual(['ab', 'cd', 'fghi']);
    expect(await shown(page)).toEqual(expected(...PAPER));
    await page.keyboard.press('Control+y');
    expect(await entities(page, 'response')).toEqual(['abc', 'd', 'fghi']);
  });

  it('is dragged with a finger', async () => {
    const page = await browser.open(file, {
      at: paper,
      hasTouch: true,
      viewport: { width: 390, height: 900 },
    });
    const client = await page.context().newCDPSession(page);
    const touch = (type: string, at?: readonly [number, number]) =>
      client.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: at === undefined ? [] : [{ x: at[0], y: at[1] }],
      });
    await chip(page, 'response', 'c').scrollIntoViewIfNeeded();
    const to = await middle(slot(page, 'response', 0));
    await touch('touchStart', await middle(chip(page, 'response', 'c')));
    await touch('touchMove', [to[0] + 5, to[1]]);
    await touch('touchMove', to);
    await touch('touchEnd');
    await expect.poll(() => entities(page, 'response')).toEqual(['abc', 'd', 'fghi']);
  });

  it('is moved by a click on it and a click on an entity', async () => {
    const page = await browser.open(file, { at: paper });
    await chip(page, 'key', 'd').click();
    await chip(page, 'key', 'a').click();
    expect(await entities(page, 'key')).toEqual(['abcd', 'efg']);
    await chip(page, 'key', 'd').click();
    await chip(page, 'key', 'd').click();
    expect(await page.locator('.chip[aria-pressed=true]').count()).toBe(0);
  });

  it('is lifted directly after a step, and stays lifted', async () => {
    const page = await browser.open(file, { at: paper });
    await page.evaluate(async () => {
      for (const name of ['d', 'a', 'e']) {
        document.querySelector<HTMLElement>(`.chip[data-side=key][data-name=${name}]`)?.click();
        await undefined; // the step is drawn, but not on the screen yet
      }
    });
    await settled(page);
    expect(await entities(page, 'key')).toEqual(['abcd', 'efg']);
    expect(await page.locator('.lifted').allInnerTexts()).toEqual([expect.stringMatching(/^e/)]);
  });

  it('is moved with keys alone, and the result is announced', async () => {
    const page = await browser.open(file, { at: paper });
    await chip(page, 'response', 'c').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    expect(await shown(page)).toEqual(expected(PAPER[0], MOVED));
    expect(await page.locator('[role=status]').innerText()).toMatch(
      /^c to response entity r1; CoNLL [\d.]+, up \d+\.\d\d$/,
    );
    await page.keyboard.press('Escape');
    expect(await shown(page)).toEqual(expected(...PAPER));
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    expect(await entities(page, 'response')).toEqual(['abc', 'd', 'fghi']);
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.name);
    expect(await focused()).toBe('c');
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('d');
    await page.keyboard.press('Delete');
    expect(await entities(page, 'response')).toEqual(['abc', 'fghi']);
    expect(await focused()).toBe('d');
  });

  it('is added by name, or refused with a reason', async () => {
    const page = await browser.open(file, { at: paper });
    await page.getByLabel('new mention').fill('a');
    await page.getByText('Add to the key').click();
    expect(await page.locator('#new-mention-problem').innerText()).toContain('already has');
    await page.getByLabel('new mention').fill('j,;%');
    await page.getByText('Add to the key').click();
    expect(await entities(page, 'key')).toEqual(['abc', 'defg', 'j,;%']);
    await page.reload();
    await page.waitForSelector('html[data-ready]');
    expect(await entities(page, 'key')).toEqual(['abc', 'defg', 'j,;%']);
  });
});

describe('the link', () => {
  it('is copied, and the button says so until the board changes', async () => {
    const page = await browser.open(file, { at: paper });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('button', { name: 'Copy link ✓' }).waitFor();
    expect(await page.locator('[role=status]').innerText()).toBe('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await chip(page, 'response', 'c').focus();
    await page.keyboard.press('Delete');
    await page.getByRole('button', { name: 'Copy link', exact: true }).waitFor();
  });

  it('holds the whole state', async () => {
    const page = await browser.open(file, { at: link([['x', 'y'], ['z']], [['z', 'y']]) });
    expect(await entities(page, 'key')).toEqual(['xy', 'z']);
    await chip(page, 'key', 'z').click();
    await slot(page, 'key', 0).click();
    const copy = await browser.open(file, { at: await page.evaluate(() => location.hash) });
    expect(await entities(copy, 'key')).toEqual(['xyz']);
    expect(await entities(copy, 'response')).toEqual(['zy']);
    expect(await shown(copy)).toEqual(expected([['x', 'y', 'z']], [['z', 'y']]));
  });

  it.each([
    ['twice', '#/play?k=a,a&r=b'],
    ['more than 200', `#/play?k=${Array.from({ length: 201 }, (_, i) => i).join()}&r=;`],
    ['more than 60 characters', `#/play?k=${'x'.repeat(1_000_000)}&r=a`],
  ])('opens the first example with a note if it is broken: %s', async (reason, at) => {
    const page = await browser.open(file, { at });
    expect(await page.locator('.note').innerText()).toContain(reason);
    expect(await entities(page, 'key')).toEqual(presets[0].board.key.map((entity) => entity.join('')));
  });

  it('is text, whatever is in it', async () => {
    const names = ['<img src=x onerror=alert(1)>', '"><script>alert(2)</script>', '__proto__', '\u202eevil'];
    const page = await browser.open(file, { at: link([names], [['constructor', names[2]]]) });
    expect(await page.locator('.slot[data-side=key] bdi').allTextContents()).toEqual([
      ...names,
      'constructor',
    ]);
    expect(await page.locator('img, main script').count()).toBe(0);
    expect(await shown(page)).toEqual(expected([names], [['constructor', names[2]]]));
    for (const at of [
      '#/play?k=%&r=%E0%A4%A',
      '#/play?k=%00,%ff&constructor=1',
      '#%%%?&&==',
      '#/play?k=;&r=;',
    ])
      await browser.open(file, { at });
  });
});

describe('the page', () => {
  it.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 390],
    ['dark', 390],
  ] as const)('has no serious violation of accessibility: %s, %i px', async (colorScheme, width) => {
    const page = await browser.open(file, { colorScheme, viewport: { width, height: 800 } });
    await page.getByText('Show all terms').click();
    await chip(page, 'response', 'her').click();
    await slot(page, 'response', 'new').hover();
    expect(await violations(page)).toEqual([]);
  });

  it('does not scroll sideways at 320 px', async () => {
    const page = await browser.open(file, { viewport: { width: 320, height: 700 } });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  });

  it('has a policy that refuses scripts, styles and requests', async () => {
    const policy = /Content-Security-Policy" content="([^"]+)"/.exec(builtPage('playground.html'))?.[1] ?? '';
    expect(policy.replace(/sha256-[^']+/g, 'sha256-…')).toBe(
      "default-src 'none'; script-src 'sha256-…' 'wasm-unsafe-eval'; style-src 'sha256-…'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
  });

  it('is a view of a report, too', async () => {
    const report = browser.write('report.html', await pageOf(hard()));
    const page = await browser.open(report);
    await page.keyboard.press('p');
    expect(await page.locator('h1').innerText()).toBe('Playground');
    expect(await shown(page)).toEqual(expected(presets[0].board.key, presets[0].board.response));
    expect(await violations(page)).toEqual([]);
  });
});
