import { describe, expect, it } from 'vitest';
import { parsedMinimum } from '../../../src/matching/minimum-span.ts';
import { wordList } from '../../support/documents.ts';

/** The words of the minimum span; each token is `word/POS/parse`. */
function minimum(...tokens: string[]): string {
  const columns = tokens.map((token) => token.split('/'));
  const text = {
    words: wordList(...columns.map(([word]) => word)),
    pos: { at: (i: number) => columns[i][1] },
    parse: { at: (i: number) => columns[i][2] },
  };
  const found = parsedMinimum([...tokens.keys()], text);
  return found.map((token) => columns[token][0]).join(' ');
}

describe('the minimum span by the parse tree', () => {
  it('is the run of words directly below the root', () => {
    expect(minimum('the/DT/(NP*', 'old/JJ/*', 'house/NN/*)')).toBe('the old house');
    expect(minimum('he/PRP/(NP*)')).toBe('he');
  });

  it('is that of the nearest noun phrases', () => {
    expect(minimum('the/DT/(NP(NP*', 'man/NN/*)', 'in/IN/(PP*', 'Paris/NNP/(NP*)))')).toBe('the man');
    expect(minimum('Tom/NNP/(NP(NP*)', 'and/CC/*', 'Ann/NNP/(NP*))')).toBe('Tom Ann');
  });

  it('is that of the nearest verb phrase of a verb phrase', () => {
    expect(minimum('to/TO/(VP*', 'go/VB/(VP*', 'home/NN/(NP*)))')).toBe('to');
    expect(minimum('(/-LRB-/(VP(VP*', 'gone/VBN/*))')).toBe('( gone');
  });

  it('skips words that cannot be a minimum', () => {
    expect(minimum('the/DT/(NP*', '50/CD/(QP*', '%/NN/*))')).toBe('50 %');
    expect(minimum('-LRB-/-LRB-/(NP*', 'Bonn/NNP/(NP*))')).toBe('Bonn');
  });

  it('reads brackets that are not balanced', () => {
    expect(minimum('man/NN/*)', 'in/IN/(PP*', 'Paris/NNP/(NP*')).toBe('man');
    expect(minimum('old/JJ/*', 'man/NN/*))')).toBe('old man');
  });

  it('is the whole mention where nothing is found', () => {
    expect(minimum('the/DT/(NP*)')).toBe('the');
    expect(minimum('./././.', ',/,/-')).toBe('. ,');
  });
});
