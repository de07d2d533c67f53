/** What the numbers of an agreement say, as sentences. */
import { counted, percent } from '../numbers.ts';
import { kindCounts } from './decisions.ts';
import type { AgreeReport } from './report.ts';
import { coefficient, distanceLabels } from './tables.ts';

/** The main sentence with α, and then whether mentions or chains are the trouble, which pair differs most, and how many decisions differ. */
export function agreementSentences({ agreement }: AgreeReport): string[] {
  const { alpha, distance, annotators, documents, means, pairs, decisions } = agreement;
  const { alpha: value, interval } = alpha[distance];
  const sentences = [
    `${counted(annotators.length, 'annotator')}: α = ${coefficient(value)} (${distanceLabels[distance]}).`,
  ];
  const rough = documents.compared < 10 ? ', so it is rough' : '';
  if (interval !== null)
    sentences.push(
      `The 95 % interval is ${coefficient(interval[0])} to ${coefficient(interval[1])}, from ${counted(documents.compared, 'document')}${rough}.`,
    );
  const { mentions, conll } = means;
  if (mentions !== undefined && conll !== undefined)
    sentences.push(
      `Pairs of annotators mark the same mentions with ${percent(mentions.mean)} F1, and join them with ${percent(conll.mean)} CoNLL.`,
    );
  const scored = pairs.flatMap(({ annotators: pair, scores }) =>
    scores.conll === undefined || scores.conll === null ? [] : [{ pair, conll: scores.conll }],
  );
  if (scored.length > 1) {
    const { pair, conll: least } = scored.reduce((a, b) => (b.conll < a.conll ? b : a));
    sentences.push(`${pair.join(' and ')} differ most: ${percent(least)} CoNLL.`);
  }
  sentences.push(
    decisions.length === 0
      ? 'No decision differs.'
      : `${counted(decisions.length, 'decision differs', 'decisions differ')}: ${kindCounts(decisions)}.`,
  );
  return sentences;
}
