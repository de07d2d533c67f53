import { expect, it } from 'vitest';
import { registerCheckKit } from '../../../../src/cli/commands/check-kit.ts';
import { documentOf } from '../../../support/conll.ts';
import { argumentsOf, verbOf } from '../../../support/run-verb.ts';
import { VerbPlace } from '../../../support/verb-place.ts';

const files = { 'texts.conll': documentOf(['-', '-']), 'bad.conll': documentOf(['(1', '-']) };

it('takes a test set', () => {
  expect(argumentsOf(verbOf(registerCheckKit))).toBe('<testset>');
});

it('needs a directory', async () => {
  const { refused } = new VerbPlace(registerCheckKit, files);
  for (const line of ['check-kit @texts.conll', 'check-kit @texts.conll -o -'])
    expect(await refused(line)).toBe('A check kit is a directory.\n  help: pass -o DIRECTORY');
});

it('refuses a test set that cannot be read, and writes nothing', async () => {
  const { refused, names } = new VerbPlace(registerCheckKit, files);
  expect(await refused('check-kit @bad.conll -o @kit')).toContain('error[conll/unclosed]');
  expect(await refused('check-kit @none.conll -o @kit')).toContain('error[file/missing]');
  expect(names()).toEqual(['bad.conll', 'texts.conll']);
});
