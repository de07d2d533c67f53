import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { OldOption, reportOld, reportOldOptions } from '../../../src/cli/old-option.ts';
import { setVerbosity } from '../../../src/cli/terminal.ts';
import { outputOf } from '../../support/take-output.ts';

const command = () =>
  new Command('verb')
    .addOption(new OldOption('-g, --gold <file>', 'GOLD as an argument'))
    .addOption(new OldOption('--page <file>', '-o FILE.html', '--html FILE'))
    .addOption(new OldOption('--text', 'nothing').default(false))
    .option('--new');

async function reportOf(...args: string[]): Promise<string> {
  setVerbosity({});
  const parsed = command().parse(args, { from: 'user' });
  return (await outputOf(() => reportOldOptions(parsed))).stderr;
}

describe('an option of an earlier grammar', () => {
  it('works, and is not in the help', () => {
    const parsed = command().parse(['-g', 'a', '--page', 'b'], { from: 'user' });
    expect(parsed.opts()).toEqual({ gold: 'a', page: 'b', text: false });
    expect(parsed.helpInformation()).not.toMatch(/gold|page|text/);
    expect(parsed.helpInformation()).toContain('--new');
  });

  it('says what it is the earlier form of', () => {
    expect(new OldOption('--text', 'nothing').description).toBe('the earlier form of nothing');
  });

  it('is reported in one line with the others that were used, as they were written', async () => {
    expect(await reportOf('--gold', 'a', '--page', 'b')).toBe(
      'deprecated: instead of -g or --gold write GOLD as an argument; instead of --html FILE write -o FILE.html\n',
    );
  });

  it('is not reported if only its default is there', async () => {
    expect(await reportOf('--new')).toBe('');
  });

  it('is not reported with -q', async () => {
    setVerbosity({ quiet: true });
    const { stderr } = await outputOf(() => reportOld([{ written: 'a', instead: 'b' }]));
    setVerbosity({});
    expect(stderr).toBe('');
  });
});
