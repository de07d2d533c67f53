/** The reference gives up: a line for stderr and an exit code (section 1 of the specification). */
export class Fatal extends Error {
  /** Whether ` at FILE line N, <F> line M.` follows. */
  readonly tail: 'with tail' | 'bare';
  /** Where it is not given, Perl ends with the error number that the last system call left behind. */
  readonly exitCode: number | undefined;

  constructor(message: string, tail: 'with tail' | 'bare', exitCode?: number) {
    super(message);
    this.name = 'Fatal';
    this.tail = tail;
    this.exitCode = exitCode;
  }
}
