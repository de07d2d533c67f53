import type { EventEmitter } from 'node:events';
import type { Command, Option } from 'commander';
import { dropIns } from '../verbs.ts';

/** An option of a verb, as documentation and completion need it. */
export interface OptionCard {
  /** `-o, --output <file>` */
  readonly flags: string;
  readonly short: string | undefined;
  readonly long: string;
  readonly text: string;
  readonly takesValue: boolean;
  readonly choices: readonly string[];
  readonly preset: string | undefined;
}

/** An argument of a verb. */
export interface ArgumentCard {
  readonly name: string;
  readonly text: string;
  readonly choices: readonly string[];
}

/** A verb, as it was declared. */
export interface VerbCard {
  /** `nuggets score` */
  readonly name: string;
  readonly text: string;
  readonly usage: string;
  readonly arguments: readonly ArgumentCard[];
  readonly options: readonly OptionCard[];
  readonly examples: readonly string[];
  /** A program that keeps the flags of its original: they are not declared here. */
  readonly isDropIn: boolean;
}

/** The verbs that the help shows, in its order; a verb that has verbs of its own is not among them. */
export const verbCards = (program: Command): VerbCard[] => cardsBelow(program, '');

function cardsBelow(parent: Command, prefix: string): VerbCard[] {
  const shown = parent.createHelp().visibleCommands(parent);
  return parent.commands
    .filter((command) => shown.includes(command))
    .flatMap((command) =>
      command.commands.length > 0
        ? cardsBelow(command, `${prefix}${command.name()} `)
        : [cardOf(command, `${prefix}${command.name()}`)],
    );
}

const cardOf = (command: Command, name: string): VerbCard => ({
  name,
  text: command.description(),
  usage: `corefeval ${name} ${command.usage()}`,
  arguments: command.registeredArguments.map((argument) => ({
    name: argument.name(),
    text: argument.description,
    choices: argument.argChoices ?? [],
  })),
  options: dropIns.includes(name) ? [] : command.options.filter((option) => !option.hidden).map(optionCard),
  examples: examplesOf(command),
  isDropIn: dropIns.includes(name),
});

const optionCard = (option: Option): OptionCard => ({
  flags: option.flags,
  short: option.short,
  long: option.long as string,
  text: option.description,
  takesValue: option.required,
  choices: option.argChoices ?? [],
  preset: presetOf(option),
});

function presetOf({ defaultValue, defaultValueDescription, negate }: Option): string | undefined {
  if (defaultValue === undefined || negate) return undefined;
  return (
    defaultValueDescription ??
    (typeof defaultValue === 'string' ? defaultValue : JSON.stringify(defaultValue))
  );
}

/** The lines of the help that begin with `$`. */
function examplesOf(command: Command): string[] {
  let text = '';
  const write = (part: string) => {
    text += part;
  };
  // A command emits the parts of its help as events, which its types do not declare.
  (command as unknown as EventEmitter).emit('afterHelp', { error: false, command, write });
  return Array.from(text.matchAll(/^ {2}\$ (.*)$/gm), ([, line]) => line);
}
