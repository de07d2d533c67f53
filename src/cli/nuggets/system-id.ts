import { InvalidArgumentError } from 'commander';

/** The first column of a tbf file. A reader takes a line that begins with # for a comment, and one with @ for a relation. */
export function toSystemId(text: string): string {
  const id = text.trim();
  if (id === '') throw new InvalidArgumentError('A system id must not be empty.');
  if (/^[#@]/.test(id)) {
    throw new InvalidArgumentError(
      `A line that begins with "${id[0]}" is ${id[0] === '#' ? 'a comment' : 'a relation'} of a tbf file, not a mention.`,
    );
  }
  return text;
}
