import { Argument, Command, Option } from 'commander';
import { describe, expect, it } from 'vitest';
import { verbCards } from '../../../../src/cli/reference/verb-cards.ts';

function program(): Command {
  const root = new Command('corefeval');
  root
    .command('one')
    .description('does one thing')
    .argument('<key>', 'the key')
    .addArgument(new Argument('[shell]', 'a shell').choices(['bash', 'zsh']))
    .option('-o, --output <file>', 'where to')
    .option('--columns <n>', 'columns', (text) => text, [2, 3] as never)
    .addOption(new Option('--kind <k>', 'kinds').choices(['a', 'b']).default('a'))
    .addOption(new Option('--list <l>', 'lists').default(['x'], 'x,y'))
    .addOption(new Option('--secret').hideHelp())
    .option('--no-open', 'do not open')
    .addHelpText('after', '\nExamples:\n  $ corefeval one a\n  $ corefeval one b -o c\nmore\n');
  const group = root.command('group').description('verbs');
  group.command('two').description('does two');
  group.command('hidden', { hidden: true });
  root.command('evmeval').option('--release <n>');
  return root;
}

describe('verbCards', () => {
  it('lists the verbs that the help shows, with the names of verbs within verbs', () => {
    expect(verbCards(program()).map(({ name, isDropIn }) => [name, isDropIn])).toEqual([
      ['one', false],
      ['group two', false],
      ['evmeval', true],
    ]);
  });

  it('describes usage, arguments and examples of a verb', () => {
    const [one, two] = verbCards(program());
    expect(one).toMatchObject({
      text: 'does one thing',
      usage: 'corefeval one [options] <key> [shell]',
      arguments: [
        { name: 'key', text: 'the key', choices: [] },
        { name: 'shell', text: 'a shell', choices: ['bash', 'zsh'] },
      ],
      examples: ['corefeval one a', 'corefeval one b -o c'],
    });
    expect(two).toMatchObject({ usage: 'corefeval group two [options]', examples: [], options: [] });
  });

  it('describes options, without hidden ones', () => {
    const options = verbCards(program())[0].options;
    expect(
      options.map(({ long, takesValue, choices, preset }) => [long, takesValue, choices, preset]),
    ).toEqual([
      ['--output', true, [], undefined],
      ['--columns', true, [], '[2,3]'],
      ['--kind', true, ['a', 'b'], 'a'],
      ['--list', true, [], 'x,y'],
      ['--no-open', false, [], undefined],
    ]);
    expect(options[0]).toMatchObject({ flags: '-o, --output <file>', short: '-o', text: 'where to' });
  });

  it('has no options of a drop-in, which parses its own', () => {
    expect(verbCards(program())[2].options).toEqual([]);
  });
});
