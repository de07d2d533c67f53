/**
 * Whether a whole text, from its first byte to its last, is a report of this program. Notes of a user with a pasted report are not. A
 * report in which something unusual was printed may be missed: then the user is asked for --force, and nothing is lost.
 */
import { metrics } from '../../metrics/index.ts';
import { width } from '../../report/table/text-width.ts';
import { NOTE, TITLE } from './report-lines.ts';

const METHODS =
  /^(?:Scores were computed|Errors were classified|Event nuggets were scored|Agreement was computed) with corefeval .*Signature: /;

const SIGNATURE = /^signature: (?:metrics|nuggets|alpha):\S*$/;
const BIBTEX = /^(?:@\w+\{[^\s{},]+,| {2}\w+ = \{.*\},?|\}|)$/;

/** The blocks of a text, which empty lines separate; undefined if the text does not end with one line break. */
function blocksOf(text: string): string[][] | undefined {
  if (!/[^\n]\n$/.test(text) || text.startsWith('\n')) return undefined;
  return text
    .slice(0, -1)
    .split(/\n\n+/)
    .map((block) => block.split('\n'));
}

/** The blocks before the methods and the references that --cite adds; undefined if what follows them is something else. */
function withoutCitation(
  blocks: readonly string[][],
  isReference: (line: string) => boolean,
): string[][] | undefined {
  const cited = blocks.findIndex((lines) => lines.length === 1 && METHODS.test(lines[0]));
  if (cited < 0) return [...blocks];
  const references = blocks.slice(cited + 1);
  return references.length > 0 && references.flat().every(isReference) ? blocks.slice(0, cited) : undefined;
}

/** Scores, comparisons, errors and agreement as text. */
function isTextReport(text: string): boolean {
  const blocks = withoutCitation(blocksOf(text) ?? [], (line) => BIBTEX.test(line));
  if (blocks === undefined || blocks.length < 2) return false;
  const [facts, ...rest] = blocks;
  const last = rest.pop()?.filter((line) => !/^(?:intervals|comparison): /.test(line)) ?? [];
  return (
    facts.every((line) => /^(?:key|response|gold|system|annotator|\S.*) {2,}\S/.test(line)) &&
    /^(?:key(?: of .+?)?|gold|annotator) {2,}\S/.test(facts[0]) &&
    rest.every(isTextBlock) &&
    last.length === 1 &&
    SIGNATURE.test(last[0])
  );
}

function isTextBlock(lines: readonly string[]): boolean {
  if (lines.every((line) => NOTE.test(line))) return true;
  const [title, ...rest] = lines;
  const rows = TITLE.test(title) ? rest : lines;
  if (/^Examples(?:$|: )/.test(title)) return rest.every((line) => /^(?: {4}\S|\S.* {2}[A-Z])/.test(line));
  const notes = rows.findIndex((line) => NOTE.test(line));
  const table = notes < 0 ? rows : rows.slice(0, notes);
  return isAligned(table) && rows.slice(table.length).every((line) => NOTE.test(line));
}

/** Whether lines are a table: each has several cells, and at least one pair of blanks is at the same place in all of them. */
function isAligned(lines: readonly string[]): boolean {
  if (lines.length === 0 || !lines.every((line) => /\S {2,}\S|^ {2,}\S/.test(line))) return false;
  const shared = new Set<number>();
  lines.forEach((line, i) => {
    const gaps = gapsOf(line);
    if (i === 0) for (const gap of gaps) shared.add(gap);
    else for (const gap of shared) if (!gaps.has(gap)) shared.delete(gap);
  });
  return shared.size > 0;
}

/** The columns where two blanks begin that follow or precede a cell. */
function gapsOf(line: string): Set<number> {
  const gaps = new Set<number>();
  for (const { index, 0: blanks } of line.matchAll(/ {2,}(?=\S)/g)) {
    const column = width(line.slice(0, index));
    for (let i = 0; i + 1 < blanks.length; i++) gaps.add(column + i);
  }
  return gaps;
}

const PROBLEM = /^.*: (?:error|warning|note)\[[\w-]+(?:\/[\w-]+)*\]: /;
const SIZES = String.raw`[\d,]+ documents?, (?:[\d,]+ tokens?, )?[\d,]+ mentions?`;

/** Every line is one that `check` prints, and the totals are the last one. */
const isCheckReport = (text: string): boolean =>
  /\ncorefeval check: [\d,]+ errors?, [\d,]+ warnings?, [\d,]+ notes?\n$/.test(`\n${text}`) &&
  (blocksOf(text)?.slice(0, -1) ?? []).every(
    (lines) =>
      isListOfProblems(lines) ||
      lines.every((line) =>
        new RegExp(`: (?:nothing was read|${SIZES}, .*; fingerprint \\w+)$`).test(line),
      ) ||
      lines.every((line) => /^ *[\d,]+ {2}(?:error|warning|note) +[\w-]+\/[\w-]+ {2,}\S/.test(line)) ||
      lines.every((line) => /^fixed .*; written to /.test(line)),
  ) &&
  blocksOf(text)?.at(-1)?.length === 1;

/** Problems, each with the lines below it that begin with blanks. */
const isListOfProblems = (lines: readonly string[]): boolean =>
  PROBLEM.test(lines[0]) && lines.every((line) => PROBLEM.test(line) || /^ {2}/.test(line));

/** Problems and one line for each file. */
const isNuggetCheck = (text: string): boolean => {
  const lines = blocksOf(text);
  if (lines?.length !== 1) return false;
  const isTotal = (line: string) => new RegExp(`: ${SIZES}: [\\d,]+ errors?, [\\d,]+ warnings?`).test(line);
  const isProblem = (line: string) => PROBLEM.test(line) || /^(?: {2}|… and [\d,]+ more$)/.test(line);
  return isTotal(lines[0].at(-1) ?? '') && lines[0].every((line) => isTotal(line) || isProblem(line));
};

const labels: ReadonlySet<string> = new Set([...metrics.map(({ label }) => label), 'CoNLL']);

/** A document worked out, one of its changes, or why a number differs. */
function isExplanation(text: string): boolean {
  const blocks = blocksOf(text);
  if (blocks === undefined) return false;
  const isStep = (line: string) => /^ {2,}.*(?:[={:…]|meets|mentions)/.test(line) || / = /.test(line);
  const isHead = (line: string) =>
    labels.has(line) ||
    /^(?:Key|Response): [\d,]+ entit(?:y|ies)$/.test(line) ||
    labels.has(line.split(' ')[0]);
  const [[first]] = blocks;
  if (/^Document .*/.test(first))
    return (
      blocks.every(
        (lines, i) =>
          (i === 0 ? lines.slice(1) : lines).every((line) => isHead(line) || isStep(line)) ||
          isAligned(lines),
      ) && blocks.length > 1
    );
  return (
    blocks[0].length === 1 &&
    /^\w+: [\d.]+ here(?:, [\d.]+ elsewhere)?$/.test(first) &&
    blocks
      .slice(1)
      .every(
        (lines) =>
          isAligned(lines) ||
          lines.every((line) => /^(?:No set of |This number results if|or if| {2}\S)/.test(line)),
      )
  );
}

/** Gold and a system side by side: a name and a table for each document, and the totals. */
function isSideBySide(text: string): boolean {
  const blocks = blocksOf(text);
  const total = blocks?.pop() ?? [];
  return (
    total.length === 1 &&
    /^[\d,]+ documents?(?: \+ [\d,]+ extra)?: [\d,]+ right spans?, [\d,]+ span errors?, [\d,]+ missing, [\d,]+ extra/.test(
      total[0],
    ) &&
    (blocks ?? []).every(
      ([name, ...rows]) =>
        !/ {2}/.test(name) &&
        rows.every((row) => /^(?:(?:right|missing|extra|[^ ].*? error) +\S| {2,}\S)/.test(row)),
    )
  );
}

/** Any report as text. */
export const isEarlierText = (text: string): boolean =>
  [isTextReport, isCheckReport, isNuggetCheck, isExplanation, isSideBySide].some((is) => is(text));

/** First cells of the heads of tables. */
const HEADS: ReadonlySet<string> = new Set([
  '',
  'Annotator',
  'Attributes',
  'Baseline',
  'Data set',
  'Decision',
  'Distance',
  'Document',
  'Feature',
  'Group',
  'Label',
  'Links',
  'Metric',
  'Pair',
  'Side',
  'Singletons',
  'System',
  'Type',
  'Where',
]);

const cellsOf = (row: string): string[] => row.slice(1, -1).split(/(?<!\\)\|/);

/** Tables with their titles, and signatures at the end. */
export function isEarlierMarkdown(text: string): boolean {
  const fenced = (line: string) => BIBTEX.test(line) || line === '```bibtex' || line === '```';
  const blocks = withoutCitation(blocksOf(text) ?? [], fenced);
  const last = blocks?.pop() ?? [];
  return (
    last.every((line) => /^`(?:comparison|intervals|signature): \S+`$/.test(line)) &&
    last.some((line) => /^`signature: (?:metrics|nuggets|alpha):/.test(line)) &&
    (blocks ?? []).every(
      (lines) =>
        isMarkdownTable(lines) ||
        lines.every((line) => NOTE.test(line) || /^`(?:comparison|intervals|signature): \S+`$/.test(line)) ||
        (lines.length === 1 &&
          lines[0].startsWith('### ') &&
          TITLE.test(lines[0].slice(4).replaceAll('\\', ''))),
    )
  );
}

/** Whether lines are a table; where numbers are aligned to the right, each row has one, or a dash. */
function isMarkdownTable([head, delimiter = '', ...rows]: readonly string[]): boolean {
  const aligned = cellsOf(delimiter);
  return (
    HEADS.has(cellsOf(head)[0].trim()) &&
    /^\|(?:---:?\|)+$/.test(delimiter) &&
    [head, delimiter, ...rows].every(
      (row) => /^\|.*\|$/.test(row) && cellsOf(row).length === aligned.length,
    ) &&
    (!delimiter.includes(':') ||
      rows.every((row) =>
        cellsOf(row).some((cell, i) => aligned[i] !== '---' && /^[^a-z]*(?:\d|–)/i.test(cell)),
      ))
  );
}

const LATEX_COMMAND =
  /^\s*\\(?:begin|end|(?:top|mid|bottom|cmid)rule|caption|centering|footnotesize|label|medskip|noindent|scriptsize|setlength|small|tiny)\b/;

/** Tables, comments, and the sentence about methods. */
export const isEarlierLatex = (text: string): boolean =>
  text.startsWith('% ') &&
  text.endsWith('\n') &&
  /\b[Ss]ignatures?: (?:\\texttt\{)?(?:metrics|nuggets|alpha|test):/.test(text) &&
  text
    .slice(0, -1)
    .split('\n')
    .every(
      (line) =>
        line === '' ||
        METHODS.test(line) ||
        / ?\\\\$/.test(line) ||
        LATEX_COMMAND.test(line) ||
        /^% (?:needs \\usepackage|(?:signature|comparison|intervals): \S+$)/.test(line) ||
        (line.startsWith('% ') && NOTE.test(line.slice(2))) ||
        (line.startsWith('% ') && BIBTEX.test(line.slice(2))) ||
        line === '%',
    );
