import { describe, expect, it } from 'vitest';
import { registerScore } from '../../../../src/cli/commands/score.ts';
import { documentOf } from '../../../support/conll.ts';
import { argumentsOf, verbOf } from '../../../support/run-verb.ts';
import { VerbPlace } from '../../../support/verb-place.ts';

/** One of the two links of the key is in the response. */
const files = {
  'key.conll': documentOf(['(1)', '(1)', '(1)']),
  'half.conll': documentOf(['(1)', '(1)', '-']),
  'none.conll': documentOf(['-', '-', '-']),
  'bad.conll': documentOf(['(1', '-', '-']),
};
const place = () => new VerbPlace(registerScore, files);

describe('score', () => {
  it('takes a key and responses, and has these defaults', () => {
    const verb = verbOf(registerScore);
    expect(argumentsOf(verb)).toBe('[key] [response...]');
    expect(verb.opts()).toEqual({
      match: 'exact',
      singletons: 'keep',
      duplicates: 'first',
      unaligned: 'count',
      average: 'micro',
      scope: 'document',
    });
  });

  it('scores each response, in the kind of output of the ending', async () => {
    const { done, json } = place();
    expect(
      (await done('score @key.conll ours=@half.conll @none.conll --metrics muc -o @out.json')).code,
    ).toBe(0);
    const [ours, none] = json('out.json').systems;
    expect(ours.name).toBe('ours');
    expect(ours.scores.muc).toMatchObject({ recall: 0.5, precision: 1 });
    expect(none).toMatchObject({ name: 'none.conll', scores: { muc: { recall: 0 } } });
  });

  it('writes counts beside the scores', async () => {
    const { done, json } = place();
    await done('score @key.conll @half.conll --metrics muc --counts @counts.json -o @out.txt');
    expect(json('counts.json')).toMatchObject({ schema: 'corefeval/counts/1', documents: ['(d); part 000'] });
  });

  it('requests exit code 3 below a bound, and says how far', async () => {
    const { done } = place();
    const below = await done('score @key.conll ours=@half.conll -o @out --fail-under muc=66.67');
    expect([below.code, below.stderr.split('\n').at(-2)]).toEqual([
      3,
      'fail: muc of ours is 66.667, below 66.67',
    ]);
    expect((await done('score @key.conll @half.conll -o @out.csv --fail-under MUC=66.6')).code).toBe(0);
    const small = await done('score @key.conll @half.conll -o @out.md --fail-under muc=0.5');
    expect(small.stderr).toContain('hint: --fail-under muc=0.5 is 0.5 percent; for 0.5 of 1 write muc=50\n');
  });

  it('leaves out a response that cannot be read, and requests exit code 1', async () => {
    const { done, json } = place();
    const { code, stderr } = await done('score @key.conll @bad.conll @half.conll --metrics muc -o @out.json');
    expect(code).toBe(1);
    expect(stderr).toContain('error: bad.conll is left out: it cannot be scored.\n@bad.conll:2');
    expect(json('out.json').systems.map(({ name }: { name: string }) => name)).toEqual(['half.conll']);
  });

  it.each([
    ['score @key.conll', "error: missing required argument 'response'"],
    ['score @key.conll @half.conll --seed 1', '--seed needs --ci.'],
    ['score @key.conll @half.conll --resamples 5', '--resamples needs --ci.'],
    [
      'score @key.conll @half.conll @none.conll --counts @c',
      '--counts takes one response; score each response by itself.',
    ],
    [
      'score @key.conll @half.conll --metrics muc --fail-under conll=5',
      '--fail-under names "conll", which is not a metric of this run.',
    ],
    [
      'score @key.conll @half.conll --fail-under muk=5',
      '--fail-under names "muk", which is not a metric. Did you mean "muc"?',
    ],
    ['score - -', 'Standard input (-) can be read only once.\n  help: Name a file for the other side.'],
    ['score @key.conll a=@half.conll a=@none.conll', 'Two systems are called a.'],
    [
      'score @key.conll @half.conll --by folder --by genre',
      "error: option '--by <group>' argument 'genre' is invalid. There can be one kind of groups: patterns, folder or genre.",
    ],
    [
      'score @key.conll @half.conll --by x',
      `error: option '--by <group>' argument 'x' is invalid. Expected NAME=PATTERN, folder or genre, such as news='nw/*', but found "x".`,
    ],
    [
      'score @key.conll @half.conll --by none=zz',
      `Document "(d); part 000" is in no group.\n  help: Add one for the other documents, such as --by rest='*'.`,
    ],
    ['score @key.conll --dataset a=b:c', '--dataset names the files: there can be no other arguments.'],
    ['score --dataset a=b:c --dataset a=b:c', 'Two data sets are called "a".'],
    [
      'score --dataset a=b:c --dataset d=e:f:g',
      'Data sets have different numbers of responses: "a" has 1, "d" has 2.',
    ],
    ['score --dataset a=b:c --by folder', '--by and --dataset cannot be combined.'],
    [
      'score --dataset a=b',
      `error: option '--dataset <name=files>' argument 'a=b' is invalid. Expected NAME=KEY:RESPONSE, but found "a=b".`,
    ],
    ['score @key.conll @half.conll --by folder --counts @c', '--by and --counts cannot be combined.'],
    [
      'score @key.conll @half.conll --window 0',
      "error: option '--window <n>' argument '0' is invalid. Expected a whole number of at least 1.",
    ],
  ])('%s is refused', async (line, message) => {
    const refused = await place().refused(line);
    expect(refused?.startsWith(message), refused).toBe(true);
  });

  it.each(['conll', 'conll=5=6', 'conll=x'])('--fail-under %s is refused', async (bound) => {
    expect(await place().refused(`score a b --fail-under ${bound}`)).toMatch(
      /option '--fail-under <metric=x>' argument '.*' is invalid\. Expected (METRIC=X, such as conll=60|a number)\./,
    );
  });
});
