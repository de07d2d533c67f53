import { describe, expect, it } from 'vitest';
import { type PhraseNode, phraseTree } from '../../../../src/matching/minimum-span/phrase-tree.ts';

const tree = (text: string, start = 0): string => {
  const found = phraseTree(
    text.split(' ').map((token) => {
      const [word, parse] = token.split('/');
      return { word, pos: 'X', parse };
    }),
    start,
  );
  return found === undefined ? 'none' : shown(found);
};

const shown = ({ tag, terminal, index, tokens, children }: PhraseNode): string => {
  const own = terminal ? `"${tag}"@${index}:${tokens.join(',')}` : tag;
  return children.length === 0 ? own : `${own}[${children.map(shown).join(' ')}]`;
};

describe('phraseTree', () => {
  it.each([
    ['one phrase', 'the/(NP* dog/*)', 'NP["the dog"@1:0,1]'],
    [
      'a run that ends before a bracket, at the next token',
      'a/(NP* b/* c/(PP*)',
      'NP["a b"@2:0,1 PP["c"@2:2]]',
    ],
    ['punctuation between phrases, left out', 'a/(NP(NP*) ,/* b/(NP*))', 'NP[NP["a"@0:0] NP["b"@2:2]]'],
    ['brackets that are not closed', 'a/(NP(NP*', 'NP[NP["a"@0:0]]'],
    ['brackets that were not opened', 'a/*) b/(NP*)', 'NP["a"@0:0 NP["b"@1:1]]'],
    ['letters of a label only', 'a/(NP-SBJ*)', 'NPSBJ["a"@0:0]'],
    ['nothing', 'a/-', 'none'],
  ])('reads %s', (_, text, expected) => {
    expect(tree(text)).toBe(expected);
  });

  it('counts tokens from the start of the sentence', () => {
    expect(tree('a/(NP*)', 4)).toBe('NP["a"@4:4]');
  });
});
