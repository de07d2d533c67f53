import { describe, expect, it } from 'vitest';
import { ua } from '../../../../src/formats/ua/ua.ts';
import { bytesOf, wordsOf } from '../../../support/conll.ts';
import { readText, spansOf } from '../../../support/read-text.ts';

const HEAD = '# global.columns = ID FORM IDENTITY BRIDGING\n# newdoc id = d\n';
const read = (...lines: string[]) =>
  readText(ua, `${HEAD}${lines.map((line) => line.replaceAll(' ', '\t')).join('\n')}\n`);

describe('the reader of CoNLL-UA', () => {
  it('reads markables with their types, minimum spans and links', () => {
    const { documents, messages } = read(
      ...[
        '1 John (EntityID=1|MarkableID=m1|Min=1|SemType=dn|ElementOf=3) _',
        '2 the (EntityID=2|MarkableID=m2|Min=3 _',
      ],
      ...[
        '3 man ) (MarkableID=m2|Rel=poss|MentionAnchor=m1|EntityAnchor=1)',
        '',
        '4 they (EntityId=3|Markable_ID=m3) _',
      ],
    );
    expect(messages).toEqual([]);
    expect(spansOf(documents[0])).toEqual(['1 0-0', '2 1-2', '3 3-3']);
    expect(wordsOf(documents[0])).toEqual(['John', 'the', 'man', 'they']);
    expect(documents[0]).toMatchObject({ id: 'd', sentences: [0, 3] });
    expect(documents[0].mentions.at(1)).toMatchObject({ minStart: 2, minEnd: 3 });
    expect(documents[0].mentions.at(0).attributes).toEqual(
      new Map([
        ['type', 'dn'],
        ['id', 'm1'],
      ]),
    );
    expect(documents[0].relations).toEqual([
      { type: 'SplitAnte', from: 2, to: [0] },
      { type: 'Bridge:poss', from: 1, to: [0] },
    ]);
  });

  it('closes the markable that was opened last, wherever the bracket is in its cell', () => {
    const after = read('1 a (EntityID=1(EntityID=2 _', '2 b (EntityID=3))) _');
    const before = read('1 a (EntityID=1@(EntityID=2 _', '2 b ))(EntityID=3) _');
    for (const { documents, messages } of [after, before]) {
      expect(messages).toEqual([]);
      expect(spansOf(documents[0]).toSorted()).toEqual(['1 0-1', '2 0-1', '3 1-1']);
    }
  });

  it('joins the pieces of a markable that is bracketed again, and leaves out what does not refer', () => {
    const { documents } = read(
      '1 a (EntityID=1|MarkableID=m) _',
      '2 b (EntityID=7-Pseudo) _',
      '3 c (EntityID=1|MarkableID=m) _',
    );
    expect(spansOf(documents[0])).toEqual(['1 0-0,2-2']);
  });

  it('marks empty nodes, which have no number', () => {
    const { documents, messages } = read('1 a _ _', '1.1 _ (EntityID=1) _', '2 b (EntityID=2|Min=2) _');
    expect(messages).toEqual([]);
    expect([...(documents[0].tokens?.emptyNodes ?? [])]).toEqual([1]);
    expect([...documents[0].mentions].map(({ zero, minStart }) => [zero, minStart])).toEqual([
      [true, undefined],
      [undefined, 2],
    ]);
  });

  it.each([
    ['ua/unopened', '1 a ) _', 'f:3:5'],
    ['ua/unclosed', '1 a (EntityID=1 _', 'f:3:1'],
    ['ua/markable', '1 a (MarkableID=m1) _', 'f:3:1'],
    ['ua/columns', '1 a', 'f:3:1'],
    ['ua/minimum', '1 a (EntityID=1|Min=9) _', 'f:3:1'],
    ['ua/relation', '1 a (EntityID=1|ElementOf=8) _', 'f:3:1'],
    ['ua/relation', '1 a (EntityID=1) (MarkableID=m9|EntityAnchor=1)', 'f:3:1'],
  ])('reports %s for %j at %s', (code, line, place) => {
    const { messages } = read(line);
    expect(messages.map((text) => text.split(': ')[0])).toEqual([place]);
    expect(messages[0]).toContain(`[${code}]`);
  });

  it('is recognised by its columns', () => {
    expect(ua.detect(bytesOf(HEAD))).toBe('a line "# global.columns" names IDENTITY');
    expect(ua.detect(bytesOf('# newdoc id = d\n'))).toBeUndefined();
  });
});
