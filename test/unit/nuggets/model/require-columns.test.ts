import { expect, it } from 'vitest';
import { parseAttributes } from '../../../../src/nuggets/model/attributes.ts';
import { requireColumns } from '../../../../src/nuggets/model/require-columns.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { nuggetFile, tbf } from '../../../support/nuggets.ts';

const problemsOf = (gold: string, system: string) => {
  const [ofGold, ofSystem] = [collectProblems(), collectProblems()];
  const attributes = parseAttributes('type,realis,polarity=8');
  requireColumns(
    nuggetFile('gold', gold),
    nuggetFile('system', system),
    attributes,
    ofSystem.report,
    ofGold.report,
  );
  return [ofGold, ofSystem].map(({ problems }) =>
    problems.map(({ severity, message }) => [severity, message]),
  );
};

const MESSAGE = 'No mention line has a column 8 for the attribute "polarity".';
const [short, long] = ['', ' positive'].map((value) => tbf('d', `E1 0,1 Life_Die Actual${value}`));

it('is an error for gold and a warning for the system if no mention has the column', () => {
  expect(problemsOf(short, short)).toEqual([[['error', MESSAGE]], [['warning', MESSAGE]]]);
});

it('accepts a file in which some mention has it, and one without mentions', () => {
  expect(problemsOf(short + long, tbf('d'))).toEqual([[], []]);
});
