import { describe, expect, it } from 'vitest';
import { explainPair } from '../../../../src/explain/index.ts';
import { standardMetrics } from '../../../../src/metrics/index.ts';
import { explainJson } from '../../../../src/report/explain/json.ts';
import { version } from '../../../../src/version.ts';
import { pairOfSets } from '../../../support/set-pairs.ts';
import { plainOptions, sets } from '../../../support/sets.ts';

const head = (kind: string) => ({ schema: 'corefeval/explain/1', version, kind });

const shown = [{ code: 'file/swapped', message: 'Exchanged?', file: 'a.conll' }];
const warnings = shown.map((each) => ({ ...each, severity: 'warning' as const }));

describe('the answers of explain as JSON', () => {
  it('are a document with all its terms', () => {
    const explanation = explainPair(pairOfSets(sets('abc'), sets('ab c')), standardMetrics, plainOptions);
    const value = JSON.parse(explainJson({ kind: 'explanation', value: explanation }, warnings));
    expect(value).toEqual({
      ...head('document'),
      ...JSON.parse(JSON.stringify(explanation)),
      warnings: [{ ...shown[0], page: expect.stringContaining('#fileswapped') }],
    });
    expect(Object.keys(value)).toEqual([
      'schema',
      'version',
      'kind',
      'document',
      'partitions',
      'metrics',
      'warnings',
    ]);
  });

  it('are a change, null where a score is undefined', () => {
    const change = {
      document: 'd\x9f',
      subject: 'mention "a"',
      state: ['It is missing.'],
      isRight: false,
      changes: [{ metric: 'muc', label: 'MUC', now: null, right: 1 / 3 }],
    };
    const text = explainJson({ kind: 'whatIf', value: change });
    expect(JSON.parse(text)).toEqual({ ...head('change'), ...change, warnings: [] });
    expect(text).toContain('"document": "d\\u009f"');
  });

  it('are a difference, or what differs between signatures', () => {
    const difference = { stat: 'muc', target: '50.0', value: 0.4, conventions: [], solutions: [] };
    const text = explainJson({ kind: 'difference', value: difference });
    expect(JSON.parse(text)).toEqual({ ...head('difference'), ...difference, warnings: [] });
    const differences = [{ name: 'match', first: undefined, second: 'head', meaning: 'when' }];
    expect(explainJson({ kind: 'signatures', value: differences })).toBe(`{
  "schema": "corefeval/explain/1",
  "version": "${version}",
  "kind": "signatures",
  "differences": [
    {
      "name": "match",
      "second": "head",
      "meaning": "when"
    }
  ]
}
`);
  });
});
