/** The grammar over all verbs, from their declarations. */
import { Command, InvalidArgumentError, Option } from 'commander';
import { describe, expect, it } from 'vitest';
import { addOptions, toByteSize } from '../../../../src/cli/options/shared.ts';
import { leavesOf, makeProgram } from '../../../../src/cli/program.ts';

const program = await makeProgram(undefined);

interface Declared {
  readonly verb: string;
  readonly option: Option;
}

const nameOf = (command: Command): string =>
  command.parent === null || command.parent === program
    ? command.name()
    : `${nameOf(command.parent)} ${command.name()}`;

/** Write no data: completion is a script, serve and ui are servers. */
const WITHOUT_DATA = ['completion', 'serve', 'ui'];

const verbs = leavesOf(program);
const declared: readonly Declared[] = verbs.flatMap((command) =>
  command.options.filter((option) => !option.hidden).map((option) => ({ verb: nameOf(command), option })),
);

const groupedBy = (keyOf: (option: Option) => string | undefined) => {
  const groups = new Map<string, Declared[]>();
  for (const entry of declared) {
    const key = keyOf(entry.option);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups];
};

/** Written by score and read by compare, whose arguments are such files; texts of events for a page, and the test set of check. */
const OF_TWO_USES = ['--counts', '--texts'];
/** Its output is a directory with two files. */
const OF_DIRECTORY = 'check-kit';

describe('the grammar of all verbs', () => {
  it('covers them', () => {
    const names = verbs.map(nameOf);
    for (const name of ['score', 'merge', 'tokenize', 'nuggets score', 'nuggets check', 'nuggets compare'])
      expect(names).toContain(name);
    expect(names).toContain('nuggets convert');
    expect(groupedBy(({ long }) => long).filter(([, entries]) => entries.length > 1).length).toBeGreaterThan(
      15,
    );
  });

  it.each(groupedBy(({ long }) => (OF_TWO_USES.includes(long ?? '') ? undefined : long)))(
    '%s has one meaning, one short form and one kind of value',
    (_, entries) => {
      const alike = entries.filter(({ verb, option }) => verb !== OF_DIRECTORY || option.long !== '--output');
      const meanings = alike.map(({ option }) => ({ flags: option.flags, text: option.description }));
      expect(meanings).toEqual(meanings.map(() => meanings[0]));
    },
  );

  it.each(groupedBy(({ short }) => short))('%s is the short form of one option', (_, entries) => {
    expect(new Set(entries.map(({ option }) => option.long)).size).toBe(1);
  });

  it.each(declared.map(({ verb, option }) => [verb, option.flags, option] as const))(
    '%s %s has no optional value, and a long name',
    (_verb, _flags, option) => {
      expect(option.optional).toBe(false);
      expect(option.long).toMatch(/^--[a-z]/);
      if (option.short !== undefined) expect(option.short).toMatch(/^-[a-z]$/);
    },
  );

  it.each([
    ['-o', '--output'],
    ['-f', '--format'],
    ['-q', '--quiet'],
    ['-v', '--verbose'],
  ])('%s is %s', (short, long) => {
    const entries = declared.filter(({ option }) => option.short === short || option.long === long);
    expect(entries.length).toBeGreaterThan(1);
    for (const { option } of entries) expect([option.short, option.long]).toEqual([short, long]);
  });

  it.each(verbs.map((command) => [nameOf(command), command] as const))(
    '%s has what every verb has',
    (_, command) => {
      const longs = command.options.map(({ long }) => long);
      const ofData = ['--output', '--force', '--strict', '--allow'];
      const needed = WITHOUT_DATA.includes(nameOf(command)) ? [] : ofData;
      for (const long of ['--quiet', '--verbose', ...needed]) expect(longs).toContain(long);
    },
  );

  it.each(['json', 'csv', 'tsv', 'markdown', 'latex', 'html'])('--%s takes no value', (kind) => {
    const entries = declared.filter(({ option }) => option.long === `--${kind}`);
    expect(entries.length).toBeGreaterThan(0);
    for (const { option } of entries) expect(option.required || option.optional).toBe(false);
  });

  it('counts columns from 1', () => {
    for (const { option } of declared) expect(option.description).not.toMatch(/from 0/);
  });
});

describe('toByteSize', () => {
  it.each([
    ['0', 0],
    ['5000', 5000],
    ['1K', 1024],
    ['1k', 1024],
    ['500M', 524_288_000],
    ['1.5G', 1_610_612_736],
    ['2t', 2_199_023_255_552],
    ['0.5', 0],
    ['1.0009K', 1024],
  ])('%s is %i bytes', (text, bytes) => {
    expect(toByteSize(text)).toBe(bytes);
  });

  it.each(['', ' 5', '-1', '1.', '.5', '1e3', '5MB', '5 M', '0x10', 'M', 'Infinity', '5P'])(
    'refuses %j',
    (text) => {
      expect(() => toByteSize(text)).toThrow(InvalidArgumentError);
      expect(() => toByteSize(text)).toThrow('Expected a number of bytes, such as 500M or 50G.');
    },
  );
});

it('addOptions adds options in their order and returns the command', () => {
  const command = new Command('verb').option('--first');
  expect(addOptions(command, new Option('--second <n>').default('2'), new Option('-t, --third'))).toBe(
    command,
  );
  expect(command.options.map(({ flags }) => flags)).toEqual(['--first', '--second <n>', '-t, --third']);
  expect(command.parse(['-t'], { from: 'user' }).opts()).toEqual({ second: '2', third: true });
});

it('addOptions refuses a flag that the command has', () => {
  const command = new Command('verb').option('-o, --output <file>');
  expect(() => addOptions(command, new Option('-o, --other'))).toThrow("conflicting flag '-o'");
});
