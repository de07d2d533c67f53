import { InvalidArgumentError } from 'commander';

/** The first column of a tbf line, where some characters would turn the line into another kind of line. */
export function toSystemId(text: string): string {
  const id = text.trim();
  if (id === '') throw new InvalidArgumentError('A system id must not be empty.');
  if (/^[#@]/.test(id)) {
    throw new InvalidArgumentError(
      `A line that begins with "${id[0]}" is ${id[0] === '#' ? 'a comment' : 'a relation'} of a tbf file, not a mention.`,
    );
  }
  if (/^\s+\S/.test(text)) throw new InvalidArgumentError('A system id must not begin with a blank.');
  if (/[\t\r\n\v\f]/.test(id)) {
    throw new InvalidArgumentError('A system id must not contain a TAB or a line break.');
  }
  return text;
}
