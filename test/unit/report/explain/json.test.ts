import { describe, expect, it } from 'vitest';
import { explainPair } from '../../../../src/explain/index.ts';
import { standardMetrics } from '../../../../src/metrics/index.ts';
import {
  differenceJson,
  explanationJson,
  signaturesJson,
  whatIfJson,
} from '../../../../src/report/explain/json.ts';
import { version } from '../../../../src/version.ts';
import { pairOfSets } from '../../../support/set-pairs.ts';
import { plainOptions, sets } from '../../../support/sets.ts';

const head = (kind: string) => ({ schema: 'corefeval/explain/1', version, kind });

describe('the answers of explain as JSON', () => {
  it('are a document with all its terms', () => {
    const explanation = explainPair(pairOfSets(sets('abc'), sets('ab c')), standardMetrics, plainOptions);
    const value = JSON.parse(explanationJson(explanation));
    expect(value).toEqual({ ...head('document'), ...JSON.parse(JSON.stringify(explanation)) });
    expect(Object.keys(value)).toEqual(['schema', 'version', 'kind', 'document', 'partitions', 'metrics']);
  });

  it('are a change, null where a score is undefined', () => {
    const change = {
      document: 'd\x9f',
      subject: 'mention "a"',
      state: ['It is missing.'],
      isRight: false,
      changes: [{ metric: 'muc', label: 'MUC', now: null, right: 1 / 3 }],
    };
    expect(JSON.parse(whatIfJson(change))).toEqual({ ...head('change'), ...change });
    expect(whatIfJson(change)).toContain('"document": "d\\u009f"');
  });

  it('are a difference, or what differs between signatures', () => {
    const difference = { stat: 'muc', target: '50.0', value: 0.4, conventions: [], solutions: [] };
    expect(JSON.parse(differenceJson(difference))).toEqual({ ...head('difference'), ...difference });
    const differences = [{ name: 'match', first: undefined, second: 'head', meaning: 'when' }];
    expect(signaturesJson(differences)).toBe(`{
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
