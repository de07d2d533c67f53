import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type ExplainedChange,
  type ExplainedDifference,
  type ExplainedDocument,
  explainFiles,
} from '../../../../src/library/files/index.ts';
import { exampleFiles } from '../../../support/example-files.ts';

const shell = { files: exampleFiles };
const request = { key: 'examples/key.conll', response: 'examples/response.conll' };

describe('explainFiles', () => {
  it('works metrics out on a document', async () => {
    const result = await explainFiles({ ...request, documents: ['example/letter'], metrics: ['muc'] }, shell);
    expectTypeOf(result).toEqualTypeOf<ExplainedDocument>();
    expect([result.kind, result.document]).toEqual(['document', '(example/letter); part 000']);
    expect(result.metrics.map(({ metric }) => metric)).toEqual(['muc']);
    expect(result.warnings).toEqual([]);
  });

  it('says what a mention or an entity contributes', async () => {
    const one = { ...request, documents: ['example/letter'] };
    const mention = await explainFiles({ ...one, mention: '0' }, shell);
    expectTypeOf(mention).toEqualTypeOf<ExplainedChange>();
    expect([mention.kind, mention.subject]).toEqual(['change', expect.stringContaining('Maria')]);
    expect((await explainFiles({ ...one, entity: 'K1' }, shell)).kind).toBe('change');
  });

  it('says which settings give a number', async () => {
    const result = await explainFiles({ ...request, target: '73.6' }, shell);
    expectTypeOf(result).toEqualTypeOf<ExplainedDifference>();
    expect([result.kind, result.stat, result.target]).toEqual(['difference', 'conll', '73.6']);
  });

  it('words what is wrong in options', async () => {
    await expect(explainFiles(request, shell)).rejects.toMatchObject({
      message: 'There are 2 documents, and one is explained at a time.',
      help: expect.stringContaining('Choose one with `documents`: '),
    });
    await expect(explainFiles({ ...request, target: 73.6 as never }, shell)).rejects.toThrow(
      "Expected `target` to be a text with the digits of the number, such as '76.30'.",
    );
    await expect(explainFiles({ ...request, responses: [] } as never, shell)).rejects.toThrow(
      'Unknown option "responses". Did you mean "response"?',
    );
  });
});
