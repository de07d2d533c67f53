import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agree } from '../../src/agree/index.ts';
import { analyze } from '../../src/analyze/index.ts';
import { compareCounts } from '../../src/compare/index.ts';
import { score } from '../../src/index.ts';
import { scoreFiles } from '../../src/library/files/index.ts';
import { exampleFiles } from '../support/example-files.ts';
import { openPages, type Pages } from '../support/pages.ts';

describe('the library in a browser', () => {
  let pages: Pages;

  beforeAll(async () => {
    pages = await openPages();
  });
  afterAll(() => pages?.close());

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
    const result = await pages.run(
      `import('/dist/index.js').then(({ score }) => score(${JSON.stringify(input)}))`,
    );
    expect(result).toEqual(score(input));
  });

  it('reads files and renders a report', async () => {
    const text = await pages.run<string>(`(async () => {
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

  it('scores files that are handed in as it does in Node', async () => {
    const request = { key: 'examples/key.conll', responses: ['examples/response.conll'] };
    const result = await pages.run(`(async () => {
      const { scoreFiles } = await import('/dist/library/files/index.js');
      const files = new Map();
      for (const path of ['examples/key.conll', 'examples/response.conll'])
        files.set(path, new Uint8Array(await (await fetch('/' + path)).arrayBuffer()));
      return scoreFiles(${JSON.stringify(request)}, { files });
    })()`);
    expect(result).toEqual(await scoreFiles(request, { files: exampleFiles }));
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
    const result = await pages.run(`(async () => {
      const { compareCounts } = await import('/dist/compare/index.js');
      const { agree } = await import('/dist/agree/index.js');
      return [compareCounts(${JSON.stringify(counts)}), agree(${JSON.stringify(annotators)})];
    })()`);
    expect(result).toEqual([compareCounts(counts), agree(annotators)]);
  });

  it('analyses errors and works a score out as it does in Node', async () => {
    const key = [
      {
        id: 'd',
        entities: [
          ['a', 'b', 'c'],
          ['d', 'e', 'f', 'g'],
        ],
      },
    ];
    const response = [
      {
        id: 'd',
        entities: [
          ['a', 'b'],
          ['c', 'd'],
          ['f', 'g', 'h', 'i'],
        ],
      },
    ];
    const systems = [{ name: 'mine', documents: response }];
    const found = await pages.run(`(async () => {
      const { analyze } = await import('/dist/analyze/index.js');
      const [{ errors, costs, loss }] = analyze(${JSON.stringify(key)}, ${JSON.stringify(systems)}).systems;
      return { errors, costs, loss };
    })()`);
    const [{ errors, costs, loss }] = analyze(key, systems).systems;
    expect(found).toEqual({ errors, costs, loss });
    const text = await pages.run<string>(`(async () => {
      const { conll, settingsOf } = await import('/build/index.js');
      const { alignPair } = await import('/build/evaluate/index.js');
      const { explainPair, compareSignatures } = await import('/build/explain/index.js');
      const read = async (name) => {
        const bytes = new Uint8Array(await (await fetch('/examples/' + name)).arrayBuffer());
        return [...conll.read({ name, bytes }, () => {})][0];
      };
      const settings = settingsOf({ metrics: ['muc', 'bcub'] });
      const { pair } = alignPair(await read('key.conll'), await read('response.conll'), settings, () => {});
      const { metrics } = explainPair(pair, settings.metrics, settings.options);
      const { length } = compareSignatures('metrics:muc|match:exact', 'metrics:muc|match:head');
      return JSON.stringify({ ids: metrics.map(({ metric }) => metric), length });
    })()`);
    expect(JSON.parse(text)).toEqual({ ids: ['muc', 'bcub'], length: 1 });
  });
});
