import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../src/corpus/index.ts';
import {
  type TokenizedFile,
  type TokenizePlan,
  type TokenizeRequest,
  tokenizeFiles,
} from '../../../src/verbs/tokenize.ts';
import { memoryShell } from '../../support/memory-shell.ts';
import { refusal } from '../../support/run-verb.ts';

const texts = {
  'a.txt': "It isn't.",
  'in/b.txt': 'Prewar',
  'in/b.ann': 'T1\tWar 3 6\twar\n',
  'in/c.txt': 'So.',
  'in/README': 'x',
  'bad/b.txt': 'Prewar',
  'bad/b.ann': 'T1\tWar x 6\twar\n',
  'bad/c.txt': 'So.',
};

async function tokenized(request: TokenizeRequest) {
  const plans: TokenizePlan[] = [];
  const files: TokenizedFile[] = [];
  const run = () =>
    tokenizeFiles(
      request,
      memoryShell(texts, MemoryStore),
      (plan) => plans.push(plan),
      (file) => {
        files.push(file);
      },
    );
  return { plans, files, run };
}

describe('tokenizeFiles', () => {
  it('makes a table of a text, or another format', async () => {
    const { files, run } = await tokenized({ texts: ['a.txt'] });
    expect((await run()).problems).toEqual([]);
    expect(files).toEqual([
      {
        document: 'a',
        content: "1\tIt\t0\t2\n2\tis\t3\t5\n3\tn't\t5\t8\n4\t.\t8\t9\n",
        mismatches: [],
      },
    ]);
    const json = await tokenized({ texts: ['a.txt'], to: 'json' });
    await json.run();
    expect(json.files[0].content).toMatch(/^\{"schema":"corefeval\/tokens\/1","document":"a"/);
  });

  it('cuts tokens at the ends of annotations, and says so with the text', async () => {
    const { plans, files, run } = await tokenized({ texts: ['in'], annotation: 'in' });
    const { problems, count } = await run();
    expect(plans).toEqual([
      {
        documents: [
          { path: 'in/b.txt', document: 'b' },
          { path: 'in/c.txt', document: 'c' },
        ],
        inputs: ['in/b.txt', 'in/c.txt', 'in/b.ann'],
      },
    ]);
    expect(files.map(({ document, mismatches }) => [document, mismatches.length])).toEqual([
      ['b', 1],
      ['c', 0],
    ]);
    expect(files[0].mismatches[0]).toMatchObject({ code: 'tokens/boundary', file: 'in/b.ann' });
    // A directory of texts and annotations is named once.
    expect([problems.map(({ code }) => code), count('file/skipped')]).toEqual([['file/skipped'], 1]);
  });

  it('has no content for a text with errors, and goes on', async () => {
    for (const request of [
      { texts: ['bad'], annotation: 'bad' },
      { texts: ['in'], annotation: 'in', strict: true },
    ]) {
      const { files, run } = await tokenized(request);
      expect(await refusal(run)).toContain('error[');
      expect(files.map(({ document, content }) => [document, content !== undefined])).toEqual([
        ['b', false],
        ['c', true],
      ]);
    }
  });

  it('refuses to work on nothing', async () => {
    expect(await refusal((await tokenized({ texts: [] })).run)).toContain('No text was given.');
    expect(await refusal((await tokenized({ texts: ['in'], extension: '.xml' })).run)).toBe(
      'No file of in has the extension .xml.\n  help: pass -e EXTENSION',
    );
  });
});
