import { describe, expect, it } from 'vitest';
import { registerTokenize } from '../../../../src/cli/commands/tokenize.ts';
import { argumentsOf, verbOf } from '../../../support/run-verb.ts';
import { VerbPlace } from '../../../support/verb-place.ts';

const files = {
  'a.txt': "It isn't.",
  'in/b.txt': 'Prewar',
  'in/b.ann': 'T1\tWar 3 6\twar\n',
  'in/c.txt': 'So.',
  'twin/b.txt': 'x',
  'maker/d.txt': 'x',
  'maker/d.ann': '',
  'maker/e.txt': 'y',
  'maker/e.ann': '',
};
const place = () => new VerbPlace(registerTokenize, files);

describe('tokenize', () => {
  it('takes texts, and has these defaults', () => {
    const verb = verbOf(registerTokenize);
    expect(argumentsOf(verb)).toBe('[text...]');
    expect(verb.usage()).toBe('[options] <text...>');
    expect(verb.opts()).toMatchObject({ extension: 'txt', offsets: 'utf16' });
  });

  it('prints a table of one text', async () => {
    expect((await place().done('tokenize @a.txt')).stdout).toBe(
      "1\tIt\t0\t2\n2\tis\t3\t5\n3\tn't\t5\t8\n4\t.\t8\t9\n",
    );
  });

  it('writes the format of the ending, or of --to', async () => {
    const { done, read } = place();
    await done('tokenize @a.txt -o @out.json');
    expect(read('out.json')).toMatch(/^\{"schema":"corefeval\/tokens\/1","document":"a"/);
    await done('tokenize @a.txt --to conll -o @out');
    expect(read('out')).toMatch(/^#begin document \(a\); part 000\n/);
  });

  it('writes the texts of a directory to a directory, cut at the ends of annotations', async () => {
    const { done, read, names } = place();
    const { stderr } = await done('tokenize @in -a @in --output-dir @out');
    expect(names('out')).toEqual(['b.tab', 'c.tab']);
    expect(read('out/b.tab')).toBe('1\tPre\t0\t3\n2\twar\t3\t6\n');
    expect(stderr).toContain('warning[tokens/boundary]: Boundary mismatch found in b: Token [0,6] [Prewar]');
  });

  it('names the tokens of a table t0, t1, … with --t-ids, and of no other format', async () => {
    const { done, refused } = place();
    expect((await done('tokenize @a.txt --t-ids')).stdout).toBe(
      "t0\tIt\t0\t2\nt1\tis\t3\t5\nt2\tn't\t5\t8\nt3\t.\t8\t9\n",
    );
    expect(await refused('tokenize @a.txt --t-ids --to json')).toContain(
      '--t-ids is for token tables: json output has other ids.\n  help: leave out --t-ids, or pass --to tab',
    );
  });

  it('writes nothing of a text with a mismatch with --strict', async () => {
    const { refused, names } = place();
    expect(await refused('tokenize @in -a @in --output-dir @out --strict')).toContain(
      'error[tokens/boundary]',
    );
    expect(names('out')).toEqual(['c.tab']);
  });

  it('takes the flags of the Token File Maker with --compat, without a message', async () => {
    const { done, names } = place();
    const line = 'tokenize -t @maker -a @maker -o @out --compat token-file-maker-1.0.4';
    expect(await done(line)).toMatchObject({ stdout: '[INFO] Successfully completed.\n', stderr: '' });
    expect(names('out')).toEqual(['d.tab', 'e.tab']);
  });

  it.each([
    ['tokenize', 'No text was given.\n  help: name a file or a directory, or - for standard input'],
    ['tokenize @in -e .xml', 'No file of @in has the extension .xml.\n  help: pass -e EXTENSION'],
    [
      'tokenize -t @a.txt',
      '-t is a flag of the Token File Maker.\n  help: name the text without -t, or pass --compat',
    ],
    ['tokenize @in -o @out', '2 texts need an output directory.\n  help: pass --output-dir DIRECTORY'],
    ['tokenize - -a -', 'Standard input (-) can be read only once.'],
    ['tokenize @a.txt -o @in', '@in: error[output/unwritable]'],
    ['tokenize @in', '2 texts need an output directory.\n  help: pass --output-dir DIRECTORY'],
    [
      'tokenize @a.txt -o @x --output-dir @y',
      '-o names one file, --output-dir a directory: pass one of them.',
    ],
    [
      'tokenize @in @twin --output-dir @out',
      '@twin/b.txt: error[output/same-name]: @twin/b.txt and @in/b.txt are both called b.',
    ],
    ['tokenize @a.txt -o @a.txt --force', '@a.txt: error[output/input]'],
    ['tokenize @a.txt --offsets utf8', "error: option '--offsets <unit>' argument 'utf8' is invalid."],
  ])('%s is refused', async (line, message) => {
    expect((await place().refused(line))?.slice(0, message.length)).toBe(message);
  });
});
