import { describe, expect, it } from 'vitest';
import { searchDocument } from '../../../../src/web/search/search-document.ts';
import { documentOf, hard, madeOf } from '../../../support/page-fixture.ts';

const [first] = hard().documents;
const texts = (hits: readonly { readonly text: string; readonly count: number }[]) =>
  hits.map(({ text, count }) => `${text} ${count}`);

describe('a search in a document', () => {
  it('finds mentions by their words in upper and lower case, each text once', () => {
    const { mentions } = searchDocument(first, 'CITY');
    expect(texts(mentions)).toEqual([
      'The chair of the board of the bank of the city 1',
      'the board of the bank of the city 1',
      'the bank of the city 1',
      'the city 2',
      'city 2',
    ]);
    // “city” alone is a mention of the key, and once more of the response.
    expect(mentions[4]).toMatchObject({ system: undefined, span: [10, 11] });
  });

  it('finds mentions that only a system has', () => {
    const key = documentOf('d', ['Ann saw Bob .'], [[0, 1, 'a']]);
    const response = documentOf('d', ['Ann saw Bob .'], [[2, 3, 'b']]);
    const [document] = madeOf([key], [{ name: 's', documents: [response] }]).documents;
    expect(searchDocument(document, 'bob').mentions).toMatchObject([{ text: 'Bob', system: 0, mention: 0 }]);
    expect(searchDocument(document, 'bob').entities).toMatchObject([{ text: 'Bob', system: 0, entity: 0 }]);
  });

  it('finds entities by name, or by the whole id', () => {
    expect(searchDocument(first, 'jones').entities.length).toBeGreaterThan(0);
    expect(searchDocument(first, '"><script>alert(4)</script>').entities).toHaveLength(1);
    expect(searchDocument(first, 'nothing like it')).toEqual({ entities: [], mentions: [] });
  });

  it('does not mistake words across the border of a mention', () => {
    expect(texts(searchDocument(first, 'city resigned').mentions)).toEqual([]);
  });

  it('works where a letter is longer in lower case', () => {
    const key = documentOf('d', ['İzmir saw Ann .'], [[2, 3, 'a']]);
    const [document] = madeOf([key], [{ name: 's', documents: [key] }]).documents;
    expect(searchDocument(document, 'ANN').mentions).toMatchObject([{ text: 'Ann', span: [2, 3] }]);
  });
});
