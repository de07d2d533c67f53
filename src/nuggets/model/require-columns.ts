import type { Report } from '../../problems/problem.ts';
import { problem } from '../codes.ts';
import type { Attribute } from './attributes.ts';
import type { NuggetFile } from './nugget-file.ts';

/** Refuses an attribute whose column no mention of the gold file has; that a system lacks it is a warning. */
export function requireColumns(
  gold: NuggetFile,
  system: NuggetFile,
  attributes: readonly Attribute[],
  report: Report,
  goldReport: Report,
): void {
  for (const { name, column } of attributes) {
    if (!hasColumn(gold, column)) goldReport(missingColumn(gold.name, name, column, 'error'));
    if (!hasColumn(system, column)) report(missingColumn(system.name, name, column, 'warning'));
  }
}

/** A file without mentions lacks no column. */
function hasColumn({ documents }: NuggetFile, column: number): boolean {
  const mentions = documents.flatMap((document) => document.mentions);
  return mentions.length === 0 || mentions.some(({ extra }) => extra.length > column - FIXED_COLUMNS);
}

const FIXED_COLUMNS = 7;

const missingColumn = (file: string, name: string, column: number, severity: 'error' | 'warning') =>
  problem('nuggets/no-column', `No mention line has a column ${column + 1} for the attribute "${name}".`, {
    severity,
    file,
    help: `columns count from 1 and realis is column ${FIXED_COLUMNS}; correct --attributes`,
  });
