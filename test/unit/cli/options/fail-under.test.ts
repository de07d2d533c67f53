import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import {
  type Bound,
  failUnderOption,
  isBelow,
  refuseUnknownBounds,
} from '../../../../src/cli/options/fail-under.ts';
import { KEY, RESPONSE, reportOn } from '../../../support/score-reports.ts';

const boundsOf = (...values: string[]) =>
  new Command()
    .exitOverride()
    .configureOutput({ writeErr: () => {} })
    .addOption(failUnderOption())
    .parse(
      values.flatMap((value) => ['--fail-under', value]),
      { from: 'user' },
    )
    .opts<{ failUnder: Bound[] }>().failUnder;

describe('--fail-under', () => {
  it('takes bounds of metrics by any of their names, and of the CoNLL average', () => {
    expect(boundsOf('B3=50', 'CoNLL=60.5')).toEqual([
      ['bcub', 50],
      ['conll', 60.5],
    ]);
  });

  it.each(['muc', 'muc=', 'muc=1=2', 'muc=x'])('refuses %s', (value) => {
    expect(() => boundsOf(value)).toThrow();
  });

  it('refuses a metric that is not scored', () => {
    const settings = { metrics: ['muc'] };
    expect(() => refuseUnknownBounds([['muc', 1]], { settings })).not.toThrow();
    expect(() => refuseUnknownBounds([['conll', 1]], { settings })).toThrow('not a metric of this run');
    expect(() => refuseUnknownBounds([['muk', 1]], { settings })).toThrow('Did you mean "muc"?');
  });

  it('is below if one system is below one bound', () => {
    const report = reportOn([
      ['a', KEY],
      ['b', RESPONSE],
    ]);
    expect(isBelow(report, [['muc', 5]])).toBe(false);
    expect(
      isBelow(report, [
        ['muc', 5],
        ['conll', 99],
      ]),
    ).toBe(true);
  });
});
