/** The pairs of docs/parity-matching.md on which the originals of the drop-ins and `score` differ: each row of its table is run. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type MatcherId, readDocuments, scoreDocuments } from '../../src/index.ts';
import { corefudScorer, coval } from '../support/mention-scorers.ts';

const root = new URL('../../', import.meta.url);
const page = readFileSync(new URL('docs/parity-matching.md', root), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => /^\| `[a-z-]+` \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));

/** The path of a side of a pair. */
const pathOf = (pair: string, side: 'key' | 'response'): URL => {
  const path = (ending: string) => new URL(`examples/matching/${pair}-${side}.${ending}`, root);
  return existsSync(path('conllu')) ? path('conllu') : path('conll');
};

/** The F1 that a drop-in prints, or that it ends with an error. */
function original(command: string, pair: string): string {
  const [program, ...words] = command.split(' ');
  const files = (path: string) => readFileSync(pathOf(pair, path as 'key' | 'response'), 'utf8');
  try {
    const printed =
      program === 'coval'
        ? coval.run(['key', 'response', ...words], files)
        : corefudScorer.run(['key', 'response', ...words], files);
    return /F1: (\S+)/.exec(printed ?? '')?.[1] ?? '';
  } catch {
    return 'an error';
  }
}

/** The F1 that `corefeval score` prints. */
function ours(options: string, pair: string): string {
  const optionOf = (flag: string) => new RegExp(`--${flag} (\\S+)`).exec(options)?.[1];
  const metric = optionOf('value') as 'bcub';
  const read = (side: 'key' | 'response') =>
    readDocuments(readFileSync(pathOf(pair, side)), { name: side, columns: ['deps', 'parse', 'pos'] });
  const scores = scoreDocuments(read('key'), read('response'), {
    match: (optionOf('match') ?? 'exact') as MatcherId,
    zeros: (optionOf('zeros') ?? 'linear') as 'linear',
    metrics: [metric],
  });
  const { f1 } = scores[metric];
  return f1 === null ? '–' : (100 * f1).toFixed(2);
}

describe('the pairs of docs/parity-matching.md', () => {
  it('are six', () => expect(rows).toHaveLength(6));

  it.each(rows)('%s%s: %s', (_, pair, __, dropIn, printed, options, here) => {
    expect([original(dropIn, pair), ours(options, pair)]).toEqual([printed, here]);
    expect(printed).not.toBe(here);
  });
});
