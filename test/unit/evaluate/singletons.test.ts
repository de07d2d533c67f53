import { describe, expect, it } from 'vitest';
import { withoutSingletons } from '../../../src/evaluate/singletons.ts';
import { documentWith, entitiesOf } from '../../support/documents.ts';

describe('singletons', () => {
  const document = documentWith([['a', '0', '4-6'], ['b', '2'], ['empty'], ['c', '5', '7', '9']]);

  it('are entities of one mention', () => {
    expect(entitiesOf(withoutSingletons(document))).toEqual(['a: 0 4-6', 'c: 5 7 9']);
  });

  it('leave an empty document where there is nothing else', () => {
    expect(withoutSingletons(documentWith([['a', '0']])).mentions).toHaveLength(0);
  });
});
