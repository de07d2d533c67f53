/** The code that reads, pairs and scores a corpus runs in a page, over files in memory. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Workplace } from '../support/cli.ts';
import { memoryShell } from '../support/memory-shell.ts';
import { openPages, type Pages } from '../support/pages.ts';
import { smallCorpus } from '../support/small-corpus.ts';

const place = new Workplace();
let pages: Pages;

beforeAll(async () => {
  for (const [path, text] of Object.entries(smallCorpus)) place.write(path, text);
  pages = await openPages();
});
afterAll(async () => {
  place.remove();
  await pages?.close();
});

it.each([
  ['directories', 'gold', 'system', {}],
  ['patterns and a mean over documents', 'gold/*.conll', 'system/*.conll', { average: 'macro' }],
  ['one document', 'gold', 'system', { documents: ['a1'] }],
])(
  'scores %s with the JSON of the command line',
  async (_, key, response, { average, documents }: Options) => {
    const expected = place.run([
      'score',
      key,
      response,
      '--json',
      '--per-document',
      ...(average === undefined ? [] : ['--average', average]),
      ...(documents ?? []).flatMap((id) => ['--document', id]),
    ]);
    expect(expected.code).toBe(0);
    const text = await pages.run<string>(`(async () => {
    const { MemoryStore } = await import('/build/corpus/index.js');
    const { scoreFiles } = await import('/build/verbs/score.js');
    const { jsonReport } = await import('/build/report/index.js');
    const shell = (${memoryShell.toString()})(${JSON.stringify(smallCorpus)}, MemoryStore);
    const [key, ...responses] = ${JSON.stringify([key, response])}.map((path) => ({ path, name: path.split('/').at(-1) }));
    const options = ${JSON.stringify({ settings: { average }, documents, perDocument: true })};
    return jsonReport((await scoreFiles({ key, responses, ...options }, shell)).report);
  })()`);
    expect(text).toBe(expected.stdout);
  },
);

interface Options {
  readonly average?: string;
  readonly documents?: readonly string[];
}
