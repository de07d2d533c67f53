import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withRuns } from '../../page/assemble.ts';
import { type Runs, runsOf } from '../../page/runs.ts';
import { UsageError } from '../../problems/problem.ts';
import { dropPage } from './built-page.ts';

/** The saved results in a folder. */
export function readRuns(folder: string): Runs {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ name }) => name);
  return runsOf(
    folder,
    names.map((name) => {
      const file = join(folder, name);
      return { name, time: statSync(file).mtimeMs, text: readFileSync(file, 'utf8') };
    }),
  );
}

/** The page that scores files, with the saved results of a folder. */
export async function runsPage(path: string): Promise<string> {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError('A key needs a response.', 'corefeval ui KEY RESPONSE, or corefeval ui alone');
  const runs = readRuns(path);
  if (runs.runs.length === 0) {
    throw new UsageError(
      `${path} has no saved result, and a key needs a response.`,
      'save results there with corefeval score KEY RESPONSE --json -o FOLDER/NAME.json, or name a response',
    );
  }
  return withRuns(dropPage(), runs);
}
