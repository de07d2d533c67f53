import { describe, expect, it } from 'vitest';
import { readEntities } from '../../../../src/compat/corefud-scorer/entities.ts';
import { readTreebank } from '../../../../src/compat/corefud-scorer/treebank.ts';

const HEADER = '# newdoc id = d\n# global.Entity = eid-etype-head\n';

/** One sentence of words with annotation; a word such as `1.1` is an empty node. */
const sentence = (...words: string[]): string => {
  let number = 0;
  return words
    .map((word) => {
      const [form, misc = '_'] = word.split(' ');
      const id = form.includes('.') ? form : String(++number);
      return [id, form, '_', '_', '_', '_', number > 1 ? '1' : '0', 'dep', '1:dep', misc].join('\t');
    })
    .join('\n');
};

const read = (text: string, warnings: string[] = []) =>
  readEntities(readTreebank(new TextEncoder().encode(`${text}\n\n`), 'f'), (warning) =>
    warnings.push(warning),
  ).map(({ id, mentions }) => [
    id,
    mentions.map(({ words, head }) => [words.map(shown).join(' '), shown(head)]),
  ]);

const shown = (code: number): string => {
  const minor = code % 1024;
  const word = Math.floor(code / 1024) % 2 ** 20;
  return minor === 0 ? String(word) : `${word}.${minor}`;
};

describe('readEntities', () => {
  it('reads mentions with their heads, empty nodes among their words', () => {
    expect(read(HEADER + sentence('a Entity=(e1-x-2', '1.1', 'b Entity=e1)(e2-y-1)', 'c'))).toEqual([
      ['e1', [['1 1.1 2', '1.1']]],
      ['e2', [['2', '2']]],
    ]);
  });

  it('joins parts; the last part names the head', () => {
    const text = sentence('a Entity=(e1[1/2]-x-1)', 'b', 'c Entity=(e1[2/2]-x-2)');
    expect(read(HEADER + text)).toEqual([['e1', [['1 3', '3']]]]);
  });

  it('orders entities by first mention, the longer first', () => {
    const text = sentence('a Entity=(b-x-1(a-x-1(c-x-1)', 'b Entity=a)', 'c Entity=b)');
    expect(read(HEADER + text).map(([id]) => id)).toEqual(['b', 'a', 'c']);
  });

  it('takes a mention that is closed at its own word to the end of the sentence, as udapi does', () => {
    expect(read(HEADER + sentence('a Entity=(e1-x-1(e2-x-1)e1)', 'b'))[0]).toEqual(['e1', [['1 2', '1']]]);
  });

  it('leaves an open mention out, with a warning', () => {
    const warnings: string[] = [];
    expect(read(HEADER + sentence('a Entity=(e1-x-1', 'b'), warnings)).toEqual([]);
    expect(warnings).toEqual(['Mention e1 is opened, but not closed. It is left out.']);
  });

  it('makes ids of one document unique', () => {
    const group = '# newdoc id = NAME\n# global.Entity = GRP-etype-head\n';
    const two = `${group}${sentence('a Entity=(1-x-1)')}\n\n${group}${sentence('a Entity=(1-x-1)')}`;
    expect(read(two).map(([id]) => id)).toEqual(['d1.1', 'd2.1']);
  });

  it.each([
    ['no header', sentence('a Entity=(e1)'), 'No global.Entity header, but there are Entity annotations'],
    ['no eid', `# global.Entity = etype\n${sentence('a')}`, 'No eid in global.Entity = etype'],
    [
      'no opener',
      HEADER + sentence('a Entity=e1)'),
      'e1 is neither open nor a part of a discontinuous mention',
    ],
    [
      'a head that is no number',
      HEADER + sentence('a Entity=(e1-x-)'),
      '"" is not the number of a head in e1-x-',
    ],
    [
      'a head beyond',
      HEADER + sentence('a Entity=(e1-x-3', 'b Entity=e1)'),
      'Head 3 of e1 is beyond its 2 words',
    ],
    [
      'two sentences',
      `${HEADER}${sentence('a Entity=(e1-x-1')}\n\n${sentence('b Entity=e1)')}`,
      'Mentions across sentences are not supported: e1',
    ],
    ['an unknown source', HEADER + sentence('a Bridge=e1<e2'), 'Bridge: entity e2 is unknown'],
    [
      'an entity without mentions',
      HEADER + sentence('a Entity=(e2-x-1)|Bridge=e1<e2'),
      'Entity e1 is named in SplitAnte or Bridge, but has no mention',
    ],
    [
      'a last part without a head',
      HEADER + sentence('a Entity=(e1[1/2])', 'b', 'c Entity=(e1[2/2])'),
      'The last part of e1 names no head',
    ],
  ])('refuses %s', (_, text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});
