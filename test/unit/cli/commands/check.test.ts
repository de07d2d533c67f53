import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { registerCheck } from '../../../../src/cli/commands/check.ts';
import { documentOf } from '../../../support/conll.ts';
import { argumentsOf, verbOf } from '../../../support/run-verb.ts';
import { countedKey } from '../../../support/scored-counts.ts';
import { VerbPlace } from '../../../support/verb-place.ts';

const twoEntities = documentOf(['(1)|(2)', '(1)', '(2)']);
const files = {
  'key.conll': countedKey,
  'part.conll': documentOf(['(1)', '(1)', '-']).replace('(d)', '(a)'),
  'shared.conll': twoEntities,
  'copy.conll': twoEntities,
  'bad.conll': documentOf(['(1', '(2)', '(2)']),
};
const place = () => new VerbPlace(registerCheck, files);

interface Found {
  readonly code: string;
  readonly severity: string;
  readonly file: string;
}
const severityOf = (problems: readonly Found[], code: string) =>
  problems.find((problem) => problem.code === code)?.severity;

describe('check', () => {
  it('takes files, and has no defaults', () => {
    expect(argumentsOf(verbOf(registerCheck))).toBe('<file...>');
    expect(verbOf(registerCheck).opts()).toEqual({});
  });

  it('requests exit code 0 without errors, and 1 with an error', async () => {
    const { done, read } = place();
    expect((await done('check @key.conll -o @good.txt')).code).toBe(0);
    expect(read('good.txt')).toMatch(/corefeval check: 0 errors, \d+ warnings?, \d+ notes?\n$/);
    expect((await done('check @bad.conll -o @bad.txt')).code).toBe(1);
    expect(read('bad.txt')).toContain('error[conll/unclosed]');
  });

  it('makes an error of what score would only warn about, unless it is allowed', async () => {
    const { done, json } = place();
    expect((await done('check @key.conll @part.conll -o @a.json')).code).toBe(1);
    expect(severityOf(json('a.json').problems, 'document/missing')).toBe('error');
    expect((await done('check @key.conll @part.conll --allow document/missing -o @b.json')).code).toBe(0);
    expect(severityOf(json('b.json').problems, 'document/missing')).toBe('warning');
    expect((await done('check --key @key.conll @part.conll --lenient -o @c.json')).code).toBe(0);
  });

  it('lets entities of a key share mentions, but not those of a response', async () => {
    const { done, json } = place();
    await done('check @shared.conll -o @alone.json');
    expect(severityOf(json('alone.json').problems, 'mention/shared')).toBe('warning');
    expect((await done('check --key @shared.conll @copy.conll -o @both.json')).code).toBe(1);
    const shared = json('both.json').problems.filter(({ code }: Found) => code === 'mention/shared');
    expect(shared.map(({ file, severity }: Found) => [basename(file), severity])).toEqual([
      ['shared.conll', 'warning'],
      ['copy.conll', 'error'],
    ]);
    expect(json('alone.json').problems.find(({ code }: Found) => code === 'mention/shared').help).toMatch(
      /^leave it in one entity, or pass --fix shared-first/,
    );
  });

  it('repairs files if no error is left, and leaves the named ones as they are', async () => {
    const { done, names, read } = place();
    expect((await done('check @bad.conll --fix drop-broken --output-dir @out -o @a.txt')).code).toBe(0);
    expect(names('out')).toEqual(['bad.conll']);
    expect(read('out/bad.conll')).not.toContain('(1');
    expect(read('bad.conll')).toBe(files['bad.conll']);
    expect((await done('check @bad.conll --fix drop-singletons --output-dir @none -o @b.txt')).code).toBe(1);
    expect(names()).not.toContain('none');
  });

  it('writes SARIF', async () => {
    const { done, json } = place();
    await done('check @bad.conll -o @out.sarif');
    expect(json('out.sarif').runs[0].results[0]).toMatchObject({ ruleId: 'conll/unclosed', level: 'error' });
  });

  it.each([
    ['check @key.conll --fix drop-broken', '--fix writes new files.\n  help: pass --output-dir DIRECTORY'],
    ['check @key.conll --to conll', '--output-dir and --to are for the files that --fix writes.'],
    ['check - -', 'Standard input (-) can be read only once.'],
    ['check @key.conll -o @x.csv', '@x.csv ends like csv, which this verb does not write.'],
    ['check @key.conll -o @key.conll --force', '@key.conll: error[output/input]'],
  ])('%s is refused', async (line, message) => {
    expect((await place().refused(line))?.slice(0, message.length)).toBe(message);
  });
});
