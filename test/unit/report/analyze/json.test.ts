import { describe, expect, it } from 'vitest';
import { analyzeJson } from '../../../../src/report/analyze/json.ts';
import { version } from '../../../../src/version.ts';
import { analyzedSystem, analyzeReport } from '../../../support/analyze-reports.ts';

describe('analyzeJson', () => {
  const value = JSON.parse(analyzeJson(analyzeReport('sys')));
  const [system] = value.systems;

  it('has the settings and the sizes of the key', () => {
    expect(value).toMatchObject({
      schema: 'corefeval/analyze/1',
      signature: 'analyze|style:berkeley',
      version,
      metric: 'muc',
      settings: {
        style: 'berkeley',
        trees: false,
        pronouns: 'none',
        antecedents: 'closest',
        singletons: 'keep',
      },
    });
    expect(value.key).toEqual({
      path: 'key.conll',
      documents: 2,
      tokens: 20,
      mentions: 9,
      entities: 4,
      singletons: 0,
    });
    expect(value.baselines).toEqual([
      { baseline: 'all-singletons', scores: { muc: { recall: 0, precision: 0, f1: 0 } }, conll: null },
    ]);
  });

  it('has the costs of the chosen metric and those of each metric', () => {
    const { types } = analyzedSystem.costs[0];
    expect(system.costs).toEqual(types);
    expect(system.costsByMetric).toEqual({ muc: types });
    expect(system.errors).toEqual(analyzedSystem.errors);
    expect(system.loss).toEqual({
      muc: { detection: 0.125, clustering: 0.375, withKeyMentions: 0.75, withKeyEntities: null },
    });
    const other = JSON.parse(analyzeJson({ ...analyzeReport('sys'), metric: 'conll' })).systems[0];
    expect('costs' in other).toBe(false);
  });

  it('names the files of mentions where they are known', () => {
    expect(system.links.recall.examples).toEqual([
      {
        document: 'd',
        anaphor: { side: 'response', start: 3, end: 5, text: 'she', line: 9, file: 'r.conll' },
        antecedent: { side: 'key', start: 3, end: 5 },
      },
    ]);
    expect(system.examples[1].mentions).toEqual([
      { side: 'response', start: 3, end: 5, line: 4, file: 'r.conll' },
      { side: 'response', start: 3, end: 5, text: 'it' },
    ]);
    expect(system.examples[0].context).toEqual({ before: 'saw', after: '' });
  });

  it('has slices and singletons as they are, and a path and warnings for each system', () => {
    expect(system.slices).toEqual(analyzedSystem.slices);
    expect(system.singletonScores[1]).toEqual({
      variant: 'dropped-from-key',
      scores: { muc: { recall: null, precision: null, f1: null } },
      conll: null,
    });
    expect([system.name, system.path, system.warnings[0].code]).toEqual(['sys', 'out/sys', 'document/extra']);
    expect(analyzeJson(analyzeReport('\x90'))).toContain('"name": "\\u0090"');
  });
});
