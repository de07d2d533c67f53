/** A browser computes the same bits as Node: the JSON of the library, byte for byte. `npm run conformance` does it for versions of Node. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  agreeFiles,
  analyzeFiles,
  compareFiles,
  type FilesShell,
  scoreFiles,
} from '../../src/library/files/index.ts';
import { bitFiles, bitMetrics } from '../support/bit-runs.ts';
import { openPages, type Pages } from '../support/pages.ts';

const key = 'key.conll';
const systems = { key, responses: ['a.conll', 'b.conll'] };
const metrics = bitMetrics;
const few = { resamples: 300, exchanges: 300 };

const calls = [
  [scoreFiles, 'with all metrics', { ...systems, metrics, perDocument: true }],
  [scoreFiles, 'with means over documents', { ...systems, metrics, average: 'macro' }],
  [scoreFiles, 'with logarithms in LEA', { ...systems, metrics: ['lea'], leaImportance: 'log' }],
  [
    scoreFiles,
    'with intervals',
    { ...systems, metrics: ['lea', 'ami', 'vi'], intervals: { resamples: 300 } },
  ],
  [compareFiles, 'systems', { ...systems, ...few }],
  [
    compareFiles,
    'systems with several runs',
    { key, responses: { x: ['a.conll', 'b.conll'], y: ['c.conll', 'd.conll'] }, ...few },
  ],
  [agreeFiles, 'annotators', { annotators: ['a.conll', 'b.conll', 'c.conll'], metrics, resamples: 300 }],
  [analyzeFiles, 'errors', systems],
] as const;

type Call = (request: never, shell: FilesShell) => Promise<unknown>;

describe('a browser returns the JSON of Node', () => {
  let pages: Pages;

  beforeAll(async () => {
    pages = await openPages();
  });
  afterAll(() => pages?.close());

  it.each(calls.map(([call, ...rest]) => [call.name, ...rest, call as Call] as const))(
    '%s %s',
    async (name, _, request, call) => {
      const expected = JSON.stringify(
        await call(request as never, { files: new Map(Object.entries(bitFiles)) }),
      );
      expect(expected.match(/0\.\d{14}/g)?.length).toBeGreaterThan(5);
      const found = await pages.run<string>(`(async () => {
      const { ${name} } = await import('/dist/library/files/index.js');
      const files = new Map(Object.entries(${JSON.stringify(bitFiles)}));
      return JSON.stringify(await ${name}(${JSON.stringify(request)}, { files }));
    })()`);
      expect(found).toBe(expected);
    },
  );
});
