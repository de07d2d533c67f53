import type { Facts } from '../evaluate/index.ts';
import { originText } from '../evaluate/origin.ts';
import { type Paint, plain, visible } from '../problems/render.ts';
import { counted } from './numbers.ts';
import type { ScoreReport, Side, SystemReport } from './score-report.ts';
import { documentTable, leaderboard, metricTable } from './score-tables.ts';
import { type Table, textTable } from './table.ts';

/** Scores for reading on a terminal: the corpora, the table, per-document tables if any, the signature. */
export function textReport(report: ScoreReport, paint: Paint = plain): string {
  const parts = [[factsTable(report), ...originLines(report)].join('\n')];
  const [only, ...others] = report.systems;
  if (others.length === 0) parts.push(oneSystem(report, only, paint));
  else parts.push(ranking(report, paint));
  for (const system of report.systems) {
    if (system.documents.length > 0) {
      const title = others.length === 0 ? 'F1 by document' : `F1 by document: ${visible(system.name)}`;
      parts.push(`${paint.bold(title)}\n${textTable(documentTable(report, system), { head: paint.dim })}`);
    }
  }
  if (report.average === 'macro')
    parts.push('Means over documents (macro), not the CoNLL score of a corpus.');
  parts.push(paint.dim(`signature: ${visible(report.signature)}`));
  return `${parts.join('\n\n')}\n`;
}

function factsTable({ key, systems }: ScoreReport): string {
  const row = (role: string, path: string, facts: Facts) => [
    role,
    path,
    counted(facts.documents, 'document'),
    counted(facts.tokens, 'token'),
    counted(facts.mentions, 'mention'),
    counted(facts.entities, 'entity', 'entities'),
    counted(facts.singletons, 'singleton'),
  ];
  const rows = [
    row('key', key.path, key.facts),
    ...systems.map(({ path, facts }) => row('response', path, facts)),
  ];
  return textTable({
    head: rows[0],
    rows: rows.slice(1),
    align: ['left', 'left', ...Array(5).fill('right')],
  });
}

/** The formats of both sides and how they are known. CoNLL on both sides is the usual case and needs no line. */
function originLines({ key, systems }: ScoreReport): string[] {
  const origins = [key, ...systems].flatMap((side) => side.origins ?? []);
  if (origins.every(({ format, facts }) => format === 'conll' && facts.length === 0)) return [];
  const lines = (role: string, { path, origins: own = [] }: Side) =>
    own.map((origin) => {
      const which = own.length === 1 ? '' : ` (${counted(origin.files, 'file')})`;
      return visible(`${role} ${path}${which} is ${originText(origin)}`);
    });
  return [...lines('key', key), ...systems.flatMap((system) => lines('response', system))];
}

function oneSystem(report: ScoreReport, system: SystemReport, paint: Paint): string {
  const table = metricTable(report, system);
  const last = table.rows.length - 1;
  return textTable(table, {
    head: paint.dim,
    cell: (text, row, column) => {
      if (column === 2 || column === 4) return paint.dim(text);
      return column === 5 || row === last ? paint.bold(text) : text;
    },
  });
}

/** The leaderboard, with the best value of each column highlighted. */
function ranking(report: ScoreReport, paint: Paint): string {
  const table: Table = leaderboard(report);
  const best = table.head.map((_, column) =>
    Math.max(
      ...table.rows.map((row) => Number.parseFloat(row[column])).filter((value) => !Number.isNaN(value)),
    ),
  );
  return textTable(table, {
    head: paint.dim,
    cell: (text, _, column) =>
      column > 0 && Number.parseFloat(text) === best[column] ? paint.bold(text) : text,
  });
}
