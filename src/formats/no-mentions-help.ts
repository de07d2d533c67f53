import type { Format } from './format.ts';

/** What to check if no mention was read from files of these formats. */
export const noMentionsHelp = (formats: Iterable<Format>): string =>
  [...new Set(Array.from(formats, ({ wording }) => wording.noMentions))].join('; ');
