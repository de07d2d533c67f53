import { describe, expect, it } from 'vitest';
import {
  commentText,
  EmptyNodes,
  MAX_COMMENT_BYTES,
  newdocCutter,
  newdocId,
} from '../../../src/formats/newdoc-starts.ts';
import { bytesOf } from '../../support/conll.ts';

const whole = { atLineStart: true, first: true, last: true };
const starts = (text: string, window = whole) =>
  newdocCutter.documentStarts({ bytes: bytesOf(text), ...window });
const last = (text: string) => newdocCutter.lastDocumentStart(bytesOf(text));

describe('newdocId', () => {
  it.each([
    ['# newdoc id = a b ', 'a b'],
    ['#newdoc\tid=x', 'x'],
    ['# newdoc', ''],
    ['# newdoc id =\r', ''],
    ['# newdoc id = __proto__', '__proto__'],
  ])('of %j is %j', (line, id) => expect(newdocId(line)).toBe(id));

  it.each(['# newdocs', '# newdoc x', '# newpar id = a', 'newdoc id = a', '# sent_id = newdoc'])(
    'is undefined for %j',
    (line) => expect(newdocId(line)).toBeUndefined(),
  );
});

it('reads a comment only as far as its maximum length', () => {
  const bytes = bytesOf(`# ${'x'.repeat(MAX_COMMENT_BYTES)}`);
  expect(commentText(bytes, 0, bytes.length)).toHaveLength(MAX_COMMENT_BYTES);
  expect(commentText(bytes, 0, 3)).toBe('# x');
});

describe('documentStarts', () => {
  const first = '# newdoc id = a\n1\tx\n\n';

  it('finds documents at the first comment of the sentence', () => {
    expect(starts(`${first}# sent_id = 1\n# newdoc id = b\n# text = y\n1\ty\n`)).toEqual({
      starts: [
        { id: 'a', start: 0 },
        { id: 'b', start: first.length },
      ],
      next: first.length + 14 + 16 + 11 + 4,
    });
  });

  it('has a document without a name before the first comment, if there is a token', () => {
    expect(starts('1\tx\n\n# newdoc id = a\n1\ty\n').starts).toEqual([
      { id: '', start: 0 },
      { id: 'a', start: 5 },
    ]);
    expect(starts('\n \t\n# newdoc id = a\n1\ty\n').starts).toEqual([{ id: 'a', start: 4 }]);
    expect(starts('# text = newdoc\n\n').starts).toEqual([]);
  });

  it('leaves comments at the end of a window to the next one, and the rest of a line to the last one', () => {
    const window = { atLineStart: false, first: false, last: false };
    const text = '# newdoc id = z\n1\tx\n\n# newdoc id = a\n1\ty\n\n# sent_id = 2\n# newdo';
    expect(starts(text, window)).toEqual({
      starts: [{ id: 'a', start: 21 }],
      next: text.indexOf('# sent_id'),
    });
  });

  it('asks for a longer window if the first one ends before a token', () => {
    expect(starts('# a comment\n# ano', { ...whole, last: false })).toEqual({ starts: [], next: 0 });
  });

  it('ignores the word in a token line', () => {
    expect(starts(`${first}1\t# newdoc id = b\n`).starts).toEqual([{ id: 'a', start: 0 }]);
  });
});

describe('lastDocumentStart', () => {
  it('is the first comment above the last # newdoc whose line is complete', () => {
    expect(last('# newdoc id = a\n1\tx\n\n# sent_id = 2\n# newdoc\n1\ty\n')).toBe(21);
    expect(last('# newdoc id = a\n1\tx\n\n# newdoc id = b')).toBe(0);
  });

  it('is 0 after a byte-order mark, and −1 if there is none', () => {
    expect(last('\ufeff# newdoc id = a\n')).toBe(0);
    expect(last('1\t# newdoc\n')).toBe(-1);
    expect(last('')).toBe(-1);
  });
});

it('covers a span if all of its tokens are empty nodes', () => {
  const nodes = new EmptyNodes();
  for (const token of [2, 3, 4, 6]) nodes.add(token, 1);
  expect([...nodes.tokens]).toEqual([2, 3, 4, 6]);
  expect([nodes.cover(2, 5), nodes.cover(3, 4), nodes.cover(6, 7)]).toEqual([true, true, true]);
});

it('does not cover a span with a word at its start, at its end or inside', () => {
  const nodes = new EmptyNodes();
  for (const token of [2, 3, 5]) nodes.add(token, 1);
  expect([nodes.cover(1, 3), nodes.cover(3, 5), nodes.cover(2, 6), nodes.cover(0, 1)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
