import { problemCodes } from '../../problem-codes.ts';
import { suggestion } from '../../problems/nearest.ts';
import { pageOf } from '../../problems/page-of.ts';
import { UsageError } from '../../problems/problem.ts';
import { textAsset } from '../assets.ts';

/** What `corefeval help CODE` prints: the section of the documentation about a problem code, as text. */
export function problemPage(code: string, read: (path: string) => string = textAsset): string {
  if (!Object.hasOwn(problemCodes, code))
    throw new UsageError(
      `There is no problem code "${code}".${suggestion(code, Object.keys(problemCodes))}`,
      'docs/errors/README.md lists all codes',
    );
  const [path] = pageOf(code).split('#');
  const heading = `### \`${code}\`\n`;
  const [section = ''] = read(path)
    .split(/^(?=#{2,3} )/m)
    .filter((each) => each.startsWith(heading));
  return `${code}\n\n${plainText(section.slice(heading.length))}\n`;
}

/** Markdown without the marks that a terminal does not show: emphasis, and addresses of links within the documentation. */
const plainText = (markdown: string): string =>
  markdown
    .replace(/\*\*([^*\n]+)\*\*/g, '$1')
    .replace(/\[([^\]\n]+)\]\((?!https?:)[^)\n]*\)/g, '$1')
    .trim();
