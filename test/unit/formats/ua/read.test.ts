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
      '1 John (EntityID=1|MarkableID=m1|Min=1|SemType=dn|ElementOf=3) _',
      '2 the (EntityID=2|MarkableID=m2|Min=3 _',

      '3 man ) (MarkableID=m2|Rel=poss|MentionAnchor=m1|EntityAnchor=1)',
      '',
      '4 they (EntityId=3|Markable_ID=m3) _',
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
      { type: 'Bridge:poss', from: 1, to: [0], fromMention: 1, toMention: 0 },
    ]);
  });

  it('reads discourse deixis instead of identity', () => {
    const text = [
      '# global.columns = ID FORM IDENTITY BRIDGING DISCOURSE_DEIXIS',
      '1\ta\t(EntityID=1|MarkableID=m1\t_\t(EntityID=1-DD|MarkableID=m2)',
      '2\tb\t)\t(MarkableID=m1|EntityAnchor=1)\t(EntityID=1-DD|MarkableID=m3)',
      '',
    ].join('\n');
    const spans = (layer: string) => readText(ua, text, {}, { layer } as object).documents.map(spansOf);
    expect(spans('deixis')).toEqual([['1-DD 0-0', '1-DD 1-1']]);
    expect(spans('all')).toEqual([['1 0-1']]);
    const { messages } = readText(ua, `${HEAD}1\ta\t_\t_\n`, {}, { layer: 'deixis' } as object);
    expect(messages[0]).toContain('A token line has no DISCOURSE_DEIXIS column.');
  });

  it('reads columns with blanks between them', () => {
    const { documents, messages } = readText(ua, `${HEAD} 1  )  (EntityID=1)  _\n 2  )  )  _\n`);
    expect([documents.map(spansOf), wordsOf(documents[0])]).toEqual([[['1 0-0']], [')', ')']]);
    expect(messages.map((text) => text.split('\n')[0])).toEqual([
      'f:4:8: error[ua/unopened]: A bracket closes, but no markable is open.',
    ]);
  });

  it('is recognised by its columns', () => {
    expect(ua.detect(bytesOf(HEAD))).toBe('a line "# global.columns" names IDENTITY');
    expect(ua.detect(bytesOf('# newdoc id = d\n'))).toBeUndefined();
  });
});
