/** The engine cannot allocate the memory for a task. */
export class EngineMemoryError extends RangeError {
  constructor(bytes: number) {
    super(
      `WebAssembly cannot allocate ${bytes} more bytes. Raise the memory limit of the process, or split large documents.`,
    );
    this.name = 'EngineMemoryError';
  }
}

/** Why the engine cannot start, and what to do about it: an error with the name `EngineUnavailable`. */
export function engineUnavailable(cause: unknown): Error {
  return Object.assign(errorOf(cause), { name: 'EngineUnavailable' });
}

function errorOf(cause: unknown): Error {
  if (typeof WebAssembly === 'undefined') {
    return new Error(
      'WebAssembly is needed for scoring, but is not available. Start Node without --jitless; in a browser, allow it in the content security policy (wasm-unsafe-eval).',
      { cause },
    );
  }
  const reason = cause instanceof Error ? cause.message : String(cause);
  return cause instanceof RangeError
    ? new RangeError(
        `WebAssembly cannot allocate memory (${reason}). Raise the limit on virtual memory (ulimit -v), or start Node with --disable-wasm-trap-handler, which reserves less.`,
        { cause },
      )
    : new Error(
        `WebAssembly with SIMD is needed for scoring, but cannot be started (${reason}). Node 20 and browsers since 2023 support it.`,
        { cause },
      );
}
