import { fileName, type Problem } from './problem.ts';

/** Styles of the parts of a message; plain text without a terminal. */
export interface Paint {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly red: (text: string) => string;
  readonly yellow: (text: string) => string;
}

const same = (text: string) => text;
export const plain: Paint = { bold: same, dim: same, red: same, yellow: same };

/**
 * Formats a problem: where, what, expected, what to do; a caret where the place in the excerpt is known.
 *
 *     key.conll:118:24: error[conll/unopened]: Entity 12 is closed here, but was never opened.
 *       118 | bc/cctv/00  0  7  Corp.  12)
 *                                      ^
 *       expected: "(12" on this line or earlier in the document
 *       help: fix the bracket, or pass --lenient to drop this mention
 */
export function renderProblem(problem: Problem, paint: Paint = plain): string {
  const { code, severity, message, line, excerpt, caret, expected, help } = problem;
  const tint = { error: paint.red, warning: paint.yellow, note: paint.dim }[severity];
  const lines = [
    `${paint.bold(prefix(problem))}${tint(`${severity}[${code}]:`)} ${visible(message)}`,
    excerpt === undefined ? undefined : paint.dim(`  ${line} | ${visible(excerpt)}`),
    excerpt === undefined || caret === undefined
      ? undefined
      : `${' '.repeat(`  ${line} | `.length)}${paddingOf([...excerpt].slice(0, caret))}^`,
    expected === undefined ? undefined : `  expected: ${visible(expected)}`,
    help === undefined ? undefined : `  help: ${visible(help)}`,
  ];
  return lines.filter((text) => text !== undefined).join('\n');
}

/** Formats problems one by one; the first of each code names the command that explains it. */
export function renderProblems(problems: Iterable<Problem>, paint: Paint = plain): string[] {
  const explained = new Set<string>();
  return Array.from(problems, (problem) => {
    const text = renderProblem(problem, paint);
    if (explained.has(problem.code)) return text;
    explained.add(problem.code);
    return `${text}\n  more: corefeval help ${problem.code}`;
  });
}

/** Blanks as wide as some characters on a terminal: East Asian characters take two columns, combining marks none. */
const paddingOf = (characters: readonly string[]): string =>
  characters.map((each) => (/\p{M}/u.test(each) ? '' : WIDE_CHARACTER.test(each) ? '  ' : ' ')).join('');

const WIDE_CHARACTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60\u{1f300}-\u{1faff}]/u;

function prefix({ file, line, column }: Problem): string {
  const name = file === undefined ? undefined : fileName(file);
  const place = [name, line, line === undefined ? undefined : column].filter((part) => part !== undefined);
  return place.length === 0 ? '' : `${visible(place.join(':'))}: `;
}

/** Control characters from a file, a file name or an argument must not reach the terminal. */
export const visible = (text: string): string => text.replace(/[\x00-\x1f\x7f-\x9f]/g, '\ufffd');

/** The same for text of several lines. */
export const visibleLines = (text: string): string =>
  text.replace(/[\x00-\x09\x0b-\x1f\x7f-\x9f]/g, '\ufffd');
