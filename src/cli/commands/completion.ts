import { Argument, type Command } from 'commander';
import { completionScript, type ShellName, shells } from '../reference/completion.ts';
import { verbCards } from '../reference/verb-cards.ts';
import { writeOut } from '../terminal.ts';

export function registerCompletion(program: Command): void {
  program
    .command('completion')
    .description('print a script that makes a shell complete verbs, options and their values')
    .addArgument(new Argument('<shell>', 'bash, zsh or fish').choices(shells))
    .addHelpText('after', help)
    .action(async (shell: ShellName) => {
      // Not a static import: `program.ts` loads this module.
      const { makeProgram } = await import('../program.ts');
      await writeOut(completionScript(shell, verbCards(await makeProgram(undefined))));
    });
}

const help = `
Examples:
  $ corefeval completion bash > corefeval.bash
  $ corefeval completion fish > corefeval.fish`;
