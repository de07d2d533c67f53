/** Whole numbers that lie one after the other in memory; nobody checks the index. */
@unmanaged
export class Ints {
  [key: number]: i32;

  @inline @operator('[]') get(index: i32): i32 {
    return load<i32>(changetype<usize>(this) + ((<usize>index) << 2));
  }

  @inline @operator('[]=') set(index: i32, value: i32): void {
    store<i32>(changetype<usize>(this) + ((<usize>index) << 2), value);
  }

  copyTo(place: Ints, length: i32): void {
    memory.copy(changetype<usize>(place), changetype<usize>(this), (<usize>length) << 2);
  }

  /** The numbers from an index on. */
  @inline from(index: i32): Ints {
    return changetype<Ints>(changetype<usize>(this) + ((<usize>index) << 2));
  }
}

/** The same with doubles. */
@unmanaged
export class Floats {
  [key: number]: f64;

  @inline @operator('[]') get(index: i32): f64 {
    return load<f64>(changetype<usize>(this) + ((<usize>index) << 3));
  }

  @inline @operator('[]=') set(index: i32, value: f64): void {
    store<f64>(changetype<usize>(this) + ((<usize>index) << 3), value);
  }
}

/**
 * Numbers at a place that never changes, through which the engine and its caller talk: calls between the two cost more
 * than memory that both can see. The first is where free memory begins; the caller resets it for each task. The rest are
 * results of the task.
 */
const MAILBOX: usize = memory.data(64, 16);

/** Where the mailbox is, and where the memory begins that a task may use. */
export function mailbox(): usize {
  store<usize>(MAILBOX, __heap_base);
  return MAILBOX;
}

/** Leaves a result for the caller. */
export function tell(index: i32, value: i32): void {
  store<i32>(MAILBOX + 4 + ((<usize>index) << 2), value);
}

/** Leaves the place of results, and how many there are. */
export function tellPlace(index: i32, values: Ints, length: i32): void {
  tell(index, <i32>changetype<usize>(values));
  tell(index + 1, length);
}

/** Throws an error in the language of the caller: there is no memory for so many bytes. */
declare function exhausted(bytes: usize): void;

/** Addresses end here: a page below what 32 bits hold, so that rounding up to pages cannot overflow. */
const LAST: usize = 0xffff0000;

/** Hands out memory, with whatever lies there. Throws if there is no more. */
export function reserve(bytes: usize): usize {
  const start = (load<usize>(MAILBOX) + 15) & ~15;
  if (start > LAST || bytes > LAST - start) exhausted(bytes);
  const end = start + bytes;
  store<usize>(MAILBOX, end);
  const missing = <i32>((end + 0xffff) >> 16) - memory.size();
  // Growing costs a system call each time: by a half at least.
  if (missing > 0 && memory.grow(max(missing, memory.size() >> 1)) < 0 && memory.grow(missing) < 0)
    exhausted(bytes);
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
  const copy = changetype<Ints>(reserve((<usize>length) << 2));
  values.copyTo(copy, length);
  return copy;
}
