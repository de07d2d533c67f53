import { describe, expect, it } from 'vitest';
import { convertNuggetFiles } from '../../../../../src/library/files/index.ts';
import { exampleFiles } from '../../../../support/example-files.ts';

const shell = { files: exampleFiles };
const at = (name: string) => `examples/nuggets/${name}`;

describe('convertNuggetFiles', () => {
  it('converts brat to tbf, one file for all documents', async () => {
    const { to, files, problems } = await convertNuggetFiles(
      { inputs: [at('story.ann')], id: 'ours' },
      shell,
    );
    expect([to, files.length, files[0]?.document, problems]).toEqual(['tbf', 1, undefined, []]);
    expect(files[0]?.content).toMatch(/^#BeginOfDocument story\nours\tstory\t/);
  });

  it('converts tbf to brat, and ERE to brat with the text beside it', async () => {
    const kinds = async (request: Parameters<typeof convertNuggetFiles>[0]) =>
      (await convertNuggetFiles(request, shell)).files.map(({ document, extension }) => [
        document,
        extension,
      ]);
    expect(
      await kinds({ inputs: [at('gold.tbf')], tokens: at('tokens'), texts: 'examples/nuggets' }),
    ).toEqual([['story', '.ann']]);
    expect(await kinds({ inputs: ['examples/nuggets'], format: 'ere', to: 'brat', detag: true })).toEqual([
      ['story', '.txt'],
      ['story', '.ann'],
    ]);
  });

  it('words what is wrong in options', async () => {
    await expect(convertNuggetFiles({ inputs: ['examples/nuggets'] }, shell)).rejects.toMatchObject({
      message: 'There are files of several formats: brat, ere, tbf.',
      help: "name it: `format: 'brat'`, `format: 'ere'`, `format: 'tbf'`",
    });
  });

  it.each([
    [{ id: '#x' }, 'A line that begins with "#" is a comment of a tbf file, not a mention.'],
    [{ to: 'ere' }, 'Unknown value "ere" for the option `to`.'],
    [{ inputMode: 'x' }, 'Unknown value "x" for the option `inputMode`.'],
    [{ tableOffsets: 'bytes' }, 'Unknown value "bytes" for the option `tableOffsets`.'],
  ])('refuses %j', async (options, message) => {
    const request = { inputs: [at('story.ann')], ...options } as never;
    await expect(convertNuggetFiles(request, shell)).rejects.toThrow(message);
  });
});
