import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../../src/corpus/index.ts';
import { readCounts } from '../../../../src/verbs/counts/read-counts.ts';
import { documentOf } from '../../../support/conll.ts';
import { memoryShell } from '../../../support/memory-shell.ts';
import { refusal } from '../../../support/run-verb.ts';
import { scoredCounts } from '../../../support/scored-counts.ts';

const counts = await scoredCounts();
const read = (content: string) => readCounts('a.json', memoryShell({ 'a.json': content }, MemoryStore).files);

describe('readCounts', () => {
  it('returns what score --counts wrote', async () => {
    expect(await read(JSON.stringify(counts))).toEqual(counts);
  });

  it.each(['null', '{}', '[]', '{"schema":"corefeval/score/1"}', '{"schema":"corefeval-counts/1"}'])(
    'refuses %s',
    async (content) => {
      expect(await refusal(() => read(content))).toBe(
        `a.json: error[counts/invalid]: Not a counts file of this schema.\n` +
          '  expected: a file that "corefeval score --counts" of this version wrote (schema corefeval/counts/1)\n' +
          '  help: score that part again; counts files must not be edited',
      );
    },
  );

  it('says what is wrong with an edited file', async () => {
    const edited = JSON.stringify({ ...counts, documents: 'a' });
    expect(await refusal(() => read(edited))).toBe(
      `a.json: error[counts/invalid]: documents is "a".\n  expected: a list\n` +
        '  help: score that part again; counts files must not be edited',
    );
  });

  it('knows a file of annotation, which must be counted first', async () => {
    const text = await refusal(() => read(documentOf(['(1)'])));
    expect(text).toContain('CoNLL');
    expect(text).toContain('help: count it first: corefeval score KEY RESPONSE --counts FILE');
  });

  it('says that a file is not JSON', async () => {
    expect(await refusal(() => read('{"schema"'))).toMatch(
      /^a\.json: error\[counts\/invalid\]: Not a counts file: .*JSON/,
    );
  });

  it('leaves a file that does not exist to the shell', async () => {
    const open = () => Promise.reject(new Error('no such file'));
    await expect(readCounts('none', { open })).rejects.toThrow('no such file');
  });
});
