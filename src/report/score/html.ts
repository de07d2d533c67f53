import { renderProblems } from '../../problems/render.ts';
import { escapeHtml } from '../escape-html.ts';
import { leftOutLine } from '../left-out.ts';
import { grouped, mainTitle, textLength } from '../numbers.ts';
import { columnRuns, type Table } from '../table/table.ts';
import {
  filterLines,
  keySides,
  type ScoreReport,
  type SideReport,
  type SystemReport,
  statisticsLines,
} from './report.ts';
import { standingsLegend, withStandings } from './standings.ts';
import {
  documentTable,
  groupTable,
  groupTitle,
  leaderboard,
  metricTable,
  scoreRemarks,
  type TableOptions,
  unitName,
} from './tables.ts';

/** Scores as one self-contained page, without scripts, fonts or network access. */
export function htmlReport(report: ScoreReport, options?: TableOptions): string {
  const [only, ...others] = report.systems;
  const title = `Scores of ${report.systems.map(({ name }) => name).join(', ')}`;
  const main =
    others.length === 0
      ? metricTable(report, only, options)
      : withStandings(leaderboard(report, options), report);
  return htmlPage(title, [
    `${htmlCorpora(report)}<h2>${report.average === 'macro' ? `Means over ${unitName(report)}s (macro)` : 'Corpus'}</h2>
${htmlTable(main)}
${[standingsLegend(report), ...scoreRemarks(report)]
  .filter((line) => line !== '')
  .map((line) => `<p>${escapeHtml(line)}</p>\n`)
  .join(
    '',
  )}${leftOutLine(report) === '' ? '' : `<p>${escapeHtml(leftOutLine(report))}</p>\n`}${report.systems.map((system) => groups(report, system) + documents(report, system) + htmlWarnings(system)).join('')}
${statisticsLines(report)
  .map((line) => `<p class="signature">${escapeHtml(line)}</p>\n`)
  .join('')}<p class="signature">signature: ${escapeHtml(report.signature)}</p>`,
  ]);
}

/** A page without scripts, fonts or network access. */
export const htmlPage = (title: string, parts: readonly string[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '${STYLE_HASH}'; base-uri 'none'; form-action 'none'">
<meta name="generator" content="corefeval">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${STYLE_SHEET}</style>
<h1>${escapeHtml(title)}</h1>
${parts.filter((part) => part !== '').join('\n')}
</html>
`;

/** The files of key and responses, their sizes, and what a filter left out. */
export const htmlCorpora = (report: ScoreReport): string =>
  `${htmlTable(factsTable(report))}\n${filterLines(report)
    .map((line) => `<p>${escapeHtml(line)}</p>\n`)
    .join('')}`;

/** Numbers of documents, entities and mentions, key first. */
function factsTable(report: ScoreReport): Table {
  const { key, systems } = report;
  const isCharacters = [key, ...systems].some(({ facts }) => facts.characters > 0);
  const row = (role: string, { path, facts }: SideReport) => [
    role,
    path,
    grouped(facts.documents),
    isCharacters ? textLength(facts) : grouped(facts.tokens),
    ...[facts.mentions, facts.entities, facts.singletons].map(grouped),
  ];
  return {
    head: ['', 'File', 'Documents', isCharacters ? 'Length' : 'Tokens', 'Mentions', 'Entities', 'Singletons'],
    rows: [
      ...keySides(report).map(([role, side]) => row(role.replace('key', 'Key'), side)),
      ...systems.map((system) => row('Response', system)),
    ],
    align: ['left', 'left', ...Array(5).fill('right')],
  };
}

function groups(report: ScoreReport, system: SystemReport): string {
  const table = groupTable(report, system);
  return table === undefined
    ? ''
    : `<h2>${groupTitle(report, system)}: ${escapeHtml(system.name)}</h2>\n${htmlTable(table)}\n`;
}

function documents(report: ScoreReport, system: SystemReport): string {
  if (system.documents.length === 0) return '';
  return `<h2>${mainTitle(report.metrics)} by ${unitName(report)}: ${escapeHtml(system.name)}</h2>\n${htmlTable(documentTable(report, system))}\n`;
}

export function htmlWarnings({ name, warnings: problems }: Pick<SystemReport, 'name' | 'warnings'>): string {
  if (problems.length === 0) return '';
  const items = renderProblems(problems).map((text) => `<li><pre>${escapeHtml(text)}</pre></li>`);
  return `<h2>Warnings: ${escapeHtml(name)}</h2>\n<ul>${items.join('\n')}</ul>\n`;
}

export function htmlTable(table: Table): string {
  const { head, rows, align = [], marked = [], superscripts = [] } = table;
  const cell = (tag: string, content: string, column: number) =>
    `<${tag}${align[column] === 'right' ? ' class="number"' : ''}>${content}</${tag}>`;
  const titles = head.map((title, column) => cell('th', escapeHtml(title), column)).join('');
  const line = (cells: readonly string[], row: number) => {
    const contents = head.map((_, column) => {
      const text = escapeHtml(cells[column] ?? '');
      const small = superscripts[row]?.[column] ?? '';
      const raised = small === '' ? '' : `<sup>${escapeHtml(small)}</sup>`;
      return cell('td', (marked[row]?.[column] ? `<strong>${text}</strong>` : text) + raised, column);
    });
    return `<tr>${contents.join('')}</tr>`;
  };
  return `<div class="table"><table>\n<thead>${groupLine(table)}<tr>${titles}</tr></thead>\n<tbody>${rows.map(line).join('\n')}</tbody>\n</table></div>`;
}

/** The titles above groups of columns. */
function groupLine(table: Table): string {
  if (table.groups === undefined) return '';
  const cells = columnRuns(table, [...table.head.keys()]).map(({ title, columns }) =>
    title === '' ? '<td></td>' : `<th class="group" colspan="${columns.length}">${escapeHtml(title)}</th>`,
  );
  return `<tr>${cells.join('')}</tr>`;
}

const STYLE_SHEET = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 75rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.4rem; overflow-wrap: anywhere; } h2 { font-size: 1.1rem; margin-top: 2rem; }
.table { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .8rem .2rem 0; text-align: left; white-space: pre; }
th { border-bottom: 1px solid; font-weight: 600; } tbody tr:hover { background: #8883; }
/* a long path must not push the numbers after it out of sight */
h1 + .table td:nth-child(2) { white-space: pre-wrap; overflow-wrap: anywhere; }
.number { text-align: right; } .group { text-align: center; } pre { white-space: pre-wrap; margin: 0; } ul { padding-left: 1.2rem; }
.signature { margin-top: 2rem; font: .8rem monospace; overflow-wrap: anywhere; opacity: .7; }`;

/** Content security policy hash that allows only this style sheet; a test compares the two. */
const STYLE_HASH = 'sha256-i/DFpMRwcAyR6zyFk/+r5rRhqqsjkB/bqYVA/OZJGRE=';
