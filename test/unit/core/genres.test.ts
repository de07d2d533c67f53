import { describe, expect, it } from 'vitest';
import { documentGenres, genresOf } from '../../../src/core/genres.ts';

describe('genresOf', () => {
  it('is the first part of the names that differs', () => {
    expect(genresOf(['bc/cctv/1', 'bc/cctv/2', 'nw/wsj/1', 'nw/wsj/2'])).toEqual(['bc', 'bc', 'nw', 'nw']);
    expect(genresOf(['GUM_bio_a', 'GUM_bio_b', 'GUM_news_c', 'GUM_news_d'])).toEqual([
      'bio',
      'bio',
      'news',
      'news',
    ]);
    expect(genresOf(['(a/1); part 0', '(a/1); part 1', '(b/1); part 0', 'b/1'])).toEqual([
      'a',
      'a',
      'b',
      'b',
    ]);
  });

  it('is absent where there would be more genres than half the documents, or nothing differs', () => {
    expect(genresOf(['a/1', 'b/1', 'b/2'])).toBeUndefined();
    expect(genresOf(['x/1', 'x/1'])).toBeUndefined();
    expect(genresOf(['x', 'x/1'])).toBeUndefined();
    expect(genresOf([])).toBeUndefined();
  });
});

describe('documentGenres', () => {
  it('knows the names of corpora, also where each document has its own genre', () => {
    expect(documentGenres(['(bn/cnn/00/cnn_0001); part 000', 'wb/c2e/00/c2e_0000'])).toEqual(['bn', 'wb']);
    expect(documentGenres(['GUM_bio_emperor', 'GENTLE_dictionary_next'])).toEqual(['bio', 'dictionary']);
    expect(documentGenres(['Trains_91/dia1-1', 'gnome_a/1'])).toEqual(['Trains', 'gnome']);
  });

  it('takes the first part that differs of other names', () => {
    expect(documentGenres(['x/a/1', 'x/a/2', 'x/b/1', 'x/b/2'])).toEqual(['a', 'a', 'b', 'b']);
    expect(documentGenres(['bn/1', 'other/1'])).toBeUndefined();
    expect(documentGenres([])).toBeUndefined();
  });
});
