import type { Log, ReportingDescriptor, Result } from 'sarif';
import { fileName, type Problem } from '../problems/problem.ts';
import type { CheckReport } from './check-report.ts';
import { jsonText } from './json-text.ts';

/** What `check` found as SARIF 2.1.0, which code-review tools show beside the lines. */
export function sarifReport({ version, codes, problems }: CheckReport): string {
  const rules = codes.map(
    ({ code, severity, summary }): ReportingDescriptor => ({
      id: code,
      shortDescription: { text: summary },
      defaultConfiguration: { level: severity },
    }),
  );
  const indices = new Map(rules.map(({ id }, i) => [id, i]));
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'corefeval', semanticVersion: version, rules } },
        columnKind: 'unicodeCodePoints',
        results: problems.map((problem) => ({ ...resultOf(problem), ruleIndex: indices.get(problem.code) })),
      },
    ],
  };
  return jsonText(log);
}

function resultOf({
  code,
  severity,
  message,
  file,
  line,
  column,
  expected,
  help,
  document,
}: Problem): Result {
  const text = [
    message,
    ...(expected === undefined ? [] : [`Expected: ${expected}.`]),
    ...(help === undefined ? [] : [`Help: ${help}.`]),
  ].join(' ');
  const region = line === undefined ? {} : { region: { startLine: line, startColumn: column } };
  return {
    ...{ ruleId: code, level: severity, message: { text } },
    locations:
      file === undefined
        ? []
        : [
            {
              physicalLocation: { artifactLocation: { uri: uriOf(fileName(file)) }, ...region },
              ...(document === undefined || document === ''
                ? {}
                : { logicalLocations: [{ name: document }] }),
            },
          ],
  };
}

/** A path as a URI reference. A colon in the first segment would make it a scheme; lone surrogates cannot be encoded. */
function uriOf(path: string): string {
  const encoded = path
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
  return encoded === '' ? '.' : encoded;
}
