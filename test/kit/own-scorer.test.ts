/** Our own scorer passes every vector: as CoNLL and CorefUD files, and event nuggets. */
import { describe, expect, it } from 'vitest';
import { readTbf, scoreNuggets } from '../../src/nuggets/index.ts';
import { type Found, kitModule, type Vector, vectors } from '../support/kit.ts';
import { answerTo } from '../support/serve-shell.ts';

const { writers } = await kitModule('runner/write/index.mjs');
const { optionWords, offers, readAdapter } = await kitModule('runner/adapter.mjs');
const { isValue } = await kitModule('runner/verdict.mjs');

const METRICS = ['mentions', 'muc', 'bcub', 'ceafm', 'ceafe', 'blanc', 'lea', 'pairwise', 'mor'];

function expectScores(vector: Vector, found: Found) {
  for (const [metric, parts] of Object.entries(vector.expect))
    for (const [part, expected] of Object.entries(parts)) {
      const value = found[metric]?.[part as 'f1'];
      expect(isValue(value, expected), `${metric} ${part}: expected ${expected}, got ${value}`).toBe(true);
    }
}

describe.each(['corefeval', 'corefeval-corefud'])('as the adapter %s writes it', (name) => {
  const adapter = readAdapter(name);
  const offered = vectors.filter((vector) => offers(adapter, vector));

  /** The words of the command line as options of `evaluate`, which takes the same. */
  const optionsOf = (vector: Vector) => {
    const words: string[] = optionWords(adapter, vector.options);
    return Object.fromEntries(
      words.flatMap((word, i) => (word.startsWith('--') ? [[word.slice(2), words[i + 1]]] : [])),
    );
  };

  it.each(offered.map((vector) => [vector.id, vector] as const))('%s', async (_, vector) => {
    const { write } = writers[adapter.input];
    const { result, error } = await answerTo({
      jsonrpc: '2.0',
      id: 1,
      method: 'evaluate',
      params: {
        key: { text: write(vector, 'key') },
        systems: [{ name: 'response', corpus: { text: write(vector, 'response') } }],
        options: { metrics: [...METRICS], ...optionsOf(vector) },
      },
    });
    if (error !== undefined) {
      // A key without mentions is refused: it is nearly always the wrong file.
      expect([vector.id, error.data.problems[0].code]).toEqual([vector.id, 'key/no-mentions']);
      expect(vector.documents.every(({ key }) => Object.keys(key).length === 0)).toBe(true);
      return;
    }
    const { scores, conll } = result.systems[0];
    expectScores(vector, { ...scores, conll: { f1: conll } });
  });
});

describe('event nuggets, by the task definition', () => {
  const nuggets = vectors.filter(({ kind }) => kind === 'nuggets');
  const read = (vector: Vector, side: string) => {
    const text = writers.tbf.write(vector, side);
    return { name: side, documents: readTbf({ name: side, text }, () => expect.unreachable()) };
  };

  it.each(nuggets.map((vector) => [vector.id, vector] as const))('%s', (_, vector) => {
    const average = (vector.options?.average ?? 'micro') as 'micro' | 'macro';
    const { settings } = scoreNuggets(
      read(vector, 'key'),
      read(vector, 'response'),
      { unit: 'character' },
      () => {},
    );
    expectScores(
      vector,
      Object.fromEntries(settings.map((setting) => [setting.name, setting[average]])) as unknown as Found,
    );
  });
});

it('is run on all vectors but those whose features no format of ours was chosen for', () => {
  const adapters = ['corefeval', 'corefeval-corefud', 'corefeval-nuggets'].map(readAdapter);
  expect(vectors.filter((vector) => !adapters.some((adapter) => offers(adapter, vector)))).toEqual([]);
});
