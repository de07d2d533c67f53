import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { validatorOptions } from '../../src/compat/evmeval/arguments/validator.ts';
import type { ValidatorOptions } from '../../src/compat/evmeval/validator.ts';
import { runValidator } from '../../src/compat/evmeval/validator.ts';
import { comparedFiles, eventsGoldens, evmevalCases, runCase, worldOf } from '../support/evmeval-goldens.ts';
import { profileCases, scoreByProfile } from '../support/nugget-profiles.ts';

const cases = evmevalCases(eventsGoldens);

describe('evmeval writes what the public scorer writes', () => {
  it.each(cases.map((golden) => [golden.id, golden] as const))('%s', (_, golden) => {
    const result = runCase(eventsGoldens, golden);
    const { wanted, got } = comparedFiles(eventsGoldens, golden, result);
    expect(got).toEqual(wanted);
    expect(result.exit).toBe(golden.exit_code);
  });
});

describe('evmeval validate prints what the public validator prints', () => {
  const root = new URL('extras/validator/', eventsGoldens);
  const manifest: { id: string; flags: string[]; exit_code: number; log: string[] }[] = JSON.parse(
    readFileSync(new URL('manifest.json', root), 'utf8'),
  );
  /** In token mode the original crashes, or reports existing tokens as missing (docs/parity-events.md). */
  const broken = ['v24_token_mode_one', 'v25_token_mode_two'];

  it.each(manifest.map((entry) => [entry.id, entry] as const))('%s', (id, { flags, exit_code, log }) => {
    const options = validatorOptions(['-s', 'system.tbf', ...flags]) as ValidatorOptions;
    const result = runValidator(options, worldOf(new URL(`${id}/`, root)));
    if (broken.includes(id)) {
      expect(result.exit).toBe(0);
      return;
    }
    const lines = result.output.map((entry) =>
      'text' in entry ? entry.text : `[${entry.level}] ${entry.message}`,
    );
    expect(lines.join('\n')).toBe(log.join('\n'));
    expect(result.exit).toBe(exit_code);
  });
});

describe('nuggets score gives the numbers of the public scorer by profile', () => {
  const comparable = cases.filter(profileCases);

  it('covers most cases', () => {
    expect(comparable.length).toBeGreaterThan(110);
  });

  it.each(comparable.map((golden) => [golden.id, golden] as const))('%s', (_, golden) => {
    const { got, wanted } = scoreByProfile(eventsGoldens, golden);
    expect(got).toEqual(wanted);
  });
});
