/** The page of events in cases that are hard to draw: several mentions of one span, right-to-left text, sides that lack a document. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { hrefOf } from '../../src/web/frame/route.ts';
import { EventPages, mention, tbfOf } from '../support/event-pages.ts';
import { addressOf, resize, settled } from '../support/report-browser.ts';

const pages = new EventPages();
const DOUBLE = 'Rebels attacked, in the town, and demonstrators murdered two people there.';
const RIGHT_TO_LEFT = 'هاجم المتمردون المدينة. قتل رجلان في الهجوم.';
const double = (id: string, words: string, type: string, realis = 'Actual') =>
  mention(DOUBLE, id, words, type, realis);
const arabic = (id: string, words: string, type: string) => mention(RIGHT_TO_LEFT, id, words, type, 'Actual');

const gold =
  tbfOf(
    'double',
    double('E1', 'attacked', 'Conflict_Attack'),
    double('E2', 'murdered', 'Life_Die'),
    double('E3', 'murdered', 'Conflict_Attack', 'NOT_ANNOTATED'),
    '@Coreference\tR1\tE1,E3',
    '@After\tR2\tE1,E2',
  ) +
  tbfOf('rtl', arabic('E1', 'هاجم', 'Conflict_Attack'), arabic('E2', 'قتل', 'Life_Die')) +
  tbfOf('z', double('E1', 'town', 'Contact_Meet'));
const system =
  tbfOf(
    'double',
    double('S1', 'attacked', 'Conflict_Attack'),
    double('S2', 'murdered', 'Personnel_Start-Position', 'Generic'),
    double('S3', 'murdered', 'Personnel_End-Position', 'Generic'),
    double('S4', 'murdered', 'Movement_Transport-Artifact', 'Generic'),
    double('S5', 'demonstrators', 'Movement_Transport-Artifact', 'Generic'),
  ) +
  tbfOf('rtl', arabic('S1', 'هاجم', 'Conflict_Attack'), arabic('S2', 'قتل', 'Life_Injure')) +
  tbfOf('zz', double('S1', 'town', 'Contact_Meet'));

let page: string;
let bare: string;
beforeAll(() => {
  pages.place.write('cases.tbf', gold);
  pages.place.write('c.tbf', system);
  pages.place.write('d.tbf', tbfOf('double') + tbfOf('rtl') + tbfOf('z'));
  pages.place.write('cases/double.txt', DOUBLE);
  pages.place.write('cases/rtl.txt', RIGHT_TO_LEFT);
  page = pages.write('score', 'cases.tbf', 'C=c.tbf', 'D=d.tbf', '--texts', 'cases', '--html');
  bare = pages.write('score', 'cases.tbf', 'C=c.tbf', '--html');
});

const at = (id: string, params: Readonly<Record<string, string>> = {}) =>
  hrefOf({ view: 'events', id, params });
const focused = (view: Page) =>
  view.evaluate(() =>
    document.activeElement === document.body ? '' : (document.activeElement?.textContent ?? ''),
  );

describe('mentions of one span', () => {
  it.each([1280, 920, 390, 320])(
    'have their tags and words within the column at %i pixels',
    async (width) => {
      const view = await pages.open(page, { at: at('double', { s: '0' }), viewport: { width, height: 800 } });
      await view.waitForSelector('.text');
      expect(
        await view.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      const outside = await view.evaluate(() =>
        [...document.querySelectorAll('.text .words')].flatMap((column) => {
          const { left, right } = column.getBoundingClientRect();
          return [...column.querySelectorAll('.tag, .s')].flatMap((element) =>
            [...element.getClientRects()].some((box) => box.left < left - 1 || box.right > right + 1)
              ? [element.textContent]
              : [],
          );
        }),
      );
      expect(outside).toEqual([]);
    },
  );

  it('have their tags in the order of the file', async () => {
    const view = await pages.open(page, { at: at('double', { s: '0' }) });
    await view.waitForSelector('.text');
    const ids = (side: string) => view.locator(`.text .tag.${side} bdi:first-child`).allInnerTexts();
    expect(await ids('key')).toEqual(['E1', 'E2', 'E3']);
    expect(await ids('response')).toEqual(['S1', 'S5', 'S2', 'S3', 'S4']);
  });

  it('are those of the side whose words are pointed at, as far as they are shown', async () => {
    const view = await pages.open(page, { at: at('double', { s: '0' }) });
    await view.waitForSelector('.text');
    const word = (side: string) =>
      view.locator(`.words ${side}:not([data-blank])`, { hasText: /^murdered$/ }).first();
    await word('.s.rm2').hover();
    await expect.poll(() => view.locator('.stop').innerText()).toContain('system S2');
    await word('.s.km1').hover();
    await expect.poll(() => view.locator('.stop').innerText()).toContain('gold E2');
    await view.locator('.filters button', { hasText: 'extra' }).click();
    await word('.s.rm4').hover();
    await expect.poll(() => view.locator('.stop').innerText()).toContain('system S4');
  });

  it('keep a tag beside its word where there is room', async () => {
    const view = await pages.open(page, { at: at('double', { s: '0' }) });
    await view.waitForSelector('.text');
    const [tag, word] = await Promise.all(
      ['.tag.key', '.s.km0:not([data-blank])'].map((selector) =>
        view.locator(selector).first().boundingBox(),
      ),
    );
    expect(Math.abs((tag?.x ?? 0) + (tag?.width ?? 0) - (word?.x ?? 0))).toBeLessThan(4);
  });

  it('keep the sign after a word on its line', async () => {
    const view = await pages.open(page, { at: at('double', { s: '0' }) });
    await view.waitForSelector('.text');
    for (let width = 920; width < 1280; width += 6) {
      await resize(view, width, 800);
      const signs = await view.locator('.tagged').evaluateAll((words) =>
        words.flatMap((word) => {
          const next = word.nextSibling;
          if (next === null || !/^[.,]/.test(next.textContent ?? '')) return [];
          const range = document.createRange();
          range.setStart(next, 0);
          range.setEnd(next, 1);
          const last = word.querySelector('.s:last-child')?.getBoundingClientRect();
          const sign = range.getBoundingClientRect();
          return [last !== undefined && sign.top < last.bottom && sign.bottom > last.top];
        }),
      );
      expect(signs).toEqual([true, true]);
    }
  });
});

describe('the table of pairs', () => {
  /** How far cells reach out of the table's place, in pixels. */
  const surplus = (view: Page) =>
    view.evaluate(() => {
      const { right } = (document.querySelector('.pairs') as Element).getBoundingClientRect();
      const cells = [...document.querySelectorAll('.pairtable tbody td')];
      return Math.max(...cells.map((cell) => cell.getBoundingClientRect().right)) - right;
    });

  it('has gold above the system on a phone, without scrolling sideways', async () => {
    for (const width of [390, 320]) {
      const view = await pages.open(page, { at: at('double', { s: '0' }), viewport: { width, height: 800 } });
      await view.waitForSelector('.pairtable');
      expect(await surplus(view)).toBeLessThanOrEqual(0);
      const row = view.locator('.pairtable tbody tr').nth(1);
      const [gold, system] = await Promise.all(
        ['E2', 'S2'].map((id) => row.locator('td', { hasText: id }).boundingBox()),
      );
      expect(system?.y).toBeGreaterThanOrEqual((gold?.y ?? 0) + (gold?.height ?? 0) - 1);
      expect(system?.x).toBe(gold?.x);
      const words = await row
        .locator('.side')
        .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
      expect(words).toEqual(['"gold "', '"system "']);
    }
  });

  it('fits on paper', async () => {
    const view = await pages.open(page, {
      at: at('double', { s: '0' }),
      viewport: { width: 720, height: 800 },
    });
    await view.waitForSelector('.pairtable');
    await view.emulateMedia({ media: 'print' });
    expect(await surplus(view)).toBeLessThanOrEqual(0);
  });
});

describe('right-to-left text', () => {
  it('has the parts of all tags in the order of the text', async () => {
    const view = await pages.open(page, { at: at('rtl', { s: '0' }) });
    await view.waitForSelector('.text');
    const directions = await view.locator('.text .tag').evaluateAll((tags) =>
      tags.map((tag) => {
        const places = [...tag.children].map((part) => part.getBoundingClientRect().left);
        return places.every((left, part) => part === 0 || left < places[part - 1]);
      }),
    );
    expect(directions).toEqual([true, true, true, true]);
  });
});

describe('a document that a file lacks', () => {
  it('says which file', async () => {
    const view = await pages.open(page, { at: at('z', { s: '0' }) });
    await expect.poll(() => view.locator('.note').first().innerText()).toContain('C has no such document');
    const extra = await pages.open(page, { at: at('zz', { s: '0' }) });
    await expect
      .poll(() => extra.locator('.note').first().innerText())
      .toContain('Gold has no such document');
    await extra.locator('header select').selectOption('1');
    await expect.poll(() => extra.locator('.note').first().innerText()).toContain('Neither gold nor D');
  });
});

describe('filters of events', () => {
  it('show a type that the next document does not have, and ignore kinds that do not exist', async () => {
    const view = await pages.open(page, { at: at('double', { s: '0', t: 'Life_Die' }) });
    await view.waitForSelector('.text');
    await view.keyboard.press(']');
    await expect.poll(() => view.locator('h1').innerText()).toBe('rtl');
    await view.keyboard.press(']');
    await expect.poll(() => view.locator('h1').innerText()).toBe('z');
    expect(await view.locator('.choice', { hasText: 'type' }).locator('select').inputValue()).toBe(
      'Life_Die',
    );
    const strange = await pages.open(page, { at: at('double', { s: '0', f: 'toString,nothing' }) });
    await strange.waitForSelector('.text');
    expect(await strange.locator('.pairtable tbody tr').count()).toBe(5);
  });

  it('leave out hidden mentions when arrow keys walk, and let go where a hidden one is opened', async () => {
    const view = await pages.open(page, { at: at('double', { s: '0', f: 'extra' }) });
    await view.waitForSelector('.text');
    await view.keyboard.press('ArrowRight');
    await expect.poll(() => focused(view)).toContain('S5');
    await view.keyboard.press('ArrowRight');
    await expect.poll(() => focused(view)).toContain('S4');
    await view.locator('#tab-Links').click();
    await view.locator('.member', { hasText: 'E2' }).click();
    await expect.poll(() => focused(view)).toContain('Life_Die');
    expect(await addressOf(view)).not.toContain('f=');
  });
});

describe('events without words', () => {
  it('are found in the table by links, clusters, keys and addresses', async () => {
    const view = await pages.open(bare, { at: at('double') });
    await view.waitForSelector('.pairtable');
    const row = () => view.locator('tr[aria-current]').innerText();
    await view.locator('.member', { hasText: 'E3' }).click();
    await expect.poll(row).toContain('E3');
    await expect.poll(() => focused(view)).toMatch(/right|error/);
    await view.reload();
    await expect.poll(row).toContain('E3');
    // Keys are heard as soon as the row has the focus.
    await expect.poll(() => focused(view)).toMatch(/right|error/);
    await view.keyboard.press('n');
    await expect.poll(row).toContain('E1');
    await view.keyboard.press('x');
    // The next mark is in the same place.
    await expect.poll(() => focused(view)).toContain('extra nugget');
  });

  it('have the focus at the row of the last key, also where an earlier one is drawn later', async () => {
    const names = Array.from({ length: 120 }, (_, n) => `w${n + 100}`);
    const rows = names.map((name) => mention(names.join(' '), name, name, 'Contact_Meet', 'Actual'));
    pages.place.write('many.tbf', tbfOf('many', ...rows));
    pages.place.write('none.tbf', tbfOf('many'));
    const view = await pages.open(pages.write('score', 'many.tbf', 'none.tbf', '--html'), { at: at('many') });
    await view.waitForSelector('.pairtable');
    await view.evaluate(async () => {
      // The last difference, which is far from the screen, and after it the first.
      for (const key of ['X', 'x']) {
        dispatchEvent(new KeyboardEvent('keydown', { key }));
        await undefined;
      }
    });
    await settled(view);
    expect(await view.evaluate(() => document.activeElement?.closest('tr')?.textContent)).toContain('w100');
  });
});
