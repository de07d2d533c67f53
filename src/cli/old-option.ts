import { type Command, Option } from 'commander';
import { writeNote } from './terminal.ts';

/** An option of an earlier grammar: it still works, is not in the help, and its use is reported with what to write instead. */
export class OldOption extends Option {
  readonly instead: string;
  /** The option in the report, if it was written differently. */
  readonly written: string;

  constructor(flags: string, instead: string, written?: string) {
    super(flags, `the earlier form of ${instead}`);
    this.instead = instead;
    this.written = written ?? [this.short, this.long].filter((flag) => flag !== undefined).join(' or ');
    this.hideHelp();
  }
}

/** Prints one line with the old options that were used. */
export function reportOldOptions(command: Command): void {
  const used = command.options
    .filter((option) => option instanceof OldOption)
    .filter((option) => command.getOptionValueSource(option.attributeName()) === 'cli');
  if (used.length > 0) reportOld(used);
}

export const reportOld = (used: readonly { readonly written: string; readonly instead: string }[]): void =>
  writeNote(
    `deprecated: ${used.map(({ written, instead }) => `instead of ${written} write ${instead}`).join('; ')}`,
  );
