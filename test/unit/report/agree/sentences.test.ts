import { expect, it } from 'vitest';
import { agreementSentences } from '../../../../src/report/agree/sentences.ts';
import { agreeReport, agreeReportWith } from '../../../support/agree-reports.ts';

it('has α first, then its interval and how many decisions differ', () => {
  expect(agreementSentences(agreeReport)).toEqual([
    '2 annotators: α = 0.500 (MASI).',
    'The 95 % interval is 0.250 to 0.750, from 2 documents, so it is rough.',
    '2 decisions differ: 1 boundary, 1 link.',
  ]);
});

it('says whether mentions or chains differ, and which pair most', () => {
  const [pair] = agreeReport.agreement.pairs;
  const mean = { mean: 0.5, min: 0.5, max: 0.5, interval: null };
  const sentences = agreementSentences(
    agreeReportWith({
      means: { mentions: { ...mean, mean: 0.9 }, conll: mean },
      pairs: [
        { ...pair, scores: { conll: 0.6 } },
        { ...pair, annotators: ['ann', 'cem'], scores: { conll: 0.4 } },
      ],
      decisions: [],
    }),
  );
  expect(sentences.slice(2)).toEqual([
    'Pairs of annotators mark the same mentions with 90.00 F1, and join them with 50.00 CoNLL.',
    'ann and cem differ most: 40.00 CoNLL.',
    'No decision differs.',
  ]);
});
