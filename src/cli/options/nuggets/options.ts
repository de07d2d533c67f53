import { readFileSync } from 'node:fs';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { tbfFile } from '../../../formats/tbf/tbf-file.ts';
import { problem } from '../../../nuggets/codes.ts';
import {
  type Attribute,
  type MappingMethod,
  type MatchOptions,
  mappingMethods,
  type Profile,
  parseAttributes,
  profiles,
  standardAttributes,
  type Unit,
  units,
} from '../../../nuggets/index.ts';
import { InputError, type Report, UsageError } from '../../../problems/problem.ts';
import type { ReadNuggets } from '../../../verbs/nuggets/score-systems.ts';
import { noteInputs } from '../../files/input-files.ts';
import { readText } from '../../files/read-text.ts';
import { TokenTableFiles } from '../../nuggets/token-tables.ts';
import { readList } from '../../nuggets/type-list-file.ts';
import { addOptions } from '../add-options.ts';
import { choice, shared, strictness } from '../shared.ts';

/** The options that `score`, `compare` and partly `check` share, as parsed by commander. */
export interface NuggetArguments {
  tokens?: string;
  tokenExtension: string;
  offsetColumns?: readonly [number, number];
  unit: Unit;
}

export interface MatchArguments extends NuggetArguments {
  profile: string;
  attributes: readonly Attribute[];
  mapping: MappingMethod;
  types?: string;
  document?: string[];
  strict?: boolean;
  allow?: string[];
  lenient?: boolean;
}

export const tokensOption = (): Option =>
  new Option('-t, --tokens <path>', 'directory of token tables (DOCUMENT.tab), or one table');

export const profileOption = (): Option =>
  choice(
    '--profile <id>',
    profiles.map(({ id, summary }) => `${id}: ${summary}`).join('; '),
    profiles.map(({ id }) => id),
    profiles[0].id,
  );

export const mappingOption = (): Option =>
  choice('--mapping <method>', 'how mentions are mapped', mappingMethods, 'greedy');

export const addTokenOptions = (command: Command): Command =>
  command
    .addOption(tokensOption())
    .option('--token-extension <ext>', 'extension of a table, added to the document id', '.tab')
    .option(
      '--offset-columns <a,b>',
      'columns of begin and end in the tables (default: 3,4)',
      toColumnIndices,
    )
    .addOption(choice('--unit <unit>', 'how spans are written', units, 'auto'));

export function addMatchOptions(command: Command): Command {
  addTokenOptions(command)
    .addOption(profileOption())
    .addOption(
      new Option(
        '--attributes <list>',
        'attributes that must agree: type, realis, or NAME=COLUMN; every combination is scored',
      )
        .argParser(parseAttributes)
        .default(standardAttributes, 'type,realis'),
    )
    .addOption(mappingOption())
    .addOption(typesOption());
  return addOptions(command, shared.document(), ...strictness());
}

export const typesOption = (): Option =>
  new Option(
    '--types <file>',
    'the types of the task, one per line: mentions of other types are not scored (check: they are errors)',
  );

/** What a scorer or a comparison needs to know. */
export interface MatchSettings extends Omit<MatchOptions, 'coreference'> {
  readonly tables: TokenTableFiles | undefined;
}

export async function matchOptions(options: MatchArguments, report: Report): Promise<MatchSettings> {
  const profile = profiles.find(({ id }) => id === options.profile) as Profile;
  if (profile.needsTables && options.tokens === undefined) {
    throw new UsageError(
      `The profile ${profile.id} needs token tables.`,
      'Give their directory with -t DIR.',
    );
  }
  const { normal } = profile.comparison;
  return {
    profile,
    attributes: options.attributes,
    mapping: options.mapping,
    unit: options.unit,
    tables: tablesOf(options, report),
    types: options.types === undefined ? undefined : await readList(options.types, normal, report),
    documents: options.document,
  };
}

export const tablesOf = (
  { tokens, tokenExtension, offsetColumns }: NuggetArguments,
  report: Report,
): TokenTableFiles | undefined =>
  tokens === undefined
    ? undefined
    : new TokenTableFiles(
        { path: tokens, extension: tokenExtension, ...(offsetColumns && { offsetColumns }) },
        report,
      );

export function fileText(path: string): string {
  noteInputs([{ path }]);
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const help = 'check the path';
    throw new InputError([
      problem('file/missing', `Cannot read ${path}: ${(error as Error).message}.`, { file: path, help }),
    ]);
  }
}

export const readNuggets: ReadNuggets = async (path, report) =>
  tbfFile({ name: path === '-' ? 'standard input' : path, text: await readText(path) }, report);

/** Column numbers from 1 on the command line, indices from 0 in the program. */
function toColumnIndices(text: string): readonly [number, number] {
  const match = /^([1-9]\d{0,2}),([1-9]\d{0,2})$/.exec(text);
  if (match === null) throw new InvalidArgumentError('Expected two column numbers such as 3,4.');
  return [Number(match[1]) - 1, Number(match[2]) - 1];
}
