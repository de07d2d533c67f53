import type { Facts } from '../../evaluate/index.ts';
import { originText } from '../../evaluate/origin.ts';
import { type Paint, plain, visible } from '../../problems/render.ts';
import { leftOutLine } from '../left-out.ts';
import { counted, mainTitle, textLength } from '../numbers.ts';
import { type Table, withSuperscriptCharacters } from '../table/table.ts';
import { MARK_LEGEND, textTable } from '../table/text.ts';
import {
  filterLines,
  keySides,
  minimumSources,
  type ScoreReport,
  type SideReport,
  type SystemReport,
  statisticsLines,
} from './report.ts';
import { standingsLegend, withStandings } from './standings.ts';
import {
  documentTable,
  FRACTION_COLUMNS,
  groupTable,
  groupTitle,
  leaderboard,
  MAIN_TITLES,
  metricTable,
  scoreRemarks,
  type TableOptions,
  unitName,
} from './tables.ts';

export interface TextOptions extends TableOptions {
  /** Width of a line in terminal columns; nothing is shortened if absent. */
  readonly columns?: number | undefined;
}

/** Scores for reading on a terminal: the corpora, the table, per-document tables if any, the signature. */
export function textReport(report: ScoreReport, paint: Paint = plain, options: TextOptions = {}): string {
  const { columns } = options;
  const notes = [...statisticsLines(report), `signature: ${report.signature}`];
  const signature = paint.dim(notes.map(visible).join('\n'));
  const parts = [corporaText(report, columns)];
  const [only, ...others] = report.systems;
  if (others.length === 0) parts.push(oneSystem(report, only, paint, options));
  else if (report.standings === undefined) parts.push(ranking(leaderboard(report, options), paint, columns));
  else parts.push(standing(report, paint, options));
  parts.push(scoreRemarks(report).map(visible).join('\n'));
  const unit = unitName(report);
  for (const system of report.systems) {
    const groups = groupTable(report, system);
    if (groups !== undefined) {
      const what = groupTitle(report, system);
      const title = others.length === 0 ? what : `${what}: ${visible(system.name)}`;
      parts.push(`${paint.bold(title)}\n${textTable(groups, { head: paint.dim, columns })}`);
    }
    if (system.documents.length > 0) {
      const what = `${mainTitle(report.metrics)} by ${unit}`;
      const title = others.length === 0 ? what : `${what}: ${visible(system.name)}`;
      const table = textTable(documentTable(report, system), { head: paint.dim, columns });
      parts.push(`${paint.bold(title)}\n${table}`);
    }
  }
  if (report.average === 'macro') parts.push(`Means over ${unit}s (macro), not the CoNLL score of a corpus.`);
  parts.push(visible(leftOutLine(report)), signature);
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** The files of key and responses, their sizes and formats, and what is said about their mentions. */
export const corporaText = (report: ScoreReport, columns: number | undefined): string =>
  [
    textTable(factsTable(report), { columns }),
    ...originLines(report),
    ...spreadLines(report),
    ...minimumLines(report),
    ...filterLines(report).map(visible),
  ].join('\n');

function factsTable(report: ScoreReport): Table {
  const row = (role: string, path: string, facts: Facts) => [
    role,
    path,
    counted(facts.documents, 'document'),
    textLength(facts),
    counted(facts.mentions, 'mention'),
    counted(facts.entities, 'entity', 'entities'),
    counted(facts.singletons, 'singleton'),
  ];
  const rows = [
    ...keySides(report).map(([role, { path, facts }]) => row(role, path, facts)),
    ...report.systems.map(({ path, facts }) => row('response', path, facts)),
  ];
  return {
    head: rows[0],
    rows: rows.slice(1),
    align: ['left', 'left', ...Array(5).fill('right')],
    names: 1,
    // Tokens and singletons say the least about a response.
    spare: [[3], [6], [2], [5]],
  };
}

/** Where minimum spans come from, if mentions are matched by them. */
function minimumLines({ systems }: ScoreReport): string[] {
  return systems.flatMap(({ path, minimumSpans = {} }) =>
    Object.entries(minimumSpans).map(([source, documents]) =>
      visible(
        `minimum spans of ${path}: ${minimumSources[source as keyof typeof minimumSources]} (${counted(documents, 'document')})`,
      ),
    ),
  );
}

/** The formats of both sides and how they are known. CoNLL on both sides is the usual case and needs no line. */
function originLines(report: ScoreReport): string[] {
  const { systems } = report;
  const keys = keySides(report);
  const origins = [...keys.map(([, key]) => key), ...systems].flatMap((side) => side.origins ?? []);
  if (origins.every(({ format, facts }) => format === 'conll' && facts.length === 0)) return [];
  const lines = (role: string, { path, origins: own = [] }: SideReport) =>
    own.map((origin) => {
      const which = own.length === 1 ? '' : ` (${counted(origin.files, 'file')})`;
      return visible(`${role} ${path}${which} is ${originText(origin)}`);
    });
  return [
    ...keys.flatMap(([role, key]) => lines(role, key)),
    ...systems.flatMap((system) => lines('response', system)),
  ];
}

/** The topics of the key, and how many entities of each side are in several documents. */
function spreadLines({ key, systems, topics }: ScoreReport): string[] {
  const lines = (role: string, { path, spread }: SideReport, before: string) => {
    if (spread === undefined) return [];
    const { acrossDocuments, acrossTopics } = spread;
    const several = `${counted(acrossDocuments, 'entity', 'entities')} in several documents`;
    const beyond = acrossTopics === undefined ? '' : `, ${acrossTopics} in several topics`;
    return [visible(`${role} ${path} has ${before}${several}${beyond}`)];
  };
  const from = topics?.from === undefined ? '' : ` (${topics.from})`;
  const before = topics === undefined ? '' : `${counted(topics.count, 'topic')}${from}, `;
  return [...lines('key', key, before), ...systems.flatMap((system) => lines('response', system, ''))];
}

function oneSystem(report: ScoreReport, system: SystemReport, paint: Paint, options: TextOptions): string {
  const table = metricTable(report, system, options);
  const last = table.rows.length - 1;
  return textTable(table, {
    columns: options.columns,
    head: paint.dim,
    cell: (text, row, column) => {
      if (MAIN_TITLES.includes(table.head[column]) || row === last) return paint.bold(text);
      return FRACTION_COLUMNS.includes(column) ? paint.dim(text) : text;
    },
  });
}

/** A leaderboard with ranks and marks of significance, among which the marks of the best values would be ambiguous. */
function standing(report: ScoreReport, paint: Paint, options: TextOptions): string {
  const { marked: _, ...table } = withStandings(leaderboard(report, options), report);
  const drawn = textTable(withSuperscriptCharacters(table), { head: paint.dim, columns: options.columns });
  return `${drawn}\n${paint.dim(visible(standingsLegend(report)))}`;
}

/** A leaderboard with the best value of each column marked. */
export const ranking = (table: Table, paint: Paint, columns: number | undefined): string =>
  `${textTable(table, { head: paint.dim, mark: paint.bold, columns })}\n${paint.dim(MARK_LEGEND)}`;
