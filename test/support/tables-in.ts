import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTokenTable, type TokenTables } from '../../src/nuggets/index.ts';
import type { Report } from '../../src/problems/problem.ts';

/** The token tables of a folder, each of which is read when it is asked for. */
export const tablesIn = (folder: string, report: Report): TokenTables => ({
  get(document) {
    const path = join(folder, `${document}.tab`);
    return existsSync(path)
      ? readTokenTable({ name: path, text: readFileSync(path, 'utf8') }, report)
      : undefined;
  },
});
