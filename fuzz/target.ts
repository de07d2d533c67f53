import type { Random } from '../test/support/mutate.ts';

/** One input: files by name, and the arguments of a command line or other options as words. */
export interface Case {
  readonly files: Readonly<Record<string, Uint8Array>>;
  readonly args: readonly string[];
}

/** A reader or a verb with its guarantees. A case depends only on its random numbers. */
export interface Target {
  /** The name for `--reader` and in the table. */
  readonly id: string;
  /** The guarantee that is checked. */
  readonly promise: string;
  generate(random: Random): Case;
  /** Throws if the guarantee does not hold. Files are relative to the current directory, which is empty and exclusive. */
  check(input: Case): void | Promise<void>;
  /** Whether it runs a verb on files, which is slower than a function. */
  readonly writes?: boolean;
  /** Whether it starts processes, which is the slowest kind. */
  readonly spawns?: boolean;
}

/** A guarantee does not hold. Failures with the same law are one finding. */
export class Broken extends Error {
  readonly law: string;

  constructor(law: string, details = '') {
    super(details === '' ? law : `${law}: ${details}`);
    this.name = 'Broken';
    this.law = law;
  }
}

export function ensure(holds: boolean, law: string, details: () => string = () => ''): void {
  if (!holds) throw new Broken(law, details());
}

/** Checks that two results are equal. */
export function ensureSame(one: unknown, other: unknown, law: string): void {
  const [a, b] = [one, other].map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  if (a === b) return;
  let at = 0;
  while (a?.[at] === b?.[at]) at++;
  const around = (text = '') => text.slice(Math.max(0, at - 60), at + 60);
  throw new Broken(law, `${JSON.stringify(around(a))} is not ${JSON.stringify(around(b))}`);
}
