import { expect, it } from 'vitest';
import { emptyDocument } from '../../../../src/nuggets/model/nugget-document.ts';
import { document2015 } from '../../../../src/nuggets/model/profile.ts';
import { countCoreference, noCoreference } from '../../../../src/nuggets/score/coreference.ts';

it('has only its id, and counts as empty', () => {
  const document = emptyDocument('__proto__');
  expect(document).toEqual({ id: '__proto__', nuggets: [], clusters: [], relations: [] });
  expect(countCoreference(document, document, new Int32Array(), document2015.coreference)).toEqual(
    noCoreference,
  );
});
