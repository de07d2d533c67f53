import { type Command, InvalidArgumentError, Option } from 'commander';
import {
  type AlignmentMethod,
  type Attribute,
  alignmentMethods,
  type MappingMethod,
  mappingMethods,
  parseAttributes,
  profiles,
  type SpanUnit,
  standardAttributes,
  units,
} from '../../../nuggets/index.ts';
import type { MatchRequest } from '../../../verbs/nuggets/matching.ts';
import { addOptions, choiceOption, shared, strictness } from '../shared.ts';

/** The options that `score`, `compare` and partly `check` share, as parsed by commander. */
export interface NuggetArguments {
  tokens?: string;
  tokenExtension: string;
  offsetColumns?: readonly [number, number];
  unit: SpanUnit;
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
  choiceOption(
    '--profile <id>',
    profiles.map(({ id, summary }) => `${id}: ${summary}`).join('; '),
    profiles.map(({ id }) => id),
    profiles[0].id,
  );

export const mappingOption = (): Option =>
  choiceOption('--mapping <method>', 'how mentions are mapped', mappingMethods, 'greedy');

export const addTokenOptions = (command: Command): Command =>
  command
    .addOption(tokensOption())
    .option('--token-extension <ext>', 'extension of a table, added to the document id', '.tab')
    .option(
      '--offset-columns <a,b>',
      'columns of start and end in the tables (default: 3,4)',
      toColumnIndices,
    )
    .addOption(choiceOption('--unit <unit>', 'how spans are written', units, 'auto'));

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

/** What the options for matching ask for. */
export const matchRequest = (options: Partial<MatchArguments>): MatchRequest => ({
  tokens: options.tokens,
  tokenExtension: options.tokenExtension,
  offsetColumns: options.offsetColumns,
  unit: options.unit,
  profile: options.profile,
  attributes: options.attributes,
  mapping: options.mapping,
  types: options.types,
  documents: options.document,
  strict: options.strict,
  allow: options.allow,
  lenient: options.lenient,
});

/** How mentions are aligned for coreference, as parsed by commander. */
export interface AlignmentArguments {
  corefAlignment?: AlignmentMethod;
}

export const corefAlignmentOption = (): Option =>
  choiceOption(
    '--coref-alignment <method>',
    'how mentions with the same span are aligned: greedy, by the mapping; best, by the highest coreference score',
    alignmentMethods,
    'greedy',
  );

/** Column numbers from 1 on the command line, indices from 0 in the program. */
function toColumnIndices(text: string): readonly [number, number] {
  const match = /^([1-9]\d{0,2}),([1-9]\d{0,2})$/.exec(text);
  if (match === null) throw new InvalidArgumentError('Expected two column numbers such as 3,4.');
  return [Number(match[1]) - 1, Number(match[2]) - 1];
}
