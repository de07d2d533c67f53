/**
 * A drop-in for the CoNLL reference coreference scorer 8.01: same arguments, same bytes, same exit codes
 * (docs/compat/scorer-pl.md). Code that reproduces the original is confined to this folder. Two things differ on
 * purpose: documents are scored in the order of the key file (the original uses the order of a Perl hash, which changes
 * from run to run), and a file name is never run as a command.
 */
import { argumentBytes, toBytes } from './bytes.ts';
import { type Edition, leaEdition, selectMetrics } from './editions.ts';
import { Fatal } from './fatal.ts';
import { BufferedOutput } from './output.ts';
import { ScoringRun } from './scoring-run.ts';
import { type OpenError, ReferenceFile } from './source-file.ts';

/** Input and output of the program. */
export interface ScorerPlIo {
  /** The whole of a file; a directory is an empty file. */
  readFile(path: string): Uint8Array | OpenError;
  /** Path of this program, for the first line and for messages. */
  readonly modulePath: string;
  write(bytes: Uint8Array): void;
  /** Used instead of `write` if present; receives byte strings. */
  writeText?(text: string): void;
  writeError(bytes: Uint8Array): void;
}

export interface ScorerPlOptions {
  readonly edition?: Edition;
  /** Names of the key documents in the order in which to score them; by default the order of the file. */
  readonly documentOrder?: readonly string[];
}

/** The NAME argument that scores every document and prints the totals only. */
const TOTALS_ONLY = 'none';

/** Perl prints a line number of its source; for a compiled module it would be meaningless. */
const SOURCE_LINE = 1;

/** Runs the scorer with `METRIC KEY RESPONSE [NAME]` and returns its exit code. */
export function scorerPl(args: readonly string[], io: ScorerPlIo, options: ScorerPlOptions = {}): number {
  const { edition = leaEdition } = options;
  const out = new BufferedOutput((text) => (io.writeText ? io.writeText(text) : io.write(toBytes(text))));
  try {
    out.line(`version: 8.01 ${argumentBytes(io.modulePath)}`);
    if (args.length < 3) {
      out.text(usage(edition));
      return 0;
    }
    const metrics = selectMetrics(argumentBytes(args[0]), edition);
    if (metrics === null) {
      out.line('Invalid metric');
      return 0;
    }
    const file = (path: string) => new ReferenceFile(argumentBytes(path), () => io.readFile(path));
    const run = new ScoringRun(file(args[1]), file(args[2]), out);
    const name = args[3] === undefined ? undefined : argumentBytes(args[3]);
    const order = options.documentOrder?.map(argumentBytes);
    try {
      for (const metric of metrics) {
        if (metrics.length > 1) out.line(`\nMETRIC ${metric.id}:`);
        if (name === undefined || name === TOTALS_ONLY) run.scoreAll(metric, name === undefined, order);
        else run.scoreOne(metric, name);
      }
      return 0;
    } catch (error) {
      if (!(error instanceof Fatal)) throw error;
      out.flush();
      io.writeError(toBytes(`${error.message}${tail(error, io.modulePath, run.linesRead)}\n`));
      return error.exitCode ?? run.leftoverErrno;
    }
  } finally {
    out.flush();
  }
}

/** The text that Perl appends to the message of an error that it reports itself. */
function tail(error: Fatal, modulePath: string, linesRead: number): string {
  if (error.tail === 'bare') return '';
  const where = linesRead > 0 ? `, <F> line ${linesRead}` : '';
  return ` at ${argumentBytes(modulePath)} line ${SOURCE_LINE}${where}.`;
}

/** The description of each metric in the usage text. */
const CREDITS: ReadonlyMap<string, string> = new Map([
  ['muc', 'MUCScorer (Vilain et al, 1995)'],
  ['bcub', 'B-Cubed (Bagga and Baldwin, 1998)'],
  ['ceafm', 'CEAF (Luo et al, 2005) using mention-based similarity'],
  ['ceafe', 'CEAF (Luo et al, 2005) using entity-based similarity'],
  ['blanc', 'BLANC'],
  ['lea', 'LEA (Moosavi and Strube, 2016)'],
]);

/** The text that is printed for too few arguments; it begins and ends with an empty line. */
export const usage = ({ metrics }: Edition): string => `
use: scorer.pl <metric> <keys_file> <response_file> [name]

  metric: which metric to score with, one of:
${metrics.map(({ id }) => `    ${id}: ${CREDITS.get(id)}\n`).join('')}    all: every metric of this list

  keys_file: the expected coreference chains (SemEval or CoNLL-2011/2012 format)

  response_file: the chains that a system found, in the same format

  name: [optional] the document to score, named as in its begin line. Without
    a name every document is scored and listed. With the name "none" every
    document is scored and only the totals are shown.

`;
