import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { validatorOptions } from '../../src/compat/evmeval/arguments/validator.ts';
import { runValidator, type ValidatorOptions } from '../../src/compat/evmeval/validator.ts';
import { comparedFiles, eventsFixtures, evmevalCases, runCase, worldOf } from '../support/evmeval-goldens.ts';
import { profileCases, scoreByProfile } from '../support/nugget-profiles.ts';

const cases = evmevalCases(eventsFixtures);

describe('evmeval writes the report, the comparison, the CoNLL files and the log of the public scorer', () => {
  it.each(cases.map((golden) => [`${golden.id}: ${golden.note}`, golden] as const))('%s', (_, golden) => {
    const result = runCase(eventsFixtures, golden);
    const { wanted, got } = comparedFiles(eventsFixtures, golden, result);
    expect(got).toEqual(wanted);
    expect(result.exit).toBe(golden.exit_code);
  });
});

describe('nuggets score gives the numbers of the public scorer with the profile of its version', () => {
  it.each(cases.filter(profileCases).map((golden) => [golden.id, golden] as const))('%s', (_, golden) => {
    const { got, wanted } = scoreByProfile(eventsFixtures, golden);
    expect(got).toEqual(wanted);
  });
});

describe('evmeval validate writes the log of the public validator', () => {
  const root = new URL('validator/', eventsFixtures);
  const manifest: { id: string; note: string; flags: string[]; exit_code: number; log: string[] }[] =
    JSON.parse(readFileSync(new URL('manifest.json', root), 'utf8'));
  it.each(manifest.map((entry) => [`${entry.id}: ${entry.note}`, entry] as const))('%s', (_, entry) => {
    const options = validatorOptions(['-s', 'system.tbf', ...entry.flags]) as ValidatorOptions;
    const result = runValidator(options, worldOf(new URL(`${entry.id}/`, root)));
    const lines = result.output.map((record) =>
      'text' in record ? record.text : `[${record.level}] ${record.message}`,
    );
    expect(lines.join('\n')).toBe(entry.log.join('\n'));
    expect(result.exit).toBe(entry.exit_code);
  });
});
