import { describe, expect, it } from 'vitest';
import { toSystemId } from '../../../../../src/cli/options/nuggets/system-id.ts';

describe('toSystemId', () => {
  it.each(['ours', 'our system', 'a#b', '系統', '__proto__', 'ours '])('takes %j as it is', (id) => {
    expect(toSystemId(id)).toBe(id);
  });

  it.each([
    ['', 'A system id must not be empty.'],
    [' \t', 'A system id must not be empty.'],
    ['#x', 'A line that begins with "#" is a comment of a tbf file, not a mention.'],
    ['  #x', 'A line that begins with "#" is a comment of a tbf file, not a mention.'],
    ['@x', 'A line that begins with "@" is a relation of a tbf file, not a mention.'],
    [' x', 'A system id must not begin with a blank.'],
    ['a\tb', 'A system id must not contain a TAB or a line break.'],
    ['a\nb', 'A system id must not contain a TAB or a line break.'],
    ['a\rb', 'A system id must not contain a TAB or a line break.'],
  ])('refuses %j', (id, message) => {
    expect(() => toSystemId(id)).toThrow(message);
  });
});
