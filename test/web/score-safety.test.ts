/** The page that scores files does not run what files contain, and sends nothing. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import {
  inspected,
  keyRow,
  rows,
  ScorePages,
  saved,
  score,
  scoreButton,
  scorePage,
} from '../support/score-pages.ts';
import { example } from '../support/score-place.ts';

const pages = new ScorePages();
const { open, choose } = pages;

describe('names and texts from files', () => {
  const NAMES = [
    '<img src=x onerror=alert(1)>.key',
    '"><script>alert(2)</script>',
    'javascript:alert(3)',
    '__proto__',
  ];
  const hostile = example('response.conll')
    .replaceAll('her', '<img/src=x/onerror=alert(4)>')
    .replaceAll('(0)', '("><svg/onload=alert`5`>)');

  it('are text, whatever they are', async () => {
    const page = await open();
    await page
      .locator('input[aria-label=Files]')
      .setInputFiles(NAMES.map((name) => ({ name, mimeType: 'text/html', buffer: Buffer.from(hostile) })));
    await inspected(page);
    expect((await page.locator('.inputs tbody th bdi').allTextContents()).sort()).toEqual([...NAMES].sort());
    expect(await keyRow(page)).toBe(NAMES[0]);
    await score(page);
    expect(await page.locator('.leaders tbody th').allTextContents()).toEqual(NAMES.slice(1));
    const html = await saved(page);
    const report = await pages.browser.open(pages.browser.write('hostile.html', html), { at: '#/documents' });
    for (const shown of [page, report]) {
      expect(await shown.locator('img, main script, svg[onload]').count()).toBe(0);
    }
  });

  it('in errors are text, too', async () => {
    const page = await open();
    const broken = example('broken.conll').replaceAll('her', '<img/src=x/onerror=alert(6)>\u0007');
    await page.locator('input[aria-label=Files]').setInputFiles([
      { name: 'key', mimeType: '', buffer: Buffer.from(example('key.conll')) },
      { name: NAMES[0], mimeType: '', buffer: Buffer.from(broken) },
    ]);
    await inspected(page);
    await rows(page).nth(0).locator('input[type=radio]').check();
    await scoreButton(page).click();
    expect(await page.locator('.troubles').innerText()).toContain('<img/src=x/onerror=alert(6)>\ufffd');
    expect(await page.locator('img').count()).toBe(0);
  });
});

describe('the policy', () => {
  it('allows the scripts of the page and nothing else', () => {
    const policy = /Content-Security-Policy" content="([^"]+)"/.exec(scorePage)?.[1] ?? '';
    expect(policy.replace(/sha256-[^']+/g, 'sha256-…')).toBe(
      "default-src 'none'; script-src 'sha256-…' 'wasm-unsafe-eval'; style-src 'sha256-…'; worker-src blob:; img-src data: blob:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types corefeval",
    );
  });

  it('refuses every request, of the page and of its worker', async () => {
    const seen: string[] = [];
    const server: Server = createServer((request, response) => {
      seen.push(request.url ?? '');
      response.end();
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const attempt = async (address: string) => {
      const { fetch } = globalThis;
      return fetch(address).then(
        () => 'sent',
        () => 'refused',
      );
    };
    const page = await open();
    try {
      expect(await page.evaluate(attempt, `${url}page`)).toBe('refused');
      await choose(page, 'key.conll', 'response.conll');
      // The worker does not end with its task, so that it can be asked at any time.
      await page.evaluate(() => {
        Worker.prototype.terminate = () => undefined;
      });
      const [worker] = await Promise.all([page.waitForEvent('worker'), score(page)]);
      expect(await worker.evaluate(attempt, `${url}worker`)).toBe('refused');
      expect(seen).toEqual([]);
    } finally {
      server.close();
      // The two refusals are on the console, and nothing else.
      const refusals = pages.browser.troubles
        .splice(0)
        .filter((text) => !/Content Security Policy|^request: /.test(text));
      expect(refusals).toEqual([]);
    }
  });
});
