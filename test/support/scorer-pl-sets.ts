import { identify } from '../../src/compat/scorer-pl/identify.ts';
import { type ScoredDocument, scoredDocument } from '../../src/compat/scorer-pl/scored-document.ts';
import { printedScore } from './printed-scores.ts';
import { renderSets } from './render-sets.ts';
import { runScorerPl } from './run-scorer-pl.ts';

/** The scores that the drop-in prints for partitions in set notation, by the title of their block. */
export function totals(metric: string, key: string[], response: string[]) {
  const files = { KEY: renderSets(key), RESPONSE: renderSets(response) };
  const { stdout } = runScorerPl([metric, 'KEY', 'RESPONSE', 'none'], files);
  return (title: string) => printedScore(stdout, title);
}

/** Recall/precision/F1 as printed, without the signs; a single number if all three are the same. */
export function printed(metric: string, key: string[], response: string[]): string {
  const score = totals(metric, key, response)(metric === 'blanc' ? 'BLANC' : 'Coreference');
  const numbers = score.printed.map((text) => text.slice(0, -1));
  return new Set(numbers).size === 1 ? numbers[0] : numbers.join('/');
}

/** Partitions in set notation as the metrics of the drop-in receive them, matched like the mentions of two files. */
export function scoredSets(key: readonly string[], response: readonly string[]): ScoredDocument {
  const spans = (sets: readonly string[]) =>
    sets.map((set) => [...set].map((letter) => [letter.charCodeAt(0), letter.charCodeAt(0)] as const));
  return scoredDocument(identify(spans(key), spans(response)));
}
