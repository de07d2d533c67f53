import { describe, expect, it } from 'vitest';
import { csvReport, tsvReport } from '../../../../src/report/score/delimited.ts';
import { documents, one, RESPONSE, reportOn } from '../../../support/score-reports.ts';

describe('one system', () => {
  it('is rows of comma-separated values', () =>
    expect(csvReport(one)).toMatchInlineSnapshot(`
    "system,document,metric,recall,precision,f1,recall_num,recall_den,precision_num,precision_den
    sys.conll,,mentions,0.8571428571428571,0.75,0.7999999999999999,6,7,6,8
    sys.conll,,muc,0.4,0.4,0.4000000000000001,2,5,2,5
    sys.conll,,bcub,0.41666666666666663,0.5,0.45454545454545453,2.9166666666666665,7,4,8
    sys.conll,,ceafm,0.5714285714285714,0.5,0.5333333333333333,4,7,4,8
    sys.conll,,ceafe,0.65,0.43333333333333335,0.5199999999999999,1.3,2,1.3,3
    sys.conll,,blanc,0.4444444444444444,0.325,0.36764705882352944,,,,
    sys.conll,,blanc_coref,0.2222222222222222,0.25,0.23529411764705882,2,9,2,8
    sys.conll,,blanc_noncoref,0.6666666666666666,0.4,0.5,8,12,8,20
    sys.conll,,lea,0.2380952380952381,0.3333333333333333,0.2777777777777778,1.6666666666666667,7,2.6666666666666665,8
    sys.conll,,conll,,,0.4581818181818182,,,,
    "
  `));
});

describe('documents', () => {
  it('have rows of their own', () => {
    expect(csvReport(documents, { raw: true }).replaceAll('\u001b', 'ESC')).toMatchInlineSnapshot(`
      "system,document,metric,recall,precision,f1,index,recall_num,recall_den,precision_num,precision_den
      sys.conll,,muc,0.7,0.7,0.7,,7,10,7,10
      sys.conll,,bcub,0.7083333333333333,0.7333333333333333,0.720616570327553,,9.916666666666666,14,11,15
      sys.conll,,ceafe,0.825,0.6599999999999999,0.7333333333333332,,3.3,4,3.3,5
      sys.conll,,rand,,,,0.7719298245614035,,,,
      sys.conll,,conll,,,0.7179833012202955,,,,,
      sys.conll,"漢字 ""x"",|&_ESC[31m
      ",muc,0.4,0.4,0.4000000000000001,,2,5,2,5
      sys.conll,"漢字 ""x"",|&_ESC[31m
      ",bcub,0.41666666666666663,0.5,0.45454545454545453,,2.9166666666666665,7,4,8
      sys.conll,"漢字 ""x"",|&_ESC[31m
      ",ceafe,0.65,0.43333333333333335,0.5199999999999999,,1.3,2,1.3,3
      sys.conll,"漢字 ""x"",|&_ESC[31m
      ",rand,,,,0.6388888888888888,,,,
      sys.conll,"漢字 ""x"",|&_ESC[31m
      ",conll,,,0.4581818181818182,,,,,
      sys.conll,b,muc,1,1,1,,5,5,5,5
      sys.conll,b,bcub,1,1,1,,7,7,7,7
      sys.conll,b,ceafe,1,1,1,,2,2,2,2
      sys.conll,b,rand,,,,1,,,,
      sys.conll,b,conll,,,1,,,,,
      "
    `);
    expect(
      tsvReport(documents)
        .split('\n')
        .map((line) => line.split('\t').length),
    ).toEqual([...Array(16).fill(11), 1]);
  });
});

describe('numbers of single metrics', () => {
  it('have columns, if the metric was scored', () => {
    const report = reportOn([['sys.conll', RESPONSE]], { metrics: ['muc', 'vi', 'gmd'] });
    expect(csvReport(report, { f1Only: true })).toMatchInlineSnapshot(`
      "system,document,metric,f1,distance,edits,edits_missing,edits_spurious,edits_merges,edits_splits
      sys.conll,,muc,0.4000000000000001,,,,,,
      sys.conll,,vi,0.5030827970249342,2.1949875002403854,,,,,
      sys.conll,,gmd,0.5970149253731343,,6,1,2,2,1
      "
    `);
  });

  it('are empty in means over documents', () => {
    const report = reportOn([['sys.conll', RESPONSE]], { metrics: ['vi'], average: 'macro' });
    expect(csvReport(report, { f1Only: true })).toMatchInlineSnapshot(`
      "system,document,metric,f1,distance
      sys.conll,,vi,0.5030827970249342,
      "
    `);
  });
});
