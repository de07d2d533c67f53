import { EngineMemoryError, engineUnavailable } from './engine-error.ts';
import { SLOTS } from './slots.ts';
import { wasm } from './wasm.ts';

/** An address in the memory of the engine. */
export type Address = number;

/** The exports of src/engine/assembly/index.ts. Further results are written to numbered result slots (slots.ts). */
interface Tasks {
  readonly memory: WebAssembly.Memory;
  slots(): Address;
  startConll(line: number, withWords: number): void;
  scanConll(start: Address, size: number, isLast: number): number;
  repeats(columns: Address, length: number): number;
  twins(key: Address, keyLength: number, response: Address, responseLength: number): Address;
  crossing(columns: Address, length: number, sentences: Address, count: number): number;
  fingerprint(
    ...numbers: [
      columns: Address,
      mentions: number,
      entities: number,
      tokens: number,
      hasPieces: number,
      pieces: Address,
      bounds: Address,
      name: Address,
      nameLength: number,
    ]
  ): void;
  exactSums(values: Address, rows: number, columns: number): void;
  sumRows(first: Address, second: Address, values: Address, rows: number): void;
  contingency(
    ...numbers: [
      keyOf: Address,
      keyMentions: number,
      keyEntities: number,
      responseOf: Address,
      responseMentions: number,
      responseEntities: number,
      twin: Address,
    ]
  ): number;
  assign(...graph: Graph): Address;
  assignedWeight(...graph: Graph): number;
}

type Graph = [rows: number, columns: number, edges: number, row: Address, column: Address, weight: Address];

/** Bytes that the engine reads at a time: it may read as many after the end of an array of bytes. */
export const BLOCK_BYTES = 16;
const PAGE_BYTES = 1 << 16;

/** The inner loops as WebAssembly, which is fast from the first call, while JavaScript has to warm up. */
export class Engine {
  readonly tasks: Tasks;
  /** Three views of the whole memory; they become empty when the memory grows, and are then replaced. */
  #bytes = new Uint8Array(0);
  #numbers = new Int32Array(0);
  #floats = new Float64Array(0);
  /** Index of the slots in `#numbers`: the address of free memory, then the results of the last task. */
  readonly #slots: number;
  readonly #start: Address;

  constructor() {
    this.tasks = startTasks();
    this.#slots = this.tasks.slots() >>> 2;
    this.#refresh();
    this.#start = this.#numbers[this.#slots];
  }

  /** The owner of the retained memory. */
  #owner: object | undefined;

  /** Frees all memory. */
  release(): void {
    this.#refresh();
    this.#numbers[this.#slots] = this.#start;
    this.#owner = undefined;
  }

  /** Retains the memory in use for further tasks of an owner; returns its end. */
  retain(owner: object): Address {
    this.#owner = owner;
    return this.#numbers[this.#slots];
  }

  /** Frees only the memory after the retained part; false if the memory was released since. */
  reuse(owner: object, end: Address): boolean {
    if (this.#owner !== owner) return false;
    this.#refresh();
    this.#numbers[this.#slots] = end;
    return true;
  }

  /** Allocates memory without clearing it. */
  reserve(bytes: number): Address {
    this.#refresh();
    const start = Math.ceil((this.#numbers[this.#slots] >>> 0) / BLOCK_BYTES) * BLOCK_BYTES;
    const end = start + bytes;
    const missing = end - this.#bytes.length;
    if (missing > 0) {
      try {
        this.tasks.memory.grow(Math.ceil(missing / PAGE_BYTES));
      } catch {
        throw new EngineMemoryError(bytes);
      }
      this.#refresh();
    }
    this.#numbers[this.#slots] = end;
    return start;
  }

  /** Copies an array into the memory; bytes have room for a whole block after them. */
  put(values: Int32Array | Float64Array | Uint8Array): Address {
    const width = values.BYTES_PER_ELEMENT;
    const address = this.reserve(width === 1 ? values.length + BLOCK_BYTES : width * values.length);
    if (width === 4) this.#numbers.set(values, address >>> 2);
    else if (width === 8) this.#floats.set(values, address >>> 3);
    else this.#bytes.set(values, address);
    return address;
  }

  /** The bytes at an address without a copy; valid until memory is allocated. */
  view(address: Address, length: number): Uint8Array {
    this.#refresh();
    return this.#bytes.subarray(address, address + length);
  }

  /** A result of the last task. */
  result(slot: number): number {
    this.#refresh();
    return this.#numbers[this.#slots + 1 + slot];
  }

  /** All results of the last task, by slot; valid until the next one. */
  results(): Int32Array {
    this.#refresh();
    return this.#numbers.subarray(this.#slots + 1, this.#slots + 1 + SLOTS);
  }

  /** A copy of an array of the engine. */
  take(address: Address, length: number): Int32Array {
    this.#refresh();
    return this.#numbers.slice(address >>> 2, (address >>> 2) + length);
  }

  /** A copy of an array result of the last task. */
  resultArray(slot: number): Int32Array {
    this.#refresh();
    const numbers = this.#numbers;
    const first = numbers[this.#slots + 1 + slot] >>> 2;
    return numbers.slice(first, first + numbers[this.#slots + 2 + slot]);
  }

  /** The same array without a copy; valid until the next task. */
  resultView(slot: number): Int32Array {
    this.#refresh();
    const numbers = this.#numbers;
    const first = numbers[this.#slots + 1 + slot] >>> 2;
    return numbers.subarray(first, first + numbers[this.#slots + 2 + slot]);
  }

  #refresh(): void {
    if (this.#numbers.length > 0) return;
    const { buffer } = this.tasks.memory;
    this.#bytes = new Uint8Array(buffer);
    this.#numbers = new Int32Array(buffer);
    this.#floats = new Float64Array(buffer);
  }
}

function startTasks(): Tasks {
  const text = atob(wasm);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  const exhausted = (missing: number) => {
    throw new EngineMemoryError(missing >>> 0);
  };
  // An import is named after the AssemblyScript file that declares it.
  const imports = { memory: { exhausted } };
  try {
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), imports);
    return exports as unknown as Tasks;
  } catch (error) {
    throw engineUnavailable(error);
  }
}

let engine: Engine | undefined;

/** The engine, with its memory unchanged. */
export function theEngine(): Engine {
  engine ??= new Engine();
  return engine;
}

/** The engine with all memory free. */
export function freshEngine(): Engine {
  engine ??= new Engine();
  engine.release();
  return engine;
}
