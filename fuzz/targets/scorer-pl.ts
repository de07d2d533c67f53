import { evaluateCorpus, settingsOf } from '../../src/evaluate/index.ts';
import { conll } from '../../src/formats/index.ts';
import type { RatioScore } from '../../src/metrics/index.ts';
import { ProblemLog } from '../../src/problems/log.ts';
import { InputError } from '../../src/problems/problem.ts';
import { runScorerPl } from '../../test/support/run-scorer-pl.ts';
import { pick } from '../draw.ts';
import { conllPair } from '../seeds.ts';
import { ensure, type Target } from '../target.ts';

const METRICS = ['muc', 'bcub', 'ceafm', 'ceafe', 'blanc', 'lea', 'all'];

/** The drop-in for the Perl scorer, compared with our own scorer. */
export const scorerPl: Target = {
  id: 'scorer.pl',
  promise: 'ends with an exit code, and prints our own numbers for files without problems',
  generate: (random) => ({
    files: conllPair(random),
    args: [pick(METRICS, random), 'key.conll', 'response.conll', ...pick([[], ['none'], ['d0']], random)],
  }),
  check({ files, args }) {
    const { exit, stdout } = runScorerPl(args, files);
    ensure(Number.isInteger(exit) && exit >= 0 && exit <= 255, 'the exit code is a byte', () => String(exit));
    if (exit !== 0 || args.at(-1) !== 'none' || args[0] === 'all') return;
    const ours = ownScore(files, args[0]);
    const printed = /Recall: \([^)]*\) ([\d.]+)%\tPrecision: \([^)]*\) ([\d.]+)%\tF1: ([\d.]+)%\n-+\n$/.exec(
      stdout,
    );
    if (ours === undefined || printed === null) return;
    [ours.recall, ours.precision, ours.f1].forEach((value, i) => {
      const off = Math.abs(Number(printed[i + 1]) - 100 * (value ?? 0));
      ensure(off < 0.0101, `${args[0]} is that of scorer.pl`, () => `${value} is not ${printed[i + 1]} %`);
    });
  },
};

/** Our score if there are no problems: for broken files the two differ on purpose (docs/parity.md). */
function ownScore(files: Readonly<Record<string, Uint8Array>>, metric: string): RatioScore | undefined {
  const log = new ProblemLog();
  if (!Object.values(files).every((bytes) => hasUsualNames(bytes) && !hasBracketedWords(bytes)))
    return undefined;
  const [key, response] = ['key.conll', 'response.conll'].map((name) => [
    ...conll.read({ name, bytes: files[name] }, log.report),
  ]);
  const isNumeric = [...key, ...response].every(({ entities }) => entities.every((id) => /^\d+$/.test(id)));
  if (log.problems.length > 0 || !isNumeric) return undefined;
  try {
    const { scores } = evaluateCorpus(key, response, settingsOf({ metrics: [metric] }), log.report);
    return log.problems.length > 0 ? undefined : (scores.get(metric) as RatioScore);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/**
 * The Perl scorer ignores documents whose header is written differently or follows a byte-order mark, and reads comments
 * as tokens (docs/parity.md).
 */
const hasUsualNames = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes)
    .toString('latin1')
    .split('\n')
    .filter((line) => /^\W*begin document|^\s*#/.test(line))
    .every((line) => /^#begin document \([^()]+\); part \d{3}\r?$|^#end document\r?$/.test(line));

/** Where blanks separate the columns, the Perl scorer takes a word `(7)` for a mention (docs/parity.md). */
const hasBracketedWords = (bytes: Uint8Array): boolean =>
  /^(?!#)[^\t\n]*[()][^\t\n]* [^\t\n]*$/m.test(Buffer.from(bytes).toString('latin1'));
