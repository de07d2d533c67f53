import { byteString, toBytes } from '../../scorer-pl/bytes.ts';
import { upstreamEdition } from '../../scorer-pl/editions.ts';
import { scorerPl } from '../../scorer-pl/scorer-pl.ts';
import { crash } from '../python/log.ts';
import { twoDecimals } from '../python/number-format.ts';
import { PythonSet } from '../python/set.ts';
import type { Release } from '../release.ts';

/**
 * F₁ of each metric in per cent, truncated to two decimals as the CoNLL scorer prints it; in the order of a dictionary of
 * CPython 2.
 */
export type ConllScores = ReadonlyMap<string, number>;

const KEY_PATH = 'key';
const RESPONSE_PATH = 'response';
const VERSION_LINE = 'version: 8.0 corefeval\n';

const ENOENT = 2;

/**
 * Runs the bundled CoNLL scorer (version 8.0) and parses the lines of its output that the public tool parses; without
 * scores if a file is missing.
 */
export function runConllScorer(
  key: string | undefined,
  response: string | undefined,
): { output: string; scores: ConllScores } {
  const fileOf = (text: string | undefined) =>
    text === undefined ? { errno: ENOENT, message: 'No such file or directory' } : toBytes(text);
  const parts: string[] = [];
  scorerPl(
    ['all', KEY_PATH, RESPONSE_PATH],
    {
      readFile: (path) => fileOf(path === KEY_PATH ? key : response),
      modulePath: '',
      write: (bytes) => parts.push(byteString(bytes)),
      writeText: (text) => parts.push(text),
      writeError: () => {},
    },
    { edition: upstreamEdition },
  );
  const written = parts.join('');
  const output = VERSION_LINE + written.slice(written.indexOf('\n') + 1);
  return { output, scores: readBack(output) };
}

/** The lines that are parsed: the name of a metric, and the totals after it. */
const READ_BACK = /^METRIC (\w+):|^(?:Coreference|BLANC): .*F1: ([\d.]+)%/gm;

function readBack(output: string): ConllScores {
  const scores = new Map<string, number>();
  let metric = '';
  for (const [, name, f1] of output.matchAll(READ_BACK)) {
    if (name === undefined) scores.set(metric, Number(f1));
    else metric = name;
  }
  return new Map([...new PythonSet(scores.keys())].map((id) => [id, scores.get(id) ?? 0]));
}

/** Mean of those of the named metrics that have a score, added up in the order of the scores. */
export function conllMean(scores: ConllScores, metrics: readonly string[]): number {
  const counted = [...scores].filter(([metric]) => metrics.includes(metric));
  if (counted.length === 0) throw crash('The CoNLL scorer returned no score, so there is no average.');
  return counted.reduce((sum, [, score]) => sum + score, 0) / counted.length;
}

/** The metric that the report marks as not part of the average, although version 1.6 includes it. */
const MARKED_METRIC = 'ceafm';

/** The coreference part of the report (docs/compat/evmeval.md#scores); empty without scores. */
export function coreferenceTable(scores: ConllScores, { profile, quirks }: Release): string {
  if (scores.size === 0) return '';
  const colon = quirks.has('colons') ? ' : ' : '\t';
  const rows = Array.from(scores, ([metric, score]) => {
    const star = metric === MARKED_METRIC ? ' *' : '';
    return `Metric : ${metric}\tScore${colon}${twoDecimals(score)}${star}\n`;
  });
  const mean = twoDecimals(conllMean(scores, profile.coreference.average));
  return [
    '\n=======Final Mention Coreference Results=========\n',
    ...rows,
    `Overall Average CoNLL score${colon}${mean}\n`,
    '\n* Score not included for final CoNLL score.\n',
  ].join('');
}
