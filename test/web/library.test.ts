import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
// @ts-expect-error a script without types
import { launchOptions } from '../../scripts/browser.mjs';
import { agree } from '../../src/agree/index.ts';
import { compareCounts } from '../../src/compare/index.ts';
import { score } from '../../src/index.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const TYPES = new Map([
  ['.js', 'text/javascript'],
  ['.html', 'text/html'],
  ['.conll', 'text/plain'],
]);

/** An import map with the modules of `pure-rand`, the only package that the library imports; a bundler would resolve them. */
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

  it('compares systems and annotators as it does in Node', async () => {
    const rows = (step: number) =>
      Array.from({ length: 20 }, (_, d) => [(d * step) % 7, 8, (d * step) % 7, 9]);
    const counts = {
      documents: rows(1).map((_, d) => `d${d}`),
      systems: [3, 5].map((step) => ({ name: `s${step}`, counts: { bcub: rows(step) } })),
    };
    const annotators = [
      [['a', 'b', 'c']],
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ].map((entities, c) => ({
      name: `n${c}`,
      documents: [{ id: 'd', entities }],
    }));
    const result = await inPage(`(async () => {
      const { compareCounts } = await import('/dist/compare/index.js');
      const { agree } = await import('/dist/agree/index.js');
      return [compareCounts(${JSON.stringify(counts)}), agree(${JSON.stringify(annotators)})];
    })()`);
    expect(result).toEqual([compareCounts(counts), agree(annotators)]);
  });
});
