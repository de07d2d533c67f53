import { leftOutLine } from '../left-out.ts';
import { counted } from '../numbers.ts';
import { escapeMarkdown, markdownCode, markdownTable } from '../table/markdown.ts';
import { type BrokenMention, brokenWords, flipsText, type GateFlips } from './flips.ts';
import { type GateCheck, type GateDocument, type GateReport, worstDocuments } from './report.ts';
import { numbersTable } from './tables.ts';
import { changeText, decisiveText, documentsText, failureText, furtherFailures } from './wording.ts';

/** Documents named in the sentence about the worst, and in the list below it. */
const NAMED_DOCUMENTS = 3;
const LISTED_DOCUMENTS = 40;

/** Characters of a summary: GitHub takes 1 MiB in one step, and a character has at most 4 bytes. */
const MAX_SUMMARY_CHARACTERS = 250_000;

/** The address of a document in a page, as seen by the system at this position. */
export type DocumentAddress = (document: string, system: number) => string;

/** The result of a gate for the summary of a job or a comment on a pull request. */
export function gateMarkdown(report: GateReport, addressOf?: DocumentAddress): string {
  const { checks, notes } = report;
  const parts: string[] = [];
  let room = MAX_SUMMARY_CHARACTERS;
  for (const [system, check] of checks.entries()) {
    const whole = checkMarkdown(check, report, addressOf && ((id) => addressOf(id, system)));
    const text = whole.length <= room ? whole : headingOf(check, report);
    room -= text.length;
    if (room < 0) break;
    parts.push(text);
  }
  if (parts.length < checks.length)
    parts.push(`… and ${counted(checks.length - parts.length, 'check')} more.`);
  return `${[
    ...parts,
    ...notes.map(noteText),
    ...(leftOutLine(report) === '' ? [] : [escapeMarkdown(leftOutLine(report))]),
  ].join('\n\n')}\n`;
}

const noteText = (note: string): string => `Note: ${escapeMarkdown(note)}`;

function headingOf(check: GateCheck, { limits, checks }: GateReport): string {
  const { failures, system, dataset } = check;
  const name = `${markdownCode(system)}${dataset === undefined ? '' : ` on ${markdownCode(dataset)}`}: `;
  return `### ${failures.length > 0 ? '✗' : '✓'} corefeval: ${checks.length > 1 ? name : ''}${decisiveText(check, limits)}`;
}

function checkMarkdown(check: GateCheck, report: GateReport, addressOf?: (id: string) => string): string {
  const { documents, isCompared, signature, flips, notes } = check;
  const name = (document: Pick<GateDocument, 'id'>) => linked(document.id, addressOf);
  const worst = worstDocuments(documents, LISTED_DOCUMENTS);
  const named = worst.slice(0, NAMED_DOCUMENTS).map((each) => `${name(each)} ${changeText(each)}`);
  const sentences = isCompared
    ? [documentsText(documents), ...(named.length === 0 ? [] : [`Worst: ${named.join(', ')}.`])]
    : [];
  const failures = furtherFailures(check).map(
    (failure) => `- ✗ ${failureText(failure, (id) => linked(id, addressOf))}`,
  );
  return [
    headingOf(check, report),
    ...(failures.length === 0 ? [] : [failures.join('\n')]),
    markdownTable(numbersTable(check)),
    ...(sentences.length === 0 ? [] : [sentences.join(' ')]),
    ...(worst.length > NAMED_DOCUMENTS ? [details(worst, documents.worse, name)] : []),
    ...missingText(documents.missing),
    ...(flips === undefined ? [] : brokenParts(flips, (id) => name({ id }))),
    ...notes.map(noteText),
    markdownCode(signature),
  ].join('\n\n');
}

function details(
  worst: readonly GateDocument[],
  all: number,
  name: (document: GateDocument) => string,
): string {
  const title =
    worst.length === all
      ? `The ${all} worse documents`
      : `The worst ${worst.length} of ${all} worse documents`;
  const lines = worst.map((document) => `- ${name(document)} ${changeText(document)}`);
  return `<details><summary>${title}</summary>\n\n${lines.join('\n')}\n\n</details>`;
}

/** The sentence about what is newly wrong, and the mentions. */
function brokenParts(flips: GateFlips, name: (document: string) => string): string[] {
  const sentence = flipsText(flips, markdownCode);
  const { broken } = flips;
  if (broken.length === 0) return [sentence];
  const shown = broken.slice(0, LISTED_DOCUMENTS);
  const title =
    shown.length === broken.length
      ? 'Newly wrong mentions'
      : `The first ${shown.length} of ${broken.length} newly wrong mentions`;
  const lines = shown.map((each) => brokenLine(each, name));
  return [sentence, `<details><summary>${title}</summary>\n\n${lines.join('\n')}\n\n</details>`];
}

function brokenLine(broken: BrokenMention, name: (document: string) => string): string {
  const { where, mention, kind, antecedent } = brokenWords(broken);
  const link = antecedent === undefined ? '' : `, to ${markdownCode(antecedent)}`;
  const line = where === broken.document ? '' : ` ${markdownCode(where)}`;
  return `- ${name(broken.document)}${line}: ${markdownCode(mention)} (${kind}${link})`;
}

const missingText = (missing: readonly string[]): string[] => {
  if (missing.length === 0) return [];
  const shown = missing.slice(0, LISTED_DOCUMENTS).map((id) => markdownCode(id));
  const more = missing.length > shown.length ? ` and ${missing.length - shown.length} more` : '';
  return [`Not in the response: ${shown.join(', ')}${more}.`];
};

/** The name of a document, as a link to it if there is a page. */
const linked = (id: string, addressOf: ((id: string) => string) | undefined): string =>
  addressOf === undefined ? markdownCode(id) : `[${markdownCode(id)}](${escapeAddress(addressOf(id))})`;

/** An address in a link of Markdown, which blanks, brackets and quotation marks would end. */
const escapeAddress = (address: string): string =>
  address.replace(
    /[\s()<>"'\\`*_[\]|\x00-\x1f\x7f]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
