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
import { usage } from './usage.ts';

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
