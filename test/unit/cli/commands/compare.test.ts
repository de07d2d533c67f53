import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { registerCompare, runArguments } from '../../../../src/cli/commands/compare.ts';
import { registerScore } from '../../../../src/cli/commands/score.ts';
import { UsageError } from '../../../../src/problems/problem.ts';
import { argumentsOf, verbOf } from '../../../support/run-verb.ts';
import { countedKey, countedResponse } from '../../../support/scored-counts.ts';
import { VerbPlace } from '../../../support/verb-place.ts';

const files = {
  'key.conll': countedKey,
  'half.conll': countedResponse,
  'bad.conll': countedResponse.replace('(1)', '(1'),
};
const place = () => new VerbPlace(registerCompare, files);
const quick = '--resamples 10 --metrics muc';

describe('compare', () => {
  it('takes a key and systems, and has the defaults of scoring', () => {
    const verb = verbOf(registerCompare);
    expect(argumentsOf(verb)).toBe('[key] [system...]');
    expect(verb.opts()).toEqual({
      match: 'exact',
      singletons: 'keep',
      duplicates: 'first',
      unaligned: 'count',
      average: 'micro',
      scope: 'document',
    });
  });

  it('compares systems: F1 of two thirds with the key itself', async () => {
    const { done, json } = place();
    await done(`compare @key.conll A=@key.conll B=@half.conll ${quick} -o @out.json`);
    const { muc } = json('out.json').differences['A - B'];
    expect(muc.value).toBeCloseTo(1 / 3, 12);
    // Both documents differ alike: 2 of their 4 exchanges give as large a difference.
    expect(muc.randomisation).toMatchObject({ exact: true, count: 2, of: 4, p: 0.5 });
    expect(muc.effect.wins).toEqual([2, 0, 0]);
  });

  it('refuses missing arguments', async () => {
    const { refused } = place();
    expect(await refused('compare')).toContain("missing required argument 'key'");
    expect(await refused('compare @key.conll')).toContain("missing required argument 'system'");
  });

  it('compares saved counts, and refuses options for files with them', async () => {
    const here = place();
    const scored = new VerbPlace(registerScore, files);
    for (const name of ['key', 'half']) {
      await scored.done(`score @key.conll @${name}.conll --metrics muc --counts @${name}.json`);
      writeFileSync(here.at(`${name}.json`), scored.read(`${name}.json`));
    }
    const saved = 'compare --counts A=@key.json B=@half.json --resamples 10';
    await here.done(`${saved} -o @saved.json`);
    await here.done(`compare @key.conll A=@key.conll B=@half.conll ${quick} -o @files.json`);
    for (const name of ['scores', 'differences', 'sentence', 'signature', 'comparison'])
      expect(here.json('saved.json')[name]).toEqual(here.json('files.json')[name]);
    expect(await here.refused(`${saved} --match head`)).toBe(
      '--match and --counts cannot be combined: the results were counted in one way.\n  help: Compare the files: corefeval compare KEY A B --match ….',
    );
    expect(await here.refused(`${saved} --flips`)).toContain(
      'counts say how many decisions are wrong, not which',
    );
    expect((await here.run(`${saved} --strict`)).refused).not.toContain('cannot be combined');
  });

  it('warns about the metric that was asked for', async () => {
    const { done, json } = place();
    await done(
      'compare @key.conll A=@key.conll B=@half.conll --resamples 10 --metrics muc,lea --metric lea -o @out.json',
    );
    const warned = json('out.json').warnings.find(
      ({ code }: { code: string }) => code === 'compare/cannot-reject',
    );
    expect(warned.message).toContain('differ in 2 documents (lea)');
  });

  it('writes flips as CSV', async () => {
    const { done, read } = place();
    await done(`compare @key.conll A=@half.conll B=@key.conll ${quick} --flips -o @out.csv`);
    const [head, row] = read('out.csv').split('\n');
    expect(head).toMatch(/^a,b,document,decision,outcome,start,end,text,/);
    expect(row).toMatch(/^A,B,.*,mention,repaired,/);
  });

  it('names runs of one system', async () => {
    const { done, read } = place();
    await done(`compare @key.conll A=@key.conll,@half.conll B=@half.conll ${quick} -o @out.md`);
    expect(read('out.md')).toContain('\n| A | 2 | 66.67 | 100.00 | 23.57 |\n');
  });

  it('leaves out a system with a run that cannot be scored, and requests exit code 1', async () => {
    const { done, json } = place();
    const { code, stderr } = await done(
      `compare @key.conll A=@key.conll B=@half.conll C=@half.conll,@bad.conll ${quick} -o @out.json`,
    );
    expect(code).toBe(1);
    expect(stderr).toContain('error: C#2 is left out: it cannot be scored.\n');
    expect(json('out.json').systems.map(({ name }: { name: string }) => name)).toEqual(['A', 'B']);
  });

  it('averages over data sets, which must have every document', async () => {
    const { done, json, refused } = place();
    const all = `compare @key.conll A=@key.conll B=@half.conll ${quick}`;
    await done(`${all} --dataset x=a --dataset y=b -o @out.json`);
    expect(JSON.stringify(json('out.json'))).toMatch(/"name":"x","documents":1/);
    expect(await refused(`${all} --dataset x=a`)).toContain('is in no data set.');
  });

  it.each([
    [
      'compare @key.conll @half.conll,@key.conll',
      'The runs @half.conll,@key.conll have no name.\n  help: Give their system a name: NAME=@half.conll,@key.conll',
    ],
    [
      'compare @key.conll A=@half.conll B=@key.conll --metrics muc --baseline C',
      'There is no system "C" to compare with.\n  help: Choose from: A, B.',
    ],
    ['compare a b --exchanges 0', 'Expected a whole number of at least 1.'],
    ['compare a b --dataset x', 'Expected NAME=PATTERN'],
    [
      'compare a b -o @x.csv',
      'The CSV of compare has one row for each flip.\n  help: Add --flips, or choose --json.',
    ],
    ['compare a b -o @x.tsv', '@x.tsv ends like tsv, which this verb does not write.'],
    ['compare - -', 'Standard input (-) can be read only once.'],
  ])('%s is refused', async (line, message) => {
    const refused = await place().refused(line);
    expect(refused).toContain(message);
  });
});

describe('runArguments', () => {
  it('reads systems and groups of runs', () => {
    expect(runArguments(['A=x/1.conll,x/2.conll', 'B=y.conll', 'z.conll'])).toEqual([
      { system: 'A', name: 'A#1', path: 'x/1.conll' },
      { system: 'A', name: 'A#2', path: 'x/2.conll' },
      { system: 'B', name: 'B', path: 'y.conll' },
      { system: 'z.conll', name: 'z.conll', path: 'z.conll' },
    ]);
  });

  it.each([[['1.conll,2.conll']], [['A=1.conll,']], [['A=,']]])('refuses %j', (args) => {
    expect(() => runArguments(args)).toThrow(UsageError);
  });
});
