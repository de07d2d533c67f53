/** An error that ends the program: a line for stderr and an exit code (docs/compat/scorer-pl.md#fatal-errors). */
export class Fatal extends Error {
  /** Whether Perl appends ` at FILE line N, <F> line M.` to the message. */
  readonly tail: 'with tail' | 'bare';
  /** If undefined, Perl exits with the error number that the last system call left. */
  readonly exitCode: number | undefined;

  constructor(message: string, tail: 'with tail' | 'bare', exitCode?: number) {
    super(message);
    this.name = 'Fatal';
    this.tail = tail;
    this.exitCode = exitCode;
  }
}
