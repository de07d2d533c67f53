import { ArgumentError, type Flag, parseArguments } from './arguments.ts';
import { integer } from './bytes.ts';
import type { ScorerOptions } from './scorer-options.ts';

const value = (short: string, long: string, help: string, required = false): Flag => ({
  short,
  long,
  value: true,
  help,
  required,
});

const mark = (short: string, long: string, help: string): Flag => ({ short, long, value: false, help });

export const HELP: Flag = mark('-h', '--help', 'show this help and exit');
export const tokenFlags: readonly Flag[] = [
  value('-t', '--token_path', 'directory of the token tables; selects token mode'),
  value('-of', '--offset_field', 'columns of the offsets in the token tables, counted from 0 (2,3)'),
  value('-te', '--token_table_extension', 'extension of the token tables (.tab)'),
];
export const DEBUG: Flag = mark('-b', '--debug', 'accepted and ignored');

export const scorerFlags: readonly Flag[] = [
  HELP,
  value('-g', '--gold', 'gold standard, a tbf file', true),
  value('-s', '--system', 'system output, a tbf file', true),
  value('-d', '--comparison_output', 'write a comparison of gold and system'),
  value('-o', '--output', 'write the report to a file'),
  value('-c', '--coref', 'score coreference; write the output of the CoNLL scorer'),
  value('-a', '--sequencing', 'score event sequencing; write TimeML files into a directory'),
  mark('-nv', '--no_script_validation', 'do not look for cycles in sequencing graphs'),
  ...tokenFlags,
  value('-m', '--coref_mapping', 'mapping for coreference: 0 span, 1 type, 2 realis, 3 both (1)'),
  value('-ct', '--coreference_threshold', 'least Dice of mentions that count as one for coreference (1.0)'),
  DEBUG,
  value('-wl', '--type_white_list', 'file of the types to score, one per line'),
  value('-dn', '--doc_id_to_eval', 'score this document only'),
];

const DEFAULT_COLUMNS = [2, 3] as const;

/** The options of a scorer run; undefined if help is asked for. */
export function scorerOptions(args: readonly string[]): ScorerOptions | undefined {
  if (args.some((arg) => arg === '-h' || arg === '--help')) return undefined;
  const found = parseArguments(args, scorerFlags);
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
    mapping: number(found.get('-m') ?? '1', '-m/--coref_mapping', 'int', integer),
    threshold: number(found.get('-ct') ?? '1', '-ct/--coreference_threshold', 'float', float),
    whiteList: found.get('-wl'),
    document: found.get('-dn'),
  };
}

/** `A,B`; undefined if that is not two whole numbers. */
export function offsetColumns(text: string | undefined): readonly [number, number] | undefined {
  if (text === undefined) return DEFAULT_COLUMNS;
  const [begin, end] = text.split(',').map(integer);
  return begin === undefined || end === undefined ? undefined : [begin, end];
}

function number(
  text: string,
  name: string,
  kind: string,
  read: (text: string) => number | undefined,
): number {
  const result = read(text);
  if (result === undefined) throw new ArgumentError(`argument ${name}: invalid ${kind} value: '${text}'`);
  return result;
}

/** A number as `float()` takes it. */
function float(text: string): number | undefined {
  const word = text.trim().toLowerCase();
  if (/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/.test(word)) return Number(word);
  if (/^[+-]?nan$/.test(word)) return Number.NaN;
  const infinite = /^([+-]?)inf(inity)?$/.exec(word);
  return infinite ? (infinite[1] === '-' ? -Infinity : Infinity) : undefined;
}
