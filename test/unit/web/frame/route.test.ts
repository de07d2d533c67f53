import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hrefOf, isSameId, parseRoute } from '../../../../src/web/frame/route.ts';

describe('an address', () => {
  it('leads back to its view, document and parameters', () => {
    const text = fc.string({ unit: 'grapheme' });
    const params = fc.dictionary(
      fc.constantFrom('s', 'v', 'q', 'e', '__proto__'),
      fc.string({ minLength: 1 }),
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(text, params, (id, given) => {
        const found = parseRoute(hrefOf({ view: 'd', id, params: given }));
        expect([found.view, found.id]).toEqual(['d', id]);
        expect({ ...found.params }).toEqual({ ...given });
      }),
    );
  });

  it('is inside the page, whatever the document is called', () => {
    expect(hrefOf({ view: 'd', id: 'javascript:alert(1)//"><b>' })).toMatch(/^#\/d\/[\w%.!~*'()-]+$/);
  });

  it('exists for ids with lone surrogates, and for broken escapes', () => {
    const id = 'a\udc80b';
    expect(isSameId(parseRoute(hrefOf({ view: 'd', id })).id, id)).toBe(true);
    expect(parseRoute('#/d/%E0%A4').id).toBe('%E0%A4');
  });
});
