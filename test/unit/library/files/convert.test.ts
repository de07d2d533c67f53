import { describe, expect, it } from 'vitest';
import { convertFiles } from '../../../../src/library/files/index.ts';
import { exampleFiles } from '../../../support/example-files.ts';

const shell = { files: exampleFiles };
const inputs = ['examples/key.conll'];

describe('convertFiles', () => {
  it('returns one file for all documents', async () => {
    const { files, extension, companionExtension, problems } = await convertFiles(
      { inputs, to: 'jsonlines' },
      shell,
    );
    expect([files.length, files[0].name, extension, companionExtension, problems]).toEqual([
      1,
      undefined,
      '.jsonl',
      undefined,
      [],
    ]);
    expect(files[0].content.trimEnd().split('\n')).toHaveLength(2);
  });

  it('returns a file for each document, and the files beside them', async () => {
    const { files, extension, companionExtension, problems } = await convertFiles(
      { inputs, to: 'brat', perDocument: true },
      shell,
    );
    expect([extension, companionExtension]).toEqual(['.ann', '.txt']);
    expect(files.map(({ name }) => name)).toEqual([
      'example_letter_part_000.ann',
      'example_bridge_part_000.ann',
    ]);
    expect(files[0].companion).toContain('Maria wrote a letter');
    expect(problems.map(({ code }) => code)).toEqual(['convert/file-name']);
  });

  it('words what is wrong in options', async () => {
    await expect(convertFiles({ inputs, to: 'brat' }, shell)).rejects.toMatchObject({
      message: 'A file of brat has one document, but there are 2.',
      help: 'pass `perDocument`',
    });
    await expect(convertFiles({ inputs, to: 'xyz' as never }, shell)).rejects.toMatchObject({
      message: 'Unknown format "xyz".',
      help: expect.stringMatching(/^pass `to`: scorch, /),
    });
  });
});
