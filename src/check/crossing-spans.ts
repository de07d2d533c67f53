/**
 * Finds the spans that overlap an earlier one without being inside it. `starts` must be ascending, and of spans with one start the longest
 * must come first. Takes O(n log n): the ends of open spans are in a heap, so the earliest end after a start is known.
 */
export function* crossingSpans(starts: ArrayLike<number>, ends: ArrayLike<number>): Iterable<number> {
  const heap: number[] = [];
  for (let i = 0; i < starts.length; i++) {
    while (heap.length > 0 && heap[0] <= starts[i]) removeFirst(heap);
    if (heap.length > 0 && heap[0] < ends[i]) yield i;
    insert(heap, ends[i]);
  }
}

/** Adds a value to a binary heap whose least value is the first. */
function insert(heap: number[], value: number): void {
  let at = heap.push(value) - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (heap[parent] <= value) break;
    heap[at] = heap[parent];
    at = parent;
  }
  heap[at] = value;
}

function removeFirst(heap: number[]): void {
  const value = heap.pop() as number;
  if (heap.length === 0) return;
  let at = 0;
  for (let child = 1; child < heap.length; child = 2 * at + 1) {
    if (child + 1 < heap.length && heap[child + 1] < heap[child]) child++;
    if (heap[child] >= value) break;
    heap[at] = heap[child];
    at = child;
  }
  heap[at] = value;
}
