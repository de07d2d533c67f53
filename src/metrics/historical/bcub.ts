import { largestSize, sumPerSize, totalsBySize } from '../../core/size-totals.ts';
import { credit, precisionCredit, recallCredit } from '../bcub.ts';
import { realNumber } from '../measure.ts';
import { defineMetric, ratioCounts, ratioFields, ratioMeasures, ratioScore } from '../metric.ts';
import { twinless, twinlessPerEntity } from './twinless.ts';

/*
 * Four older ways to apply B³ to predicted mentions. Pradhan et al. (2014, section 2) argue against each of them; they
 * are provided to reproduce results of older papers. The example of Pradhan et al., key {a b c}:
 *
 *     response     B³     B³_0    B³_all        (precision)
 *     {a b d}      0.444  1.000   0.556
 *     {a b d}{i}   0.333  1.000   0.667
 *
 * The paper calls the added singleton {c}; for {a b d}{c} its own formula and the reference scorer give 0.583.
 */

const variant = { kind: 'historical', fields: ratioFields, score: ratioScore } as const;

/**
 * B³_all (Stoyanov et al. 2009): all twinless mentions are kept, and each is scored as if it were a singleton on the
 * other side.
 */
export const bcubAll = defineMetric({
  ...variant,
  id: 'bcub_all',
  label: 'B³_all',
  summary: 'B³ that treats a twinless mention as a singleton of the other side.',
  cite: ['stoyanov-2009', 'cai-strube-2010'],
  measures: () => ratioMeasures([realNumber, 'keyMentions'], [realNumber, 'responseMentions']),
  count: ({ table }) => {
    const { keyShare, responseShare } = twinless(table);
    return ratioCounts(
      { num: recallCredit(table) + keyShare, den: table.keyMentions },
      { num: precisionCredit(table) + responseShare, den: table.responseMentions },
    );
  },
});

/** B³_0 (Stoyanov et al. 2009): twinless response mentions are discarded; twinless key mentions have recall 0. */
export const bcub0 = defineMetric({
  ...variant,
  id: 'bcub_0',
  label: 'B³_0',
  summary: 'B³ that discards twinless response mentions.',
  cite: ['stoyanov-2009', 'cai-strube-2010'],
  measures: () => ratioMeasures([credit, 'keyMentions'], [credit, 'sharedMentions']),
  count: ({ table }) => {
    const { responseSizes, cells } = table;
    const left = twinlessPerEntity(responseSizes, cells, 'response');
    const squares = totalsBySize(largestSize(responseSizes));
    let den = 0;
    for (const { response, shared, responseSize } of cells) {
      squares[responseSize - left[response]] += shared * shared;
      den += shared;
    }
    return ratioCounts(
      { num: recallCredit(table), den: table.keyMentions },
      { num: sumPerSize(squares), den },
    );
  },
});

/**
 * B³_r&n (Rahman & Ng 2009): twinless response singletons are removed; the twinless mentions that remain are treated as
 * in B³_all (as described by Cai & Strube 2010).
 */
export const bcubRn = defineMetric({
  ...variant,
  id: 'bcub_rn',
  label: 'B³_r&n',
  summary: 'B³_all after removing twinless response singletons.',
  cite: ['rahman-ng-2009', 'cai-strube-2010'],
  measures: () => ratioMeasures([realNumber, 'keyMentions'], [realNumber, 'keptMentions']),
  count: ({ table }) => {
    const { keyShare, responseShare, responseSingletons } = twinless(table);
    return ratioCounts(
      { num: recallCredit(table) + keyShare, den: table.keyMentions },
      {
        num: precisionCredit(table) + responseShare - responseSingletons,
        den: table.responseMentions - responseSingletons,
      },
    );
  },
});

/**
 * B³_sys (Cai & Strube 2010). For precision, twinless response singletons are discarded, the other twinless response
 * mentions are put into the key as singletons, and twinless key mentions into the response. For recall, twinless
 * response mentions are discarded and twinless key mentions are put into the response as singletons.
 */
export const bcubSys = defineMetric({
  ...variant,
  id: 'bcub_sys',
  label: 'B³_sys',
  summary: 'B³ after moving twinless mentions to the other side as singletons.',
  cite: ['cai-strube-2010'],
  measures: () => ratioMeasures([realNumber, 'keyMentions'], [realNumber, 'movedMentions']),
  count: ({ table }) => {
    const left = twinless(table);
    return ratioCounts(
      { num: recallCredit(table) + left.keyShare, den: table.keyMentions },
      {
        num: precisionCredit(table) + left.responseShare - left.responseSingletons + left.keyMentions,
        den: table.responseMentions - left.responseSingletons + left.keyMentions,
      },
    );
  },
});
