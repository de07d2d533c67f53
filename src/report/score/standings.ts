import type { Standing } from '../../compare/index.ts';
import type { Table } from '../table/table.ts';
import type { ScoreReport } from './report.ts';
import { MAIN_TITLES } from './tables.ts';

/** The comparison of all pairs of systems by the number that they are ranked by. */
export interface PairedStandings {
  /** The statistic: `conll`, or the id of the first metric. */
  readonly statistic: string;
  readonly label: string;
  readonly documents: number;
  /** Number of pairs. */
  readonly comparisons: number;
  /** Everything that the p-values depend on. */
  readonly signature: string;
  /** The systems by score, the highest first. */
  readonly systems: readonly Standing[];
}

/** The leaderboard with ranks, the letters of systems that cannot be told apart, and marks of significance. */
export function withStandings(table: Table, { standings }: Pick<ScoreReport, 'standings'>): Table {
  if (standings === undefined) return table;
  const { label, systems } = standings;
  const main = table.head.findIndex((title, column) =>
    table.groups === undefined
      ? title === label
      : table.groups[column] === label && MAIN_TITLES.includes(title),
  );
  const own = table.rows.map(([name]) => systems.find(({ system }) => system === name));
  const afterName = <T>([name, ...cells]: readonly T[], second: T): T[] => [name, second, ...cells];
  return {
    ...table,
    head: afterName(table.head, 'Rank'),
    ...(table.groups === undefined ? {} : { groups: afterName(table.groups, '') }),
    rows: table.rows.map((row, r) => afterName(row, rankText(own[r], systems))),
    ...(table.align === undefined ? {} : { align: afterName(table.align, 'right') }),
    ...(table.marked === undefined ? {} : { marked: table.marked.map((row) => afterName(row, false)) }),
    superscripts: table.rows.map((row, r) =>
      afterName(
        row.map((_, column) =>
          column === 0 ? (own[r]?.letters ?? '') : column === main ? marksOf(own[r]) : '',
        ),
        '',
      ),
    ),
  };
}

/** 1 and the number of systems in better groups. */
function rankText(own: Standing | undefined, systems: readonly Standing[]): string {
  const group = own?.group ?? null;
  if (group === null) return '';
  return String(1 + systems.filter((other) => other.group !== null && other.group < group).length);
}

const marksOf = (own: Standing | undefined): string =>
  `${own?.betterThanNext ? '*' : ''}${own?.worseThanBest ? '†' : ''}`;

/** What ranks, letters and marks mean; empty if there are none. */
export function standingsLegend({ standings }: Pick<ScoreReport, 'standings'>): string {
  if (standings === undefined) return '';
  const { label, documents, comparisons } = standings;
  const over = `${documents} document${documents === 1 ? '' : 's'}`;
  const pairs = `${comparisons} comparison${comparisons === 1 ? '' : 's'}`;
  return `Systems with a common letter cannot be told apart (${label}, randomisation over ${over}, Holm over ${pairs}, 5 %). * better than the next system, † worse than the best.`;
}
