import { type Paint, plain, visible } from '../../problems/render.ts';
import { leftOutLine } from '../left-out.ts';
import { visibleLine } from '../table/table.ts';
import { textTable } from '../table/text.ts';
import { brokenWords, flipsText, type GateFlips } from './flips.ts';
import { type GateCheck, type GateReport, isPassed, worstDocuments } from './report.ts';
import { numbersTable } from './tables.ts';
import {
  changeText,
  checkName,
  decisiveText,
  documentsText,
  failureText,
  furtherFailures,
} from './wording.ts';

/** Worst documents, missing documents and broken mentions that are listed. */
const LISTED_DOCUMENTS = 10;

/** The result of a gate for reading on a terminal or in the log of a job. */
export function gateText(report: GateReport, paint: Paint = plain, columns?: number): string {
  const { notes } = report;
  const parts = [
    ...report.checks.map((check) => checkText(check, report, paint, columns)),
    ...(notes.length === 0 ? [] : [notes.map((note) => `note: ${visible(note)}`).join('\n')]),
    ...(leftOutLine(report) === '' ? [] : [visible(leftOutLine(report))]),
    verdict(report, paint),
  ];
  return `${parts.join('\n\n')}\n`;
}

function verdict({ baseline, checks, ...report }: GateReport, paint: Paint): string {
  if (report.isUpdate) {
    const isWritten = (report.leftOut ?? []).length === 0;
    return `${isWritten ? 'baseline written' : 'baseline not written'}: ${visible(baseline)}`;
  }
  const failed = checks.filter(({ failures }) => failures.length > 0).length;
  if (isPassed({ ...report, checks })) return paint.bold('gate passed');
  return paint.red(checks.length === 1 ? 'gate failed' : `gate failed: ${failed} of ${checks.length}`);
}

/** Names from files are never at the beginning of a line, where the log of a job could take them for a command. */
function checkText(
  check: GateCheck,
  { limits }: GateReport,
  paint: Paint,
  columns: number | undefined,
): string {
  const { failures, documents, isCompared, signature, flips, notes } = check;
  const sign = failures.length > 0 ? paint.red('✗') : '✓';
  const worst = worstDocuments(documents, LISTED_DOCUMENTS);
  const missing = documents.missing.slice(0, LISTED_DOCUMENTS);
  const more = (all: number, shown: number) => (all > shown ? [`  … and ${all - shown} more`] : []);
  return [
    `${sign} ${paint.bold(visibleLine(checkName(check)))}: ${decisiveText(check, limits)}`,
    ...furtherFailures(check).map((failure) => paint.red(`  ✗ ${failureText(failure, visibleLine)}`)),
    textTable(numbersTable(check), { head: paint.dim, columns }),
    ...(isCompared ? [documentsText(documents)] : []),
    ...worst.map((document) => `  ${changeText(document)}  ${visibleLine(document.id)}`),
    ...more(documents.worse, worst.length),
    ...missing.map((id) => `  not in the response: ${visibleLine(id)}`),
    ...more(documents.missing.length, missing.length),
    ...(flips === undefined ? [] : brokenLines(flips)),
    ...notes.map((note) => `note: ${visible(note)}`),
    paint.dim(`signature: ${visible(signature)}`),
  ].join('\n');
}

function brokenLines(flips: GateFlips): string[] {
  const shown = flips.broken.slice(0, LISTED_DOCUMENTS).map((broken) => {
    const { where, mention, kind, antecedent } = brokenWords(broken);
    const link = antecedent === undefined ? '' : `, to ${visibleLine(antecedent)}`;
    return `  ${visibleLine(where)}  ${visibleLine(mention)} (${kind}${link})`;
  });
  const more = flips.broken.length - shown.length;
  return [flipsText(flips, visibleLine), ...shown, ...(more > 0 ? [`  … and ${more} more`] : [])];
}
