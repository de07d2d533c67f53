import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registerScore } from '../../src/cli/commands/score.ts';
import { documentOf } from './conll.ts';
import { runVerb } from './run-verb.ts';

const named = (name: string, cells: readonly string[]) => documentOf(cells).replace('(d)', `(${name})`);

/** Documents `a` and `b` with 3 mentions of one entity each, in a file. */
export const countedKey = ['a', 'b'].map((name) => named(name, ['(1)', '(1)', '(1)'])).join('');
/** A response to it with 2 of the 3 links of each document. */
export const countedResponse = ['a', 'b'].map((name) => named(name, ['(1)', '(1)', '-'])).join('');

/** The counts that `score --counts` writes for these documents, as parsed JSON. */
export async function scoredCounts(...options: string[]): Promise<Record<string, unknown>> {
  const folder = await mkdtemp(join(tmpdir(), 'corefeval-test-'));
  try {
    const [key, response, counts] = ['key.conll', 'response.conll', 'counts'].map((name) =>
      join(folder, name),
    );
    await writeFile(key, countedKey);
    await writeFile(response, countedResponse);
    const { refused } = await runVerb(registerScore, 'score', key, response, '--counts', counts, ...options);
    if (refused !== undefined) throw new Error(refused);
    return JSON.parse(readFileSync(counts, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
