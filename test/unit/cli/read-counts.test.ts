import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCounts } from '../../../src/cli/read-counts.ts';
import { documentOf } from '../../support/conll.ts';
import { refusal } from '../../support/run-verb.ts';
import { scoredCounts } from '../../support/scored-counts.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const counts = await scoredCounts();
const pathOf = (content: string) => join(temporaryFolder({ 'a.json': content }), 'a.json');

describe('readCounts', () => {
  it('returns what score --counts wrote', () => {
    expect(readCounts(pathOf(JSON.stringify(counts)))).toEqual(counts);
  });

  it.each(['null', '{}', '[]', '{"schema":"corefeval/score/1"}'])('refuses %s', async (content) => {
    const path = pathOf(content);
    expect(await refusal(() => readCounts(path))).toBe(
      `${path}: error[counts/invalid]: Not a counts file of this schema.\n` +
        '  expected: a file that "corefeval score --counts" of this version wrote (schema corefeval/counts/1)\n' +
        '  help: score that part again; counts files must not be edited',
    );
  });

  it('says what is wrong with an edited file', async () => {
    const path = pathOf(JSON.stringify({ ...counts, documents: 'a' }));
    expect(await refusal(() => readCounts(path))).toBe(
      `${path}: error[counts/invalid]: documents is "a".\n  expected: a list\n` +
        '  help: score that part again; counts files must not be edited',
    );
  });

  it('knows a file of annotation, which must be counted first', async () => {
    const path = pathOf(documentOf(['(1)']));
    const text = await refusal(() => readCounts(path));
    expect(text).toContain('CoNLL');
    expect(text).toContain('help: count it first: corefeval score KEY RESPONSE --counts FILE');
  });

  it('says that a file is not JSON, or does not exist', async () => {
    expect(await refusal(() => readCounts(pathOf('{"schema"')))).toMatch(
      /^.*a\.json: error\[counts\/invalid\]: Not a counts file: .*JSON/,
    );
    expect(await refusal(() => readCounts(join(temporaryFolder(), 'none')))).toContain(
      'Not a counts file: ENOENT',
    );
  });
});
