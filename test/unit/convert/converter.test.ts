import { describe, expect, it } from 'vitest';
import { Converter } from '../../../src/convert/converter.ts';
import type { Document } from '../../../src/core/document.ts';
import { Mentions } from '../../../src/core/mentions.ts';
import { brat } from '../../../src/formats/brat/brat.ts';
import { conll } from '../../../src/formats/conll/conll.ts';
import { scorch } from '../../../src/formats/scorch/scorch.ts';
import { tbf } from '../../../src/formats/tbf/tbf.ts';
import { InputError } from '../../../src/problems/problem.ts';
import { collectProblems } from '../../support/collect-problems.ts';

/** A document in characters of a text that is not known. */
const bare = (start: number, end: number): Document => ({
  ...{ id: 'd', pairKey: 'd', unit: 'character', entities: ['a'], length: 0, sentences: [], file: 'f' },
  mentions: Mentions.of([{ start, end, entity: 0 }]),
});

describe('a document whose words are not known', () => {
  it('is refused if a mention ends far away, since a word is written for each position', () => {
    const converter = new Converter(conll, () => {});
    let thrown: unknown;
    try {
      converter.prepare(bare(0, 1_999_999_999), { holds: [] });
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(InputError);
    expect((thrown as InputError).problems).toMatchObject([
      {
        code: 'document/too-large',
        message: 'Document d has 1999999999 positions, and its words are not known.',
        expected: 'at most 4194304 positions, since a word is written for each',
      },
    ]);
  });

  it('is written to a format without words, however long it is', () => {
    const converter = new Converter(scorch, () => {});
    const document = converter.prepare(bare(5, 1_999_999_999), { holds: [] });
    expect(converter.write([document]).content).toContain('5-1999999998');
  });

  it.each([
    ['brat', brat],
    ['tbf', tbf],
  ] as const)('keeps its offsets in %s, which gets no text beside it', (_, format) => {
    const { problems, report } = collectProblems();
    const converter = new Converter(format, report);
    const written = converter.write([converter.prepare(bare(5, 9), { holds: [] })]);
    converter.finish();
    expect(written.companion).toBeUndefined();
    expect(written.content).toMatch(/\b5[ ,]9\b/);
    expect(problems).toEqual([]);
  });
});
