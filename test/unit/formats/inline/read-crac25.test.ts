import { describe, expect, it } from 'vitest';
import { crac25 } from '../../../../src/formats/inline/inline.ts';
import { readCrac25 } from '../../../../src/formats/inline/read-crac25.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { bytesOf, wordsOf } from '../../../support/conll.ts';
import { entityWords } from '../../../support/entity-words.ts';
import { readText } from '../../../support/read-text.ts';

function read(text: string) {
  const { report, shown } = collectProblems();
  return { documents: [...readCrac25({ name: 'f', bytes: bytesOf(text) }, report)], shown };
}

describe('readCrac25', () => {
  it('has a document for each line that is not blank, with tags after tokens', () => {
    const { documents, shown } = read(
      '\ufeffLos|[e1 jugadores de el Espanyol|[e2],e1] a|b ##|[e1] .\n \t\nUno|[__proto__]\r\n',
    );
    expect(shown()).toBe('');
    expect(documents.map(entityWords)).toEqual([
      { e2: ['Espanyol'], e1: ['Los jugadores de el Espanyol', '##'] },
      Object.fromEntries([['__proto__', ['Uno']]]),
    ]);
    expect([...(documents[0].tokens?.emptyNodes ?? [])]).toEqual([6]);
    expect(documents.map(({ id, pairKey, unit, length, line }) => [id, pairKey, unit, length, line])).toEqual(
      [
        ['', '#0', 'token', 8, 1],
        ['', '#0', 'token', 1, 3],
      ],
    );
    expect(documents[1].tokens?.emptyNodes).toBeUndefined();
  });

  it('keeps a bar that no tags follow, or that no word precedes, in the word', () => {
    const { documents, shown } = read('a|b c| |[e1] d|e|[e1] x|[e1],y [e1]|[e2]');
    expect(wordsOf(documents[0])).toEqual(['a|b', 'c|', '|[e1]', 'd|e', 'x|[e1],y', '[e1]']);
    expect([entityWords(documents[0]), shown()]).toEqual([{ e1: ['d|e'], e2: ['[e1]'] }, '']);
  });

  it('ends the nearest mention of a label; labels may cross', () => {
    const { documents } = read('a|[1,[2 b|[1 c|1],2] d|1]');
    expect(entityWords(documents[0])).toEqual({ 1: ['b c', 'a b c d'], 2: ['a b c'] });
  });

  it('reports tags without a partner, with columns in characters', () => {
    expect(read('😀 a|e1] b|[e2 c|[e3]').shown()).toBe(
      `f:1:3: warning[inline/unopened]: The mention that ends here has no opening mark.
  1 | 😀 a|e1] b|[e2 c|[e3]
  help: the mark is left out; the words stay in the text
f:1:9: warning[inline/unclosed]: The mention that begins here has no closing mark.
  1 | 😀 a|e1] b|[e2 c|[e3]
  help: the mark is left out; the words stay in the text`,
    );
  });

  it('counts marks after the twentieth of each document', () => {
    const { messages } = readText(crac25, `x\n${'a|1] '.repeat(25)}\n`);
    expect(messages).toHaveLength(21);
    expect(messages.at(-1)).toBe('f:2: warning[inline/unopened]: 5 more marks like this.');
  });
});
