import { mergedOrigins, type Origin, originText } from '../evaluate/origin.ts';
import type { Format } from './format.ts';

/** A file, and how its format is known. */
interface ReadFile {
  readonly source: { readonly format: Format };
  readonly origin: Origin;
}

/** What to check if no mention was read from files of these formats. */
export const noMentionsHelp = (formats: Iterable<Format>): string =>
  [...new Set(Array.from(formats, ({ wording }) => wording.noMentions))].join('; ');

/** The same for files, with what they were taken for: often it is the wrong format, layer or column. */
export function noMentionsInFiles(files: readonly ReadFile[]): string {
  const origins = mergedOrigins(files).map(originText);
  const read = origins.length === 0 ? [] : [`read as ${origins.join('; as ')}`];
  return [noMentionsHelp(files.map(({ source }) => source.format)), ...read].join('; ');
}
