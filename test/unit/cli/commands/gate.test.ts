import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerGate } from '../../../../src/cli/commands/gate.ts';
import { KEY_CELLS, numbered, WORSE_CELLS } from '../../../support/gated.ts';
import { argumentsOf, flagsOf, verbOf } from '../../../support/run-verb.ts';
import { VerbPlace } from '../../../support/verb-place.ts';

const key = numbered(40);
const place = () =>
  new VerbPlace(registerGate, {
    'key.conll': key,
    'before.conll': key,
    'after.conll': numbered(40, WORSE_CELLS),
    'one.conll': numbered(40, KEY_CELLS, { 7: WORSE_CELLS }),
    'summary.md': 'earlier\n',
  });
const before = 'gate @key.conll ours=@before.conll --baseline @b.json --metrics conll';
const after = before.replace('before.conll', 'after.conll');

beforeEach(() => vi.stubEnv('GITHUB_ACTIONS', ''));
afterEach(() => vi.unstubAllEnvs());

describe('gate', () => {
  it('takes a key and responses, and has the limits and outputs of its page', () => {
    const verb = verbOf(registerGate);
    expect(argumentsOf(verb)).toBe('[key] [response...]');
    expect(flagsOf(verb)).toEqual(
      expect.arrayContaining(
        'baseline max-drop min significant max-document-drop update github junit summary report json'
          .split(' ')
          .map((flag) => `--${flag}`),
      ),
    );
  });

  it('exits 0 if nothing fell and 3 if something did', async () => {
    const { done, read } = place();
    const { code, stdout } = await done(`${before} --update`);
    expect([code, stdout]).toEqual([0, expect.stringContaining('baseline written: @b.json')]);
    const baseline = read('b.json');
    expect((await done(before)).code).toBe(0);
    const { code: failed, stdout: text } = await done(after);
    expect([failed, text]).toEqual([3, expect.stringContaining('✗ ours: CoNLL')]);
    expect(read('b.json')).toBe(baseline);
    expect((await done(`${after} --max-drop conll=50`)).code).toBe(0);
    expect((await done(`${before} --min muc=100.5`)).code).toBe(3);
  });

  it('lists what is newly wrong against an earlier response', async () => {
    const { done, refused, json } = place();
    await done(`${before} --update`);
    const one = before.replace('before.conll', 'one.conll');
    const { stdout } = await done(`${one} --before @before.conll`);
    expect(stdout).toContain('Against @before.conll: 2 mentions are newly wrong, 0 newly right');
    await done(`${one} --before ours=@before.conll -o @out.json`);
    expect(json('out.json').systems[0].before.broken).toHaveLength(2);
    const two = `${one} theirs=@after.conll`;
    expect(await refused(`${two} --before @before.conll`)).toBe(
      '--before @before.conll does not say which system it is of.\n  help: Name the system: --before NAME=PATH.',
    );
    expect(await refused(`${one} --before x=@before.conll`)).toContain('which is not a system of this run');
    expect(
      await refused('gate --baseline @b.json --dataset a=@key.conll:@one.conll --before @before.conll'),
    ).toContain('--before and --dataset cannot be combined');
  });

  it('refuses wrong usage', async () => {
    const { refused, run } = place();
    expect(await refused('gate @key.conll @before.conll')).toContain('--baseline is missing.');
    expect(await refused(before)).toBe(
      'There is no baseline @b.json.\n  help: Run with --update to write it, and commit it with the key.',
    );
    expect(await refused(`${before} --update --max-drop lea=1`)).toBe(
      '--max-drop names "lea", which is not a metric of this run.',
    );
    expect(await refused(`${before} --update --max-drop conll=-1`)).toContain('at least 0');
    expect(await refused(`${before} --significant 2`)).toContain('Expected a probability');
    expect(await refused(`${before} --report-url x`)).toBe('--report-url needs --report.');
    expect(await refused('gate --baseline b.json')).toContain("missing required argument 'key'");
    const dataset = '--dataset a=@key.conll:@before.conll';
    expect(await refused(`gate ${dataset} --baseline @b.json --report x.html`)).toContain(
      'a page has the documents',
    );
    expect((await run(`${before} --update --min conll=0.5`)).stderr).toContain('for 0.5 of 1 write conll=50');
  });

  it('never replaces an input or a file of the user', async () => {
    const { refused, read, done } = place();
    expect(await refused(`${before.replace('@b.json', '@key.conll')} --update --force`)).toContain(
      'output/input',
    );
    expect(await refused(`${before.replace('@b.json', '@summary.md')} --update`)).toContain('output/exists');
    await done(`${before} --update`);
    expect(await refused(`${before} --summary @b.json --force`)).toContain('output/input');
    expect(await refused(`${before} --junit @summary.md`)).toContain('output/exists');
    expect([read('key.conll'), read('summary.md')]).toEqual([key, 'earlier\n']);
  });

  it('writes JUnit, a summary and JSON, and again over them', async () => {
    const { done, read, json } = place();
    await done(`${before} --update`);
    const line = `${after} --junit @j.xml --summary @s.md -o @out.json`;
    expect((await done(line)).code).toBe(3);
    expect((await done(line)).code).toBe(3);
    expect(read('j.xml')).toContain('<testsuite name="ours"');
    expect(read('s.md')).toMatch(/^### ✗ corefeval: CoNLL /);
    expect(json('out.json')).toMatchObject({ passed: false, systems: [{ documents: 40, worse: 40 }] });
  });

  it('in a job of GitHub prints annotations to standard error and adds to the summary', async () => {
    const { done, read, at, folder } = place();
    await done(`${before} --update`);
    vi.stubEnv('GITHUB_ACTIONS', 'true');
    vi.stubEnv('GITHUB_STEP_SUMMARY', at('summary.md'));
    vi.stubEnv('GITHUB_WORKSPACE', folder);
    const { stdout, stderr } = await done(`${after} --json`);
    expect(JSON.parse(stdout).passed).toBe(false);
    const commands = stderr.split('\n').filter((line) => line.startsWith('::'));
    expect(commands).toHaveLength(10);
    expect(commands[1]).toContain('::warning file=after.conll,line=1::');
    expect(read('summary.md')).toMatch(/^earlier\n### ✗ corefeval: /);
    vi.stubEnv('GITHUB_ACTIONS', '');
    expect((await done(`${after} --github`)).stderr).toContain('::error title=corefeval gate::');
    expect((await done(after)).stderr).not.toContain('::');
  });

  it('checks data sets', async () => {
    const { done } = place();
    const line =
      'gate --dataset a=@key.conll:@before.conll --dataset b=@key.conll:@one.conll --baseline @b.json --metrics conll';
    await done(`${line} --update`);
    const { code, stdout } = await done(line.replace('one.conll', 'after.conll'));
    expect([code, stdout]).toEqual([3, expect.stringContaining('gate failed: 1 of 2')]);
    expect(stdout).toContain('✗ system 1 on b: CoNLL');
  });
});
