import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { InputError, readDocuments, scoreDocuments } from '../../../src/index.ts';

const read = (name: string) =>
  readDocuments(readFileSync(new URL(`../../../examples/${name}`, import.meta.url)), { name });
const [key, response] = [read('key.conll'), read('response.conll')];

const document = (name: string, cells: readonly string[]) =>
  readDocuments(
    `#begin document (${name});\n${cells.map((cell, i) => `${name}\t0\tw${i}\t${cell}\n`).join('')}\n#end document\n`,
  );

describe('scoreDocuments', () => {
  it('gives the numbers and the signature of the command line', () => {
    const result = scoreDocuments(key, response);
    expect(result.conll).toBeCloseTo(0.7362, 4);
    expect(result.muc.counts).toEqual({ recall: [5, 9], precision: [5, 6] });
    expect(result.signature).toBe(
      'metrics:mentions+muc+bcub+ceafm+ceafe+blanc+lea|match:exact|singletons:keep|duplicates:first|average:micro|v:0.1.0|key:a9d40b625aa661a0',
    );
    expect(result.key).toMatchObject({ documents: 2, mentions: 17 });
    expect(result.response).toMatchObject({ documents: 2, mentions: 16 });
    expect(result.warnings).toEqual([]);
  });

  it('gives the scores of each document', () => {
    const { perDocument } = scoreDocuments(key, response, { metrics: ['muc'] });
    expect(perDocument.map(({ id }) => id)).toEqual(key.map(({ id }) => id));
    const links = perDocument.map(({ muc }) => muc.counts.recall);
    expect([links[0][0] + links[1][0], links[0][1] + links[1][1]]).toEqual([5, 9]);
    expect(Object.keys(perDocument[0])).toEqual(['id', 'muc']);
  });

  it('averages over documents if asked, as the command line does', () => {
    const { muc, ari, conll, signature, perDocument } = scoreDocuments(key, response, {
      metrics: ['muc', 'bcub', 'ceafe', 'ari'],
      average: 'macro',
    });
    const mean = perDocument.reduce((sum, document) => sum + (document.muc.f1 as number), 0) / 2;
    expect(muc).toEqual({
      recall: expect.any(Number),
      precision: expect.any(Number),
      f1: mean,
      documents: 2,
    });
    expect(ari.index).toBeGreaterThan(0);
    expect(conll).not.toBe(scoreDocuments(key, response).conll);
    expect(signature).toContain('|average:macro|');
    expect(() => scoreDocuments(key, response, { average: 'mean' as never })).toThrow(
      'Unknown value "mean" for the option `average`.',
    );
  });

  it('lets allowed warnings pass in spite of strict', () => {
    const options = { strict: true, allow: ['mentions/gold'] };
    expect(() => scoreDocuments(key, key, { strict: true })).toThrow(InputError);
    expect(scoreDocuments(key, key, options).warnings.map(({ code }) => code)).toEqual(['mentions/gold']);
    expect(() => scoreDocuments(key, key, { allow: ['mentions/golden'] })).toThrow(
      'Unknown code "mentions/golden" for the option `allow`. Did you mean "mentions/gold"?',
    );
    expect(() => scoreDocuments(key, key, { allow: 'mentions/gold' as never })).toThrow(
      'Expected the option `allow` to be a list of codes.',
    );
  });

  it('reports warnings in its result, with advice about options', () => {
    const singletons = document('d', ['(0)', '(0)', '(1)', '(2)']);
    const { warnings } = scoreDocuments(singletons, document('d', ['(0)', '(0)', '-', '-']));
    const found = warnings.find(({ code }) => code === 'singletons/key-only');
    expect(found?.help).toBe("this alone lowers recall; see also `singletons: 'drop'`");
    expect(() => scoreDocuments(singletons, singletons, { strict: true })).toThrow(InputError);
  });

  it('throws where no score can be computed', () => {
    const other = document('x', ['(0)', '(0)']);
    expect(() => scoreDocuments(key, [...other, ...document('y', ['(0)'])])).toThrow(
      'Key and response have no document in common.',
    );
    expect(() => scoreDocuments(document('d', ['-']), document('d', ['(0)']))).toThrow(
      'No mention was read from the key.',
    );
  });

  it('refuses other things than documents, and unknown options', () => {
    const message =
      'Expected the response to be a list of documents; read a file with `readDocuments`; entities without documents are scored by `score`';
    for (const odd of [[['a', 'b']], new Uint8Array(3), 'text', undefined, [undefined]]) {
      expect(() => scoreDocuments(key, odd as never)).toThrow(new TypeError(message));
    }
    expect(() => scoreDocuments(key, response, { metric: ['muc'] } as object)).toThrow(
      'Unknown option "metric". Did you mean "metrics"?',
    );
    expect(() => scoreDocuments(key, response, { match: 'exakt' as 'exact' })).toThrow(
      'Unknown value "exakt" for the option `match`. Did you mean "exact"?',
    );
  });
});
