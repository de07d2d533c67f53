import { describe, expect, it } from 'vitest';
import { mergeFiles, scoreFiles } from '../../../../src/library/files/index.ts';
import { exampleFiles } from '../../../support/example-files.ts';

const shell = { files: exampleFiles };
const request = { key: 'examples/key.conll', responses: ['examples/response.conll'] };

describe('mergeFiles', () => {
  it('adds the counts of scoreFiles up to the scores of the whole', async () => {
    const files = new Map<string, string>();
    for (const id of ['example/letter', 'example/bridge'])
      files.set(
        id,
        (await scoreFiles({ ...request, documents: [id], perDocument: true, counts: true }, shell)).counts ??
          '',
      );
    const { systems, key } = await mergeFiles({ paths: [...files.keys()], perDocument: true }, { files });
    const whole = await scoreFiles({ ...request, perDocument: true }, shell);
    expect(systems).toHaveLength(1);
    const [{ scores, conll, perDocument }] = systems;
    expect({ scores, conll, perDocument }).toEqual({
      scores: whole.systems[0].scores,
      conll: whole.systems[0].conll,
      perDocument: whole.systems[0].perDocument,
    });
    expect([key.documents, key.format]).toEqual([2, undefined]);
  });

  it('refuses other files', async () => {
    await expect(mergeFiles({ paths: ['examples/key.conll'] }, shell)).rejects.toMatchObject({
      problems: [expect.objectContaining({ code: 'file/other-format' })],
    });
    await expect(mergeFiles({ paths: ['a'], lenient: true } as never, shell)).rejects.toThrow(
      'Unknown option "lenient".',
    );
  });
});
