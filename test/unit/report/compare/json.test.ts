import { describe, expect, it } from 'vitest';
import { compareJson } from '../../../../src/report/compare/json.ts';
import { version } from '../../../../src/version.ts';
import { compareReport, compareReportWith, threeSystems } from '../../../support/compare-reports.ts';

describe('compareJson', () => {
  const value = JSON.parse(compareJson(compareReport));

  it('has both signatures, the average, the metric and the number of documents', () => {
    expect(Object.entries(value).slice(0, 7)).toEqual([
      ['schema', 'corefeval/compare/1'],
      ['signature', 'metrics:all|key:01'],
      ['comparison', 'bootstrap|seed:1'],
      ['version', version],
      ['average', 'micro'],
      ['metric', 'conll'],
      ['documents', 3],
    ]);
  });

  it('has the sizes of key and responses, and nothing else of their facts', () => {
    const sizes = { documents: 3, tokens: 30, mentions: 12, entities: 4, singletons: 1 };
    expect(value.key).toEqual({ path: 'key.conll', ...sizes });
    expect(value.systems).toEqual([
      { name: 'a', runs: [{ path: 'a.conll', ...sizes, warnings: [] }] },
      { name: 'b', runs: [{ path: 'b.conll', ...sizes, mentions: 1, warnings: [] }] },
    ]);
  });

  it('puts the runs of a system together, in their order', () => {
    const { key } = compareReport;
    const runs = ['2', '1', '3'].map((path) => ({
      system: path === '1' ? 'b' : 'a',
      path,
      facts: key.facts,
    }));
    const { systems } = JSON.parse(compareJson({ ...compareReport, runs }));
    expect(systems.map(({ runs: of }: { runs: { path: string }[] }) => of.map(({ path }) => path))).toEqual([
      ['2', '3'],
      ['1'],
    ]);
  });

  it('has scores, differences and ranks as they are, null for undefined values', () => {
    expect(value.scores).toEqual(compareReport.comparison.scores);
    expect(value.differences['a - b'].muc.p).toBeNull();
    expect(JSON.parse(compareJson(threeSystems)).ranks).toEqual({ conll: { a: [1, 1], b: [1, 2], c: null } });
    expect(value.warnings[0]).toMatchObject({
      code: 'document/extra',
      page: 'docs/errors/scoring.md#documentextra',
    });
  });

  it('names data sets if there are several, and escapes control characters', () => {
    expect('datasets' in value).toBe(false);
    const datasets = [{ name: 'x\x85', documents: 1 }];
    expect(compareJson({ ...compareReport, datasets })).toContain('"name": "x\\u0085",\n');
    expect(compareJson(compareReportWith({ signature: '\x7f' }))).toContain('"comparison": "\\u007f"');
  });
});
