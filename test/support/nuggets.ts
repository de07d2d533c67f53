import {
  type NuggetFile,
  type NuggetOptions,
  type NuggetScores,
  readTbf,
  readTokenTable,
  scoreNuggets,
  type TokenTable,
} from '../../src/nuggets/index.ts';
import { ProblemLog } from '../../src/problems/log.ts';
import type { Problem } from '../../src/problems/problem.ts';

/** Lines such as `E1 0,4 Conflict_Attack Actual` or `@Coreference R1 E1,E2` as tbf; the text of a mention is its id in lower case. */
export function tbf(document: string, ...lines: readonly string[]): string {
  const body = lines.map((line) => {
    const words = line.split(' ');
    if (line.startsWith('@')) return words.join('\t');
    const [id, span, type = 'Conflict_Attack', realis = 'Actual', ...extra] = words;
    return ['sys', document, id, span, id.toLowerCase(), type, realis, ...extra].join('\t');
  });
  return [`#BeginOfDocument ${document}`, ...body, '#EndOfDocument', ''].join('\n');
}

/** The token table of a text whose words are separated by blanks: t0, t1, … */
export function tableOf(text: string): TokenTable {
  let start = 0;
  const rows = text.split(' ').map((word, i) => {
    const row = `t${i}\t${word}\t${start}\t${start + word.length}`;
    start += word.length + 1;
    return row;
  });
  return readTokenTable({ name: 'table', text: rows.join('\n') }, () => {});
}

export interface Run {
  readonly scores: NuggetScores;
  readonly problems: readonly Problem[];
}

/** Scores two tbf texts, by default with the profile of 2015. */
export function scoreTexts(
  gold: string,
  system: string,
  options: Partial<NuggetOptions> = {},
  { lenient = false } = {},
): Run {
  const log = new ProblemLog({ lenient });
  const file = (name: string, text: string): NuggetFile => ({
    name,
    documents: readTbf({ name, text }, log.report),
  });
  const scores = scoreNuggets(file('gold.tbf', gold), file('system.tbf', system), options, log.report);
  log.throwIfErrors();
  return { scores, problems: log.problems };
}

/** Micro or macro precision, recall and F₁ of a setting. */
export function prf(scores: NuggetScores, setting: string, average: 'micro' | 'macro' = 'micro') {
  const { precision, recall, f1 } = scores.settings.find(({ name }) => name === setting)?.[average] ?? {};
  return [precision, recall, f1];
}

export const tablesFor = (texts: Readonly<Record<string, string>>): ReadonlyMap<string, TokenTable> =>
  new Map(Object.entries(texts).map(([document, text]) => [document, tableOf(text)]));

/** A file of tbf texts. */
export const nuggetFile = (name: string, ...texts: readonly string[]): NuggetFile => ({
  name,
  documents: readTbf({ name, text: texts.join('') }, () => {}),
});
