import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import {
  addMatchOptions,
  addTokenOptions,
  matchRequest,
} from '../../../../../src/cli/options/nuggets/options.ts';
import { matchArguments } from '../../../../support/match-arguments.ts';
import { refusal } from '../../../../support/run-verb.ts';

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

it('matchRequest has what the options ask for, and nothing else', () => {
  const args = { ...matchArguments, tokens: 'tkn', document: ['d'], strict: true };
  const { document, ...same } = args;
  expect(matchRequest({ ...args, output: 'x' } as typeof args)).toEqual({ ...same, documents: document });
});
