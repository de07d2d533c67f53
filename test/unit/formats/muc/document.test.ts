import { describe, expect, it } from 'vitest';
import { problem } from '../../../../src/formats/muc/codes.ts';
import { type MucMention, mucDocument } from '../../../../src/formats/muc/document.ts';
import { reporterAt } from '../../../../src/formats/report-at.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { bytesOf } from '../../../support/conll.ts';

/** The document of a text and its COREF elements, each in a line of its own: its words and its attributes. */
function read(text: string, ...elements: [words: string, attributes: Record<string, string>][]) {
  const { report, shown } = collectProblems();
  const source = { name: 'f', bytes: bytesOf('<COREF>\n'.repeat(elements.length)) };
  const found = elements.map(([words, attributes], i): MucMention => {
    const unit = text.indexOf(words);
    const start = [...text.slice(0, unit)].length;
    return {
      attributes: new Map(Object.entries(attributes)),
      at: 8 * i,
      line: i + 1,
      unit,
      endUnit: unit + words.length,
      start,
      end: start + [...words].length,
    };
  });
  const head = { id: 'd 1', text, length: [...text].length, at: 0, line: 1, isBag: false };
  const document = mucDocument(head, found, source, reporterAt(source, report, problem));
  const { mentions, entities } = document;
  const chains = [...mentions].map(({ start, end, entity }) => `${entities[entity]} ${start}-${end}`);
  return { document, chains, mentions: [...mentions], shown: shown() };
}

describe('documentOf', () => {
  it('connects mentions by REF in any direction; a chain has the ID of its first referent', () => {
    const { document, chains, shown } = read(
      '😀 a b c d',
      ['a', { ID: '2', REF: '__proto__x' }],
      ['b', { ID: '__proto__x', TYPE: 'ident' }],
      ['c', { ID: '3', REF: '2' }],
      ['d', { ID: '4', REF: '' }],
    );
    expect([chains, shown]).toEqual([['__proto__x 2-3', '__proto__x 4-5', '__proto__x 6-7', '4 8-9'], '']);
    expect(document).toMatchObject({ id: 'd 1', unit: 'character', text: '😀 a b c d', length: 9, line: 1 });
    expect(document.relations).toBeUndefined();
  });

  it('keeps links of other types as relations', () => {
    const { document, chains } = read('a b', ['a', { ID: '1' }], ['b', { ID: '2', REF: '1', TYPE: 'Part' }]);
    expect([chains, document.relations]).toEqual([['1 0-1', '2 2-3'], [{ type: 'Part', from: 1, to: [0] }]]);
  });

  it('leaves optional mentions out, but not their links', () => {
    const { chains, shown } = read(
      'a b c',
      ['a', { ID: '1' }],
      ['b', { ID: '2', REF: '1', STATUS: 'opt' }],
      ['c', { ID: '3', REF: '2' }],
    );
    expect(chains).toEqual(['1 0-1', '1 4-5']);
    expect(shown).toBe(`f:1:1: warning[muc/optional]: 1 optional mentions (STATUS="OPT") are left out.
  1 | <COREF>
  expected: mentions that count
  help: remove STATUS to score them`);
  });

  it('has the first alternative of MIN that occurs as the minimum span, across line breaks', () => {
    const minimum = (text: string, MIN: string) => {
      const [{ minStart, minEnd }] = read(text, [text, { ID: '1', MIN }]).mentions;
      return [minStart, minEnd];
    };
    expect(minimum('the 😀 good\nfirm', 'no| good firm |the')).toEqual([6, 15]);
    expect(minimum('the firm', 'x||')).toEqual([undefined, undefined]);
    expect(minimum(`${'x'.repeat(9996)}firm`, 'firm')).toEqual([9996, 10000]);
    expect(minimum(`${'x'.repeat(9997)}firm`, 'firm')).toEqual([undefined, undefined]);
  });

  it('has mentions in the order of their tags', () => {
    const inner: [string, Record<string, string>] = ['b', { ID: '1' }];
    expect(read('a b', ['a b', { ID: '0' }], inner).chains).toEqual(['0 0-3', '1 2-3']);
  });

  it('reports IDs and REFs that are wrong, and keeps the mentions', () => {
    const { chains, shown } = read(
      'a b c d',
      ['a', { ID: '1', REF: '1' }],
      ['b', { ID: '1' }],
      ['c', {}],
      ['d', { ID: '4', REF: '__proto__' }],
    );
    expect(chains).toEqual(['1 0-1', '1 2-3', '#3 4-5', '4 6-7']);
    const id = 'ID="…", each once in a document\n  help: correct the ID; --lenient keeps the mention';
    const ref = 'the ID of another mention\n  help: the reference is ignored';
    expect(shown).toBe(
      [
        `f:2:1: error[muc/id]: ID "1" was given before.\n  2 | <COREF>\n  expected: ${id}`,
        `f:3:1: error[muc/id]: The mention has no ID.\n  3 | <COREF>\n  expected: ${id}`,
        `f:1:1: warning[muc/ref]: REF "1" is the ID of the mention itself.\n  1 | <COREF>\n  expected: ${ref}`,
        `f:4:1: warning[muc/ref]: REF "__proto__" is not the ID of a mention.\n  4 | <COREF>\n  expected: ${ref}`,
      ].join('\n'),
    );
  });
});
