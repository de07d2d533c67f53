import { Floats, Ints, ints, noInts } from './memory';

/* A binary min-heap of items 0, 1, …, ordered by keys that may decrease. There is a single instance. */

let keys: Floats = changetype<Floats>(0);
let items: Ints = changetype<Ints>(0);
/** Index of each item in `items`, or −1. */
let places: Ints = changetype<Ints>(0);
export let heapSize: i32 = 0;

/** Empties the heap. The caller owns the keys, and pushes an item again after decreasing its key. */
export function heapOver(itemKeys: Floats, count: i32): void {
  keys = itemKeys;
  items = ints(count);
  places = noInts(count);
  heapSize = 0;
}

export function push(item: i32): void {
  const key = keys[item];
  let place = places[item] < 0 ? heapSize++ : places[item];
  while (place > 0) {
    const parent = items[(place - 1) >> 1];
    if (keys[parent] <= key) break;
    put(parent, place);
    place = (place - 1) >> 1;
  }
  put(item, place);
}

/** Removes and returns an item with the smallest key. */
export function pop(): i32 {
  const top = items[0];
  const last = items[--heapSize];
  let place = 0;
  for (let child = 1; child < heapSize; child = 2 * place + 1) {
    if (child + 1 < heapSize && keys[items[child + 1]] < keys[items[child]]) child++;
    if (keys[items[child]] >= keys[last]) break;
    put(items[child], place);
    place = child;
  }
  put(last, place);
  places[top] = -1;
  return top;
}

export function clear(): void {
  while (heapSize > 0) places[items[--heapSize]] = -1;
}

function put(item: i32, place: i32): void {
  items[place] = item;
  places[item] = place;
}
