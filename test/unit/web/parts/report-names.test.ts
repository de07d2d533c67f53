import { expect, it } from 'vitest';
import { shortDocumentNames, shortSystemNames } from '../../../../src/web/parts/report-names.ts';

it('are short, and computed once', () => {
  const systems = [{ name: 'a.conll' }, { name: 'b.conll' }];
  expect(shortSystemNames({ systems })).toEqual(['a', 'b']);
  expect(shortSystemNames({ systems })).toBe(shortSystemNames({ systems }));
  expect(shortDocumentNames({ documents: [{ id: 'x/1' }, { id: 'x/2' }] })).toEqual(['1', '2']);
});
