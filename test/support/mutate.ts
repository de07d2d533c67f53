/** Random numbers that are the same in every run (mulberry32). */
export function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

export type Random = ReturnType<typeof randomOf>;
type Mutation = (bytes: Uint8Array, random: Random, bits: readonly Uint8Array[]) => Uint8Array;

export const encode = (text: string) => new TextEncoder().encode(text);

function splice(bytes: Uint8Array, from: number, to: number, insert: Uint8Array): Uint8Array {
  const result = new Uint8Array(bytes.length - (to - from) + insert.length);
  result.set(bytes.subarray(0, from));
  result.set(insert, from);
  result.set(bytes.subarray(to), from + insert.length);
  return result;
}

/** A range of up to `longest` bytes. */
function range(bytes: Uint8Array, random: Random, longest = 40): [from: number, to: number] {
  const from = random(bytes.length + 1);
  return [from, Math.min(bytes.length, from + random(longest))];
}

/** Fragments whose insertion is likely to break a CoNLL file. */
const BITS = [
  '(',
  ')',
  '|',
  '(1',
  '1)',
  '(1)',
  '()',
  '(1+2)',
  '((',
  '))',
  '-',
  '_',
  '*',
  ' ',
  '\t',
  '\t\t',
  '#',

  '\n',
  '\r',
  '\r\n',
  '\n\n',
  '\u0000',
  '\ufeff',
  '\u2028',
  '😀',
  '(__proto__)',
  '(constructor',
  '99999999999',

  '#begin document (a); part 000\n',
  '\n#begin document\n',
  '# begin document x',
  '\n#end document\n',
  'end document',
].map(encode);

/** The lines, including their line ends. */
export const linesOf = (bytes: Uint8Array): Uint8Array[] => {
  const lines: Uint8Array[] = [];
  let start = 0;
  for (let p = 0; p < bytes.length; p++) {
    if (bytes[p] !== 10) continue;
    lines.push(bytes.subarray(start, p + 1));
    start = p + 1;
  }
  return start < bytes.length ? [...lines, bytes.subarray(start)] : lines;
};

export const joinBytes = (lines: readonly Uint8Array[]): Uint8Array => {
  const result = new Uint8Array(lines.reduce((sum, line) => sum + line.length, 0));
  let at = 0;
  for (const line of lines) {
    result.set(line, at);
    at += line.length;
  }
  return result;
};

const mutations: readonly Mutation[] = [
  function flipBit(bytes, random) {
    const result = bytes.slice();
    if (result.length > 0) result[random(result.length)] ^= 1 << random(8);
    return result;
  },
  function setByte(bytes, random) {
    const result = bytes.slice();
    if (result.length > 0) result[random(result.length)] = random(256);
    return result;
  },
  function deleteRange(bytes, random) {
    return splice(bytes, ...range(bytes, random), new Uint8Array());
  },
  function repeatRange(bytes, random) {
    const [from, to] = range(bytes, random);
    return splice(bytes, to, to, bytes.slice(from, to));
  },
  function moveRange(bytes, random) {
    const [from, to] = range(bytes, random);
    const rest = splice(bytes, from, to, new Uint8Array());
    const at = random(rest.length + 1);
    return splice(rest, at, at, bytes.slice(from, to));
  },
  function insertBit(bytes, random, bits) {
    const at = random(bytes.length + 1);
    return splice(bytes, at, at, bits[random(bits.length)]);
  },
  function insertNoise(bytes, random) {
    const at = random(bytes.length + 1);
    return splice(
      bytes,
      at,
      at,
      Uint8Array.from({ length: random(20) }, () => random(256)),
    );
  },
  function truncate(bytes, random) {
    return bytes.slice(0, random(bytes.length + 1));
  },
  function swapLines(bytes, random) {
    const lines = linesOf(bytes);
    if (lines.length < 2) return bytes;
    const [a, b] = [random(lines.length), random(lines.length)];
    [lines[a], lines[b]] = [lines[b], lines[a]];
    return joinBytes(lines);
  },
  function deleteLine(bytes, random) {
    const lines = linesOf(bytes);
    return lines.length === 0 ? bytes : joinBytes(lines.toSpliced(random(lines.length), 1));
  },
  function repeatLine(bytes, random) {
    const lines = linesOf(bytes);
    if (lines.length === 0) return bytes;
    return joinBytes(lines.toSpliced(random(lines.length), 0, lines[random(lines.length)]));
  },
];

/** Applies one to four random mutations; `bits` are fragments that are likely to break a file of this format. */
export function mutate(bytes: Uint8Array, random: Random, bits: readonly Uint8Array[] = BITS): Uint8Array {
  let result = bytes;
  for (let i = random(4); i >= 0; i--) result = mutations[random(mutations.length)](result, random, bits);
  return result;
}
