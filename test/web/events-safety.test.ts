/** The page of events does not run what files contain. */
import { describe, expect, it } from 'vitest';
import { hrefOf } from '../../src/web/frame/route.ts';
import { EventPages, mention, tbfOf } from '../support/event-pages.ts';

const HOSTILE_ID = 'javascript:alert(1)';
const HOSTILE =
  '<img src=x onerror=alert(1)> "><script>alert(2)</script> \u202eevil\u202c שלום __proto__ &amp; end';
const hostile = (id: string, words: string, type: string, realis = 'Actual') =>
  mention(HOSTILE, id, words, type, realis);
const hostileGold = tbfOf(
  HOSTILE_ID,
  hostile('"><script>', '<img src=x onerror=alert(1)>', '<b>T</b>', '<i>x</i>'),
  hostile('__proto__', '\u202eevil\u202c', 'constructor'),
  hostile('E3', 'שלום', '\u202eepyt'),
  '@Coreference\tR1\t"><script>,__proto__',
  '@<u>After</u>\tR2\tE3,__proto__',
);

const pages = new EventPages();

describe('hostile events', () => {
  it('are text: nothing runs, and no element is made of them', async () => {
    pages.place.write('hostile.tbf', hostileGold);
    pages.place.write(`texts/${HOSTILE_ID}.txt`, HOSTILE);
    const file = pages.write('score', 'hostile.tbf', 'hostile.tbf', '--lenient', '--texts', 'texts');
    const page = await pages.open(file, { at: hrefOf({ view: 'events', id: HOSTILE_ID }) });
    await page.waitForSelector('.text');
    expect(await page.locator('h1').textContent()).toBe(HOSTILE_ID);
    const text = await page.locator('.text').innerText();
    for (const words of ['onerror=alert(1)>', '"><script>', '<b>T</b>', '<i>x</i>'])
      expect(text).toContain(words);
    expect(await page.locator('img, iframe, object, h1 *, main u, main i').count()).toBe(0);
    expect(await page.locator('script:not([type])').count()).toBe(1);
    await page.locator('#tab-Links').click();
    expect(await page.locator('.panel').innerText()).toContain('<u>After</u>');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    for (const href of await page
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
      expect(href).toMatch(/^#/);
    }
    expect(await page.content()).toMatch(
      /content="default-src 'none'; script-src 'sha256-[^']+' 'wasm-unsafe-eval'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'"/,
    );
  });
});
