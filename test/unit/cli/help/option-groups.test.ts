import { describe, expect, it } from 'vitest';
import { groupOptions, shownOptions } from '../../../../src/cli/help/option-groups.ts';
import { leavesOf, makeProgram } from '../../../../src/cli/program.ts';

async function verbNamed(name: string) {
  const [command] = leavesOf(await makeProgram(name));
  return command;
}

describe('shownOptions', () => {
  it('leaves out parameters of formats and what few people need', async () => {
    const flags = shownOptions(await verbNamed('score'), false).map(({ long }) => long);
    expect(flags).toEqual(expect.arrayContaining(['--metrics', '--match', '--output', '--json', '--help']));
    for (const rare of ['--key-coref-column', '--ends', '--lea-importance', '--jobs', '--seed'])
      expect(flags).not.toContain(rare);
  });

  it('shows every option on request, and of a verb with few options', async () => {
    const score = await verbNamed('score');
    expect(shownOptions(score, true).length).toBe(score.options.filter(({ hidden }) => !hidden).length + 1);
    const completion = await verbNamed('completion');
    expect(shownOptions(completion, false)).toEqual(shownOptions(completion, true));
  });

  it('shows at most two dozen options of any verb', async () => {
    const shown = leavesOf(await makeProgram(undefined)).map((command) => [
      command.name(),
      shownOptions(command, false).length,
    ]);
    expect(shown.filter(([, count]) => Number(count) > 26)).toEqual([]);
  });
});

describe('groupOptions', () => {
  it('gives the help headings, short texts and the number of other options', async () => {
    const command = await verbNamed('score');
    groupOptions(command, false);
    const help = command.helpInformation();
    expect(help).toContain('\nWhat is scored:\n  --metrics <ids> ');
    expect(help).toMatch(/-f, --format <id> +format of the input \(default: it is detected\)\n/);
    expect(help.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  it('keeps the whole texts where all options are shown', async () => {
    const command = await verbNamed('score');
    groupOptions(command, true);
    expect(command.helpInformation()).toContain('--key-coref-column');
    expect(command.helpInformation()).toContain('"corefud"');
  });
});
