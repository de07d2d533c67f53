/**
 * A drop-in for the CoNLL reference coreference scorer 8.01: same arguments, same bytes, same exit codes. It keeps
 * every quirk of the original to this folder; the sane scorer knows nothing of it. Two things differ on purpose:
 * documents come in the order of the key file (the original has the order of a Perl hash, which changes from run to
 * run), and a file name is only ever a file name, never a command.
 */
import { argumentBytes, toBytes } from './bytes.ts';
import { type Edition, leaEdition, selectMetrics } from './editions.ts';
import { Fatal } from './fatal.ts';
import { Output } from './output.ts';
import { ScoringRun } from './scoring-run.ts';
import { type OpenError, SourceFile } from './source-file.ts';
import { usage } from './usage.ts';

/** The world around the program. */
export interface ScorerPlIo {
  /** The whole of a file; a directory is an empty file. */
  readFile(path: string): Uint8Array | OpenError;
  /** Where this program lives, for the first line and for messages. */
  readonly modulePath: string;
  write(bytes: Uint8Array): void;
  /** In place of `write`, for those who want byte strings. */
  writeText?(text: string): void;
  writeError(bytes: Uint8Array): void;
}

export interface ScorerPlOptions {
  readonly edition?: Edition;
  /** Names of the key documents in the order in which to score them, in place of the order of the file. */
  readonly documentOrder?: readonly string[];
}

/** Scores every document and prints the totals only. */
const TOTALS_ONLY = 'none';

/** Perl names the line of its source; a compiled module has no line worth naming. */
const SOURCE_LINE = 1;

/** Runs the scorer with `METRIC KEY RESPONSE [NAME]` and returns its exit code. */
export function scorerPl(args: readonly string[], io: ScorerPlIo, options: ScorerPlOptions = {}): number {
  const { edition = leaEdition } = options;
  const out = new Output((text) => (io.writeText ? io.writeText(text) : io.write(toBytes(text))));
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
    const file = (path: string) => new SourceFile(argumentBytes(path), () => io.readFile(path));
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

/** What Perl adds to the message of an error that it reports itself. */
function tail(error: Fatal, modulePath: string, linesRead: number): string {
  if (error.tail === 'bare') return '';
  const where = linesRead > 0 ? `, <F> line ${linesRead}` : '';
  return ` at ${argumentBytes(modulePath)} line ${SOURCE_LINE}${where}.`;
}
