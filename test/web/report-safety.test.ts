/** Hostile data in the report, and its policy. */
import { describe, expect, it } from 'vitest';
import { hrefOf } from '../../src/web/frame/route.ts';
import { documentOf, HOSTILE_ID, hard, madeOf, pageOf } from '../support/page-fixture.ts';
import { reportInBrowser } from '../support/report-in-browser.ts';

const made = hard();
const shown = reportInBrowser(made);

const hostile = (params: Readonly<Record<string, string>> = {}) =>
  hrefOf({ view: 'd', id: HOSTILE_ID, params });

describe('hostile data', () => {
  it('is text: no element is made of it, and nothing runs', async () => {
    const page = await shown.browser.open(shown.file, { at: hostile() });
    await page.waitForSelector('.text');
    expect(await page.locator('.text').innerText()).toContain('<img/src=x/onerror=alert(1)>');
    expect(await page.locator('.text').innerText()).toContain('"><script>alert(2)</script>');
    expect(await page.locator('img, iframe, object, main b b, h1 *').count()).toBe(0);
    expect(await page.locator('script:not([type])').count()).toBe(1);
    expect(await page.locator('h1').getAttribute('title')).toBe(HOSTILE_ID);
    expect(await page.locator('h1').textContent()).toBe(HOSTILE_ID.replace('\u202e', '[U+202E]'));
    for (const href of await page
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
      expect(href).toMatch(/^#/);
    }
  });

  it('cannot end the data or change the template', async () => {
    const name = '</script><script>alert(1)</script><!--data--><!--overview-->';
    const key = documentOf(
      name,
      [`${name} $& $1`],
      [
        [0, 1, name],
        [1, 2, name],
      ],
    );
    const hostileFile = shown.browser.write(
      'h.html',
      await pageOf(madeOf([key], [{ name, documents: [key] }], `/secret/place/${name}`)),
    );
    const page = await shown.browser.open(hostileFile, { at: hrefOf({ view: 'd', id: name }) });
    await page.waitForSelector('.text');
    expect(await page.locator('h1').textContent()).toBe(name);
    expect(await page.content()).not.toContain('secret');
  });

  it('may be a token of a million characters, or a lone surrogate', async () => {
    const key = documentOf(
      'long',
      [`${'x'.repeat(1e6)} \udc80 z`],
      [
        [0, 1, 'a'],
        [2, 3, 'a'],
      ],
    );
    const page = await shown.browser.open(
      shown.browser.write('long.html', await pageOf(madeOf([key], [{ name: 's', documents: [key] }]))),
      { at: '#/d/long' },
    );
    await page.waitForSelector('.text .s');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});

describe('a bidi override in a token', () => {
  const words = ['before', '\u202eover', 'after', 'end'];
  const key = documentOf(
    'bidi',
    [words.join(' ')],
    [
      [1, 3, 'a'],
      [2, 3, 'b'],
      [0, 1, 'a'],
      [3, 4, 'b'],
    ],
  );

  it.each(['one', 'two'])('acts on this token alone, drawn as %s', async (v) => {
    const html = await pageOf(madeOf([key], [{ name: 's', documents: [key] }]));
    const page = await shown.browser.open(shown.browser.write('bidi.html', html), { at: `#/d/bidi?v=${v}` });
    await page.waitForSelector('.words .s');
    const lefts = await page
      .locator('.words')
      .first()
      .evaluate((row, all) => {
        const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
        const found: number[] = [];
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          for (const word of all) {
            const at = node.textContent?.indexOf(word) ?? -1;
            if (at < 0) continue;
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + word.length);
            found.push(range.getBoundingClientRect().left);
          }
        }
        return found;
      }, words);
    expect(lefts).toHaveLength(4);
    expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
  });
});

describe('the policy', () => {
  it('is strict, and a changed script does not run', async () => {
    const html = await pageOf(made);
    expect(html).toMatch(
      /content="default-src 'none'; script-src 'sha256-[^']+' 'wasm-unsafe-eval'; style-src 'sha256-[^']+'; worker-src blob:; img-src data: blob:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types corefeval"/,
    );
    const changed = shown.browser.write('changed.html', html.replace('corefeval.', 'corefevil.'));
    expect(html).toContain('corefeval.');
    const page = await shown.browser.open(changed, { javaScriptEnabled: true }).catch(() => undefined);
    expect(page).toBeUndefined();
    expect(shown.browser.troubles.splice(0).join()).toContain('Content Security Policy');
  });
});
