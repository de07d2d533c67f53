import { readFileSync } from 'node:fs';
import { problemCodes } from '../../problem-codes.ts';
import { suggestion } from '../../problems/nearest.ts';
import { UsageError } from '../../problems/problem.ts';
import { builtFile } from '../built-file.ts';

/** The sections of docs/errors by code, as the build wrote them. */
export const readPages = (): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(builtFile('help/problems.json'), 'utf8'));

/** What `corefeval help CODE` prints: the section of the documentation about a problem code, as text. */
export function problemPage(code: string, pages: Readonly<Record<string, string>>): string {
  if (!Object.hasOwn(pages, code))
    throw new UsageError(
      `There is no problem code "${code}".${suggestion(code, Object.keys(problemCodes))}`,
      'docs/errors/README.md lists all codes',
    );
  return `${code}\n\n${plainText(pages[code])}\n`;
}

/** Markdown without the marks that a terminal does not show: emphasis, and addresses of links within the documentation. */
const plainText = (markdown: string): string =>
  markdown
    .replace(/\*\*([^*\n]+)\*\*/g, '$1')
    .replace(/\[([^\]\n]+)\]\((?!https?:)[^)\n]*\)/g, '$1')
    .trim();
