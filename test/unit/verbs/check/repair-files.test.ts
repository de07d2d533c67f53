import { describe, expect, it } from 'vitest';
import type { RepairPolicy } from '../../../../src/check/repair.ts';
import { isWritable, type WritableFormat } from '../../../../src/convert/converter.ts';
import { formats } from '../../../../src/formats/index.ts';
import { UsageError } from '../../../../src/problems/problem.ts';
import { repairFiles, repairTarget } from '../../../../src/verbs/check/repair-files.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { conllDocument as doc, indexedFiles } from '../../../support/indexed-files.ts';

const formatOf = (id: string) =>
  formats.find((format) => format.id === id && isWritable(format)) as WritableFormat;

async function repair(text: string, policies: RepairPolicy[], to?: WritableFormat) {
  const { problems, report } = collectProblems();
  const files = await indexedFiles({ f: text }, 'f');
  const [result] = repairFiles(files, policies, to, {}, report);
  return { ...result, problems };
}

/** The words with coreference cells. */
const cells = (content: string) =>
  content
    .split('\n')
    .filter((line) => /^\w/.test(line))
    .map((line) => line.split(/\s+/).at(-1));

describe('repairFiles', () => {
  const [text, other] = ['d', 'e'].map((name) => doc(name, 'Ann (1)|(1)', ', -', 'her (1)', 'it (2)'));

  it('writes a file in its own format and counts what each policy changed', async () => {
    const { content, target, repairs } = await repair(text, [
      'drop-repeated',
      'drop-singletons',
      'shared-first',
    ]);
    expect(target.id).toBe('conll');
    expect(cells(content)).toEqual(['(1)', '-', '(1)', '-']);
    expect([...repairs]).toEqual([
      ['drop-repeated', 1],
      ['drop-singletons', 1],
    ]);
  });

  it('adds up the changes of all documents', async () => {
    const { repairs } = await repair(text + other, ['drop-repeated']);
    expect([...repairs]).toEqual([['drop-repeated', 2]]);
  });

  it('says once that the originals have more', async () => {
    const { problems } = await repair(text, ['drop-repeated']);
    expect(problems).toEqual([
      {
        code: 'fix/rewritten',
        severity: 'note',
        message: 'Repaired files have words and coreference, and nothing else of the originals.',
        help: 'comments and other columns are in the originals, which are not changed',
      },
    ]);
  });

  it('keeps the last of documents with one name if broken ones are dropped', async () => {
    const both = doc('d', 'Ann (1)', 'her (1)') + doc('d', 'Ann -', 'her (2)') + doc('e', 'it (3)');
    expect(cells((await repair(both, ['drop-broken'])).content)).toEqual(['-', '(2)', '(3)']);
  });

  it('refuses several documents for a format of one', async () => {
    const refused = repair(text + other, [], formatOf('brat'));
    await expect(refused).rejects.toThrow(
      new UsageError(
        'A file of brat has one document, but f has 2.',
        'pass --to with a format of several documents, such as conll or jsonlines',
      ),
    );
  });
});

describe('repairTarget', () => {
  it('is the format that is asked for, or that of the file', async () => {
    const [file] = await indexedFiles({ f: doc('d', 'a (1)') }, 'f');
    expect(repairTarget(file, undefined).id).toBe('conll');
    expect(repairTarget(file, formatOf('jsonlines')).id).toBe('jsonlines');
  });

  it('refuses a format that is only read', async () => {
    const [file] = await indexedFiles({ f: doc('d', 'a (1)') }, 'f');
    const unwritten = formats.find((format) => !isWritable(format)) as (typeof formats)[number];
    const foreign = { ...file, name: 'x.y', source: { ...file.source, format: unwritten } };
    expect(() => repairTarget(foreign, undefined)).toThrow(
      new UsageError(`x.y is ${unwritten.id}, which is not written.`, 'pass --to FORMAT'),
    );
  });
});
