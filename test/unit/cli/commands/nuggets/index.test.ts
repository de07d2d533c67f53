import { expect, it } from 'vitest';
import { registerNuggets } from '../../../../../src/cli/commands/nuggets/index.ts';
import { runVerb, verbOf } from '../../../../support/run-verb.ts';

it('nuggets has the verbs of the event task', () => {
  const nuggets = verbOf(registerNuggets);
  expect(nuggets.commands.map((command) => command.name())).toEqual(['score', 'check', 'compare', 'convert']);
});

it('nuggets alone and with an unknown verb is refused', async () => {
  expect((await runVerb(registerNuggets, 'nuggets', 'skore')).refused).toBe(
    "error: unknown command 'skore'\n(Did you mean score?)",
  );
  expect((await runVerb(registerNuggets, 'nuggets')).refused).toBe('(outputHelp)');
});
