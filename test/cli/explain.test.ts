import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { Workplace } from '../support/cli.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const work = new Workplace();
afterAll(() => work.remove());

const FILES = ['examples/key.conll', 'examples/response.conll'].map((path) => join(root, path));
const markdown = (...options: string[]) => {
  const { code, stdout, stderr } = work.run(['explain', ...FILES, ...options, '--markdown']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
};

describe('explain', () => {
  it('is what docs/explain.md shows', () => {
    const page = readFileSync(join(root, 'docs/explain.md'), 'utf8');
    const shown = [...page.matchAll(/^\$ corefeval (explain .*)\n([\s\S]*?)^```$/gm)];
    expect(shown).toHaveLength(4);
    for (const [, line, output] of shown) {
      const words = Array.from(line.matchAll(/'([^']*)'|\S+/g), ([word, quoted]) => quoted ?? word);
      const args = words.map((arg) => (arg.startsWith('examples/') ? join(root, arg) : arg));
      expect(work.run(args).stdout).toBe(output);
    }
  });

  it('prints a score by the conventions of other programs without a target', () => {
    const { stdout } = work.run(['explain', '{a b c} {d e f g}', '{a b} {c d} {f g h i}', '--difference']);
    expect(stdout).toMatch(/^conll: 45\.82 here\n\nBy the conventions of .*\ncorefeval score +45\.82\n/);
  });

  it('says that a target of up to 1 is a percentage', () => {
    const args = ['{a b c} {d e f g}', '{a b} {c d} {f g h i}', '--difference', '--target', '0.661'];
    expect(work.run(['explain', ...args]).stdout).toContain(
      'No set of up to three switches gives this number. The target is in percent: for 0.661 of 1 write --target 66.1.\n',
    );
  });

  it('writes Markdown about a mention', () => {
    const text = markdown('--document', 'example/letter', '--mention', 'He', '--metric', 'bcub');
    expect(text).toMatch(/^# \\\(example\/letter\\\); part 000: the mention "He"\n\n- Key: in K3 /);
    expect(text).toContain(
      '\n|  | now | if right | change |\n|---|---:|---:|---:|\n| B³ | 80.62 | 94.74 | +14.12 |\n',
    );
  });

  it('writes Markdown about a number of another program', () => {
    const text = markdown('--difference', '--target', '61.62');
    expect(text).toContain(
      'This number results if:\n\n- singletons of the response are dropped, those of the key are scored\n\n= **61.62**\n',
    );
    expect(text).toContain('\n| e2e-coref, AllenNLP | 66.10 |\n');
    expect(markdown('--difference', '--target', '12.34')).toContain('No set of up to three switches');
  });

  it('writes Markdown about two signatures', () => {
    const signature = (singletons: string) => `metrics:muc|match:exact|singletons:${singletons}`;
    const run = (...args: string[]) => work.run(['explain', ...args, '--markdown']).stdout;
    expect(run(signature('keep'), signature('drop'))).toBe(
      '| Part | First | Second | Meaning |\n|---|---|---|---|\n| singletons | keep | drop | whether entities of one mention are scored |\n',
    );
    expect(run(signature('keep'), signature('keep'))).toMatch(/^The signatures are the same/);
  });

  it('shows what is undefined as in other tables', () => {
    const file = (cell: string) => `#begin document d\na\t${cell}\nb\t-\n#end document\n`;
    work.write('one.conll', file('(1)'));
    const { stdout } = work.run(['explain', 'one.conll', 'one.conll', '--mention', 'a', '--metric', 'muc']);
    expect(stdout).toMatch(/^MUC +– +– +–$/m);
    expect(stdout).toContain('  It is right already.\n');
  });
});
