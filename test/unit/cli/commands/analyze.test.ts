import { describe, expect, it } from 'vitest';
import { registerAnalyze } from '../../../../src/cli/commands/analyze.ts';
import { documentOf } from '../../../support/conll.ts';
import { argumentsOf, verbOf } from '../../../support/run-verb.ts';
import { countedKey, countedResponse } from '../../../support/scored-counts.ts';
import { VerbPlace } from '../../../support/verb-place.ts';

const files = {
  'key.conll': documentOf(['(1)', '(1)', '(1)']),
  'response.conll': documentOf(['(1)', '(1)', '-']),
  'bad.conll': documentOf(['(1', '-', '-']),
  'key-2.conll': countedKey,
  'response-2.conll': countedResponse,
};
const place = () => new VerbPlace(registerAnalyze, files);

describe('analyze', () => {
  it('takes a key and responses, and has these defaults', () => {
    const verb = verbOf(registerAnalyze);
    expect(argumentsOf(verb)).toBe('<key> <response...>');
    expect(verb.opts()).toEqual({
      style: 'berkeley',
      pronouns: 'none',
      antecedents: 'closest',
      match: 'exact',
      singletons: 'keep',
      duplicates: 'first',
      unaligned: 'count',
      scope: 'document',
    });
  });

  it('finds the mention that is missing', async () => {
    const { done, json } = place();
    await done('analyze @key.conll ours=@response.conll -o @out.json');
    const [system] = json('out.json').systems;
    expect(system.name).toBe('ours');
    const found = Object.entries(system.errors).filter(([, count]) => count !== 0);
    expect(found).toEqual([['missing-mention', 1]]);
  });

  it('leaves out a response that cannot be read, and requests exit code 1', async () => {
    const { done, json } = place();
    const { code, stderr } = await done('analyze @key.conll @bad.conll @response.conll -o @out.json');
    expect(code).toBe(1);
    expect(stderr).toContain('error: bad.conll is left out: it cannot be scored.\n@bad.conll:2');
    expect(json('out.json').systems.map(({ name }: { name: string }) => name)).toEqual(['response.conll']);
  });

  it('prints the warnings of score', async () => {
    const { stderr } = await place().done('analyze @key.conll @key.conll');
    expect(stderr).toContain('warning[mentions/gold]');
  });

  it('has lines of the file in its examples, also of later documents', async () => {
    const { done, json } = place();
    await done('analyze @key-2.conll @response-2.conll -o @out.json');
    const text = JSON.stringify(json('out.json').systems[0].examples);
    // The third words of documents of five lines.
    expect(text.match(/"line":(?:4|9)\b/g)).toContain('"line":9');
    expect(text).toContain('key-2.conll');
  });

  it('shows the metric that was asked for, and link errors', async () => {
    const { done, read } = place();
    await done('analyze @key.conll @response.conll --metric muc --metrics muc,lea -o @muc.txt');
    await done('analyze @key.conll @response.conll --metric lea --metrics muc,lea --links -o @lea.txt');
    expect(read('muc.txt')).not.toBe(read('lea.txt'));
    expect(read('lea.txt')).toMatch(/link/i);
  });

  it.each([
    [
      'analyze a b --metric muk',
      '--metric names "muk", which is not a metric of this run. Did you mean "muc"?\n  help: Choose from: conll, ',
    ],
    [
      'analyze a b --metrics muc --metric conll',
      '--metric names "conll", which is not a metric of this run.\n  help: Choose from: muc.',
    ],
    ['analyze a b --style berkley', "error: option '--style <name>' argument 'berkley' is invalid. "],
    ['analyze - -', 'Standard input (-) can be read only once.'],
    ['analyze a b -o @x.tex', '@x.tex ends like latex, which this verb does not write.'],
    [
      'analyze a b --window 100',
      'analyze works on whole documents: --window is an option of score, report and compare.',
    ],
  ])('%s is refused', async (line, message) => {
    expect((await place().refused(line))?.slice(0, message.length)).toBe(message);
  });
});
