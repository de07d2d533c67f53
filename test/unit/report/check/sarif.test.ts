import { Ajv } from 'ajv';
import type { Log } from 'sarif';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../../src/problems/problem.ts';
import { codeCounts } from '../../../../src/report/check/report.ts';
import { sarifLog, sarifReport } from '../../../../src/report/check/sarif.ts';
import { unopened, warning } from '../../../support/example-problems.ts';

const message = {
  type: 'object',
  required: ['text'],
  properties: { text: { type: 'string', minLength: 1 } },
};
const level = { enum: ['none', 'note', 'warning', 'error'] };

/** The parts of the SARIF 2.1.0 schema (OASIS, section 3) that concern what is written, without its optional properties. */
const schema = {
  type: 'object',
  required: ['version', 'runs'],
  additionalProperties: false,
  properties: {
    $schema: { type: 'string', format: 'uri' },
    version: { const: '2.1.0' },
    runs: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['tool', 'results'],
        additionalProperties: false,
        properties: {
          columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
          tool: {
            type: 'object',
            required: ['driver'],
            additionalProperties: false,
            properties: {
              driver: {
                type: 'object',
                required: ['name'],
                additionalProperties: false,
                properties: {
                  name: { type: 'string' },
                  semanticVersion: { type: 'string' },
                  rules: {
                    type: 'array',
                    uniqueItems: true,
                    items: {
                      type: 'object',
                      required: ['id'],
                      additionalProperties: false,
                      properties: {
                        id: { type: 'string' },
                        shortDescription: message,
                        defaultConfiguration: {
                          type: 'object',
                          properties: { level },
                          additionalProperties: false,
                        },
                      },
                    },
                  },
                },
              },
            },
          },
          results: {
            type: 'array',
            items: {
              type: 'object',
              required: ['message'],
              additionalProperties: false,
              properties: {
                ruleId: { type: 'string' },
                ruleIndex: { type: 'integer', minimum: -1 },
                level,
                message,
                locations: {
                  type: 'array',
                  items: {
                    type: 'object',
                    additionalProperties: false,
                    properties: {
                      physicalLocation: {
                        type: 'object',
                        required: ['artifactLocation'],
                        additionalProperties: false,
                        properties: {
                          artifactLocation: {
                            type: 'object',
                            required: ['uri'],
                            properties: { uri: { type: 'string', pattern: "^[\\w\\-.~%!$&'()*+,;=@/]+$" } },
                          },
                          region: {
                            type: 'object',
                            required: ['startLine'],
                            additionalProperties: false,
                            properties: {
                              startLine: { type: 'integer', minimum: 1 },
                              startColumn: { type: 'integer', minimum: 1 },
                            },
                          },
                        },
                      },
                      logicalLocations: {
                        type: 'array',
                        items: { type: 'object', properties: { name: { type: 'string' } } },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};
const validate = new Ajv({ allErrors: true, formats: { uri: /^https:/ } }).compile(schema);

function sarif(...problems: Problem[]) {
  const codes = codeCounts(
    problems,
    () => 1,
    (code) => `What ${code} means.`,
  );
  const report = { version: '1.2.3', corpora: [], problems, codes };
  // The compiler compares the type with that of the standard.
  const log: Log = sarifLog(report);
  const value = JSON.parse(sarifReport(report));
  expect(value).toEqual(JSON.parse(JSON.stringify(log)));
  validate(value);
  expect(validate.errors ?? []).toEqual([]);
  return value.runs[0];
}

describe('SARIF', () => {
  it('has a result for each problem, with its rule and its place', () => {
    const note: Problem = {
      ...warning,
      severity: 'note',
      file: 'a/b c:\u00e9.conll',
      line: 2,
      document: 'd',
    };
    const { tool, results } = sarif(note, unopened, { ...warning, file: undefined });
    expect(tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual([
      'conll/unopened',
      'document/extra',
    ]);
    expect(results.map(({ level, ruleIndex }: Record<string, unknown>) => [level, ruleIndex])).toEqual([
      ['note', 1],
      ['error', 0],
      ['warning', 1],
    ]);
    expect(results[0].locations).toEqual([
      {
        physicalLocation: { artifactLocation: { uri: 'a/b%20c%3A%C3%A9.conll' }, region: { startLine: 2 } },
        logicalLocations: [{ name: 'd' }],
      },
    ]);
    expect(results[1].locations[0].physicalLocation.region).toEqual({ startLine: 118, startColumn: 24 });
    expect(results[1].message.text).toBe(
      'Entity 12 is closed here, but was never opened. Expected: "(12" on this line or earlier in the document. Help: fix the bracket, or pass --lenient to drop this mention.',
    );
  });

  it('is valid without a problem, and with a name that is not UTF-8', () => {
    expect(sarif().results).toEqual([]);
    expect(
      sarif({ ...warning, file: '\udc80' }).results[0].locations[0].physicalLocation.artifactLocation.uri,
    ).toBe('%EF%BF%BD');
  });
});
