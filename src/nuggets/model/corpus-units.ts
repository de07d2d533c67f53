import { looksLikeTokens } from '../../formats/tbf/span.ts';
import type { Report } from '../../problems/problem.ts';
import { problem } from '../codes.ts';
import { invisibleTokens } from './invisible.ts';
import type { MatchOptions, ResolvedUnit } from './match-options.ts';
import type { NuggetFile } from './nugget-document.ts';
import { characterSpanReader, type SpanReader, tokenSpanReader } from './units.ts';

/** Tokens if tables are given or if no span can be read as characters; characters otherwise. */
export function unitOf(
  files: readonly NuggetFile[],
  { unit, tables }: Pick<MatchOptions, 'unit' | 'tables'>,
): ResolvedUnit {
  if (unit !== 'auto') return unit;
  if (tables !== undefined) return 'token';
  let isFound = false;
  for (const { documents } of files) {
    for (const { mentions } of documents) {
      if (!mentions.every(({ span }) => looksLikeTokens(span))) return 'character';
      isFound ||= mentions.length > 0;
    }
  }
  return isFound ? 'token' : 'character';
}

export function warnOfMissingTables(
  unit: ResolvedUnit,
  { tables, profile }: MatchOptions,
  report: Report,
): void {
  if (tables !== undefined || profile.invisible === undefined) return;
  const how = unit === 'token' ? 'Token ids are compared as names' : 'Spans are compared by characters';
  report(
    problem('nuggets/no-tables', `No token tables are given. ${how}, and no word is invisible.`, {
      help: 'give the tables with -t DIR to score as the task definition of 2015 requires',
    }),
  );
}

/** The reader of the spans of a document. */
export function spanReader(
  id: string,
  where: { readonly file: string; readonly line?: number | undefined },
  unit: ResolvedUnit,
  { tables, profile }: Pick<MatchOptions, 'tables' | 'profile'>,
  report: Report,
): SpanReader {
  if (unit === 'character') return characterSpanReader(profile.repetitions);
  const table = tables?.get(id);
  if (tables !== undefined && table === undefined) {
    report(
      problem('tokens/missing', `There is no token table for document "${id}".`, {
        ...where,
        document: id,
        expected: `${id}.tab`,
        help: 'check the directory and --token-extension',
      }),
    );
  }
  const invisible =
    table === undefined || profile.invisible === undefined
      ? new Set<string>()
      : invisibleTokens(table, profile.invisible);
  return tokenSpanReader(table, invisible);
}
