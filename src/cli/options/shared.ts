import type { Command } from 'commander';
import { InvalidArgumentError, Option } from 'commander';
import { powerOfTwo } from '../../core/elementary.ts';
import { wholeDocumentsOnly } from '../../evaluate/window-option.ts';
import { suggestion } from '../../problems/nearest.ts';
import { UsageError } from '../../problems/problem.ts';
import { offsetUnits } from '../../tokenizer/token.ts';

/*
 * The options that several verbs have or could have. Each is declared here once: it has the same names and
 * the same meaning everywhere. Tests compare the options of all verbs.
 */

/** The options for reading a key and responses, as parsed by commander. */
export interface ReadingArguments {
  format?: string;
  keyFormat?: string;
  keyName?: string;
  responseName?: string;
  responseFormat?: string;
  strict?: boolean;
  allow?: string[];
  lenient?: boolean;
  maxSize?: number;
  jobs?: number;
}

/** An option with a fixed list of values. A wrong value gets the nearest right one as a suggestion. */
export function choiceOption(
  flags: string,
  text: string,
  choices: Iterable<string>,
  preset?: string,
): Option {
  const option = new Option(flags, text).choices([...choices]).default(preset);
  return option.argParser((value) => {
    const known = option.argChoices ?? [];
    if (known.includes(value)) return value;
    const hint = suggestion(value, known) || outputHint(option, value);
    throw new InvalidArgumentError(
      `Unknown value "${value}".${hint} Allowed choices are ${known.join(', ')}.`,
    );
  });
}

/** Kinds of output that are taken for formats of the input. */
const OUTPUT_KINDS = ['json', 'csv', 'tsv', 'markdown', 'latex', 'html', 'sarif', 'text'];

const outputHint = ({ long }: Option, value: string): string =>
  long === '--format' && OUTPUT_KINDS.includes(value)
    ? ` -f is the format of the input; the output is chosen with ${value === 'text' ? '-o FILE.txt' : `--${value}`}${value === 'json' ? ', and JSON input is recognised without an option, or read with -f jsonlines, scorch or strings' : ''}.`
    : '';

const repeated = (value: string, values: readonly string[] = []): string[] => [...values, value];

export const shared = {
  output: () =>
    new Option(
      '-o, --output <file>',
      'write the output to this file instead of standard output; its ending chooses the kind of output unless an option does',
    ),
  outputDir: () =>
    new Option(
      '--output-dir <directory>',
      'write one file for each document (check: for each file) to this directory; it is made if missing',
    ),
  force: () => new Option('--force', 'replace output files that are not earlier outputs (never an input)'),

  format: (ids: Iterable<string>) =>
    choiceOption('-f, --format <id>', 'format of the input (default: it is detected)', ids),
  keyFormat: (ids: Iterable<string>) =>
    choiceOption('--key-format <id>', 'format of the key, where it is different', ids),
  responseFormat: (ids: Iterable<string>) =>
    choiceOption('--response-format <id>', 'format of the responses, where it is different', ids),
  keyName: () =>
    new Option(
      '--key-name <name>',
      'the annotator whose files are the key, of an export of INCEpTION or WebAnno',
    ),
  responseName: () =>
    new Option('--response-name <name>', 'the annotator whose files are the response, of such an export'),
  to: (ids: Iterable<string>) => choiceOption('--to <id>', 'format of the output', ids),
  extension: (preset?: string) =>
    new Option('-e, --extension <ext>', 'extension of the input files in a directory').default(preset),
  annotation: () =>
    new Option('-a, --annotation <path>', 'directory (or file) of the annotation that goes with the texts'),
  annotationOffsets: () =>
    choiceOption(
      '--annotation-offsets <unit>',
      'how the annotation counts characters (default: code-points, as in brat and ERE)',
      offsetUnits,
    ),
  tableOffsets: () =>
    choiceOption('--table-offsets <unit>', 'how the token tables count characters', offsetUnits, 'utf16'),

  metric: () =>
    new Option(
      '--metric <id>',
      'the metric of the main table (default: conll, or the first metric); in explain, the only metric',
    ),
  document: () =>
    new Option('--document <id>', 'score only this document; may be repeated').argParser(repeated),
  window: () =>
    new Option(
      '--window <n>',
      'cut entities every n tokens of the key, and show the score of whole documents beside it (docs/groups.md)',
    ).argParser(toPositive),
  /** In verbs that work on whole documents, so that their users read why. */
  refusedWindow: (verb: string) =>
    new Option('--window <n>', 'refused: the verb works on whole documents').hideHelp().argParser(() => {
      throw new UsageError(wholeDocumentsOnly(verb));
    }),
  columns: (choices: Iterable<string>) =>
    choiceOption(
      '--columns <n>',
      'make LaTeX tables for a text of one or two columns (default: one)',
      choices,
    ),
  perDocument: () => new Option('--per-document', 'show the scores of each document too'),
  topics: (ways: Readonly<Record<string, string>>) =>
    new Option(
      '--topics <how>',
      `which topic a document of the key belongs to, for --scope: ${Object.entries(ways)
        .map(([name, meaning]) => `${name}: ${meaning}`)
        .join('; ')}; or a file with lines of document TAB topic (default: as the key shows)`,
    ),

  strict: () => new Option('--strict', 'treat warnings as errors'),
  lenient: () =>
    new Option(
      '--lenient',
      'skip what is broken in a file, with a warning, where that is possible',
    ).conflicts('strict'),
  allow: () =>
    new Option(
      '--allow <code>',
      'let warnings with this code pass in spite of --strict; text/words and text/length also let texts that differ be scored; may be repeated',
    ).argParser(repeated),
  jobs: () =>
    new Option('--jobs <n>', 'number of threads (default: one per core, fewer for a small corpus)').argParser(
      toPositive,
    ),
  maxSize: () =>
    new Option(
      '--max-size <size>',
      'maximum decompressed size of a .gz file (default: 4G), or of the files of an archive (default: 1G)',
    ).argParser(toByteSize),

  maxPage: () =>
    new Option(
      '--max-page <size>',
      'maximum size of the texts in the page (default: 50M); those with the fewest errors are left out first',
    ).argParser(toByteSize),

  pageTitle: () => new Option('--title <text>', 'a title above the result, also that of the page'),

  pageNote: () => new Option('--note <text>', 'a note below the result'),

  interval: (methods: Iterable<string>) =>
    choiceOption('--interval <method>', 'method of the 95 % intervals (default: adjusted)', methods),
  cite: () =>
    new Option('--cite', 'add the sentence about methods for a paper, and the BibTeX of what was used'),
  resamples: () =>
    new Option('--resamples <n>', 'number of bootstrap resamples (default: 10000)').argParser(toPositive),
  statistics: () =>
    new Option(
      '--statistics <ids>',
      'comma-separated: conll, metrics, and metrics with .recall or .precision (default: conll and all metrics)',
    ),
  baseline: () =>
    new Option(
      '--baseline <name>',
      'what to compare with: in compare the only system that the others are compared with, in gate the file of an earlier run',
    ),
  exchanges: () =>
    new Option('--exchanges <n>', 'number of random exchanges for p (default: 10000)').argParser(toPositive),
  seed: () => new Option('--seed <n>', 'seed of the random numbers (default: 12345)').argParser(toNumber),

  quiet: () => new Option('-q, --quiet', 'show neither progress nor warnings').conflicts('verbose'),
  verbose: () => new Option('-v, --verbose', 'show every warning, and the time that the run took'),
} as const;

/** What every verb with warnings has. */
export const strictness = () => [shared.strict(), shared.allow(), shared.lenient()];

export function toNumber(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) throw new InvalidArgumentError('Expected a number.');
  return value;
}

export function toPositive(text: string): number {
  const value = toNumber(text);
  if (!Number.isInteger(value) || value < 1)
    throw new InvalidArgumentError('Expected a whole number of at least 1.');
  return value;
}

/** A number of things to show. */
export function toCountOrAll(text: string): number {
  if (text === 'all') return Number.POSITIVE_INFINITY;
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < 0)
    throw new InvalidArgumentError('Expected a whole number of at least 0, or all.');
  return value;
}

const UNIT_LETTERS = ['', 'K', 'M', 'G', 'T'];

/** A number of bytes as a user writes it: 5000, 500M, 1.5G; a unit is 1,024 times the one before. */
export function toByteSize(text: string): number {
  const [, number, unit] = /^(\d+(?:\.\d+)?)([KMGT]?)$/i.exec(text) ?? [];
  if (number === undefined)
    throw new InvalidArgumentError('Expected a number of bytes, such as 500M or 50G.');
  return Math.floor(Number(number) * powerOfTwo(10 * UNIT_LETTERS.indexOf(unit.toUpperCase())));
}

/** Adds options to a command, in this order. */
export function addOptions(command: Command, ...options: readonly Option[]): Command {
  for (const option of options) command.addOption(option);
  return command;
}
