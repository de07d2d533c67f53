import { describe, expect, it } from 'vitest';
import { registerNuggetsCompare } from '../../../../../src/cli/commands/nuggets/compare.ts';
import { tbf } from '../../../../support/nuggets.ts';
import { argumentsOf, flagsOf, verbOf } from '../../../../support/run-verb.ts';
import { VerbPlace } from '../../../../support/verb-place.ts';

const files = {
  'gold.tbf': tbf('d1', 'E1 0,4', 'E2 10,14') + tbf('d2', 'E1 0,4'),
  'a.tbf': tbf('d1', 'S1 0,4') + tbf('d2', 'S1 0,4'),
  'b.tbf': tbf('d1', 'S1 0,4 Life_Die') + tbf('d2', 'S1 9,12'),
};
const place = () => new VerbPlace(registerNuggetsCompare, files);

describe('nuggets compare', () => {
  it('takes gold and systems, with the options of matching and of comparison', () => {
    const verb = verbOf(registerNuggetsCompare);
    expect(argumentsOf(verb)).toBe('<gold> <system...>');
    expect(verb.opts()).toMatchObject({ mapping: 'greedy', unit: 'auto' });
    for (const flag of ['--baseline', '--texts', '--latex', '--html']) expect(flagsOf(verb)).toContain(flag);
  });

  it('shows one system beside gold', async () => {
    const { done, json, read } = place();
    await done('compare @gold.tbf @a.tbf -o @out.json');
    expect(json('out.json')).toMatchObject({
      schema: 'corefeval/nuggets-compare/1',
      totals: { right: 2, span: 0, missing: 1, extra: 0, wrong: { type: 0, realis: 0 } },
    });
    await done('compare @gold.tbf @a.tbf -o @out.txt');
    expect(read('out.txt')).toMatch(/missing/);
    expect(read('out.txt')).toMatch(/d1/);
  });

  it('tests the differences of several systems', async () => {
    const { done, json } = place();
    await done('compare @gold.tbf ours=@a.tbf theirs=@b.tbf --resamples 10 -o @out.json');
    expect(json('out.json').schema).toBe('corefeval/compare/1');
    // 2 of 3 gold mentions and 2 of 2 system mentions; 1 of 3 and 1 of 2.
    expect(json('out.json').scores.ours.span.value).toBeCloseTo(4 / 5, 12);
    expect(json('out.json').scores.theirs.span.value).toBeCloseTo(2 / 5, 12);
  });

  it.each([
    'metric span',
    'statistics span',
    'baseline a',
    'interval bca',
    'resamples 5',
    'exchanges 5',
    'seed 1',
  ])('refuses --%s with one system', async (option) => {
    expect(await place().refused(`compare @gold.tbf @a.tbf --${option}`)).toBe(
      `--${option.split(' ')[0]} needs several systems.\n  help: name them after the gold file: GOLD A B`,
    );
  });

  it.each([
    ['compare @gold.tbf @a.tbf -o @x.md', '@x.md ends like markdown, which this verb does not write.'],
    ['compare @gold.tbf @a.tbf --texts @t', '--texts is for pages: other outputs have no text.'],
    ['compare - -', 'Standard input (-) can be read only once.'],
    ['compare @gold.tbf', "missing required argument 'system'"],
    ['compare @gold.tbf @a.tbf -o @a.tbf --force', '@a.tbf: error[output/input]'],
    [
      'compare @gold.tbf @a.tbf @b.tbf --resamples 10 --baseline c',
      'There is no system "c" to compare with.',
    ],
  ])('%s is refused', async (line, message) => {
    expect(await place().refused(line)).toContain(message);
  });
});
