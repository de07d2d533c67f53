/** The report of annotation whose positions are characters of a text beside it, as in brat. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hrefOf } from '../../src/web/frame/route.ts';
import { Workplace } from '../support/cli.ts';
import { ReportBrowser } from '../support/report-browser.ts';

const TEXT = 'Ann 😀 met Bob.\nShe saw the Prewar days of Annville.\n';
const at = (words: string, from = 0) => {
  const start = [...TEXT.slice(0, TEXT.indexOf(words, from))].length;
  return [start, start + [...words].length];
};
const line = (id: number, words: string, [start, end] = at(words)) =>
  `T${id}\tPerson ${start} ${end}\t${words}`;
const key = [line(1, 'Ann'), line(2, 'She'), line(3, 'Prewar days'), 'R1\tCoreference Arg1:T2 Arg2:T1'];
const response = [line(1, 'Ann'), line(2, 'She'), line(3, 'war days'), line(4, 'Annville')];

const place = new Workplace();
const documentAddress = (params: Readonly<Record<string, string>> = {}) =>
  hrefOf({ view: 'd', id: 'd', params });
let browser: ReportBrowser;

beforeAll(async () => {
  place.write('key/d.ann', `${key.join('\n')}\n`);
  place.write('response/d.ann', `${response.join('\n')}\n`);
  place.write('bare/d.ann', `${key.join('\n')}\n`);
  for (const folder of ['key', 'response']) place.write(`${folder}/d.txt`, TEXT);
  browser = await ReportBrowser.launch();
});
afterEach(() => {
  expect(browser.troubles.splice(0)).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  place.remove();
});

function report(...args: readonly string[]): string {
  const { code, stderr } = place.run(['report', ...args, '-o', 'page.html', '--force']);
  expect(code, stderr).toBe(0);
  return browser.write(`${args.join('-')}.html`, place.read('page.html'));
}

describe('the report of brat', () => {
  it('has the text, cut where mentions begin and end', async () => {
    const page = await browser.open(report('key', 'response'), { at: documentAddress() });
    await page.waitForSelector('.text');
    const shown = (await page.locator('.text').first().innerText()).replace(/\s+/g, ' ');
    expect(shown).toContain('😀 met');
    expect(shown).toContain('days of');
    expect(await page.locator('.note', { hasText: 'not known' }).count()).toBe(0);
    const words = (await page.locator('.s').allInnerTexts()).map((each) => each.replace(/[^\p{L}]/gu, ''));
    expect(words).toEqual(expect.arrayContaining(['Ann', 'She', 'wardays', 'Annville']));
    await page.context().close();
  });

  it('says once that there are no words where there is no text, and shows the alignment', async () => {
    const page = await browser.open(report('bare', 'bare'), { at: documentAddress() });
    await page.waitForSelector('.note');
    expect(await page.locator('.note').count()).toBe(1);
    expect(await page.locator('.note').innerText()).toContain('The words are not known');
    expect(await page.locator('main').innerText()).toContain('key');
    await page.context().close();
  });
});
