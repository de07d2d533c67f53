import { describe, expect, it } from 'vitest';
import { minimumNodes } from '../../../../src/matching/minimum-span/minimum.ts';
import { phraseTree } from '../../../../src/matching/minimum-span/phrase-tree.ts';

/** Tokens such as `the/DT/(NP*`. */
const minimum = (text: string): string[] => {
  const tokens = text.split(' ').map((token) => {
    const [word, pos, parse] = token.split('/');
    return { word, pos, parse };
  });
  const tree = phraseTree(tokens, 0);
  return tree === undefined ? [] : Array.from(minimumNodes(tree), ({ tag }) => tag);
};

describe('minimumNodes', () => {
  it.each([
    ['a flat noun phrase as a whole', 'the/DT/(NP* old/JJ/* house/NN/*)', ['the old house']],
    [
      'the noun phrase, not its clause',
      'the/DT/(NP(NP* dog/NN/*) that/WDT/(SBAR(WHNP*) barked/VBD/(S(VP*))))',
      ['the dog'],
    ],
    ['each part of a conjunction', 'dogs/NNS/(NP(NP*) and/CC/* cats/NNS/(NP*))', ['dogs', 'cats']],
    ['the verb of a verb phrase', 'ran/VBD/(VP* home/NN/(NP*))', ['ran']],
    ['a single word without brackets', 'it/PRP/*', ['it']],
    ['no determiner alone', 'the/DT/*', []],
    ['brackets that the mention cuts', 'dog/NN/*) of/IN/(PP* mine/PRP/(NP*)))', ['dog']],
  ])('takes %s', (_, text, expected) => {
    expect(minimum(text)).toEqual(expected);
  });
});
