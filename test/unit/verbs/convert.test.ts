import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../src/corpus/index.ts';
import type { InputError } from '../../../src/problems/problem.ts';
import { type ConvertRequest, convertFiles } from '../../../src/verbs/convert.ts';
import { writableFormats } from '../../../src/verbs/write-annotation.ts';
import { conllDocument } from '../../support/indexed-files.ts';
import { memoryShell } from '../../support/memory-shell.ts';

const one = conllDocument('d', 'Ann (1)', 'saw -', 'her (1)');
const texts = {
  one,
  two: one + conllDocument('a/e', 'It (1)', 'it (1)'),
  'unnamed.jsonl': '{"tokens": ["It", "it"], "clusters": [[[0, 0], [1, 1]]]}\n',
  bad: one + conllDocument('e', 'Ann (1'),
  'in/a.conll': one,
  'in/README': '',
};

const converted = (inputs: readonly string[], options: Partial<ConvertRequest> = {}, onNames?: () => void) =>
  convertFiles({ inputs, to: 'jsonlines', ...options }, memoryShell(texts, MemoryStore), onNames);

describe('convertFiles', () => {
  it('writes all documents to one file', async () => {
    const { files, target, problems } = await converted(['one', 'unnamed.jsonl']);
    expect(target.id).toBe('jsonlines');
    const lines = files[0].content.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).doc_key)).toEqual(['(d); part 000', 'unnamed']);
    expect([files.length, problems.filter(({ severity }) => severity === 'error')]).toEqual([1, []]);
  });

  it('writes a file for each document, named after it, with the text where the format has one', async () => {
    const { files, problems } = await converted(['two'], { to: 'brat', perDocument: true });
    expect(new Set(files.map(({ name }) => name)).size).toBe(2);
    for (const { name, companion } of files) {
      expect(name).toMatch(/^[^/]+\.ann$/);
      expect(companion).toMatch(/^(Ann saw her|It it)/);
    }
    expect(problems.map(({ code }) => code)).toContain('convert/file-name');
  });

  it('passes the names on before documents are converted', async () => {
    const seen: (readonly string[])[] = [];
    const stop = (names: readonly string[]) => {
      seen.push(names);
      throw new Error('stopped');
    };
    const shell = memoryShell(texts, MemoryStore);
    const request = { inputs: ['two'], to: 'brat', perDocument: true };
    await expect(convertFiles(request, shell, stop)).rejects.toThrow('stopped');
    expect(seen[0]).toHaveLength(2);
  });

  it('reports files that are skipped, and counts problems', async () => {
    const { problems, count } = await converted(['in'], { strict: true });
    expect(problems.map(({ code, severity }) => [code, severity])).toContainEqual([
      'file/skipped',
      'warning',
    ]);
    expect(count('file/skipped')).toBe(1);
  });

  it('throws errors with the lines of the file', async () => {
    const { problems } = (await converted(['bad']).catch((error) => error)) as InputError;
    expect(problems).toContainEqual(
      expect.objectContaining({ code: 'conll/unclosed', file: 'bad', line: 7 }),
    );
  });

  it('refuses two documents of one name in one file', async () => {
    await expect(converted(['one', 'one'])).rejects.toThrow('occurs twice in the inputs.');
    expect((await converted(['one', 'one'], { perDocument: true })).files).toHaveLength(2);
  });

  it.each<[string, Partial<ConvertRequest>, string]>([
    ['one', { to: 'muc' }, 'Unknown format "muc".'],
    ['two', { to: 'brat' }, 'A file of brat has one document, but there are 2.'],
    ['one', { to: 'brat', isStream: true }, 'brat has two files for each document.'],
  ])('refuses %s: %j', async (input, options, message) => {
    await expect(converted([input], options)).rejects.toThrow(message);
  });
});

it('writableFormats are those with a writer', () => {
  const ids = writableFormats.map(({ id }) => id);
  expect(ids).toContain('conll');
  expect(ids).not.toContain('muc');
});
