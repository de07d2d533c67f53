import { describe, expect, it } from 'vitest';
import { indexCorpus, joinCorpusEvidence, surveyCorpus } from '../../../src/corpus/index-corpus.ts';
import { readLocated } from '../../../src/corpus/read-located.ts';
import { MemoryStore } from '../../../src/corpus/shell.ts';
import type { PairOptions } from '../../../src/formats/index.ts';
import { spansIn } from '../../support/json-documents.ts';
import { memoryShell } from '../../support/memory-shell.ts';

type Side = 'key' | 'response';
const optionsFor = (side: Side, jobs?: number, reading: PairOptions = {}) => ({
  reading,
  side,
  format: undefined,
  maxSize: undefined,
  jobs,
});

const line = (id: string, ...spans: readonly (readonly [number, number])[]) =>
  `${JSON.stringify({ id, clusters: [spans] })}\n`;

/** The spans of all documents of a corpus, and its warnings. */
async function indexed(texts: Readonly<Record<string, string>>, side: Side = 'key', jobs?: number) {
  const { files } = memoryShell(texts, MemoryStore);
  const { files: found, doubts } = await indexCorpus('c', optionsFor(side, jobs), files);
  const documents = found.flatMap((file) => file.documents.map((each) => readLocated(each, () => {}, {})));
  return [documents.map(spansIn), doubts.map(({ code }) => code)];
}

describe('a decision about ends', () => {
  const [a, b] = [line('a', [0, 1], [3, 4]), line('b', [0, 1], [5, 5])];

  it.each([undefined, 2])('holds for all files of a corpus (jobs: %j)', async (jobs) => {
    const inclusive = [
      ['0-1', '3-4'],
      ['0-1', '5-5'],
    ];
    expect(await indexed({ 'c/a.json': a, 'c/b.json': b }, 'key', jobs)).toEqual([inclusive, []]);
    expect(await indexed({ c: a + b }, 'key', jobs)).toEqual([inclusive, []]);
    expect(await indexed({ c: `[${a},${b}]` }, 'key', jobs)).toEqual([inclusive, []]);
    expect(await indexed({ 'c/a.json': a, 'c/b.json': a.replace('a', 'b') }, 'key', jobs)).toEqual([
      [
        ['0-0', '3-3'],
        ['0-0', '3-3'],
      ],
      ['file/ends-unknown'],
    ]);
  });

  it('is that of the other side, if the corpus does not show it', async () => {
    const { files } = memoryShell({ a, b }, MemoryStore);
    const [one, two] = [
      await surveyCorpus('a', optionsFor('key'), files),
      await surveyCorpus('b', optionsFor('response'), files),
    ];
    expect([one.isDecided, two.isDecided]).toEqual([false, true]);
    const { files: found, doubts } = one.index(two.evidence);
    expect([doubts, found[0].origin.facts]).toEqual([
      [],
      ['keys of plain clusters', 'ends are inclusive (as on the other side: the span [5, 5] would be empty)'],
    ]);
    expect(spansIn(readLocated(found[0].documents[0], () => {}, {}))).toEqual(['0-1', '3-4']);
    expect(joinCorpusEvidence(one.evidence, two.evidence).get('jsonlines')?.ends?.value).toBe('inclusive');
  });

  it('is the same for a list of mentions of several files', async () => {
    const rows = (id: string, end: number) => `${id}\t0\t3\tE\t1\tPER\n${id}\t5\t${end}\tE\t1\tPER\n`;
    expect(await indexed({ 'c/a.tsv': rows('a', 7), 'c/b.tsv': rows('b', 5) })).toEqual([
      [
        ['0-3', '5-7'],
        ['0-3', '5-5'],
      ],
      [],
    ]);
  });
});

describe('a decision about the member of clusters', () => {
  const document = (id: string, members: object) =>
    `${JSON.stringify({ doc_key: id, sentences: [['x', 'y']], ...members })}\n`;
  const gold = [[[0, 0]]];
  const texts = {
    'c/a.json': document('a', { clusters: gold, predicted_clusters: [[[1, 1]]] }),
    'c/b.json': document('b', { clusters: gold, predicted_clusters: [] }),
    'c/c.json': document('c', { clusters: gold }),
  };

  it.each([undefined, 2])('holds for all files of a side (jobs: %j)', async (jobs) => {
    const all = Object.values(texts);
    const response = [[['1-1'], [], []], []];
    for (const order of [all, all.toReversed()]) {
      const expected = order === all ? response : [response[0].toReversed(), []];
      const files = Object.fromEntries(order.map((text, i) => [`c/${i}.json`, text]));
      expect(await indexed(files, 'response', jobs)).toEqual(expected);
      expect(await indexed({ c: order.join('') }, 'response', jobs)).toEqual(expected);
      expect(await indexed({ c: order.join('') }, 'key', jobs)).toEqual([[['0-0'], ['0-0'], ['0-0']], []]);
    }
  });
});

it('reads all files of a corpus with failures that are passed on', async () => {
  const { files } = memoryShell({ 'c/a.json': line('a', [1, 1]), 'c/b.txt': 'nothing' }, MemoryStore);
  const failures: string[] = [];
  const fail = ({ problems }: { problems: readonly { code: string }[] }) => failures.push(problems[0].code);
  const { files: found } = await indexCorpus('c', optionsFor('key'), files, fail);
  expect([found.map(({ name }) => name), failures]).toEqual([['a.json'], ['file/format']]);
  await expect(indexCorpus('c', optionsFor('key'), files)).rejects.toThrow('not known');
});
