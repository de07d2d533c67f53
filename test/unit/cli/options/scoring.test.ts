import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { addOptions } from '../../../../src/cli/options/add-options.ts';
import {
  explain,
  metricList,
  parameterOption,
  type RequestOptions,
  readingOptions,
  scoreRequest,
  scoringOptions,
} from '../../../../src/cli/options/scoring.ts';
import { formatParameters } from '../../../../src/formats/index.ts';
import { metricParameters, type Parameter } from '../../../../src/metrics/index.ts';
import { refusal } from '../../../support/run-verb.ts';

function parsed(...args: string[]): RequestOptions {
  const command = new Command('verb').exitOverride().configureOutput({ writeErr: () => {} });
  return addOptions(command, ...scoringOptions(), ...readingOptions())
    .parse(args, { from: 'user' })
    .opts();
}
const request = (...args: string[]) => scoreRequest(parsed(...args));
const parameter = (name: string) =>
  [...metricParameters, ...formatParameters].find((each) => each.name === name) as Parameter;

describe('the options of scoring', () => {
  it('have these defaults', () => {
    expect(parsed()).toEqual({ match: 'exact', singletons: 'keep', duplicates: 'first', average: 'micro' });
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

it('metricList takes blanks off names', () => {
  expect(metricList('muc, B3 ,')).toEqual(['muc', 'B3', '']);
});

describe('scoreRequest', () => {
  it('refuses a parameter of a metric that is not chosen', () => {
    expect(request('--metrics', 'lea', '--lea-importance', 'log').settings.parameters).toEqual([
      ['lea-importance', 'log'],
    ]);
    expect(() => request('--metrics', 'muc', '--lea-importance', 'size')).toThrow(
      '--lea-importance has no effect: it is a parameter of lea, which was not chosen.',
    );
    // A parameter of two metrics is used if one of them is.
    expect(request('--metrics', 'blanc_gold', '--blanc-weight', '1').settings.metrics).toHaveLength(1);
  });

  it('is the request without options', () => {
    const { settings, ...rest } = request();
    expect(settings.metrics.map(({ id }) => id)).toContain('lea');
    expect(rest).toMatchObject({
      ...{ keyFormat: undefined, responseFormat: undefined, documents: undefined, lenient: false },
      ...{ perDocument: false, isPart: false, strict: false, allow: undefined, jobs: undefined },
      extras: { lenient: false, documents: undefined, reading: [] },
    });
  });

  it('passes on what was asked for', () => {
    const { settings, ...rest } = scoreRequest(
      parsed(
        ...['--metrics', 'blanc,b3', '--blanc-weight', '0.25', '--singletons', 'drop', '--average', 'macro'],
        ...['--document', 'a', '--document', 'b', '--lenient', '--coref-column', '4', '--jobs', '2'],
        ...['--allow', 'document/extra', '--max-size', '1K'],
      ),
      { perDocument: true, isPart: true },
    );
    expect(settings.metrics.map(({ id }) => id)).toEqual(['bcub', 'blanc']);
    expect(settings).toMatchObject({ singletons: 'drop', average: 'macro' });
    expect(settings.parameters).toEqual([['blanc-weight', '0.25']]);
    expect(rest).toMatchObject({
      ...{ documents: ['a', 'b'], lenient: true, jobs: 2, allow: ['document/extra'], maxSize: 1024 },
      ...{ perDocument: true, isPart: true },
      extras: { lenient: true, documents: ['a', 'b'], reading: [['coref-column', '4']] },
    });
  });

  it('has a format for both sides, or one for a side alone', () => {
    expect(request('-f', 'conll')).toMatchObject({ keyFormat: 'conll', responseFormat: 'conll' });
    expect(request('-f', 'conll', '--key-format', 'corefud')).toMatchObject({
      keyFormat: 'corefud',
      responseFormat: 'conll',
    });
    expect(request('--response-format', 'brat')).toMatchObject({
      keyFormat: undefined,
      responseFormat: 'brat',
    });
  });

  it('refuses a metric that does not exist', async () => {
    expect(await refusal(() => request('--metrics', 'muk'))).toContain('Did you mean "muc"?');
  });
});
