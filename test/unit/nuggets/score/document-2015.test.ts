import { describe, expect, it } from 'vitest';
import {
  attributeSettings,
  readTbf,
  readTokenTable,
  standardAttributes,
} from '../../../../src/nuggets/index.ts';
import { InputError } from '../../../../src/problems/problem.ts';
import { prf, scoreTexts, tablesFor, tbf } from '../../../support/nuggets.ts';

/** The examples and rules of "Event Nugget Detection and Coreference Scoring", 20 August 2015, by section. */

const problemsOf = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    if (error instanceof InputError) return error.problems;
    throw error;
  }
  return [];
};

describe('section 2.1.1', () => {
  it('a table maps token ids to offsets, the end being begin plus length', () => {
    const text =
      '48\tIt\t386\t388\n49\thas\t389\t392\n50\tbeen\t393\t397\n51\tsuggested\t398\t407\n52\tthat\t408\t412\n';
    const { tokens, ends, header } = readTokenTable({ name: 'a.tab', text }, () => {});
    expect(tokens.map(({ id }) => id)).toEqual(['48', '49', '50', '51', '52']);
    expect(tokens[3]).toEqual({ id: '51', text: 'suggested', start: 398, end: 407 });
    expect([ends, header]).toEqual(['exclusive', false]);
  });
});

const sample = [
  '#BeginOfDocument sample',
  'system1\tsample\tE2\tt1069\tmarried\tLife_Marry\tActual\t1\t1\t1',
  'system1\tsample\tE4\tt1096\tdivorced\tLife_Divorce\tActual\t1\t1\t1',
  'system1\tsample\tE5\tt1109\tmarried\tLife_Marry\tActual\t1\t1\t1',
  'system1\tsample\tE6\tt1157\tmarried\tLife_Marry\tActual\t1\t1\t1',
  '@Coreference\tR1\tE6,E2',
  '#EndOfDocument',
  '',
].join('\n');

describe('section 2.1.6', () => {
  it('the example is read as four mentions with confidences and one cluster', () => {
    const [document] = readTbf({ name: 'sample.tbf', text: sample }, () => expect.unreachable());
    expect(document.mentions.map(({ id, span, type, extra }) => [id, span, type, extra])).toEqual([
      ['E2', 't1069', 'Life_Marry', ['1', '1', '1']],
      ['E4', 't1096', 'Life_Divorce', ['1', '1', '1']],
      ['E5', 't1109', 'Life_Marry', ['1', '1', '1']],
      ['E6', 't1157', 'Life_Marry', ['1', '1', '1']],
    ]);
    expect(document.relations).toEqual([{ name: 'Coreference', id: 'R1', args: ['E6', 'E2'], line: 6 }]);
  });

  it('the example scores 100 % against itself, and its order of mentions in a cluster does not matter', () => {
    const { scores } = scoreTexts(sample, sample.replace('E6,E2', 'E2,E6'));
    expect(prf(scores, 'type+realis')).toEqual([1, 1, 1]);
    expect(scores.coreference?.average).toBe(1);
    expect(scores.gold).toEqual({ documents: 1, mentions: 4, clusters: 1 });
  });
});

describe('section 3.1', () => {
  const tables = tablesFor({ d: 'he takes a shower and will make a quick decision' });

  it('invisible words are removed before Dice: "takes a shower" is "takes shower"', () => {
    const { scores } = scoreTexts(tbf('d', 'E1 t1,t2,t3'), tbf('d', 'S1 t1,t3'), { tables });
    expect(prf(scores, 'span')).toEqual([1, 1, 1]);
  });

  it('other words count: of "make a quick decision" the system found make and decision, Dice 4/5', () => {
    const { scores } = scoreTexts(tbf('d', 'E1 t6,t7,t8,t9'), tbf('d', 'S1 t6,t9'), { tables });
    expect(prf(scores, 'span')[2]).toBeCloseTo(4 / 5, 12);
  });

  it('3.1.1: the greedy mapping takes the best pair that is left and never undoes it', () => {
    // Dice: S1-E1 6/10, S1-E2 4/9, S2-E1 4/7: greedy takes the first, and nothing is left for E2 and S2.
    const gold = tbf('d', 'E1 0,5', 'E2 5,9');
    const system = tbf('d', 'S1 2,7', 'S2 0,2');
    const { scores } = scoreTexts(gold, system);
    expect(scores.settings[0].counts.truePositives).toBeCloseTo(6 / 10, 12);
    expect(prf(scores, 'span')[0]).toBeCloseTo(3 / 10, 12);
  });

  it('3.1.2: the highest score over all mappings is reported beside the greedy one', () => {
    const gold = tbf('d', 'E1 0,5', 'E2 5,9');
    const system = tbf('d', 'S1 2,7', 'S2 0,2');
    const { scores } = scoreTexts(gold, system, { mapping: 'optimal' });
    const [{ counts, greedy }] = scores.settings;
    expect(counts.truePositives).toBeCloseTo(4 / 9 + 4 / 7, 12);
    expect(greedy?.counts.truePositives).toBeCloseTo(6 / 10, 12);
  });

  it('3.1.3: every combination of attributes has a mapping of its own', () => {
    expect(attributeSettings(standardAttributes).map(({ name }) => name)).toEqual([
      'span',
      'type',
      'realis',
      'type+realis',
    ]);
    const gold = tbf('d', 'E1 0,4 Life_Die', 'E2 0,4 Conflict_Attack');
    const system = tbf('d', 'S1 0,4 Conflict_Attack Other');
    const { scores } = scoreTexts(gold, system);
    expect(scores.settings.map(({ counts }) => counts.truePositives)).toEqual([1, 1, 0, 0]);
  });
});

describe('section 3.2', () => {
  // d1: 2 gold, 1 system, 1 right; d2: 1 gold, 2 system, 1 right; d3: nothing in gold, 1 system.
  const gold = tbf('d1', 'E1 0,4', 'E2 10,14') + tbf('d2', 'E1 0,4') + tbf('d3');
  const system = tbf('d1', 'S1 0,4') + tbf('d2', 'S1 0,4', 'S2 30,34') + tbf('d3', 'S1 0,4');

  it('3.2.1: the macro average divides by the number of documents, and F1 is that of the averages', () => {
    const [precision, recall, f1] = prf(scoreTexts(gold, system).scores, 'span', 'macro');
    expect(precision).toBeCloseTo((1 + 1 / 2 + 0) / 3, 12);
    expect(recall).toBeCloseTo((1 / 2 + 1 + 0) / 3, 12);
    expect(f1).toBeCloseTo(1 / 2, 12);
  });

  it('3.2.2: the micro average divides by all system mentions and all gold mentions', () => {
    const [precision, recall, f1] = prf(scoreTexts(gold, system).scores, 'span');
    expect([precision, recall]).toEqual([2 / 4, 2 / 3]);
    expect(f1).toBeCloseTo(4 / 7, 12);
  });
});

describe('section 4', () => {
  const gold = tbf(
    'sample',
    'E1 t1 Life_Die',
    'E2 t1 Conflict_Attack',
    'E3 t2 Conflict_Attack',
    '@Coreference R1 E2,E3',
  );
  const system = tbf('sample', 'E1 t1 Conflict_Attack', 'E2 t2 Conflict_Attack', '@Coreference R1 E1,E2');
  /** MUC 1, B³ R 2/3 P 1, CEAFe R 1/2 P 1, BLANC (1 + 0) / 2. */
  const best = (1 + 4 / 5 + 2 / 3 + 1 / 2) / 4;

  it('4.1: only pairs that reach the threshold are one mention for coreference', () => {
    const left = tbf('d', 'E1 0,10', 'E2 20,30', '@Coreference R1 E1,E2');
    const right = tbf('d', 'S1 0,10', 'S2 20,28', '@Coreference R1 S1,S2');
    const muc = (corefThreshold: number) =>
      scoreTexts(left, right, { corefThreshold }).scores.coreference?.scores.get('muc')?.f1;
    expect(muc(1)).toBe(0);
    expect(muc(0.5)).toBe(1);
  });

  it('4.2: the final score is the mean of MUC, B³, CEAFe and BLANC; CEAFm is reported too', () => {
    const { scores } = scoreTexts(gold, system);
    const f1 = (id: string) => scores.coreference?.scores.get(id)?.f1;
    expect(f1('muc')).toBe(1);
    expect(f1('bcub')).toBeCloseTo(4 / 5, 12);
    expect(f1('ceafe')).toBeCloseTo(2 / 3, 12);
    expect(f1('blanc')).toBeCloseTo(1 / 2, 12);
    expect(f1('ceafm')).toBeCloseTo(4 / 5, 12);
    expect(scores.coreference?.average).toBeCloseTo(best, 12);
  });

  it('4.3: with the mapping by type the system mention is the gold mention of its type', () => {
    expect(scoreTexts(gold, system).scores.coreference?.average).toBeCloseTo(best, 12);
  });

  it('4.3: with the mapping by span the first one is taken, and the best alignment finds the other', () => {
    const greedy = scoreTexts(gold, system, { corefSetting: 'span' }).scores.coreference;
    expect(greedy?.scores.get('muc')?.f1).toBe(0);
    const found = scoreTexts(gold, system, { corefSetting: 'span', corefAlignment: 'best' }).scores
      .coreference;
    expect(found?.average).toBeCloseTo(best, 12);
    expect([found?.exact, found?.greedy?.average]).toEqual([true, greedy?.average]);
  });

  it('4.4.1: a span that occurs twice in a chain is refused, with the lines of both mentions', () => {
    const twice = tbf('d', 'E1 0,4', 'E2 0,4 Life_Die', '@Coreference R1 E1,E2');
    const [problem, ...others] = problemsOf(() => scoreTexts(tbf('d', 'E1 0,4'), twice)).filter(
      ({ severity }) => severity === 'error',
    );
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'nuggets/same-span', file: 'system.tbf', line: 4 });
    expect(problem.message).toBe(
      'Mentions "E1" (line 2) and "E2" (line 3) of one cluster have the same span.',
    );
  });

  it('4.4.2: clusters that share a mention are refused, with both lines', () => {
    const open = tbf('d', 'E1 0,4', 'E2 10,14', 'E3 20,24', '@Coreference R1 E1,E2', '@Coreference R1 E2,E3');
    const [problem] = problemsOf(() => scoreTexts(tbf('d', 'E1 0,4'), open)).filter(
      ({ severity }) => severity === 'error',
    );
    expect(problem).toMatchObject({ code: 'nuggets/shared-member', line: 6 });
    expect(problem.message).toBe('Mention "E2" is in the clusters of lines 5 and 6.');
  });

  it('4.4.2: the same clusters on one line are accepted', () => {
    const closed = tbf('d', 'E1 0,4', 'E2 10,14', 'E3 20,24', '@Coreference R1 E1,E2,E3');
    expect(scoreTexts(closed, closed).scores.coreference?.average).toBe(1);
  });
});
