import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { settingsSpec } from '../../../../src/cli/options/requests.ts';
import {
  explain,
  parameterOption,
  readingOptions,
  refuseUnused,
  type ScoringArguments,
  scoringOptions,
} from '../../../../src/cli/options/scoring.ts';
import { addOptions } from '../../../../src/cli/options/shared.ts';
import { formatParameters, type PairSpecs } from '../../../../src/formats/index.ts';
import { metricParameters, type Parameter } from '../../../../src/metrics/index.ts';
import { refusal } from '../../../support/run-verb.ts';

function parsed(...args: string[]): ScoringArguments & PairSpecs {
  const command = new Command('verb').exitOverride().configureOutput({ writeErr: () => {} });
  return addOptions(command, ...scoringOptions(), ...readingOptions())
    .parse(args, { from: 'user' })
    .opts();
}
const parameter = (name: string) =>
  [...metricParameters, ...formatParameters].find((each) => each.name === name) as Parameter;

describe('the options of scoring', () => {
  it('have these defaults', () => {
    expect(parsed()).toEqual({
      match: 'exact',
      singletons: 'keep',
      duplicates: 'first',
      unaligned: 'count',
      average: 'micro',
      scope: 'document',
    });
  });

  it.each([
    [['--match', 'exakt'], `Unknown value "exakt". Did you mean "exact"? Allowed choices are `],
    [['--average', 'mikro'], 'Did you mean "micro"? Allowed choices are micro, macro.'],
    [['--blanc-weight', 'x'], 'Expected a number.'],
    [['--coref-column', '0'], 'Expected '],
    [['--jobs', '0'], 'Expected a whole number of at least 1.'],
    [['--max-size', '5X'], 'Expected a number of bytes, such as 500M or 50G.'],
    [['--strict', '--lenient'], "option '--lenient' cannot be used with option '--strict'"],
  ])('refuse %j', async (args, message) => {
    expect(await refusal(() => parsed(...args))).toContain(message);
  });
});

describe('parameterOption', () => {
  it('is the flag of the parameter with its meaning and its default', () => {
    const { flags, description } = parameterOption(parameter('blancWeight'));
    expect(flags).toMatch(/^--blanc-weight <\w+>$/);
    expect(description).toMatch(/ \(default: 0\.5\)$/);
    expect(parameterOption(parameter('corefColumn')).description).not.toContain('(default');
  });

  it('takes numbers, and the words that mean one', () => {
    expect(parsed('--coref-column', '-2').corefColumn).toBe(-2);
    expect(parsed('--coref-column', 'last').corefColumn).toBe('last');
    expect(parsed('--ends', 'inclusive').ends).toBe('inclusive');
  });
});

it('explain lists choices with their meanings', () => {
  expect(explain({ a: 'one', b: 'two' })).toBe('a: one; b: two');
});

describe('refuseUnused', () => {
  it('refuses a parameter of a metric that is not chosen', () => {
    expect(() => refuseUnused({ metrics: ['lea'], leaImportance: 'log' })).not.toThrow();
    expect(() => refuseUnused({ metrics: ['muc'], leaImportance: 'size' })).toThrow(
      '--lea-importance has no effect: it is a parameter of lea, which was not chosen.',
    );
  });

  it('accepts a parameter of two metrics if one of them is chosen', () => {
    expect(() => refuseUnused({ metrics: ['blanc_gold'], blancWeight: 1 })).not.toThrow();
  });

  it('refuses a metric that does not exist', () => {
    expect(() => refuseUnused(settingsSpec({ metrics: 'muk' }))).toThrow('Did you mean "muc"?');
  });
});
