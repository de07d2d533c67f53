export type Level = 'DEBUG' | 'INFO' | 'WARNING' | 'ERROR';

/** What the tool writes to its standard output: records of its log and, without `-o`, the report between them. */
export type Output = { readonly level: Level; readonly message: string } | { readonly text: string };

/** Where a run writes, and what it has written when it ends, well or not. */
export class Journal {
  readonly output: Output[] = [];
  readonly #debugging: boolean;

  constructor(debugging = false) {
    this.#debugging = debugging;
  }

  record(level: Level, message: string): void {
    this.output.push({ level, message });
  }

  /** Recorded only if debugging. */
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

/** The end of a run before its time: an error that the tool reports, or a crash of the tool, told in plain words. */
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

/** Data errors that end the scorer. */
export function terminate(journal: Journal): Halt {
  journal.error('Scorer terminate with error.');
  return new Halt(1);
}

/** Errors of relation lines and sequencing graphs, shared by scorer and validator. */
export function invalid(journal: Journal): Halt {
  journal.error('Validation failed.');
  journal.error('Please fix the warnings/errors.');
  return new Halt(255);
}
