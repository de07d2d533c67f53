import type { Report } from '../../problems/problem.ts';
import { problem } from '../codes.ts';
import type { Attribute } from './attributes.ts';
import type { NuggetFile } from './nugget-file.ts';

/** Reports attributes whose column no mention has: an error for the gold file, a warning for the system file. */
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

/** True for a file without mentions. */
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
