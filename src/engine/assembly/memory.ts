import { SLOTS } from '../slots';

/** An array of 32-bit integers in memory; indices are not checked. */
@unmanaged
export class Ints {
  [key: number]: i32;

  @inline @operator('[]') get(index: i32): i32 {
    return load<i32>(changetype<usize>(this) + ((<usize>index) << 2));
  }

  @inline @operator('[]=') set(index: i32, value: i32): void {
    store<i32>(changetype<usize>(this) + ((<usize>index) << 2), value);
  }

  copyTo(target: Ints, length: i32): void {
    memory.copy(changetype<usize>(target), changetype<usize>(this), (<usize>length) << 2);
  }

  /** The rest of the array from an index on. */
  @inline from(index: i32): Ints {
    return changetype<Ints>(changetype<usize>(this) + ((<usize>index) << 2));
  }
}

/** An array of doubles in memory; indices are not checked. */
@unmanaged
export class Floats {
  [key: number]: f64;

  @inline @operator('[]') get(index: i32): f64 {
    return load<f64>(changetype<usize>(this) + ((<usize>index) << 3));
  }

  @inline @operator('[]=') set(index: i32, value: f64): void {
    store<f64>(changetype<usize>(this) + ((<usize>index) << 3), value);
  }

  /** The rest of the array from an index on. */
  @inline from(index: i32): Floats {
    return changetype<Floats>(changetype<usize>(this) + ((<usize>index) << 3));
  }
}

/**
 * Numbers at a fixed address, shared with the caller: reading memory costs less than a call. The first is the address of
 * free memory, which the caller resets before each task; the result slots follow (src/engine/slots.ts).
 */
const START: usize = memory.data((1 + SLOTS) << 2, 16);

/** Initialises the address of free memory and returns the address of the slots. */
export function slots(): usize {
  store<usize>(START, __heap_base);
  return START;
}

/** Writes a result slot. */
export function setResult(slot: i32, value: i32): void {
  store<i32>(START + 4 + ((<usize>slot) << 2), value);
}

/** Writes the address and the length of an array to two result slots. */
export function setArray(slot: i32, values: Ints, length: i32): void {
  setResult(slot, <i32>changetype<usize>(values));
  setResult(slot + 1, length);
}

/** Imported from the caller: throws an error that this number of bytes cannot be allocated. */
declare function exhausted(bytes: usize): void;

/** The largest address: one page below 2³², so that rounding up to pages cannot overflow. */
const LAST: usize = 0xffff0000;

/** Allocates memory without clearing it. Throws if there is no more. */
export function reserve(bytes: usize): usize {
  const start = (load<usize>(START) + 15) & ~15;
  if (start > LAST || bytes > LAST - start) exhausted(bytes);
  const end = start + bytes;
  store<usize>(START, end);
  const missing = <i32>((end + 0xffff) >> 16) - memory.size();
  // Each growth is a system call, so the memory grows by at least a half.
  if (missing > 0 && memory.grow(max(missing, memory.size() >> 1)) < 0 && memory.grow(missing) < 0)
    exhausted(bytes);
  return start;
}

/** The byte at an address. */
export function byte(address: usize): i32 {
  return load<u8>(address);
}

/** `length` integers of any value. */
export function newInts(length: i32): Ints {
  return changetype<Ints>(reserve((<usize>length) << 2));
}

/** The first `length` integers in an array with room for twice as many. */
export function grown(values: Ints, length: i32): Ints {
  const larger = newInts(2 * length);
  values.copyTo(larger, length);
  return larger;
}

/** `length` integers, all 0. */
export function ints(length: i32): Ints {
  const bytes = (<usize>length) << 2;
  const start = reserve(bytes);
  memory.fill(start, 0, bytes);
  return changetype<Ints>(start);
}

/** `length` doubles, all 0. */
export function floats(length: i32): Floats {
  const bytes = (<usize>length) << 3;
  const start = reserve(bytes);
  memory.fill(start, 0, bytes);
  return changetype<Floats>(start);
}

/** `length` integers, all −1. */
export function noInts(length: i32): Ints {
  const bytes = (<usize>length) << 2;
  const start = reserve(bytes);
  memory.fill(start, 0xff, bytes);
  return changetype<Ints>(start);
}

/** A copy of the first `length` integers. */
export function copyOf(values: Ints, length: i32): Ints {
  const copy = changetype<Ints>(reserve((<usize>length) << 2));
  values.copyTo(copy, length);
  return copy;
}
