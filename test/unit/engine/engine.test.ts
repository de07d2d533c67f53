import { describe, expect, it } from 'vitest';
import { Engine, freshEngine, theEngine } from '../../../src/engine/engine.ts';
import { EngineMemoryError } from '../../../src/engine/engine-error.ts';
import { TABLE_CELL_SHARED, TABLE_KEY_SIZES, TABLE_RESPONSE_SIZES } from '../../../src/engine/slots.ts';

/** The table of the key entities {0, 1} {2} and the response entity {1, 2}. */
function countTable(engine: Engine): void {
  const [key, response, twin] = [
    [0, 0, 1],
    [0, 0],
    [1, 2],
  ].map((list) => engine.put(Int32Array.from(list)));
  engine.tasks.contingency(key, 3, 2, response, 2, 1, twin);
}

describe('the memory of an engine', () => {
  it('is given out in blocks of 16 bytes, and holds what is put there', () => {
    const engine = new Engine();
    const first = engine.put(Int32Array.of(7, 8, 9));
    const second = engine.put(Int32Array.of(-1));
    expect([first % 16, second - first]).toEqual([0, 16]);
    expect([...engine.take(first, 3), ...engine.take(second, 1)]).toEqual([7, 8, 9, -1]);
  });

  it('has room for a block after bytes', () => {
    const engine = new Engine();
    const bytes = engine.put(Uint8Array.of(1, 2, 3, 4));
    expect(engine.reserve(0) - bytes).toBe(32);
    expect([...engine.take(bytes, 1)]).toEqual([0x04030201]);
  });

  it('is the same after it has grown', () => {
    const engine = new Engine();
    const kept = engine.put(Int32Array.of(5, 6));
    const before = engine.tasks.memory.buffer.byteLength;
    const large = engine.put(new Int32Array(before / 4).fill(3));
    expect(engine.tasks.memory.buffer.byteLength).toBeGreaterThan(before);
    expect([...engine.take(kept, 2), ...engine.take(large, 1)]).toEqual([5, 6, 3]);
  });

  it('is reused after it is released, except for what an owner retains', () => {
    const engine = new Engine();
    const [owner, other] = [{}, {}];
    const first = engine.put(Int32Array.of(1));
    const end = engine.retain(owner);
    const second = engine.put(Int32Array.of(2));
    expect(engine.reuse(other, end)).toBe(false);
    expect(engine.reuse(owner, end)).toBe(true);
    expect(engine.put(Int32Array.of(3))).toBe(second);
    expect([...engine.take(first, 1)]).toEqual([1]);
    engine.release();
    expect(engine.reuse(owner, end)).toBe(false);
    expect(engine.put(Int32Array.of(4))).toBe(first);
  });

  it('has an end', () => {
    const bytes = 2 ** 33;
    expect(() => new Engine().reserve(bytes)).toThrow(new EngineMemoryError(bytes));
  });
});

describe('the results of a task', () => {
  it('are in its slots: copies last, views do not', () => {
    const engine = new Engine();
    countTable(engine);
    const [copy, view] = [engine.resultArray(TABLE_KEY_SIZES), engine.resultView(TABLE_KEY_SIZES)];
    expect([[...copy], [...view]]).toEqual([
      [2, 1],
      [2, 1],
    ]);
    expect([...engine.resultArray(TABLE_RESPONSE_SIZES)]).toEqual([2]);
    expect([...engine.resultArray(TABLE_CELL_SHARED)]).toEqual([1, 1]);
    expect(engine.result(TABLE_KEY_SIZES + 1)).toBe(2);
    view[0] = 9;
    expect(engine.resultView(TABLE_KEY_SIZES)[0]).toBe(9);
    expect(copy[0]).toBe(2);
  });
});

describe('the engine of a thread', () => {
  it('is one, and fresh memory begins at one place', () => {
    expect(theEngine()).toBe(freshEngine());
    const first = freshEngine().put(Int32Array.of(1));
    expect(theEngine().put(Int32Array.of(2))).toBe(first + 16);
    expect(freshEngine().put(Int32Array.of(3))).toBe(first);
  });
});
