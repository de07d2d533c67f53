/** Opens reports in Chromium from the disk, and collects what must not happen. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
// @ts-expect-error a script without types
import { launchOptions } from '../../scripts/browser.mjs';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the processor. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

interface Trace {
  readonly traceEvents: readonly TraceEvent[];
}

export interface OpenOptions extends BrowserContextOptions {
  /** The address after the name of the file. */
  readonly at?: string;
}

export class ReportBrowser {
  readonly #browser: Browser;
  readonly #folder = mkdtempSync(join(tmpdir(), 'corefeval-page-'));
  /** Console errors, exceptions and requests other than for the page itself. */
  readonly troubles: string[] = [];

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  static async launch(): Promise<ReportBrowser> {
    return new ReportBrowser(await chromium.launch(await launchOptions()));
  }

  /** Writes a page to a file and returns its address. */
  write(name: string, html: string): string {
    const path = join(this.#folder, name);
    writeFileSync(path, html);
    return pathToFileURL(path).href;
  }

  async open(file: string, { at = '', ...options }: OpenOptions = {}): Promise<Page> {
    const context = await this.#browser.newContext(options);
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.troubles.push(message.text());
    });
    page.on('pageerror', (error) => this.troubles.push(error.message));
    page.on('dialog', (dialog) => {
      this.troubles.push(`dialog: ${dialog.message()}`);
      dialog.dismiss();
    });
    page.on('request', (request) => {
      // The worker and the icon of the page are data of the page itself.
      if (/^(?:blob|data):/.test(request.url())) return;
      if (request.url().split('#')[0] !== file) this.troubles.push(`request: ${request.url()}`);
    });
    await page.goto(file + at);
    if (options.javaScriptEnabled !== false) await page.waitForSelector('html[data-ready]');
    return page;
  }

  /**
   * Milliseconds of the processor that the longest task of a page takes while something is done: the best of up to five
   * times, because other processes on the machine add to it; `enough` ends the search.
   */
  async longestTask(page: Page, run: (time: number) => Promise<void>, enough: number): Promise<number> {
    let best = Number.POSITIVE_INFINITY;
    for (let time = 0; time < 5 && best > enough; time++) {
      await this.#browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
      await run(time);
      const { traceEvents } = JSON.parse((await this.#browser.stopTracing()).toString()) as Trace;
      const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
      const main = new Set(
        traceEvents
          .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
          .map(threadOf),
      );
      const times = traceEvents
        .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && main.has(threadOf(event)))
        .map(({ tdur = 0 }) => tdur / 1000);
      if (times.length > 0) best = Math.min(best, Math.max(...times));
    }
    return best;
  }

  async close(): Promise<void> {
    await this.#browser.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/**
 * The address after the name of the file, decoded, as the page has it now. `page.url()` may be older: it follows messages of the
 * browser, which may come after a key was handled.
 */
export const addressOf = async (page: Page): Promise<string> =>
  decodeURIComponent(await page.evaluate(() => location.hash));

/** Changes the address as a link does, and waits until the page has followed; a document may still be read then. */
export const goTo = (page: Page, hash: string): Promise<void> =>
  page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        const before = location.href;
        addEventListener('hashchange', () => resolve(), { once: true });
        location.hash = to;
        if (location.href === before) resolve();
      }),
    hash,
  );

/** Frames without a change after which a page is at rest. */
const REST = 10;

/** Waits until a page is at rest: effects run after a frame, and long texts are drawn in turns, frame by frame. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    (rest) =>
      new Promise<void>((resolve) => {
        let frames = 0;
        const observer = new MutationObserver(() => {
          frames = 0;
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        const next = () => {
          if (frames++ < rest) requestAnimationFrame(() => setTimeout(next));
          else {
            observer.disconnect();
            resolve();
          }
        };
        next();
      }),
    REST,
  );

/** Changes the size of the window, and waits until the page has it. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((now) => innerWidth === now[0] && innerHeight === now[1], [width, height]);
}

const axeSource = (createRequire(import.meta.url)('axe-core') as { source: string }).source;

/** The serious and critical violations that axe finds, with the elements. */
export async function violations(page: Page): Promise<string[]> {
  await settled(page);
  // Not a script element: the policy of the page refuses it.
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    interface Violation {
      readonly id: string;
      readonly impact: string;
      readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
    }
    const { violations: found } = await axe.run();
    return found
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes[0].html} ${nodes[0].failureSummary}`);
  });
}
