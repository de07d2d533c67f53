import { expect, it } from 'vitest';
import { levelsOf, type Scope, scopes } from '../../../src/evaluate/scope.ts';

it('has levels of pairs up to the border of the unit', () => {
  expect((Object.keys(scopes) as Scope[]).map(levelsOf)).toEqual([
    [],
    ['withinDocument', 'acrossDocuments'],
    ['withinDocument', 'acrossDocuments', 'acrossTopics'],
  ]);
});
