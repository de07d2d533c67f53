import type { Command } from 'commander';

/**
 * Lets a command accept flags such as `-oe`, which the public tools have and which commander would read as `-o e`.
 * Each must also be declared as an option with two dashes.
 */
export function acceptTwoLetterFlags(command: Command, flags: readonly string[]): void {
  const parse = command.parseOptions.bind(command);
  command.parseOptions = (args) => parse(args.map((arg) => (flags.includes(arg) ? `-${arg}` : arg)));
}
