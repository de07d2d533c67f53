import { expect, it } from 'vitest';
import { Banners, PrintedChain } from '../../../../src/web/document/banners.tsx';
import type { DocumentModel } from '../../../../src/web/document/model.ts';
import { markupOf, textOf } from '../../../support/markup.ts';
import { smallModel } from '../../../support/page-model.ts';

it('says that the system lacks the document, or where the texts differ', () => {
  const banner = (response: object) =>
    textOf(markupOf(Banners, { model: { response } as unknown as DocumentModel, system: 's' }));
  expect(banner({ isMissing: true })).toBe(
    's has no such document; only the key is shown, and every mention is missing.',
  );
  expect(banner({ isMissing: false, difference: { token: 2, key: 'a', response: 'b' } })).toBe(
    'The texts differ from token 3 on: “a” in the key, “b” in the response. The words of the key are shown.',
  );
  expect(banner({ isMissing: false })).toBe('');
});

it('says what is printed of a long document', () => {
  expect(textOf(markupOf(PrintedChain, { model: smallModel(), systems: [] }))).toContain(
    'only the sentences on the screen are printed.',
  );
});
