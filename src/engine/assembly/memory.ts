/** Whole numbers that lie one after the other in memory; nobody checks the index. */
@unmanaged
export class Ints {
  @inline @operator('[]') get(index: i32): i32 {
    return load<i32>(changetype<usize>(this) + ((<usize>index) << 2));
  }

  @inline @operator('[]=') set(index: i32, value: i32): void {
    store<i32>(changetype<usize>(this) + ((<usize>index) << 2), value);
  }

  /** The numbers from an index on. */
  @inline from(index: i32): Ints {
    return changetype<Ints>(changetype<usize>(this) + ((<usize>index) << 2));
  }
}

/** The same with doubles. */
@unmanaged
export class Floats {
  @inline @operator('[]') get(index: i32): f64 {
    return load<f64>(changetype<usize>(this) + ((<usize>index) << 3));
  }

  @inline @operator('[]=') set(index: i32, value: f64): void {
    store<f64>(changetype<usize>(this) + ((<usize>index) << 3), value);
  }
}

/** Memory is handed out from the bottom up, and taken back all at once. */
let top: usize = __heap_base;

/** Takes back all memory that was handed out. What lies there stays until it is written over. */
export function release(): void {
  top = __heap_base;
}

/** Hands out memory, with whatever lies there. Traps if there is no more. */
export function reserve(bytes: usize): usize {
  const start = (top + 15) & ~15;
  top = start + bytes;
  const missing = <i32>((top + 0xffff) >> 16) - memory.size();
  // Growing costs a system call each time: by a half at least.
  if (missing > 0 && memory.grow(max(missing, memory.size() >> 1)) < 0 && memory.grow(missing) < 0)
    unreachable();
  return start;
}

/** `length` numbers, all of them 0. */
export function ints(length: i32): Ints {
  const bytes = (<usize>length) << 2;
  const start = reserve(bytes);
  memory.fill(start, 0, bytes);
  return changetype<Ints>(start);
}

/** `length` doubles, all of them 0. */
export function floats(length: i32): Floats {
  const bytes = (<usize>length) << 3;
  const start = reserve(bytes);
  memory.fill(start, 0, bytes);
  return changetype<Floats>(start);
}

/** `length` numbers, all of them −1. */
export function noInts(length: i32): Ints {
  const bytes = (<usize>length) << 2;
  const start = reserve(bytes);
  memory.fill(start, 0xff, bytes);
  return changetype<Ints>(start);
}

/** A copy of the first numbers. */
export function copyOf(values: Ints, length: i32): Ints {
  const bytes = (<usize>length) << 2;
  const start = reserve(bytes);
  memory.copy(start, changetype<usize>(values), bytes);
  return changetype<Ints>(start);
}
