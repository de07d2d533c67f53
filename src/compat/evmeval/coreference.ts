import { byteString, toBytes } from '../scorer-pl/bytes.ts';
import { upstreamEdition } from '../scorer-pl/editions.ts';
import { scorerPl } from '../scorer-pl/scorer-pl.ts';
import { twoDecimals } from './number-format.ts';
import type { Release } from './release.ts';

/** The metrics in the order of the report, which is that of a dictionary of CPython 2. */
export const reportedMetrics = ['bcub', 'ceafe', 'ceafm', 'muc', 'blanc'] as const;
export type ReportedMetric = (typeof reportedMetrics)[number];

/** F₁ of each metric in per cent, cut off at two decimals as the CoNLL scorer prints it. */
export type ConllScores = ReadonlyMap<string, number>;

const KEY = 'key';
const RESPONSE = 'response';
const VERSION_LINE = 'version: 8.0 corefeval\n';

/** Runs the bundled CoNLL scorer (version 8.0) and reads back what the public tool reads back. */
export function runConllScorer(key: string, response: string): { output: string; scores: ConllScores } {
  const parts: string[] = [];
  scorerPl(
    ['all', KEY, RESPONSE],
    {
      readFile: (path) => toBytes(path === KEY ? key : response),
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

/** The lines that are read back: the name of a metric, and the totals after it. */
const READ_BACK = /^METRIC (\w+):|^(?:Coreference|BLANC): .*F1: ([\d.]+)%/gm;

function readBack(output: string): ConllScores {
  const scores = new Map<string, number>();
  let metric = '';
  for (const [, name, f1] of output.matchAll(READ_BACK)) {
    if (name === undefined) scores.set(metric, Number(f1));
    else metric = name;
  }
  return scores;
}

/** The metrics that the average of each version is taken over; version 1.6 forgot to leave out CEAFm. */
const averaged: Readonly<Record<Release['id'], readonly ReportedMetric[]>> = {
  '1.8': ['bcub', 'ceafe', 'muc', 'blanc'],
  '1.6': reportedMetrics,
};

export function conllMean(scores: ConllScores, metrics: readonly ReportedMetric[]): number {
  return metrics.reduce((sum, metric) => sum + (scores.get(metric) ?? 0), 0) / metrics.length;
}

/** The coreference part of the report (specification f.1 and g.4). */
export function coreferenceTable(scores: ConllScores, { id }: Release): string {
  const colon = id === '1.6' ? ' : ' : '\t';
  const rows = reportedMetrics.map((metric) => {
    const star = metric === 'ceafm' ? ' *' : '';
    return `Metric : ${metric}\tScore${colon}${twoDecimals(scores.get(metric) ?? 0)}${star}\n`;
  });
  const mean = twoDecimals(conllMean(scores, averaged[id]));
  return [
    '=======Final Mention Coreference Results=========\n',
    ...rows,
    `Overall Average CoNLL score${colon}${mean}\n`,
    '\n* Score not included for final CoNLL score.\n',
  ].join('');
}
