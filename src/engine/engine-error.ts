/** The engine has no memory for a task. */
export class EngineMemoryError extends RangeError {
  constructor(bytes: number) {
    super(
      `WebAssembly has no memory for ${bytes} more bytes. Raise the memory limit of the process, or score larger documents in parts.`,
    );
    this.name = 'EngineMemoryError';
  }
}

/** Why the engine cannot start, and what to do about it. */
export function engineUnavailable(cause: unknown): Error {
  if (typeof WebAssembly === 'undefined') {
    return new Error(
      'WebAssembly is not available, and nothing can be scored without it. Start Node without --jitless; in a browser, allow it in the content security policy (wasm-unsafe-eval).',
      { cause },
    );
  }
  const reason = cause instanceof Error ? cause.message : String(cause);
  return cause instanceof RangeError
    ? new RangeError(
        `WebAssembly has no memory (${reason}). Raise the limit on virtual memory (ulimit -v), or start Node with --disable-wasm-trap-handler, which needs less of it.`,
        { cause },
      )
    : new Error(
        `WebAssembly with SIMD is needed, and cannot be started here (${reason}). It is in Node 20 and in browsers since 2023.`,
        { cause },
      );
}
