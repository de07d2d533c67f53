import { expect, it } from 'vitest';
import { defaultNuggetOptions } from '../../../../src/nuggets/model/nugget-options.ts';
import { warnOfPlaceholders } from '../../../../src/nuggets/model/placeholders.ts';
import { prepareCorpora } from '../../../../src/nuggets/model/prepare-corpora.ts';
import { document2015, evmeval18, type Profile } from '../../../../src/nuggets/model/profile.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { nuggetFile, tbf } from '../../../support/nuggets.ts';

const gold = nuggetFile('gold', tbf('d', 'E1 0,1', 'E2 2,3 X NOT_ANNOTATED', 'E3 4,5 X NOT_ANNOTATED'));

const warnings = (profile: Profile) => {
  const { problems, report } = collectProblems();
  const options = { ...defaultNuggetOptions, profile };
  const corpus = prepareCorpora(gold, gold, { ...options, coreference: false }, () => {});
  warnOfPlaceholders(corpus, 'gold', options, report);
  return problems.map(({ message, line }) => [line, message]);
};

it('says how many gold values are not annotated, and what that does to agreement', () => {
  const message = '2 gold mentions have no realis (NOT_ANNOTATED): they agree with';
  expect(warnings(document2015)).toEqual([[3, `${message} no other value.`]]);
  expect(warnings(evmeval18)).toEqual([[3, `${message} every value.`]]);
});
