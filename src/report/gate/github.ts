import { visibleLine } from '../table/table.ts';
import { changeOf, type GateReport, isPassed, worstDocuments } from './report.ts';
import {
  changeText,
  checkName,
  decisiveText,
  failureText,
  furtherFailures,
  signedPoints,
} from './wording.ts';

/** GitHub shows ten annotations of a step and hides further ones: the verdict and nine documents. */
const ANNOTATED_DOCUMENTS = 9;

/** Workflow commands of GitHub for a gate that failed, one a line: an error with the verdict, and warnings at the worst documents. `pathOf` is the path of a file in the repository. */
export function githubCommands(report: GateReport, pathOf: (file: string) => string): string[] {
  const { checks, limits, notes } = report;
  if (isPassed(report)) return [];
  const failed = checks.filter(({ failures }) => failures.length > 0);
  const verdict = failed.map((check) => {
    const further = furtherFailures(check).map((failure) => `; ${failureText(failure, visibleLine)}`);
    return `${visibleLine(checkName(check))}: ${decisiveText(check, limits)}${further.join('')}`;
  });
  const documents = failed
    .flatMap((check) =>
      worstDocuments(check.documents, ANNOTATED_DOCUMENTS).map((document) => ({ check, document })),
    )
    .sort((a, b) => (changeOf(a.document) ?? 0) - (changeOf(b.document) ?? 0))
    .slice(0, ANNOTATED_DOCUMENTS);
  return [
    command('error', { title: 'corefeval gate' }, [...verdict, ...notes].join('\n')),
    ...documents.map(({ check, document }) => {
      const { file, line, id } = document;
      const label = check.numbers.find((number) => number.id === check.metric)?.label ?? check.metric;
      const change = `${label} ${changeText(document)} (${signedPoints(changeOf(document))})`;
      const place = file === undefined || file === '-' ? {} : { file: pathOf(file), line };
      return command('warning', place, `${visibleLine(checkName(check))}, ${visibleLine(id)}: ${change}`);
    }),
  ];
}

/** A workflow command. Characters that would end a value or the command are escaped. */
function command(
  name: 'error' | 'warning',
  properties: Readonly<Record<string, string | number | undefined>>,
  message: string,
): string {
  const given = Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  return `::${name}${given.length === 0 ? '' : ` ${given.join(',')}`}::${escapeData(message)}`;
}

const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
