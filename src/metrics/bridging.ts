import type { DocumentCount } from '../core/contingency.ts';
import { type Countable, ratioCounts, ratioFields, ratioMeasures, ratioScore } from './metric.ts';

/** What the metrics of bridging have in common: recall and precision are the share of something of the key and of the response that both sides have. */
export const sharedBridging = (counts: {
  readonly shared: DocumentCount;
  readonly key: DocumentCount;
  readonly response: DocumentCount;
}) => ({
  kind: 'extra' as const,
  fields: ratioFields,
  documentCounts: [counts.key, counts.response, counts.shared],
  measures: () =>
    ratioMeasures(
      [{ whole: true }, { whole: true, atMost: 'keyMentions' }],
      [{ whole: true }, { whole: true, atMost: 'responseMentions' }],
    ),
  count: ({ table: { documentCounts = {} } }: Countable) => {
    const {
      [counts.shared]: num = 0,
      [counts.key]: ofKey = 0,
      [counts.response]: ofResponse = 0,
    } = documentCounts;
    return ratioCounts({ num, den: ofKey }, { num, den: ofResponse });
  },
  score: ratioScore,
});
