import { describe, expect, it } from 'vitest';
import { EngineMemoryError, engineUnavailable } from '../../../src/engine/engine-error.ts';

describe('an engine that cannot start', () => {
  it('has a name of its own, its cause, and advice for each reason', () => {
    const noMemory = new RangeError('WebAssembly.Memory(): could not allocate memory');
    const error = engineUnavailable(noMemory);
    expect(error).toMatchObject({ name: 'EngineUnavailable', cause: noMemory });
    expect(error.message).toContain('ulimit -v');
    expect(engineUnavailable(new Error('no SIMD')).message).toContain('cannot be started (no SIMD)');
  });

  it('differs from the error of a task that needs more memory', () => {
    const error = new EngineMemoryError(65536);
    expect(error).toMatchObject({ name: 'EngineMemoryError' });
    expect(error.message).toContain('65536 more bytes');
  });
});
