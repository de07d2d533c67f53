/** Real files in XML and in marked text: their sizes, and the numbers of the Emma pair. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Document } from '../../src/core/document.ts';
import { detectFormat } from '../../src/formats/detect.ts';
import { evaluateCorpus, ProblemLog, type Score, settingsOf } from '../../src/index.ts';

const shared = (path: string): URL => new URL(`../../../shared/data/${path}`, import.meta.url);

function read(path: string, options: object = {}) {
  const bytes = new Uint8Array(readFileSync(shared(path)));
  const { format } = detectFormat(bytes.subarray(0, 64 << 10)) ?? {};
  const log = new ProblemLog();
  const documents = [...(format?.read({ name: path, bytes }, log.report, options) ?? [])];
  return { format: format?.id, documents, problems: log.problems };
}

const sizes = ({ id, length, mentions, entities, sentences }: Document) => ({
  id,
  length,
  mentions: mentions.length,
  entities: entities.length,
  sentences: sentences.length,
});

describe('ECB+', () => {
  it.each([
    ['1_1ecb', { length: 90, mentions: 21, entities: 15, sentences: 3 }],
    ['36_1ecb', { length: 451, mentions: 14, entities: 10, sentences: 20 }],
    ['36_1ecbplus', { length: 190, mentions: 57, entities: 44, sentences: 9 }],
  ])('%s has the tokens, mentions and entities that its XML has', (name, expected) => {
    const { format, documents, problems } = read(`samples/ecbplus/${name}.xml`);
    expect({ format, problems }).toEqual({ format: 'ecb', problems: [] });
    expect(documents.map(sizes)).toEqual([{ id: `${name}.xml`, ...expected }]);
  });

  it('has each mention either in the events or in the entities', () => {
    const count = (layer: string) =>
      read('samples/ecbplus/36_1ecbplus.xml', { layer }).documents[0].mentions.length;
    expect([count('events'), count('entities')]).toEqual([29, 28]);
  });
});

describe('SACR', () => {
  it.each([
    ['aesop', 31, 9],
    ['caesar', 101, 61],
  ])('%s has a mention for each brace', (name, mentions, entities) => {
    const { format, documents, problems } = read(`samples/sacr/${name}.sacr`);
    expect({ format, problems }).toEqual({ format: 'sacr', problems: [] });
    expect(documents.map(sizes)).toMatchObject([{ id: name, mentions, entities }]);
    expect(documents[0].text).not.toMatch(/[{}]|^#/m);
  });
});

describe('the Emma pair', () => {
  it('as MUC SGML', () => {
    const [key, response] = ['gold', 'sys'].map((side) => read(`emma-multiformat/${side}.muc.sgml`));
    for (const { format, problems } of [key, response])
      expect({ format, problems }).toEqual({ format: 'muc', problems: [] });
    expect(
      [key, response].map(({ documents: [{ mentions, entities }] }) => [mentions.length, entities.length]),
    ).toEqual([
      [319, 61],
      [320, 86],
    ]);
    const { scores, conll } = evaluateCorpus(key.documents, response.documents, settingsOf(), () => {});
    expect((100 * (conll ?? 0)).toFixed(2)).toBe('71.24');
    const { counts } = scores.get('muc') as Score & { counts: { recall: number[]; precision: number[] } };
    expect([counts.recall, counts.precision]).toEqual([
      [209, 258],
      [209, 234],
    ]);
    expect(key.documents[0].text?.trim()).toBe(
      readFileSync(shared('emma-multiformat/doc.txt'), 'utf8').trim(),
    );
  });

  it('as MUC SGML against the tokens of CoNLL', () => {
    const key = read('litbank-booknlp-emma/gold.conll');
    const response = read('emma-multiformat/sys.muc.sgml');
    const log = new ProblemLog();
    const { conll } = evaluateCorpus(key.documents, response.documents, settingsOf(), log.report);
    expect((100 * (conll ?? 0)).toFixed(2)).toBe('71.24');
  });
});
