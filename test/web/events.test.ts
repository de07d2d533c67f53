/** The page of events in Chromium, written by the command line and opened from the disk. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hrefOf } from '../../src/web/route.ts';
import { Workplace } from '../support/cli.ts';
import { ReportBrowser, violations } from '../support/report-browser.ts';

const place = new Workplace();
let browser: ReportBrowser;
let file: string;
let hostileFile: string;

/** A mention line of the last place where the text has these words. */
function mention(text: string, id: string, words: string, type: string, realis: string): string {
  const start = text.lastIndexOf(words);
  return ['sys', 'd', id, `${start},${start + words.length}`, words, type, realis].join('\t');
}

const tbfOf = (id: string, ...lines: readonly string[]): string =>
  [`#BeginOfDocument ${id}`, ...lines, '#EndOfDocument', ''].join('\n');

const STORY =
  'Rebels attacked the town. The attack killed two people.\nWar broke out later, and talks began.\nNobody came home.';
const story = (id: string, words: string, type: string, realis = 'Actual') =>
  mention(STORY, id, words, type, realis);

const gold = tbfOf(
  'story',
  story('E1', 'attacked', 'Conflict_Attack'),
  story('E2', 'attack killed', 'Conflict_Attack'),
  story('E3', 'killed', 'Life_Die'),
  story('E4', 'War', 'Conflict_Attack', 'Other'),
  story('E5', 'began', 'Contact_Meet', 'Generic'),
  '@Coreference\tR1\tE1,E2',
  '@After\tR2\tE1,E4',
  '@Subevent\tR3\tE1,E3',
);
const systemA = tbfOf(
  'story',
  story('S1', 'attacked', 'Conflict_Attack'),
  story('S2', 'attack', 'Conflict_Attack'),
  story('S3', 'killed', 'Life_Injure'),
  story('S4', 'began', 'Contact_Meet'),
  story('S5', 'talks', 'Contact_Meet'),
  '@Coreference\tR1\tS1,S2',
  '@After\tR2\tS1,S3',
);

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

const here = hrefOf({ view: 'events', id: 'story' });
const at = (params: Readonly<Record<string, string>>) => hrefOf({ view: 'events', id: 'story', params });
const tags = (page: Page) => page.locator('.text .tag').allInnerTexts();

beforeAll(async () => {
  browser = await ReportBrowser.launch();
  place.write('gold.tbf', gold);
  place.write('a.tbf', systemA);
  place.write('b.tbf', tbfOf('story', story('X1', 'War', 'Conflict_Attack', 'Other')));
  place.write('texts/story.txt', STORY);
  place.write('hostile.tbf', hostileGold);
  place.write(`texts/${HOSTILE_ID}.txt`, HOSTILE);
  const written = (args: readonly string[]) => {
    const { code, stderr } = place.run(args);
    expect(code, stderr).toBe(0);
    const html = place.read('page.html');
    return html;
  };
  file = browser.write(
    'events.html',
    written([
      ...['nuggets', 'compare', 'gold.tbf', 'A "<b>"=a.tbf', 'B=b.tbf', '--texts', 'texts'],
      ...['--html', '-o', 'page.html'],
    ]),
  );
  hostileFile = browser.write(
    'hostile.html',
    written([
      ...['nuggets', 'score', 'hostile.tbf', 'hostile.tbf', '--lenient', '--texts', 'texts'],
      ...['-o', 'page.html'],
    ]),
  );
});
afterEach(() => {
  expect(browser.troubles.splice(0)).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  place.remove();
});

describe('the overview of events', () => {
  it('is readable without scripts', async () => {
    const page = await browser.open(file, { javaScriptEnabled: false });
    const text = await page.locator('main').innerText();
    expect(text).toContain('A "<b>"');
    expect(text).toContain('type+realis');
    expect(await page.locator('footer code').innerText()).toContain('nuggets:2015|');
  });

  it('ranks systems, and opens all scores of one', async () => {
    const page = await browser.open(file);
    await page.locator('.board th button', { hasText: 'coreference' }).click();
    expect(await page.locator('.board th[aria-sort=descending]').innerText()).toContain('coreference');
    await page.locator('.board .cell').first().click();
    const text = await page.locator('.board .more').innerText();
    for (const title of ['Mention detection', 'Coreference', 'Sequencing', 'Types']) {
      expect(text).toContain(title);
    }
  });
});

describe('the page about the page', () => {
  it('has the parts of the signature, and the meanings of the signs', async () => {
    const page = await browser.open(file, { at: '#/about' });
    const text = await page.locator('main').innerText();
    expect(text).toMatch(/mapping\s+greedy/);
    expect(text).toContain('missed: the system has no such mention');
  });
});

describe('the documents of events', () => {
  it('are sorted and filtered, and open', async () => {
    const page = await browser.open(file, { at: '#/documents' });
    await page.locator('.documents th button', { hasText: 'spurious' }).click();
    expect(page.url()).toContain('sort=-spurious');
    await page.keyboard.press('/');
    await page.keyboard.type('missed>3 f1_span<90');
    await expect.poll(() => page.locator('.documents tbody tr').count()).toBe(0);
    await page.locator('.choice select').last().selectOption('1');
    await expect.poll(() => page.locator('.documents tbody tr').count()).toBe(1);
    await page.locator('.documents tbody a').click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('story');
    const unknown = await browser.open(file, { at: '#/events/stor' });
    expect(await unknown.locator('h1').innerText()).toBe('Not in this report');
  });
});

describe('a document of events', () => {
  it('has gold on the left and the system on the right, with id, sign, type and realis', async () => {
    const page = await browser.open(file, { at: here });
    await page.waitForSelector('.text');
    const sides = (side: string) => page.locator(`.text .tag.${side}`).allInnerTexts();
    const plain = (texts: readonly string[]) => texts.map((text) => text.replace(/\s+/g, ' '));
    expect(plain(await sides('key'))).toEqual([
      'E1 ✓ Attack Actual',
      'E2 ≈ Attack Actual',
      'E3 T Life_Die Actual',
      'E4 − Attack Other',
      'E5 R Meet Generic',
    ]);
    expect(plain(await sides('response'))).toEqual([
      'S1 ✓ Attack Actual',
      'S2 ≈ Attack Actual',
      'S3 T Life_Injure Actual',
      'S5 + Meet Actual',
      'S4 R Meet Actual',
    ]);
    const [left, right] = await Promise.all(
      ['key', 'response'].map((side) => page.locator(`.text .tag.${side}`).first().boundingBox()),
    );
    expect(left?.x).toBeLessThan(right?.x ?? 0);
    expect(await page.locator('.heads').innerText()).toContain('A "<b>"');
    expect(await page.locator('.tag .differs').allInnerTexts()).toEqual([
      'Life_Die',
      'Life_Injure',
      'Generic',
      'Actual',
    ]);
  });

  it('says what a pair is when a mention is pointed at, and lights both', async () => {
    const page = await browser.open(file, { at: here });
    await page.waitForSelector('.text');
    await page.locator('.tag[data-key="1"]').hover();
    const line = page.locator('.stop');
    await expect.poll(() => line.innerText()).toContain('gold E2, Conflict_Attack, Actual; partial');
    expect(await line.innerText()).toContain('system S2 “attack”');
    expect(await line.innerText()).toContain('Dice 0.63');
    expect(await line.innerText()).toContain('cluster 1 of 2 mentions');
    const ground = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ground('.s.rm1')).not.toBe('rgba(0, 0, 0, 0)');
    expect(await ground('.s.rm0')).toBe('rgba(0, 0, 0, 0)');
  });

  it('filters by kind, type, realis and cluster, in the address', async () => {
    const page = await browser.open(file, { at: here });
    await page.waitForSelector('.text');
    await page.locator('.filters button', { hasText: 'wrong type' }).click();
    expect(page.url()).toContain('f=type');
    expect((await tags(page)).length).toBe(2);
    expect(await page.locator('.pairtable tbody tr').count()).toBe(1);
    await page.locator('.filters button', { hasText: 'missed' }).click();
    expect((await tags(page)).length).toBe(3);
    await page.locator('button', { hasText: 'show all' }).click();
    await page.locator('.choice', { hasText: 'type' }).locator('select').selectOption('Contact_Meet');
    expect((await tags(page)).length).toBe(3);
    await page.locator('.choice', { hasText: 'realis' }).locator('select').selectOption('Generic');
    expect((await tags(page)).length).toBe(2);
    await page.reload();
    await page.waitForSelector('.text');
    expect((await tags(page)).length).toBe(2);
    await page.locator('button', { hasText: 'show all' }).click();
    await page.locator('.cluster input').last().check();
    expect(page.url()).toContain('c=s1');
    expect((await tags(page)).length).toBe(4);
    await page.locator('.docbar label', { hasText: 'only rows' }).locator('input').check();
    expect(await page.locator('.fold').innerText()).toContain('without events');
  });

  it('lists clusters and links, which open their words', async () => {
    const page = await browser.open(file, { at: here });
    await page.waitForSelector('.text');
    const clusters = await page.locator('.panel').innerText();
    expect(clusters.replace(/\s+/g, ' ')).toContain('E1 attacked E2 attack killed');
    await page.locator('#tab-Links').click();
    const links = (await page.locator('.panel').innerText()).replace(/\s+/g, ' ');
    for (const link of [
      'After E1 attacked → E4 War',
      'Subevent E1 attacked → E3 killed',
      'S1 attacked → S3',
    ]) {
      expect(links).toContain(link);
    }
    await page.locator('.member', { hasText: 'War' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('E4');
    await page.locator('#tab-Scores').click();
    expect(await page.locator('.panel').innerText()).toContain('type+realis');
  });

  it('is walked through by keys', async () => {
    const page = await browser.open(file, { at: at({ e: 'k:1' }) });
    await page.waitForSelector('.text');
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await expect.poll(focused).toContain('E1');
    await page.keyboard.press('n');
    await expect.poll(focused).toContain('E2');
    await page.keyboard.press('x');
    await expect.poll(focused).toContain('E3');
    await page.keyboard.press('ArrowRight');
    await expect.poll(focused).toContain('S3');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain('e=r:');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.url()).not.toContain('e=');
    await page.keyboard.press('i');
    expect(page.url()).toContain('v=events');
    await page.keyboard.press('s');
    await expect.poll(() => page.locator('.heads').innerText()).toContain('B');
    await page.keyboard.press('?');
    expect(await page.locator('dialog').innerText()).toContain('Gold is on the left');
  });

  it('prints the text and the pairs', async () => {
    const page = await browser.open(file, { at: here });
    await page.waitForSelector('.text');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.panel').isVisible()).toBe(false);
    expect(await page.locator('.pairtable tbody tr').count()).toBe(6);
    expect((await page.pdf()).length).toBeGreaterThan(10_000);
  });

  it('has the table alone where the words are not known', async () => {
    place.write('page.html', '');
    expect(place.run(['nuggets', 'compare', 'gold.tbf', 'a.tbf', '-o', 'page.html', '--force']).code).toBe(0);
    const page = await browser.open(browser.write('bare.html', place.read('page.html')), { at: here });
    expect(await page.locator('.note').innerText()).toContain('--texts');
    const table = await page.locator('.pairtable').innerText();
    for (const words of ['E2 attack killed', 'S2 attack', 'Life_Injure', '0.63'])
      expect(table).toContain(words);
  });
});

describe('hostile events', () => {
  it('are text: nothing runs, and no element is made of them', async () => {
    const page = await browser.open(hostileFile, { at: hrefOf({ view: 'events', id: HOSTILE_ID }) });
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

describe('accessibility of the page of events', () => {
  const addresses = [
    ...['#/', '#/documents', '#/about', here],
    ...[at({ f: 'type', e: 'k:1', v: 'events' }), '#/events/nothing'],
  ];
  it.each(['light', 'dark'] as const)(
    'has no serious violation on any view, %s',
    async (colorScheme) => {
      for (const width of [1280, 390]) {
        const page = await browser.open(file, { colorScheme, viewport: { width, height: 800 } });
        for (const address of addresses) {
          await page.evaluate((hash) => {
            location.hash = hash;
          }, address);
          if (address.includes('story')) await page.waitForSelector('.docbody');
          expect({ address, width, found: await violations(page) }).toEqual({ address, width, found: [] });
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          ).toBeLessThanOrEqual(0);
          if (width === 390 || address !== here) continue;
          for (const tab of ['Links', 'Scores']) {
            await page.locator(`#tab-${tab}`).click();
            expect({ tab, found: await violations(page) }).toEqual({ tab, found: [] });
          }
        }
      }
    },
    60_000,
  );
});
