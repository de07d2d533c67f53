import { describe, expect, it } from 'vitest';
import { registerReport } from '../../../../src/cli/commands/report.ts';
import { argumentsOf, flagsOf, verbOf } from '../../../support/run-verb.ts';
import { VerbPlace } from '../../../support/verb-place.ts';

describe('report', () => {
  it('takes what score takes, intervals too, and the title, note and size of the page, but no kind of output', () => {
    const verb = verbOf(registerReport);
    expect(argumentsOf(verb)).toBe('[key] [response...]');
    expect(verb.opts()).toEqual({
      match: 'exact',
      singletons: 'keep',
      duplicates: 'first',
      unaligned: 'count',
      average: 'micro',
      scope: 'document',
    });
    expect(flagsOf(verb)).toContain('--ci');
    expect(flagsOf(verb).slice(-5)).toEqual(['--title', '--note', '--max-page', '--output', '--force']);
    for (const flag of ['--json', '--csv', '--html', '--counts']) expect(flagsOf(verb)).not.toContain(flag);
  });

  it.each([
    ['page.csv', 'csv'],
    ['page.json', 'json'],
    ['page.MD', 'markdown'],
  ])('refuses to write a page to %s before any work', async (name, kind) => {
    expect(await new VerbPlace(registerReport).refused(`report @none @none -o @${name}`)).toBe(
      `@${name} ends like ${kind}, but a report is a page.\n  help: name a file that ends in .html, or use score -o @${name}`,
    );
  });

  it('refuses an output in a folder that does not exist before it scores', async () => {
    const { refused } = new VerbPlace(registerReport, { key: 'x' });
    expect(await refused('report @key @key -o @new/page.html')).toContain('error[output/unwritable]');
  });

  it('refuses an invalid size', async () => {
    expect(await new VerbPlace(registerReport).refused('report a b --max-page big')).toContain(
      'Expected a number of bytes, such as 500M or 50G.',
    );
  });
});
