import { EngineMemoryError, engineUnavailable } from './engine-error.ts';
import { wasm } from './wasm.ts';

/** A place in the memory of the engine. */
export type Address = number;

/** What src/engine/assembly/index.ts exports. What a task finds beside the number that it returns, it tells. */
interface Tasks {
  readonly memory: WebAssembly.Memory;
  mailbox(): Address;
  scanConll(from: Address, size: number, line: number, longest: number): number;
  repeats(columns: Address, length: number): number;
  twins(key: Address, keyLength: number, response: Address, responseLength: number): Address;
  contingency(
    ...numbers: [
      ...[keyOf: Address, keyMentions: number, keyEntities: number],
      ...[responseOf: Address, responseMentions: number, responseEntities: number],
      twin: Address,
    ]
  ): number;
  countFacts(
    ...numbers: [
      ...[columns: Address, length: number, entities: number],
      ...[sentences: Address, sentenceCount: number],
    ]
  ): number;
  fingerprint(
    ...numbers: [
      ...[seed: number, columns: Address, length: number, entities: number],
      ...[pieceStart: Address, pieces: Address, tokens: number, name: Address, nameLength: number],
    ]
  ): number;
  assign(
    ...numbers: [
      ...[rows: number, columns: number, edges: number],
      ...[row: Address, column: Address, weight: Address],
    ]
  ): Address;
}

/** The engine looks at so many bytes at a time. */
const BLOCK = 16;
const PAGE = 1 << 16;

/** The inner loops as WebAssembly: compiled at once, where JavaScript would have to run for a while first. */
export class Engine {
  readonly tasks: Tasks;
  /** The whole memory, in three views; empty once the memory has grown, and then made anew. */
  #bytes = new Uint8Array(0);
  #numbers = new Int32Array(0);
  #floats = new Float64Array(0);
  /** Where the mailbox begins among the numbers: the address of free memory, then what the last task tells. */
  readonly #mailbox: number;
  readonly #start: Address;

  constructor() {
    this.tasks = startTasks();
    this.#mailbox = this.tasks.mailbox() >>> 2;
    this.#refresh();
    this.#start = this.#numbers[this.#mailbox];
  }

  /** Who has laid something into the memory and may find it there again. */
  #guest: object | undefined;

  /** Frees all memory. */
  release(): void {
    this.#refresh();
    this.#numbers[this.#mailbox] = this.#start;
    this.#guest = undefined;
  }

  /** Frees the memory behind an address for a guest; says no if somebody else has been here since. */
  welcomeBack(guest: object, behind: Address): boolean {
    if (this.#guest !== guest) return false;
    this.#refresh();
    this.#numbers[this.#mailbox] = behind;
    return true;
  }

  /** Keeps what lies in the memory for a guest who may come back; returns the address behind it. */
  keepFor(guest: object): Address {
    this.#guest = guest;
    return this.#numbers[this.#mailbox];
  }

  /** Hands out memory, with whatever lies there. */
  reserve(bytes: number): Address {
    this.#refresh();
    const start = Math.ceil((this.#numbers[this.#mailbox] >>> 0) / BLOCK) * BLOCK;
    const end = start + bytes;
    const missing = end - this.#bytes.length;
    if (missing > 0) {
      try {
        this.tasks.memory.grow(Math.ceil(missing / PAGE));
      } catch {
        throw new EngineMemoryError(bytes);
      }
      this.#refresh();
    }
    this.#numbers[this.#mailbox] = end;
    return start;
  }

  /** Hands whole numbers over. */
  put(values: ArrayLike<number>): Address {
    const address = this.reserve(4 * values.length);
    this.#numbers.set(values, address >>> 2);
    return address;
  }

  /** Hands doubles over. */
  putFloats(values: ArrayLike<number>): Address {
    const address = this.reserve(8 * values.length);
    this.#floats.set(values, address >>> 3);
    return address;
  }

  /** Hands bytes over, with room for a whole block behind them. */
  putBytes(values: Uint8Array): Address {
    const address = this.reserve(values.length + BLOCK);
    this.#bytes.set(values, address);
    return address;
  }

  /** A number that the last task tells. */
  told(index: number): number {
    this.#refresh();
    return this.#numbers[this.#mailbox + 1 + index];
  }

  /** A copy of numbers of the engine. */
  take(address: Address, length: number): Int32Array {
    this.#refresh();
    return this.#numbers.slice(address >>> 2, (address >>> 2) + length);
  }

  /** A copy of the numbers whose address the last task tells, and behind it their length. */
  takeTold(index: number): Int32Array {
    return this.take(this.told(index), this.told(index + 1));
  }

  /** The same numbers where they lie: until the next task, and no longer. */
  lookAtTold(index: number): Int32Array {
    const first = this.told(index) >>> 2;
    return this.#numbers.subarray(first, first + this.told(index + 1));
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
  // What the engine calls goes by the name of the file that declares it.
  const imports = { memory: { exhausted } };
  try {
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), imports);
    return exports as unknown as Tasks;
  } catch (error) {
    throw engineUnavailable(error);
  }
}

let engine: Engine | undefined;

/** The engine with its memory as it is. */
export function theEngine(): Engine {
  engine ??= new Engine();
  return engine;
}

/** The engine, free for a new task: what an earlier one left in its memory is gone. */
export function freshEngine(): Engine {
  const fresh = theEngine();
  fresh.release();
  return fresh;
}
