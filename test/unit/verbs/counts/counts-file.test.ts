import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../../src/corpus/index.ts';
import { settingsOf } from '../../../../src/evaluate/index.ts';
import { countsText } from '../../../../src/verbs/counts/counts-file.ts';
import { type ScoreRequest, scoreSystems } from '../../../../src/verbs/score.ts';
import { version } from '../../../../src/version.ts';
import { memoryShell } from '../../../support/memory-shell.ts';
import { countedKey, countedResponse } from '../../../support/scored-counts.ts';

async function textOf(options: Partial<ScoreRequest> = {}, response = countedResponse): Promise<string> {
  const request = {
    key: { path: 'k', name: 'key' },
    responses: [{ path: 'r', name: 'response' }],
    settings: { metrics: ['muc' as const] },
    ...options,
  };
  const shell = memoryShell({ k: countedKey, r: response }, MemoryStore);
  return countsText(await scoreSystems(request, settingsOf(request.settings), true, shell), request);
}

describe('countsText', () => {
  it('is one line of JSON that begins with its schema', async () => {
    const text = await textOf();
    expect(
      text.startsWith(`{"schema":"corefeval/counts/1","version":"${version}","signature":"metrics:muc|`),
    ).toBe(true);
    expect(text.indexOf('\n')).toBe(text.length - 1);
    expect(JSON.parse(text)).toMatchObject({
      settings: { metrics: ['muc'] },
      extras: { lenient: false, corefColumn: null, documents: null },
      key: 'k',
      response: 'r',
      documents: ['(a); part 000', '(b); part 000'],
      warnings: [],
    });
  });

  it('writes typed arrays as lists, with all digits of a number', async () => {
    const { tally } = JSON.parse(await textOf({ settings: { metrics: ['bcub'] } }));
    for (const { counts } of tally.documents) expect(counts).toBeInstanceOf(Array);
    // 2 of the 3 mentions of an entity in 2 documents: 2 · 2 · 2 / 3.
    const at = tally.fields.findIndex((field: string) => /^bcub\.recall/.test(field));
    expect(tally.sums[at].reduce((sum: number, part: number) => sum + part, 0)).toBe(8 / 3);
  });

  it('names what was asked for: documents, lenience, options of the readers', async () => {
    const { extras, signature } = JSON.parse(
      await textOf({ documents: ['a'], lenient: true, reading: { corefColumn: -1, keyEnds: 'inclusive' } }),
    );
    expect(extras).toMatchObject({ lenient: true, documents: ['a'], corefColumn: -1, keyEnds: 'inclusive' });
    expect(signature).toContain('documents:');
  });

  it('has the problems of documents without the texts that mark their places', async () => {
    const twice = countedResponse.replace('(1)\n', '(1)|(1)\n');
    const { warnings } = JSON.parse(await textOf({}, twice));
    expect(warnings).toMatchObject([{ code: 'mention/repeated', file: 'r', line: 2 }]);
    expect(warnings[0]).not.toHaveProperty('mark');
  });
});
