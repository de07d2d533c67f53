import { describe, expect, it } from 'vitest';
import { registerConvert } from '../../../../src/cli/commands/convert.ts';
import { documentOf } from '../../../support/conll.ts';
import { argumentsOf, verbOf } from '../../../support/run-verb.ts';
import { VerbPlace } from '../../../support/verb-place.ts';

const one = documentOf(['(1)', '-', '(1)']);
const files = {
  'one.conll': one,
  'two.conll': one + one.replace('(d)', '(a/e)'),
  'unnamed.conll': 'It\t(1)\nit\t(1)\n',
};
const place = () => new VerbPlace(registerConvert, files);

describe('convert', () => {
  it('takes inputs, and has no defaults', () => {
    expect(argumentsOf(verbOf(registerConvert))).toBe('<input...>');
    expect(verbOf(registerConvert).opts()).toEqual({});
  });

  it('writes the format of --to, or of the ending of the output', async () => {
    const { done, read } = place();
    const clusters = /"clusters": ?\[\[\[0, ?0\], ?\[2, ?2\]\]\]/;
    expect((await done('convert @one.conll --to jsonlines')).stdout).toMatch(clusters);
    await done('convert @one.conll -o @out.jsonl');
    expect(read('out.jsonl')).toMatch(clusters);
  });

  it('writes a file for each document to a directory, with its text', async () => {
    const { done, names, read } = place();
    const { stderr } = await done('convert @two.conll --to brat --output-dir @out');
    expect(names('out')).toHaveLength(4);
    expect(names('out').filter((name) => name.endsWith('.ann'))).toHaveLength(2);
    expect(stderr).toContain('warning[convert/file-name]');
    const [text] = names('out').filter((name) => name.endsWith('.txt'));
    expect(read(`out/${text}`)).toMatch(/^w0 w1 w2/);
  });

  it('writes nothing with --strict if something is lost', async () => {
    const { refused, names } = place();
    expect(await refused('convert @two.conll --to brat --output-dir @out --strict')).toContain(
      'error[convert/file-name]',
    );
    expect(names()).not.toContain('out');
  });

  it('refuses two documents of one name in one file', async () => {
    const { refused } = place();
    expect(await refused('convert @one.conll @one.conll --to conll -o @out.conll')).toMatch(
      /error\[document\/duplicate\]: Document .* occurs twice in the inputs\.\n {2}expected: different names for the documents of one file\n {2}help: convert to one file for each document with --output-dir$/,
    );
  });

  it.each([
    ['convert @one.conll', 'The format of the output is not known.\n  help: pass --to FORMAT: '],
    [
      'convert @one.conll -o @out.xyz',
      'The name @out.xyz does not show a format.\n  help: pass --to FORMAT: ',
    ],
    ['convert - - --to conll', 'Standard input (-) can be read only once.'],
    [
      'convert @one.conll --to conll -o @a --output-dir @b',
      '-o names one file, --output-dir a directory: pass one of them.',
    ],
    [
      'convert @two.conll --to brat -o @a.ann',
      'A file of brat has one document, but there are 2.\n  help: pass --output-dir DIRECTORY',
    ],
    [
      'convert @one.conll --to brat',
      'brat has two files for each document.\n  help: pass --output-dir DIRECTORY, or -o FILE for one document',
    ],
    [
      'convert @one.conll --to connl',
      `error: option '--to <id>' argument 'connl' is invalid. Unknown value "connl". Did you mean "conll"?`,
    ],
    ['convert @one.conll -o @one.conll --force', '@one.conll: error[output/input]'],
  ])('%s is refused', async (line, message) => {
    expect((await place().refused(line))?.slice(0, message.length)).toBe(message);
  });
});
