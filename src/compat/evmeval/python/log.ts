export type Level = 'DEBUG' | 'INFO' | 'WARNING' | 'ERROR';

/** Standard output of the tool: log records and, without `-o`, the report between them. */
export type LogOutput = { readonly level: Level; readonly message: string } | { readonly text: string };

/** Collects the output of a run, which is also available if the run fails. */
export class Journal {
  readonly output: LogOutput[] = [];
  readonly #debugging: boolean;

  constructor(debugging = false) {
    this.#debugging = debugging;
  }

  record(level: Level, message: string): void {
    this.output.push({ level, message });
  }

  /** Recorded only with `-b`. */
  debug(message: string): void {
    if (this.#debugging) this.record('DEBUG', message);
  }

  info(message: string): void {
    this.record('INFO', message);
  }

  warning(message: string): void {
    this.record('WARNING', message);
  }

  error(message: string): void {
    this.record('ERROR', message);
  }
}

/** Ends a run early: an error that the tool reports, or a crash of the tool, described in one sentence. */
export class Halt extends Error {
  readonly exit: number;
  /** For standard error; the tool itself prints a traceback there. */
  readonly complaint: string | undefined;

  constructor(exit: number, complaint?: string) {
    super(complaint ?? 'The run ended early.');
    this.name = 'Halt';
    this.exit = exit;
    this.complaint = complaint;
  }
}

/** An exception that the original does not catch. */
export const crash = (complaint: string): Halt => new Halt(1, complaint);

/** A data error that ends the scorer. */
export function terminate(journal: Journal): Halt {
  journal.error('Scorer terminate with error.');
  return new Halt(1);
}

/** An error of a relation line or a sequencing graph, shared by scorer and validator. */
export function invalid(journal: Journal): Halt {
  journal.error('Validation failed.');
  journal.error('Please fix the warnings/errors.');
  return new Halt(255);
}
