import { integer, strip } from '../python/bytes.ts';
import { quoted } from '../python/set.ts';
import { type Release, release18 } from '../release.ts';
import { type Flag, HELP_FLAG, parseArguments } from './arguments.ts';
import type { EvmevalOptions, EvmevalWorld } from './scorer-options.ts';

const value = (short: string, long: string, help: string, more: Partial<Flag> = {}): Flag => ({
  short,
  long,
  value: true,
  help,
  ...more,
});

const mark = (short: string, long: string, help: string): Flag => ({ short, long, value: false, help });

export const HELP: Flag = mark(HELP_FLAG, '--help', 'show this help and exit');
export const tokenFlags: readonly Flag[] = [
  value('-t', '--token_path', 'directory of the token tables; selects token mode'),
  value('-of', '--offset_field', 'columns of the offsets in the token tables, counted from 0 (2,3)'),
  value('-te', '--token_table_extension', 'extension of the token tables (.tab)'),
];
export const DEBUG: Flag = mark('-b', '--debug', 'write debug records into the log');

/** The flags of a release. A type list that cannot be read is an error of the command line. */
export function scorerFlags({ profile, quirks }: Release, world?: EvmevalWorld): readonly Flag[] {
  const [tables, ...columns] = tokenFlags;
  const unreadable = (path: string) =>
    world === undefined || whiteListText(path, world) !== undefined
      ? undefined
      : `can't open ${quoted(path)}`;
  const all = [
    HELP,
    value('-g', '--gold', 'gold standard, a tbf file', { required: true }),
    value('-s', '--system', 'system output, a tbf file', { required: true }),
    value('-d', '--comparison_output', 'write a comparison of gold and system'),
    value('-o', '--output', 'write the report to a file'),
    value('-c', '--coref', 'score coreference; write the output of the CoNLL scorer'),
    value('-a', '--sequencing', 'score event sequencing; write TimeML files into a directory'),
    mark('-nv', '--no_script_validation', 'do not look for cycles in sequencing graphs'),
    { ...tables, required: profile.needsTables },
    value('-m', '--coref_mapping', 'mapping for coreference: 0 span, 1 type, 2 realis, 3 both (1)', {
      fault: noNumber('int', integer),
    }),
    ...columns,
    value(
      '-ct',
      '--coreference_threshold',
      'least Dice of mentions that count as one for coreference (1.0)',
      {
        fault: noNumber('float', float),
      },
    ),
    DEBUG,
    value('-wl', '--type_white_list', 'file of the types to score, one per line', { fault: unreadable }),
    value('-dn', '--doc_id_to_eval', 'score this document only'),
  ];
  return quirks.has('flags-of-2015') ? all.filter(({ short }) => !LATER_FLAGS.includes(short)) : all;
}

const LATER_FLAGS = ['-a', '-nv', '-m', '-wl', '-dn'];

/** The text of a type list; `-` is standard input. */
export const whiteListText = (path: string, world: EvmevalWorld): string | undefined =>
  path === '-' ? world.readStandardInput?.() : world.read(path);

const DEFAULT_COLUMNS = [2, 3] as const;

/** The options of a scorer run; undefined if help is requested. */
export function scorerOptions(
  args: readonly string[],
  release: Release = release18,
  world?: EvmevalWorld,
): EvmevalOptions | undefined {
  const found = parseArguments(args, scorerFlags(release, world));
  if (found === undefined) return undefined;
  const columns = offsetColumns(found.get('-of'));
  return {
    gold: found.get('-g') ?? '',
    system: found.get('-s') ?? '',
    output: found.get('-o'),
    comparison: found.get('-d'),
    coref: found.get('-c'),
    sequencing: found.get('-a'),
    validateGraphs: !found.has('-nv'),
    tokenPath: found.get('-t'),
    tokenExtension: found.get('-te') ?? '.tab',
    offsetColumns: columns ?? DEFAULT_COLUMNS,
    badOffsetColumns: columns === undefined,
    mapping: integer(found.get('-m') ?? '1') as number,
    threshold: float(found.get('-ct') ?? '1') as number,
    whiteList: found.get('-wl'),
    document: found.get('-dn'),
    debug: found.has('-b'),
  };
}

/** `A,B`; undefined if one of them is not a whole number. */
function offsetColumns(text: string | undefined): readonly number[] | undefined {
  if (text === undefined) return DEFAULT_COLUMNS;
  const columns = text.split(',').map(integer);
  return columns.every((column) => column !== undefined) ? columns : undefined;
}

const noNumber =
  (kind: string, read: (text: string) => number | undefined) =>
  (text: string): string | undefined =>
    read(text) === undefined ? `invalid ${kind} value: ${quoted(text)}` : undefined;

/** A number as `float()` of Python reads it. */
function float(text: string): number | undefined {
  const word = strip(text).toLowerCase();
  if (/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/.test(word)) return Number(word);
  if (/^[+-]?nan$/.test(word)) return Number.NaN;
  const infinite = /^([+-]?)inf(inity)?$/.exec(word);
  return infinite ? (infinite[1] === '-' ? -Infinity : Infinity) : undefined;
}
