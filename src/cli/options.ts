import { Option } from 'commander';
import type { OffsetUnit } from '../tokenizer/index.ts';

/* Options that several verbs have. */

/** An option with a fixed list of values. */
export const choice = (flags: string, text: string, choices: Iterable<string>, preset?: string): Option =>
  new Option(flags, text).choices([...choices]).default(preset);

/** Arguments for `Command.option`. */
export const documentOption = [
  '--document <id>',
  'score only this document; may be repeated',
  (id: string, ids: string[] = []): string[] => [...ids, id],
] as const;

export const offsetUnits: readonly OffsetUnit[] = ['utf16', 'code-points'];

export const tableOffsetsOption = (): Option =>
  choice('--table-offsets <unit>', 'how the tables count characters', offsetUnits, 'utf16');
