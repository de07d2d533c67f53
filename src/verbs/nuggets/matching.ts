import type { FileSystem } from '../../corpus/shell.ts';
import {
  type Attribute,
  defaultNuggetOptions,
  type MappingMethod,
  type MatchOptions,
  profiles,
  type SpanUnit,
} from '../../nuggets/index.ts';
import type { LogOptions } from '../../problems/log.ts';
import { type Report, UsageError } from '../../problems/problem.ts';
import { type TableFiles, type TableRequest, tablesOf } from './tables.ts';
import { readTypeList } from './type-list.ts';

/** How mentions of gold and of a system are matched, and what problems mean. */
export interface MatchRequest extends TableRequest, Omit<LogOptions, 'file'> {
  /** The id of a profile. */
  readonly profile?: string | undefined;
  readonly attributes?: readonly Attribute[] | undefined;
  readonly mapping?: MappingMethod | undefined;
  readonly unit?: SpanUnit | undefined;
  /** The path of a list of types: mentions of other types are not scored. */
  readonly types?: string | undefined;
  /** Names of the documents to score; all if absent. */
  readonly documents?: readonly string[] | undefined;
}

/** The same with the files that it names. */
export interface MatchSettings extends Omit<MatchOptions, 'coreference'> {
  readonly tables: TableFiles | undefined;
}

export async function matchSettings(
  request: MatchRequest,
  files: FileSystem,
  report: Report,
): Promise<MatchSettings> {
  const { types, documents } = request;
  const profile = profiles.find(({ id }) => id === request.profile) ?? defaultNuggetOptions.profile;
  if (profile.needsTables && request.tokens === undefined) {
    throw new UsageError(
      `The profile ${profile.id} needs token tables.`,
      'Give their directory with -t DIR.',
    );
  }
  return {
    profile,
    attributes: request.attributes ?? defaultNuggetOptions.attributes,
    mapping: request.mapping ?? defaultNuggetOptions.mapping,
    unit: request.unit ?? defaultNuggetOptions.unit,
    tables: tablesOf(request, files, report),
    types:
      types === undefined ? undefined : await readTypeList(types, files, profile.comparison.normal, report),
    documents,
  };
}
