import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
// @ts-expect-error a script without types
import { launchOptions } from '../../scripts/browser.mjs';
import { score } from '../../src/index.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const TYPES = new Map([
  ['.js', 'text/javascript'],
  ['.html', 'text/html'],
  ['.conll', 'text/plain'],
]);

/** Serves the built package and the examples on the loopback interface. */
function serve(): Promise<Server> {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    if (path === '/') {
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>corefeval</title>');
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

describe('the library in a browser', () => {
  let server: Server;
  let browser: Browser;
  let base: string;

  beforeAll(async () => {
    server = await serve();
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = await chromium.launch(await launchOptions());
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  const inPage = async <T>(script: string): Promise<T> => {
    const page = await browser.newPage();
    await page.goto(base);
    try {
      return (await page.evaluate(script)) as T;
    } finally {
      await page.close();
    }
  };

  it('scores partitions as it does in Node', async () => {
    const input = {
      key: [
        ['a', 'b', 'c'],
        ['d', 'e', 'f', 'g'],
      ],
      response: [
        ['a', 'b'],
        ['c', 'd'],
        ['f', 'g', 'h', 'i'],
      ],
    };
    const result = await inPage(
      `import('/dist/index.js').then(({ score }) => score(${JSON.stringify(input)}))`,
    );
    expect(result).toEqual(score(input));
  });

  it('reads files and renders a report', async () => {
    const text = await inPage<string>(`(async () => {
      const { conll, evaluateCorpus, settingsOf, ProblemLog } = await import('/dist/index.js');
      const read = async (name) => {
        const bytes = new Uint8Array(await (await fetch('/examples/' + name)).arrayBuffer());
        return conll.read({ name, bytes }, new ProblemLog().report);
      };
      const settings = settingsOf();
      const result = evaluateCorpus(await read('key.conll'), await read('response.conll'), settings, () => {});
      return result.conll.toFixed(4);
    })()`);
    expect(text).toBe('0.7362');
  });
});
