import { expect, it } from 'vitest';
import { refuseCoreferenceNames } from '../../../../src/nuggets/model/coreference-names.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { nuggetFile, tbf } from '../../../support/nuggets.ts';

const found = (...lines: readonly string[]) => {
  const { problems, report } = collectProblems();
  refuseCoreferenceNames(nuggetFile('f', tbf('d', 'E1 0,1', 'E2 2,3', ...lines)), report);
  return problems.map(({ message, line }) => [line, message]);
};

it('reports a file that names all its clusters differently', () => {
  expect(found('@Coref R1 E1,E2', '@co-reference R2 E1,E2')).toEqual([
    [4, 'The file has 2 @Coref and no @Coreference; no cluster would be read.'],
  ]);
});

it('accepts a file with @Coreference, and one with other relations', () => {
  expect(found('@Coref R1 E1,E2', '@Coreference R2 E1,E2')).toEqual([]);
  expect(found('@After R1 E1,E2')).toEqual([]);
});
