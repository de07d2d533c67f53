import { type Paint, plain, visible } from '../problems/render.ts';
import { documentsOf } from './nuggets-facts.ts';
import type { NuggetReport, NuggetSystem } from './nuggets-report.ts';
import { nuggetLeaderboard, systemTables, type TitledTable } from './nuggets-tables.ts';
import { counted } from './numbers.ts';
import { type Table, textTable } from './table.ts';

/** Nugget scores for reading on a terminal. */
export function nuggetText(report: NuggetReport, paint: Paint = plain): string {
  const titled = ({ title, table }: TitledTable) =>
    `${paint.bold(visible(title))}\n${textTable(table, { head: paint.dim })}`;
  const parts = [factsTable(report), ...sections(report).map(titled)];
  return `${[...parts, paint.dim(`signature: ${visible(report.signature)}`)].join('\n\n')}\n`;
}

/** The tables of a report: all tables of one system, or a leaderboard of several with the requested details. */
export function sections(report: NuggetReport): TitledTable[] {
  const [only, ...others] = report.systems;
  if (others.length === 0) return systemTables(report, only);
  const details = (system: NuggetSystem) =>
    systemTables(report, system).map(({ title, table }) => ({ title: `${title}: ${system.name}`, table }));
  const wanted = report.perDocument || report.perType;
  return [nuggetLeaderboard(report), ...(wanted ? report.systems.flatMap(details) : [])];
}

function factsTable({ gold, systems }: NuggetReport): string {
  const row = (role: string, path: string, facts: NuggetSystem['scores']['gold']) => [
    role,
    path,
    documentsOf(facts.documents, facts.extraDocuments),
    counted(facts.mentions, 'mention'),
    counted(facts.clusters, 'cluster'),
  ];
  const rows = [
    row('gold', gold, systems[0].scores.gold),
    ...systems.map(({ path, scores }) => row('system', path, scores.system)),
  ];
  const table: Table = {
    head: rows[0],
    rows: rows.slice(1),
    align: ['left', 'left', 'right', 'right', 'right'],
  };
  return textTable(table);
}
