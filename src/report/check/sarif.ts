import { fileName, type Problem } from '../../problems/problem.ts';
import { jsonText } from '../json-text.ts';
import type { CheckReport, CodeCount } from './report.ts';

/** What `check` found as SARIF 2.1.0, which code-review tools show beside the lines. */
export const sarifReport = (report: CheckReport): string => jsonText(sarifLog(report));

/** The same as a value; a test compares its type with that of the standard. */
export function sarifLog({ version, codes, problems }: CheckReport) {
  // A code with several severities is one rule, with the most severe of them, which comes first.
  const isFirst = ({ code }: CodeCount, i: number) => codes.findIndex((other) => other.code === code) === i;
  const rules = codes.filter(isFirst).map(({ code, severity, summary }) => ({
    id: code,
    shortDescription: { text: summary },
    defaultConfiguration: { level: severity },
  }));
  const indices = new Map(rules.map(({ id }, i) => [id, i]));
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0' as const,
    runs: [
      {
        tool: { driver: { name: 'corefeval', semanticVersion: version, rules } },
        columnKind: 'unicodeCodePoints' as const,
        results: problems.map((problem) => ({ ...resultOf(problem), ruleIndex: indices.get(problem.code) })),
      },
    ],
  };
}

function resultOf({ code, severity, message, file, line, column, expected, help, document }: Problem) {
  const text = [
    message,
    ...(expected === undefined ? [] : [`Expected: ${expected}.`]),
    ...(help === undefined ? [] : [`Help: ${help}.`]),
  ].join(' ');
  const region = line === undefined ? {} : { region: { startLine: line, startColumn: column } };
  return {
    ruleId: code,
    level: severity,
    message: { text },
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
