/** JSON files with two systems, and those of other programs. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Document } from '../../src/core/document.ts';
import { detectFormat } from '../../src/formats/detect.ts';
import { evaluateCorpus, ProblemLog, type Score, settingsOf } from '../../src/index.ts';

const data = (path: string): URL => new URL(`../../../shared/data/${path}`, import.meta.url);

function read(path: string, side?: 'key' | 'response'): Document[] {
  const bytes = new Uint8Array(readFileSync(data(path)));
  const detected = detectFormat(bytes.subarray(0, 64 << 10));
  if (detected === undefined) throw new Error(`${path} is not recognized`);
  const file = { size: bytes.length, read: (start: number, end: number) => bytes.subarray(start, end) };
  const traits = detected.format.examine?.(file, { side })?.traits;
  const log = new ProblemLog();
  const documents = [...detected.format.read({ name: path, bytes, traits }, log.report)];
  expect(log.errors).toBe(0);
  return documents;
}

function check(key: Document[], response: Document[]): void {
  const log = new ProblemLog();
  const { scores, conll } = evaluateCorpus(key, response, settingsOf(), log.report);
  expect(log.errors).toBe(0);
  expect((100 * (conll ?? 0)).toFixed(2)).toBe('71.24');
  const muc = scores.get('muc') as Score & { counts: object };
  expect(muc.counts).toEqual({ recall: [209, 258], precision: [209, 234] });
  expect((100 * (scores.get('blanc')?.f1 ?? 0)).toFixed(2)).toBe('74.79');
}

it('Emma with gold and system in one file has the scores of the CoNLL pair', () => {
  const both = 'emma-multiformat/both.e2e.jsonlines';
  check(read(both, 'key'), read(both, 'response'));
});

it('JSON lines of other programs are read', () => {
  const facts = (path: string, side?: 'key' | 'response') =>
    read(path, side).map(({ id, length, entities, mentions }) => [
      id,
      length,
      entities.length,
      mentions.length,
    ]);
  expect(facts('samples/jsonlines/wl-coref-sample_input.jsonlines')).toEqual([
    ['tc_sample_input_001', 11, 0, 0],
    ['pt_sample_input_001', 29, 0, 0],
  ]);
  // One document has empty clusters and predicted ones, the other clusters alone: a member is read from all documents or from none.
  const entities = (side: 'key' | 'response') =>
    facts('samples/jsonlines/boberle-docs.jsonlines', side).map(([id, , count]) => [id, count]);
  const [first, second] = ['ge:stendhal.txt', '(ge/articleswiki_singe.xml); part 000'];
  expect(entities('key')).toEqual([
    [first, 0],
    [second, 388],
  ]);
  expect(entities('response')).toEqual([
    [first, 179],
    [second, 0],
  ]);
});
