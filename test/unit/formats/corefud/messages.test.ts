import { describe, expect, it } from 'vitest';
import { headerOf } from '../../../../src/formats/corefud/header.ts';
import {
  complaints,
  noHeader,
  noIdField,
  noLink,
  noMention,
  noToken,
  oldAnnotation,
  rangeWithEntity,
  tooManyFields,
  unknownEntity,
  unopened,
} from '../../../../src/formats/corefud/messages.ts';

const LONG = 'x'.repeat(61);
const CLIPPED = `${'x'.repeat(60)}…`;

describe('messages about lines and headers', () => {
  it('say what a line must look like', () => {
    const expected =
      'ten columns with TABs between them, the first 3, 3-4 (a multiword token) or 3.1 (an empty node)';
    const help = 'correct the line, or pass --lenient to skip it';
    expect(noToken(true)).toEqual(['A token line has fewer than ten columns.', { expected, help }]);
    expect(noToken(false)).toEqual(['The first column is not the id of a token.', { expected, help }]);
    expect(rangeWithEntity()).toEqual([
      'A multiword token has an Entity value, which is not read.',
      { expected: 'Entity at one of its words' },
    ]);
    expect(oldAnnotation()).toEqual([
      'The annotation is that of CorefUD 0.x (ClusterId, MentionSpan).',
      {
        expected: 'Entity=(e1-person-1-)',
        help: 'convert the file with udapi: udapy read.OldCorefUD … write.Conllu',
      },
    ]);
  });

  it('say which fields are missing', () => {
    expect(noHeader()).toEqual([
      'No line says which fields a mention has.',
      {
        expected: '"# global.Entity = eid-etype-head-other" at the start of the file',
        help: 'the fields are taken to be eid-etype-head-other',
      },
    ]);
    expect(noIdField(LONG)).toEqual([
      `"${CLIPPED}" has no field for the entity.`,
      {
        expected: 'eid or GRP among the fields of global.Entity',
        help: 'correct the line "# global.Entity = …"; --lenient takes the first field as the id',
      },
    ]);
    expect(tooManyFields(4, headerOf('eid-etype-head'))).toEqual([
      'A mention has 4 fields, but global.Entity names 3.',
      {
        expected: 'eid-etype-head',
        help: 'a hyphen inside a field is written &#45; and an id must not have one; --lenient ignores the last fields',
      },
    ]);
  });
});

describe('messages about mentions and links', () => {
  it('quote the file, and shorten what is long', () => {
    expect(noMention(LONG)[0]).toBe(`"${CLIPPED}" is not a mention.`);
    expect(noMention('e1')[1]).toEqual({
      expected: '"(e1-person-1-", "(e1-person-1-)" or "e1)"',
      help: 'correct the value, or pass --lenient to ignore this piece',
    });
    expect(unopened('e9')).toEqual([
      'Entity e9 is closed here, but no mention of it is open.',
      {
        expected: '"(e9-…" at this word or earlier in the document',
        help: 'fix the bracket, or pass --lenient to ignore it',
      },
    ]);
    const help = 'the link is not read; scores of identity do not depend on it';
    expect(noLink('e1')).toEqual([
      '"e1" is not a link between entities.',
      { expected: 'e1<e2, with ":" and a relation after it for Bridge', help },
    ]);
    expect(unknownEntity('Bridge', LONG)).toEqual([
      `A link Bridge names entity ${CLIPPED}, which has no mention.`,
      { help },
    ]);
  });

  it('say what is wrong with a mention that was opened', () => {
    const header = headerOf('eid-etype-head-minspan');
    const fields = ['e1', 'x', '7', '8,9'];
    const opening = { label: 'e1', fields, header, entity: 0, token: 0, line: 1, part: undefined };
    expect(complaints.unclosed(opening)).toEqual([
      'A mention of entity e1 is opened here and never closed.',
      {
        expected: '"e1)" at a later word of the document',
        help: 'fix the bracket, or pass --lenient to drop this mention',
      },
    ]);
    expect(complaints.part({ ...opening, label: 'e1[1/2]' })).toEqual([
      'A part of mention e1[1/2] has no other parts before or after it.',
      {
        expected: 'parts [1/n] to [n/n], in order',
        help: 'add the missing parts, or pass --lenient to read the other parts',
      },
    ]);
    const wrong = {
      expected: 'the number of a word within the mention, from 1',
      help: 'the mention is read without a head',
    };
    expect(complaints.head(opening)).toEqual([
      'The head of a mention of entity e1 is not one of its words: 7 8,9.',
      wrong,
    ]);
    expect(complaints.head({ ...opening, header: headerOf('eid-etype-head') })).toEqual([
      'The head of a mention of entity e1 is not one of its words: 7.',
      wrong,
    ]);
  });
});
