import { describe, expect, it } from 'vitest';
import type { SideOptions } from '../../../../src/formats/index.ts';
import { compareColumns } from '../../../../src/verbs/check/compare-columns.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { indexedFiles } from '../../../support/indexed-files.ts';

/** A document in the columns of CoNLL-2012 with given cells of part of speech and speaker. */
const conll2012 = (pos: string, speaker: string, rows = 1) =>
  `#begin document (d); part 000\n${Array.from({ length: rows }, (_, i) => `d 0 ${i} w ${i + 1 < rows ? '-' : pos} * - - - ${speaker} * (1)\n`).join('')}#end document\n`;

async function compared(key: string, response: string, options: SideOptions = { key: {}, response: {} }) {
  const texts = { 'key.conll': key, 'response.conll': response };
  const [[keyFile], [responseFile]] = await Promise.all([
    indexedFiles(texts, 'key.conll'),
    indexedFiles(texts, 'response.conll'),
  ]);
  const { problems, report } = collectProblems();
  compareColumns(keyFile, responseFile, options, report);
  return problems;
}

describe('compareColumns', () => {
  it('warns of a response with columns that the key lacks', async () => {
    expect(await compared(conll2012('-', '-'), conll2012('NN', 'Ann'))).toEqual([
      expect.objectContaining({
        code: 'file/swapped',
        severity: 'warning',
        file: 'response.conll',
        message: 'The response has columns that the key lacks (pos, speaker): were they exchanged?',
        help: 'the key comes first: corefeval score KEY RESPONSE',
      }),
    ]);
  });

  it('does not warn if the key has as many columns, or more', async () => {
    expect(await compared(conll2012('NN', '-'), conll2012('NN', '-'))).toEqual([]);
    expect(await compared(conll2012('NN', '-'), conll2012('-', 'Ann'))).toEqual([]);
    expect(await compared(conll2012('NN', 'Ann'), conll2012('-', '-'))).toEqual([]);
  });

  it('looks at 50 tokens of the first document', async () => {
    expect(await compared(conll2012('-', '-'), conll2012('NN', '-', 50))).toHaveLength(1);
    expect(await compared(conll2012('-', '-'), conll2012('NN', '-', 51))).toEqual([]);
  });

  it('finds no columns in a format without any', async () => {
    const lines = '{"doc_key": "d", "sentences": [["a"]], "clusters": [[[0, 0]]]}\n';
    expect(await compared(conll2012('-', '-'), lines)).toEqual([]);
  });
});
