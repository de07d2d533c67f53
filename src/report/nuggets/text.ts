import { type Paint, plain, visible } from '../../problems/render.ts';
import { counted } from '../numbers.ts';
import type { TableOptions } from '../score/tables.ts';
import { ranking, type TextOptions } from '../score/text.ts';
import type { Table } from '../table/table.ts';
import { textTable } from '../table/text.ts';
import type { TitledTable } from '../table/titled.ts';
import type { NuggetReport, NuggetSystem } from './report.ts';
import { documentCount } from './report.ts';
import { nuggetLeaderboard, systemTables } from './tables.ts';

/** Nugget scores for reading on a terminal. */
export function nuggetText(report: NuggetReport, paint: Paint = plain, options: TextOptions = {}): string {
  const { columns } = options;
  const signature = paint.dim(`signature: ${visible(report.signature)}`);
  const titled = ({ title, table }: TitledTable) => {
    const text =
      table.marked === undefined
        ? textTable(table, { head: paint.dim, columns })
        : ranking(table, paint, columns);
    return `${paint.bold(visible(title))}\n${text}`;
  };
  const parts = [textTable(factsTable(report), { columns }), ...sections(report, options).map(titled)];
  return `${[...parts, signature].join('\n\n')}\n`;
}

/** The tables of a report: all tables of one system, or a leaderboard of several with the requested details. */
export function sections(report: NuggetReport, options?: TableOptions): TitledTable[] {
  const [only, ...others] = report.systems;
  if (others.length === 0) return systemTables(report, only, options);
  const details = (system: NuggetSystem) =>
    systemTables(report, system, options).map(({ title, table }) => ({
      title: `${title}: ${system.name}`,
      table,
    }));
  const wanted = report.perDocument || report.perType;
  return [nuggetLeaderboard(report, options), ...(wanted ? report.systems.flatMap(details) : [])];
}

function factsTable({ gold, systems }: NuggetReport): Table {
  const row = (role: string, path: string, facts: NuggetSystem['scores']['gold']) => [
    role,
    path,
    documentCount(facts.documents, facts.extraDocuments),
    counted(facts.mentions, 'mention'),
    counted(facts.clusters, 'cluster'),
  ];
  const rows = [
    row('gold', gold, systems[0].scores.gold),
    ...systems.map(({ path, scores }) => row('system', path, scores.system)),
  ];
  return {
    head: rows[0],
    rows: rows.slice(1),
    align: ['left', 'left', 'right', 'right', 'right'],
    names: 1,
    spare: [[4], [2]],
  };
}
