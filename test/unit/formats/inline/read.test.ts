import { describe, expect, it } from 'vitest';
import type { Format } from '../../../../src/formats/index.ts';
import { brackets, markdown, mTags } from '../../../../src/formats/inline/inline.ts';
import { readInline } from '../../../../src/formats/inline/read.ts';
import { markdownStyle } from '../../../../src/formats/inline/styles.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { bytesOf } from '../../../support/conll.ts';
import { entityWords } from '../../../support/entity-words.ts';
import { readText } from '../../../support/read-text.ts';

const read = (format: Format, text: string) => {
  const { documents, problems } = readText(format, text);
  return {
    text: documents[0]?.text,
    entities: entityWords(documents[0]),
    codes: problems.map(({ code }) => code),
  };
};

describe('readInline', () => {
  function readMarkdown(text: string) {
    const { report, shown } = collectProblems();
    const documents = [...readInline(markdownStyle, { name: 'f', bytes: bytesOf(text) }, report)];
    return { documents, shown };
  }

  it('has one document without a name, whose text is aligned', () => {
    const { documents, shown } = readMarkdown('\ufeffI 😀\n[ Tom\t](#a)');
    expect(shown()).toBe('');
    expect(documents).toMatchObject([
      {
        id: '',
        pairKey: '#0',
        unit: 'character',
        length: 9,
        text: 'I 😀\n Tom\t',
        line: 1,
        file: 'f',
        entities: ['a'],
        edits: { altered: 0, dropped: 0, invented: 0, unaligned: 0 },
      },
    ]);
    expect([...documents[0].mentions]).toEqual([{ start: 5, end: 8, entity: 0, line: 2 }]);
  });

  it('reports what has no label, no words or no beginning, and leaves the words in the text', () => {
    const { documents, shown } = readMarkdown('x](#1) [Tom](#)\n[ ](#2) [he](#1)');
    expect([documents[0].text, entityWords(documents[0])]).toEqual(['x Tom\n  he', { 1: ['he'] }]);
    expect(shown()).toBe(
      `f:1:2: warning[inline/unopened]: The mention that ends here has no opening mark.
  1 | x](#1) [Tom](#)
  help: the mark is left out; the words stay in the text
f:1:12: warning[inline/no-label]: The mention that ends here has no label of an entity.
  1 | x](#1) [Tom](#)
  help: the mention is left out; its words stay in the text
f:2:3: warning[inline/empty]: The mention that ends here has no words.
  2 | [ ](#2) [he](#1)
  help: it is left out, since it is not in the text`,
    );
  });

  it('shows sixty characters before the place in a long line', () => {
    const [first, excerpt] = readMarkdown(`${'x'.repeat(70)}](#1)`)
      .shown()
      .split('\n');
    expect(first).toMatch(/^f:1:71: /);
    expect(excerpt).toBe(`  1 | … ${'x'.repeat(60)}](#1)`);
  });

  it('reports twenty marks of a kind, and counts the rest', () => {
    const lines = readMarkdown('](#1)'.repeat(22)).shown().split('\n');
    expect(lines).toHaveLength(61);
    expect(lines.at(-1)).toBe('f:1: warning[inline/unopened]: 2 more marks like this.');
  });
});

describe('Markdown links', () => {
  it('are nested, and brackets of the text stay in it', () => {
    expect(read(markdown, '[Tom](#a) met [[his](#a) [old] boss](#b) [1] 😀 [her](#__proto__).')).toEqual({
      text: 'Tom met his [old] boss [1] 😀 her.',
      entities: Object.fromEntries([
        ['a', ['Tom', 'his']],
        ['b', ['his [old] boss']],
        ['__proto__', ['her']],
      ]),
      codes: [],
    });
  });
});

describe('tags', () => {
  it('have the label after or inside', () => {
    expect(read(mTags, "<m>Tom</m>#0's dog saw <m> the <m> cat | 1 </m> of Bob | x </m> .")).toEqual({
      text: "Tom's dog saw the cat of Bob .",
      entities: { 0: ['Tom'], 1: ['cat'], x: ['the cat of Bob'] },
      codes: [],
    });
  });

  it('that have no partner, no label or no words are listed', () => {
    const { text, entities, codes } = read(mTags, '<m> a <m>b</m> c</m>#1 d </m>#2 </z>@3 <m> e');
    expect(text?.replace(/\s+/g, ' ')).toBe('a b c d e');
    expect(entities).toEqual({ 1: ['a b c'] });
    expect(codes.toSorted()).toEqual([
      'inline/empty',
      'inline/no-label',
      'inline/unclosed',
      'inline/unopened',
    ]);
  });
});

describe('brackets', () => {
  it('have the label in front, and other brackets stay in the text', () => {
    expect(read(brackets, '[1 Tom ] met [2 [1 his ] boss ] [1] [sic] [e3 x]')).toEqual({
      text: 'Tom met his boss [1] [sic] x',
      entities: { 1: ['Tom', 'his'], 2: ['his boss'], e3: ['x'] },
      codes: [],
    });
  });

  it('that are not closed are left out', () => {
    expect(read(brackets, '[1 Tom met [2 him ]')).toEqual({
      text: 'Tom met him',
      entities: { 2: ['him'] },
      codes: ['inline/unclosed'],
    });
  });
});
