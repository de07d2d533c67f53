import { join } from 'node:path';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import {
  addMatchOptions,
  addTokenOptions,
  fileText,
  matchOptions,
  readNuggets,
  tablesOf,
} from '../../../../../src/cli/options/nuggets/options.ts';
import { profiles } from '../../../../../src/nuggets/index.ts';
import { collectProblems } from '../../../../support/collect-problems.ts';
import { matchArguments } from '../../../../support/match-arguments.ts';
import { tbf } from '../../../../support/nuggets.ts';
import { refusal } from '../../../../support/run-verb.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';

function parsed(add: (command: Command) => Command, ...args: string[]) {
  const command = new Command('verb').exitOverride().configureOutput({ writeErr: () => {} });
  return add(command).parse(args, { from: 'user' }).opts();
}

describe('the options of matching', () => {
  it('have these defaults', () => {
    expect(parsed(addTokenOptions)).toEqual({ tokenExtension: '.tab', unit: 'auto' });
    expect(parsed(addMatchOptions)).toEqual(matchArguments);
  });

  it('count columns from 1 for the user, and from 0 inside', () => {
    expect(parsed(addTokenOptions, '--offset-columns', '3,4').offsetColumns).toEqual([2, 3]);
    expect(parsed(addTokenOptions, '--offset-columns', '1,999').offsetColumns).toEqual([0, 998]);
  });

  it.each(['0,1', '3', '3,4,5', 'a,b', '-1,2', '3, 4', '1000,1'])(
    'refuse the columns %s',
    async (columns) => {
      expect(await refusal(() => parsed(addTokenOptions, '--offset-columns', columns))).toBe(
        `error: option '--offset-columns <a,b>' argument '${columns}' is invalid. Expected two column numbers such as 3,4.`,
      );
    },
  );

  it('parse attributes, by name and column', () => {
    const { attributes } = parsed(addMatchOptions, '--attributes', 'type,modality=8');
    expect(attributes.map(({ name }: { name: string }) => name)).toEqual(['type', 'modality']);
  });
});

describe('matchOptions', () => {
  it('has the profile, and neither tables nor types unless they are given', async () => {
    expect(await matchOptions(matchArguments, () => {})).toMatchObject({
      ...{ profile: profiles[0], mapping: 'greedy', unit: 'auto', tables: undefined, types: undefined },
    });
  });

  it('reads types in the form in which the profile compares them', async () => {
    const types = join(temporaryFolder({ types: 'Life_Die\n' }), 'types');
    const [profile] = profiles;
    const settings = await matchOptions({ ...matchArguments, types }, () => {});
    expect(settings.types).toEqual([profile.comparison.normal('Life_Die')]);
  });

  it('refuses a profile without the token tables that it needs', async () => {
    const needy = profiles.find(({ needsTables }) => needsTables)?.id as string;
    expect(await refusal(() => matchOptions({ ...matchArguments, profile: needy }, () => {}))).toBe(
      `The profile ${needy} needs token tables.\n  help: Give their directory with -t DIR.`,
    );
  });
});

it('tablesOf reads tables with the extension and the columns that were asked for', () => {
  const tokens = temporaryFolder({ 'd.tkn': '0\t4\tdied\tx7\n' });
  const { report } = collectProblems();
  expect(tablesOf(matchArguments, report)).toBeUndefined();
  const tables = tablesOf(
    { ...matchArguments, tokens, tokenExtension: '.tkn', offsetColumns: [0, 1] },
    report,
  );
  expect(tables?.get('d')?.tokens[0]).toMatchObject({ begin: 0, end: 4 });
});

describe('files', () => {
  it('are read as text, or reported', async () => {
    const folder = temporaryFolder({ a: 'é' });
    expect(fileText(join(folder, 'a'))).toBe('é');
    expect(await refusal(() => fileText(join(folder, 'none')))).toMatch(
      /none: error\[file\/missing\]: Cannot read .*none: ENOENT.*\n {2}help: check the path$/,
    );
  });

  it('are read as events, with their problems', async () => {
    const path = join(temporaryFolder({ 'a.tbf': tbf('d', 'E1 0,4', '@Coreference R1') }), 'a.tbf');
    const { report, problems } = collectProblems();
    const { name, documents } = await readNuggets(path, report);
    expect([name, documents.map(({ id }) => id)]).toEqual([path, ['d']]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file: path, line: 3, severity: 'error' });
  });
});
