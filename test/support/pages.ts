import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
// @ts-expect-error a script without types
import { launchOptions } from '../../scripts/browser.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const TYPES = new Map([
  ['.js', 'text/javascript'],
  ['.html', 'text/html'],
  ['.conll', 'text/plain'],
]);

/** A page in which the modules of the one package that the library imports have their addresses, as a bundler would give them. */
const packages = ['distribution/uniformInt', 'generator/xoroshiro128plus'].map((name) => [
  `pure-rand/${name}`,
  `/node_modules/pure-rand/lib/esm/${name}.js`,
]);
const page = `<!doctype html><title>corefeval</title>
<script type="importmap">${JSON.stringify({ imports: Object.fromEntries(packages) })}</script>`;

/** Serves the built package and the examples on the loopback interface. */
function serve(): Promise<Server> {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    if (path === '/') {
      response.setHeader('content-type', 'text/html').end(page);
      return;
    }
    try {
      const body = await readFile(join(root, path));
      response.setHeader('content-type', TYPES.get(extname(path)) ?? 'application/octet-stream').end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

/** A browser whose pages can import the built package. */
export interface Pages {
  /** The value of a script in a new page. */
  run<T>(script: string): Promise<T>;
  close(): Promise<void>;
}

export async function openPages(): Promise<Pages> {
  const server = await serve();
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch(await launchOptions());
  return {
    async run<T>(script: string) {
      const page = await browser.newPage();
      await page.goto(base);
      try {
        return (await page.evaluate(script)) as T;
      } finally {
        await page.close();
      }
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}
