import { expect, it } from 'vitest';
import { registerCompletion } from '../../../../src/cli/commands/completion.ts';
import { verbs } from '../../../../src/cli/verbs.ts';
import { argumentsOf, runVerb, verbOf } from '../../../support/run-verb.ts';

it('completion takes one of three shells', async () => {
  expect(argumentsOf(verbOf(registerCompletion))).toBe('<shell>');
  expect((await runVerb(registerCompletion, 'completion', 'tcsh')).refused).toBe(
    "error: command-argument value 'tcsh' is invalid for argument 'shell'. Allowed choices are bash, zsh, fish.",
  );
});

it('completion prints a script with every verb', async () => {
  const { stdout, stderr, refused } = await runVerb(registerCompletion, 'completion', 'bash');
  expect([refused, stderr]).toEqual([undefined, '']);
  expect(stdout).toContain(`words='${[...verbs.keys()].join(' ')} --help'`);
  expect(stdout).toContain("'nuggets score') verb='nuggets score' ;;");
});
