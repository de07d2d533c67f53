import type { Command, Option } from 'commander';

/** Adds options to a command, in this order. */
export function addOptions(command: Command, ...options: readonly Option[]): Command {
  for (const option of options) command.addOption(option);
  return command;
}
