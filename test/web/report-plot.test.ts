/** The plot of the documents of the report. */
import { expect, it } from 'vitest';
import { documentOf, type Made, type Marked, madeOf, pageOf } from '../support/page-fixture.ts';
import { reportInBrowser } from '../support/report-in-browser.ts';

/** Documents that differ in how many mentions each system lacks. */
function many(documents: number): Made {
  const marked: readonly Marked[] = Array.from({ length: 8 }, (_, m) => [m, m + 1, m < 5 ? 'x' : 'y']);
  const key = Array.from({ length: documents }, (_, d) => documentOf(`doc${d}`, ['a b c d e f g h'], marked));
  const system = (name: string, lacks: (d: number) => number) => ({
    name,
    documents: key.map(({ id }, d) => documentOf(id, ['a b c d e f g h'], marked.slice(lacks(d)))),
  });
  return madeOf(key, [system('A', (d) => d % 4), system('B', (d) => (d >> 2) % 4)]);
}

const shown = reportInBrowser(many(16));
const AT = '#/documents?x=0:conll&y=1:conll';

it('makes a filter of a rectangle, and the same filter can be typed', async () => {
  const page = await shown.browser.open(shown.file, { at: AT, viewport: { width: 1280, height: 1000 } });
  const points = page.locator('.scatter a circle');
  expect(await points.count()).toBe(16);
  const places = await points.evaluateAll((all) =>
    all.map((point) => {
      const { x, y, width, height } = point.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    }),
  );
  // Around the best of both systems: the point in the upper right corner, and its neighbour on the left.
  const xs = [...new Set(places.map(([x]) => x))].sort((a, b) => b - a);
  const ys = [...new Set(places.map(([, y]) => y))].sort((a, b) => a - b);
  const left = (xs[1] + xs[2]) / 2;
  const below = (ys[0] + ys[1]) / 2;
  await page.mouse.move(left, below);
  await page.mouse.down();
  await page.mouse.move(left + 20, below - 5);
  await page.mouse.move(xs[0] + 4, ys[0] - 4);
  await expect.poll(() => page.locator('.brush').count()).toBe(1);
  await page.mouse.up();
  await expect.poll(() => page.locator('.documents tbody tr').count()).toBe(2);
  const names = await page.locator('.documents tbody a').allInnerTexts();
  expect(names.sort()).toEqual(['doc0', 'doc1']);
  const filter = await page.locator('main input[type=search]').inputValue();
  expect(filter).toMatch(/^conll\.A>=[\d.]+ conll\.A<=[\d.]+ conll\.B>=[\d.]+ conll\.B<=[\d.]+$/);
  await page.getByText('Clear the filter').click();
  expect(await page.locator('.documents tbody tr').count()).toBe(16);
  await page.keyboard.press('f');
  await page.keyboard.type(filter);
  expect((await page.locator('.documents tbody a').allInnerTexts()).sort()).toEqual(['doc0', 'doc1']);
  await page.reload();
  await page.waitForSelector('html[data-ready]');
  expect(await page.locator('.documents tbody tr').count()).toBe(2);
});

it('opens a point by a click, which is not a rectangle', async () => {
  const page = await shown.browser.open(shown.file, { at: AT });
  const point = page.locator('.scatter a').nth(3);
  const name = ((await point.getAttribute('aria-label')) ?? '').split(':')[0];
  await point.locator('circle').click();
  await expect.poll(() => page.locator('h1').innerText()).toBe(name);
});

it('explains the grammar of a filter that cannot be understood', async () => {
  const page = await shown.browser.open(shown.file, { at: '#/documents?q=conll.3%3C60' });
  const note = page.locator('#filter-note');
  expect(await note.innerText()).toBe(
    'There is no system 3 for “conll.3”: the systems are A, B. A filter has words of the name, and conditions: a column, one of < <= > >= =, and a number, without blanks. All must hold.',
  );
  await page.locator('main input[type=search]').fill('conll<x');
  expect(await note.innerText()).toContain(
    'Expected a number after “conll<”, such as conll<60. A filter has',
  );
});

it('counts more than 5,000 points in squares', async () => {
  const page = await shown.browser.open(shown.browser.write('many.html', await pageOf(many(5001))), {
    at: AT,
  });
  await page.waitForSelector('.scatter .square');
  expect(await page.locator('.scatter a').count()).toBe(0);
  const counts = await page
    .locator('.scatter .square title')
    .evaluateAll((all) => all.map((title) => Number.parseInt(title.textContent ?? '', 10)));
  expect(counts).toHaveLength(16);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5001);
});
