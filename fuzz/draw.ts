import fc from 'fast-check';
import { encode, mutate, type Random } from '../test/support/mutate.ts';

/** Number of different values of a generator; variety comes from mutating and combining files afterwards. */
const POOL = 4096;
const pools = new Map<unknown, unknown[]>();

/** A value of a generator of the property tests. These are slow, so each value is generated once. */
export function draw<T>(arbitrary: fc.Arbitrary<T>, random: Random): T {
  const pool = (pools.get(arbitrary) ?? []) as T[];
  pools.set(arbitrary, pool);
  const seed = random(POOL);
  pool[seed] ??= fc.sample(arbitrary, { seed, numRuns: 1 })[0];
  return pool[seed];
}

export const pick = <T>(list: readonly T[], random: Random): T => list[random(list.length)];

/** A random selection of the choices, in order; a choice may consist of several words. */
export const pickSome = (choices: readonly (readonly string[])[], random: Random, oneIn = 4): string[] =>
  choices.flatMap((words) => (random(oneIn) === 0 ? words : []));

/** Leniently for the most part: what is refused tests less. */
export const mode = (random: Random): readonly string[] =>
  pick([['--lenient'], ['--lenient'], ['--lenient'], [], [], ['--strict']], random);

/** What is printed: one kind of it. */
export const kind = (random: Random): readonly string[] =>
  pick(
    [['--json'], ['--json'], [], ['--csv'], ['--tsv', '--raw'], ['--tsv'], ['--markdown'], ['--latex']],
    random,
  );

/** A text as it is, or spoilt: two in three are. A few are nothing but noise. */
export function spoil(text: string | Uint8Array, random: Random, bits?: readonly Uint8Array[]): Uint8Array {
  const bytes = typeof text === 'string' ? encode(text) : text;
  if (random(64) === 0) return Uint8Array.from({ length: random(300) }, () => random(256));
  return random(3) === 0 ? bytes : mutate(bytes, random, bits);
}

/** The same for what is refused if it is not UTF-8: most of it stays UTF-8, so that later checks are tested too. */
export function spoilText(
  text: string | Uint8Array,
  random: Random,
  bits: readonly Uint8Array[] = PLAIN,
): Uint8Array {
  const bytes = spoil(text, random, bits);
  return random(8) === 0 ? bytes : encode(textOf(bytes));
}

export const bitsOf = (...texts: readonly string[]): readonly Uint8Array[] => [...ODD, ...texts].map(encode);

/** Unusual pieces for any kind of file. */
const ODD = [
  '\n',
  '\r',
  '\r\n',
  '\n\n',
  '\t',
  ' ',
  '\0',
  '\x1b[31m',
  '\ufeff',
  '\u2028',
  '\u0085',
  '😀',
  '\ud800',

  '__proto__',
  'constructor',
  '-1',
  '1e9',
  '9007199254740993',
  '99999999999',
  '0x10',
  'NaN',
  '"',
  "'",
  '<',
];

export const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const PLAIN = bitsOf();
