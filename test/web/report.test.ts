/** The report in Chromium, opened from the disk. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hrefOf } from '../../src/web/route.ts';
import { documentOf, HOSTILE_ID, hard, type Marked, madeOf, pageOf } from '../support/page-fixture.ts';
import { ReportBrowser, violations } from '../support/report-browser.ts';

let browser: ReportBrowser;
let file: string;
const made = hard();

beforeAll(async () => {
  browser = await ReportBrowser.launch();
  file = browser.write('report "a" <b>.html', await pageOf(made));
});
afterEach(() => {
  expect(browser.troubles.splice(0)).toEqual([]);
});
afterAll(() => browser?.close());

const hostile = (params: Readonly<Record<string, string>> = {}) =>
  hrefOf({ view: 'd', id: HOSTILE_ID, params });
const second = hrefOf({ view: 'd', id: 'second', params: {} });

describe('the overview', () => {
  it('is readable without scripts', async () => {
    const page = await browser.open(file, { javaScriptEnabled: false });
    const text = await page.locator('main').innerText();
    for (const { conll } of made.report.systems) expect(text).toContain((100 * (conll as number)).toFixed(2));
    expect(await page.locator('footer code').innerText()).toBe(made.report.signature);
  });

  it('is taken over by the script without a shift', async () => {
    const page = await browser.open(file);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 200);
        }),
    );
    expect(shift).toBeLessThan(0.02);
  });

  it('opens recall and precision, and sorts by a metric', async () => {
    const page = await browser.open(file);
    await page.locator('.board .cell').first().click();
    expect(await page.locator('.metrics').innerText()).toContain('Recall');
    await page.locator('.board th button', { hasText: 'LEA' }).click();
    expect(await page.locator('.board th[aria-sort=descending]').innerText()).toContain('LEA');
  });
});

describe('the documents', () => {
  it('are sorted, filtered and kept in the address', async () => {
    const page = await browser.open(file, { at: '#/documents' });
    expect(await page.locator('.documents tbody tr').count()).toBe(2);
    await page.locator('.documents th button', { hasText: 'differences' }).click();
    expect(page.url()).toContain('sort=-errors');
    await page.keyboard.press('/');
    await page.keyboard.type('second');
    expect(await page.locator('.documents tbody tr').count()).toBe(1);
    await page.reload();
    await page.waitForSelector('html[data-ready]');
    expect(await page.locator('input[type=search]').inputValue()).toBe('second');
    expect(await page.locator('.documents tbody tr').count()).toBe(1);
  });

  it('explain a filter that cannot be understood', async () => {
    const page = await browser.open(file, { at: '#/documents?q=connl%3C3' });
    expect(await page.locator('#filter-note').innerText()).toContain('There is no column “connl”');
  });

  it('are points of a plot that open them, and arrows step from one to the next', async () => {
    const page = await browser.open(file, { at: '#/documents?x=0:conll&y=1:bcub' });
    const points = page.locator('.scatter a');
    expect(await points.count()).toBeGreaterThan(0);
    await points.first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.text');
    await page.goBack();
    expect(page.url()).toContain('x=0:conll');
  });

  it('open by a click on a row, and Back returns', async () => {
    const page = await browser.open(file, { at: '#/documents' });
    await page.locator('.documents tbody tr').nth(1).locator('td').first().click();
    expect(await page.locator('h1').innerText()).toBe('second');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.goBack();
    expect(await page.locator('h1').innerText()).toBe('Documents');
  });
});

describe('a document', () => {
  const bars = (page: Page, text: string) =>
    page
      .locator('.s', { hasText: new RegExp(`^${text}$`) })
      .first()
      .evaluate((element) => {
        const { backgroundImage, backgroundPosition } = (element as HTMLElement).style;
        return {
          layers: backgroundImage.match(/gradient/g)?.length ?? 0,
          backgroundPosition,
          backgroundImage,
        };
      });

  it('draws nested, crossing and gapped mentions as bars in lanes', async () => {
    const page = await browser.open(file, { at: hostile() });
    await page.waitForSelector('.text');
    // Five deep in the key, four in the response.
    expect((await bars(page, 'city')).layers).toBe(9);
    expect(
      await page
        .locator('.words')
        .first()
        .evaluate((element) => element.getAttribute('style')),
    ).toContain('--up: 5');
    const gap = await page
      .locator('.s', { hasText: ', if one may' })
      .first()
      .evaluate((element) => (element as HTMLElement).style.backgroundImage);
    expect(gap).toContain('repeating-linear-gradient');
    // Crossing: "Jones Ltd" is in two mentions of the key that begin at different words.
    const classes = await page.locator('.s[data-t="44"]').first().getAttribute('class');
    expect(classes?.match(/\bk\d+/g)).toHaveLength(2);
  });

  it('keeps a tag on the line of its first word at every width', async () => {
    for (const width of [320, 390, 700, 1000, 1400]) {
      const page = await browser.open(file, { at: hostile(), viewport: { width, height: 800 } });
      await page.waitForSelector('.text');
      const apart = await page.locator('.nw').evaluateAll(
        (elements) =>
          elements.filter((element) => {
            const [tags, word] = [
              element.querySelector('.tags'),
              element.querySelector(':scope > .s:last-child'),
            ];
            const [a, b] = [tags?.getBoundingClientRect(), word?.getClientRects()[0]];
            return a !== undefined && b !== undefined && (a.bottom < b.top || a.top > b.bottom);
          }).length,
      );
      expect(apart).toBe(0);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await page.context().close();
    }
  });

  it('mirrors right-to-left text', async () => {
    const page = await browser.open(file, { at: hostile() });
    await page.waitForSelector('.text');
    const words = page.locator('.words').nth(4);
    expect(await words.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    const order = await words
      .locator('.nw')
      .first()
      .evaluate((element) => {
        const [tag, word] = [element.querySelector('.tag'), element.querySelector(':scope > .s:last-child')];
        return (tag?.getBoundingClientRect().left ?? 0) > (word?.getBoundingClientRect().left ?? 0);
      });
    expect(order).toBe(true);
  });

  it('cycles outwards through the mentions over a word, and lights the chain', async () => {
    const page = await browser.open(file, { at: hostile() });
    await page.waitForSelector('.text');
    const word = page.locator('.s[data-t="10"]:not([data-blank])').first();
    const pinned: string[] = [];
    for (let click = 0; click < 3; click++) {
      await word.click();
      pinned.push(new URL(page.url()).hash.match(/m=([^&]+)/)?.[1] ?? '');
    }
    expect(pinned.map(decodeURIComponent)).toEqual(['k:10-11', 'k:9-11', 'r:9-11']);
    expect(await word.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(
      'rgba(0, 0, 0, 0)',
    );
    expect(await page.locator('#tab-Chain').getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Escape');
    expect(page.url()).not.toContain('m=');
  });

  it('walks along mentions, chains and differences by keys', async () => {
    const page = await browser.open(file, {
      at: hostile({ e: 'k:1', m: 'k:0-11', f: 'missing,extra,boundary,other' }),
    });
    await page.waitForSelector('.text');
    const hash = () => decodeURIComponent(new URL(page.url()).hash);
    await page.keyboard.press('n');
    await expect.poll(hash).toContain('m=k:13-14');
    await page.keyboard.press('N');
    await expect.poll(hash).toContain('m=k:0-11');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    await page.keyboard.press('x');
    await expect.poll(focused).not.toContain('; right');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(hash).not.toContain('m=k:0-11');
    await page.keyboard.press('i');
    await expect.poll(hash).toContain('v=two');
    await page.keyboard.press(']');
    await expect.poll(() => page.locator('h1').innerText()).toBe('second');
    await page.keyboard.press('?');
    expect(await page.locator('dialog').isVisible()).toBe(true);
  });

  it('lists the differences of each kind, and filters them', async () => {
    const page = await browser.open(file, { at: hostile() });
    await page.waitForSelector('.text');
    await page.locator('#tab-Errors').click();
    const signs = await page.locator('.panel .list .sign').allInnerTexts();
    expect([...new Set(signs)].sort()).toEqual(['+', '−', '↔', '≠', '÷', '∅−', '∅+', '∪'].sort());
    await page.locator('.filters button', { hasText: 'boundary' }).click();
    expect(new Set(await page.locator('.panel .list .sign').allInnerTexts())).toEqual(new Set(['↔']));
    expect(page.url()).toContain('f=boundary');
  });

  it('has all drawings, and folds sentences without differences', async () => {
    const page = await browser.open(file, { at: hostile({ v: 'diff', f: 'extra' }) });
    expect(await page.locator('.fold').count()).toBeGreaterThan(0);
    await page.locator('.segments button', { hasText: 'Side by side' }).click();
    expect(await page.locator('.row .words').count()).toBe(12);
    await page.locator('.segments button', { hasText: 'Alignment' }).click();
    expect(await page.locator('.bands').innerText()).toContain('φ₄');
  });

  it('says that a system lacks the document, or that there is no such document', async () => {
    const page = await browser.open(file, { at: `${second}?s=1` });
    expect(await page.locator('.banner').innerText()).toContain('has no such document');
    const unknown = await browser.open(file, { at: '#/d/secon' });
    expect(await unknown.locator('h1').innerText()).toBe('Not in this report');
    await unknown.locator('main a', { hasText: 'second' }).click();
    expect(await unknown.locator('h1').innerText()).toBe('second');
  });

  it('opens a link to a mention at its words', async () => {
    const page = await browser.open(file, {
      at: hostile({ e: 'k:8', m: 'k:57-58' }),
      viewport: { width: 900, height: 400 },
    });
    await page.waitForSelector('.text');
    const isFocused = () =>
      page.evaluate(() => {
        const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
        return document.activeElement?.matches('.tag, .s') === true && top > 0 && bottom < innerHeight;
      });
    await expect.poll(isFocused).toBe(true);
  });
});

describe('hostile data', () => {
  it('is text: no element is made of it, and nothing runs', async () => {
    const page = await browser.open(file, { at: hostile() });
    await page.waitForSelector('.text');
    expect(await page.locator('.text').innerText()).toContain('<img/src=x/onerror=alert(1)>');
    expect(await page.locator('.text').innerText()).toContain('"><script>alert(2)</script>');
    expect(await page.locator('img, iframe, object, main b b, h1 *').count()).toBe(0);
    expect(await page.locator('script:not([type])').count()).toBe(1);
    expect(await page.locator('h1').textContent()).toBe(HOSTILE_ID);
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
    const hostileFile = browser.write(
      'h.html',
      await pageOf(madeOf([key], [{ name, documents: [key] }], `/secret/place/${name}`)),
    );
    const page = await browser.open(hostileFile, { at: hrefOf({ view: 'd', id: name }) });
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
    const page = await browser.open(
      browser.write('long.html', await pageOf(madeOf([key], [{ name: 's', documents: [key] }]))),
      { at: '#/d/long' },
    );
    await page.waitForSelector('.text .s');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});

describe('the policy', () => {
  it('is strict, and a changed script does not run', async () => {
    const html = await pageOf(made);
    expect(html).toMatch(
      /content="default-src 'none'; script-src 'sha256-[^']+' 'wasm-unsafe-eval'; style-src 'sha256-[^']+'; worker-src blob:; img-src data: blob:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types corefeval"/,
    );
    const changed = browser.write('changed.html', html.replace('corefeval.', 'corefevil.'));
    expect(html).toContain('corefeval.');
    const page = await browser.open(changed, { javaScriptEnabled: true }).catch(() => undefined);
    expect(page).toBeUndefined();
    expect(browser.troubles.splice(0).join()).toContain('Content Security Policy');
  }, 60_000);
});

describe('accessibility', () => {
  const addresses = [
    '#/',
    '#/documents?x=0:conll&y=1:conll',
    '#/about',
    hostile(),
    hostile({ v: 'two', e: 'k:1' }),
    hostile({ v: 'diff' }),
    hostile({ v: 'align' }),
    '#/d/nothing',
  ];
  it.each(['light', 'dark'] as const)('has no serious violation on any view, %s', async (colorScheme) => {
    for (const width of [1280, 390]) {
      const page = await browser.open(file, { colorScheme, viewport: { width, height: 800 } });
      for (const at of addresses) {
        await page.evaluate((hash) => {
          location.hash = hash;
        }, at);
        if (at.includes('/d/java')) await page.waitForSelector('.docbody');
        expect({ at, width, found: await violations(page) }).toEqual({ at, width, found: [] });
        if (width === 390 || at !== hostile()) continue;
        for (const tab of ['Errors', 'Chain', 'Scores']) {
          await page.locator(`#tab-${tab}`).click();
          expect({ at, tab, found: await violations(page) }).toEqual({ at, tab, found: [] });
        }
      }
    }
  });
});

describe('a long document', () => {
  const sentences = Array.from(
    { length: 3000 },
    (_, s) => `Sentence number${s} about Ann and her house in the town number${s % 7} .`,
  );
  const marked = sentences.flatMap((_, s): Marked[] => [
    [s * 12 + 3, s * 12 + 4, 'ann'],
    [s * 12 + 5, s * 12 + 6, 'ann'],
    [s * 12 + 8, s * 12 + 11, `t${s % 7}`],
  ]);
  const book = documentOf('book', sentences, marked);
  const response = documentOf(
    'book',
    sentences,
    marked.filter((_, m) => m % 11 > 0),
  );

  it('is drawn near the screen only, but is found and printed whole', async () => {
    const bookFile = browser.write(
      'book.html',
      await pageOf(madeOf([book], [{ name: 's', documents: [response] }])),
    );
    const page = await browser.open(bookFile, { at: '#/d/book' });
    await page.waitForSelector('.text .s');
    expect(await page.locator('*').count()).toBeLessThan(6000);
    expect(
      await page.evaluate(() => (window as unknown as { find(text: string): boolean }).find('number2500 ')),
    ).toBe(true);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect.poll(() => page.locator('.row').count(), { timeout: 20_000 }).toBe(3000);
  });

  it('is left out where the page would be too large', async () => {
    const { assemblePage } = await import('../../src/report/page/assemble-page.ts');
    const { template } = await import('../support/page-fixture.ts');
    const { report, documents } = madeOf(
      [
        book,
        documentOf(
          'b',
          ['x y'],
          [
            [0, 1, 'a'],
            [1, 2, 'a'],
          ],
        ),
      ],
      [{ name: 's', documents: [response, undefined] }],
    );
    const { html, leftOut } = await assemblePage(template(), report, documents, 1000);
    expect(leftOut).toBe(1);
    const page = await browser.open(browser.write('left-out.html', html), { at: '#/d/b' });
    expect(await page.locator('.note').innerText()).toContain('left out');
  });
});

describe('print', () => {
  it('has all sentences, with the bars', async () => {
    const page = await browser.open(file, { at: hostile() });
    await page.waitForSelector('.text');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.row').count()).toBe(6);
    expect(await page.locator('.panel').isVisible()).toBe(false);
    expect(
      await page
        .locator('.s')
        .first()
        .evaluate((element) => getComputedStyle(element).getPropertyValue('print-color-adjust')),
    ).toBe('exact');
    expect((await page.pdf()).length).toBeGreaterThan(10_000);
  });
});
