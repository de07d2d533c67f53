import { escapeHtml } from '../escape-html.ts';
import { percent } from '../numbers.ts';
import { changeOf, type GateCheck, type GateReport } from './report.ts';
import { changeText, checkName, failureText } from './wording.ts';

interface Testcase {
  readonly name: string;
  /** Messages of what fails; a case with none passes. */
  readonly failures: readonly string[];
  /** What is shown of a case that passes. */
  readonly output?: string | undefined;
}

/** The result of a gate as JUnit XML: a suite for each system, a case for each number and for each document that is worse. */
export function gateJunit({ checks, isUpdate, leftOut = [] }: GateReport): string {
  const suites = checks.map((check) => ({
    name: checkName(check),
    signature: check.signature,
    cases: [...check.numbers.map((number) => numberCase(number, check)), ...documentCases(check, isUpdate)],
  }));
  const errors = leftOut.map((name) => ({ name, message: 'The response cannot be scored.' }));
  const tests = suites.reduce((sum, { cases }) => sum + cases.length, errors.length);
  const failures = suites.reduce((sum, { cases }) => sum + failed(cases), 0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="corefeval gate" tests="${tests}" failures="${failures}" errors="${errors.length}">`,
    ...suites.flatMap(suiteLines),
    ...errors.flatMap(({ name, message }) => [
      `  <testsuite name="${escapeXml(name)}" tests="1" failures="0" errors="1" skipped="0">`,
      `    <testcase classname="${escapeXml(name)}" name="score"><error message="${escapeXml(message)}"/></testcase>`,
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
}

const failed = (cases: readonly Testcase[]): number =>
  cases.filter(({ failures }) => failures.length > 0).length;

function suiteLines(suite: {
  readonly name: string;
  readonly signature: string;
  readonly cases: readonly Testcase[];
}): string[] {
  const { name, signature, cases } = suite;
  return [
    `  <testsuite name="${escapeXml(name)}" tests="${cases.length}" failures="${failed(cases)}" errors="0" skipped="0">`,
    `    <properties><property name="signature" value="${escapeXml(signature)}"/></properties>`,
    ...cases.flatMap((each) => caseLines(name, each)),
    '  </testsuite>',
  ];
}

function caseLines(suite: string, { name, failures, output }: Testcase): string[] {
  const head = `    <testcase classname="${escapeXml(suite)}" name="${escapeXml(name)}"`;
  if (failures.length === 0)
    return [
      output === undefined ? `${head}/>` : `${head}><system-out>${escapeXml(output)}</system-out></testcase>`,
    ];
  return [
    `${head}>`,
    ...failures.map((message) => `      <failure message="${escapeXml(message)}"/>`),
    '    </testcase>',
  ];
}

const numberCase = ({ id, label, now }: GateCheck['numbers'][number], { failures }: GateCheck): Testcase => ({
  name: label,
  failures: failures
    .filter((failure) => failure.kind !== 'document' && failure.id === id)
    .map((failure) => failureText(failure, (name) => name)),
  output: percent(now),
});

/** A document that is worse fails if its system does; otherwise its change is allowed. */
function documentCases(check: GateCheck, isUpdate: boolean): Testcase[] {
  const { documents, failures, numbers, metric } = check;
  const label = numbers.find(({ id }) => id === metric)?.label ?? metric;
  return documents.changed
    .filter((document) => (changeOf(document) ?? 0) < 0)
    .map((document) => {
      const text = `${label} ${changeText(document)}`;
      return failures.length === 0 || isUpdate
        ? { name: `document ${document.id}`, failures: [], output: text }
        : { name: `document ${document.id}`, failures: [text] };
    });
}

/** Text for XML 1.0, which has no control characters and no surrogates without a partner. */
const escapeXml = (text: string): string =>
  escapeHtml(
    text
      .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]/g, '\ufffd')
      .replace(/\p{Surrogate}/gu, '\ufffd'),
  ).replace(/[\t\n\r]/g, (char) => `&#${char.charCodeAt(0)};`);
