/** Gold, systems and options of events, as a program names them. */
import { unknownChoice } from '../../../core/parameter.ts';
import {
  type MappingMethod,
  mappingMethods,
  parseAttributes,
  profiles,
  type SpanUnit,
  units,
} from '../../../nuggets/index.ts';
import { problemCodes } from '../../../problem-codes.ts';
import { checkAllowed } from '../../../problems/check-allowed.ts';
import { UsageError } from '../../../problems/problem.ts';
import type { CorpusPath } from '../../../verbs/open.ts';
import { baseName } from '../../../verbs/system-names.ts';
import { type Corpora, type Corpus, corporaOf, corpusOf, refuseSameStream } from '../corpora.ts';
import { checkDocuments } from '../reading.ts';

/** Where token tables are, how spans are read, and what problems mean. */
export interface NuggetReadingOptions {
  /** A directory of token tables (`DOCUMENT.tab`), or one table. */
  readonly tokens?: string | undefined;
  /** The extension of a table, added to the id of the document; `.tab` if absent. */
  readonly tokenExtension?: string | undefined;
  /** The columns of start and end in the tables, counted from 0; the third and fourth if absent. */
  readonly offsetColumns?: readonly [start: number, end: number] | undefined;
  readonly unit?: SpanUnit | undefined;
  /** Treat warnings as errors. */
  readonly strict?: boolean | undefined;
  /** Codes of warnings that remain warnings in spite of `strict`. */
  readonly allow?: readonly string[] | undefined;
}

/** Gold, and how mentions are matched with it. */
export interface NuggetMatchOptions extends NuggetReadingOptions {
  /** The gold standard, a tbf file. */
  readonly gold: Corpus;
  /** The id of a profile; the task definition of 2015 if absent. */
  readonly profile?: string | undefined;
  /** Attributes that must agree: `type`, `realis`, or `NAME=COLUMN`; type and realis if absent. */
  readonly attributes?: readonly string[] | undefined;
  readonly mapping?: MappingMethod | undefined;
  /** The path of a list of types: mentions of other types are not scored. */
  readonly types?: string | undefined;
  /** Names of the documents to work on; all if absent. */
  readonly documents?: readonly string[] | undefined;
  /** Skip what is broken in a file with a warning, where that is possible. */
  readonly lenient?: boolean | undefined;
}

export const nuggetReadingNames: readonly string[] = [
  'tokens',
  'tokenExtension',
  'offsetColumns',
  'unit',
  'strict',
  'allow',
];

export const nuggetMatchNames: readonly string[] = [
  'gold',
  'profile',
  'attributes',
  'mapping',
  'types',
  'documents',
  'lenient',
  ...nuggetReadingNames,
];

/** The options for reading, checked. */
export function nuggetReading(options: NuggetReadingOptions & { readonly lenient?: boolean | undefined }) {
  const { tokens, tokenExtension, offsetColumns, unit, strict, allow, lenient } = options;
  checkAllowed(allow, 'the option `allow`', problemCodes);
  if (strict && lenient) throw new UsageError('The options `strict` and `lenient` contradict each other.');
  checkChoice('unit', unit, units);
  checkColumns(offsetColumns);
  return { tokens, tokenExtension, offsetColumns, unit, strict, allow, lenient };
}

/** The options for matching, checked, and gold. */
export function nuggetMatching(options: NuggetMatchOptions) {
  const { profile, attributes, mapping, types, documents } = options;
  const profileIds = profiles.map(({ id }) => id);
  checkChoice('profile', profile, profileIds);
  checkChoice('mapping', mapping, mappingMethods);
  checkDocuments(documents);
  const { path } = corpusOf('gold', options.gold);
  return {
    ...nuggetReading(options),
    gold: { path, name: path },
    profile,
    attributes: attributes === undefined ? undefined : parseAttributes(attributeList(attributes)),
    mapping,
    types,
    documents,
  };
}

/** Systems by name; those without a name are named after their files, as on the command line. */
export function nuggetSystems(gold: CorpusPath, systems: Corpora): readonly CorpusPath[] {
  const named = corporaOf('systems', systems, (path) => baseName(path).replace(/\.tbf$/, ''));
  refuseSameStream(gold, ...named);
  return named;
}

export function checkChoice(option: string, value: unknown, choices: readonly string[]): void {
  if (value !== undefined && !choices.includes(value as string)) throw unknownChoice(option, value, choices);
}

function attributeList(attributes: unknown): string {
  if (Array.isArray(attributes) && attributes.every((name) => typeof name === 'string'))
    return attributes.join(',');
  throw new UsageError("Expected the option `attributes` to be a list of names, such as ['type', 'realis'].");
}

function checkColumns(columns: unknown): void {
  if (columns === undefined) return;
  const isIndex = (column: unknown) => Number.isInteger(column) && (column as number) >= 0;
  if (Array.isArray(columns) && columns.length === 2 && columns.every(isIndex)) return;
  throw new UsageError('Expected the option `offsetColumns` to be two whole numbers of at least 0.');
}
