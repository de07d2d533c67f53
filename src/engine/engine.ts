import { wasm } from './wasm.ts';

/** A place in the memory of the engine. */
export type Address = number;

type Variable<T = number> = { readonly value: T };

/** What src/engine/assembly/index.ts exports. Variables hold results of the call before. */
export interface Engine {
  readonly memory: { readonly buffer: ArrayBuffer };
  reserve(bytes: number): Address;
  release(): void;

  scanConll(from: Address, size: number, line: number): number;
  readonly words: Variable<Address>;
  readonly tokenCount: Variable;
  readonly sentences: Variable<Address>;
  readonly sentenceCount: Variable;
  readonly mentions: Variable<Address>;
  readonly mentionCount: Variable;
  readonly labels: Variable<Address>;
  readonly entityCount: Variable;
  readonly lineCount: Variable;
  readonly tabbed: Variable;
  readonly digest: Variable<bigint>;

  repeats(columns: Address, length: number): number;
  readonly original: Variable<Address>;
  twins(key: Address, keyLength: number, response: Address, responseLength: number): Address;

  contingency(
    keyOf: Address,
    keyMentions: number,
    keyEntities: number,
    responseOf: Address,
    responseMentions: number,
    responseEntities: number,
    twin: Address,
  ): number;
  readonly keySizes: Variable<Address>;
  readonly keyCount: Variable;
  readonly responseSizes: Variable<Address>;
  readonly responseCount: Variable;
  readonly cellKey: Variable<Address>;
  readonly cellResponse: Variable<Address>;
  readonly cellShared: Variable<Address>;
  readonly culprit: Variable;

  countFacts(
    columns: Address,
    length: number,
    entities: number,
    sentences: Address,
    sentenceCount: number,
  ): void;
  readonly entitiesWithMentions: Variable;
  readonly singletons: Variable;
  readonly crossing: Variable;

  corefers(
    seed: number,
    columns: Address,
    length: number,
    entities: number,
    pieceStart: Address,
    pieces: Address,
  ): number;
  mix(h: number, value: number): number;

  assign(
    rows: number,
    columns: number,
    edges: number,
    row: Address,
    column: Address,
    weight: Address,
  ): Address;
}

let instance: Engine | undefined;
let numbers = new Int32Array(0);

/** The engine, with its memory free for a new task: what an earlier task left there is gone. */
export function freshEngine(): Engine {
  instance ??= start();
  instance.release();
  return instance;
}

function start(): Engine {
  const bytes = Uint8Array.from(atob(wasm), (char) => char.charCodeAt(0));
  // Compiled at once and not in the background: it takes a millisecond.
  return new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports as unknown as Engine;
}

/** The whole memory as numbers. It is another array after the memory has grown. */
function memory({ memory: { buffer } }: Engine): Int32Array {
  if (numbers.buffer !== buffer) numbers = new Int32Array(buffer);
  return numbers;
}

/** Hands numbers over to the engine. */
export function put(engine: Engine, values: ArrayLike<number>): Address {
  const address = engine.reserve(4 * values.length);
  memory(engine).set(values, address >>> 2);
  return address;
}

/** Hands bytes over, with room for a whole block behind them. */
export function putBytes(engine: Engine, bytes: Uint8Array): Address {
  const address = engine.reserve(bytes.length + BLOCK);
  new Uint8Array(engine.memory.buffer, address >>> 0, bytes.length).set(bytes);
  return address;
}

/** The engine looks at so many bytes at a time. */
const BLOCK = 16;

/** A copy of numbers of the engine. */
export const take = (engine: Engine, address: Address, length: number): Int32Array =>
  memory(engine).slice(address >>> 2, (address >>> 2) + length);

/** Numbers of the engine where they lie: until the next call, and no longer. */
export const look = (engine: Engine, address: Address, length: number): Int32Array =>
  memory(engine).subarray(address >>> 2, (address >>> 2) + length);

/** The same for doubles. */
export const lookAtFloats = (engine: Engine, address: Address, length: number): Float64Array =>
  new Float64Array(engine.memory.buffer, address >>> 0, length);
