import { describe, expect, it } from 'vitest';
import { Converter, isWritable } from '../../../src/convert/converter.ts';
import { readBack } from '../../../src/convert/read-back.ts';
import type { Document } from '../../../src/core/document.ts';
import { type ExtraColumn, extraColumns } from '../../../src/core/mention-columns.ts';
import { Mentions } from '../../../src/core/mentions.ts';
import { brat } from '../../../src/formats/brat/brat.ts';
import { conll } from '../../../src/formats/conll/conll.ts';
import { formats } from '../../../src/formats/index.ts';
import { scorch } from '../../../src/formats/scorch/scorch.ts';
import { tbf } from '../../../src/formats/tbf/tbf.ts';
import { InputError } from '../../../src/problems/problem.ts';
import { collectProblems } from '../../support/collect-problems.ts';
import { wordList } from '../../support/documents.ts';
import { extraSamples } from '../../support/rich-document.ts';

/** A document in characters of a text that is not known. */
const bare = (start: number, end: number): Document => ({
  id: 'd',
  pairKey: 'd',
  unit: 'character',
  entities: ['a'],
  length: 0,
  sentences: [],
  file: 'f',
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

/** CorefUD has heads, but no minimum spans; CRAC 2025 marks the empty nodes alone, not the mentions of them. */
const NOT_KEPT: ReadonlyMap<ExtraColumn, string> = new Map([
  ['minStart', 'ua,corefud'],
  ['minEnd', 'ua,corefud'],
  ['zero', 'crac25'],
  ['relationEnd', 'tbf,webanno,ua,corefud,brat,litbank'], // only relations name it, and there are none
]);

it.each(Object.keys(extraColumns) as ExtraColumn[])(
  'the property %s comes back from each format that has its capability: otherwise declare one of its own',
  (name) => {
    const { heldAs } = extraColumns[name];
    const words = wordList('Ann', 'sleeps');
    const tokens = name === 'zero' ? { ...words, emptyNodes: new Set([0]) } : words;
    const document: Document = {
      id: 'd',
      pairKey: 'd',
      unit: 'token',
      entities: ['1'],
      length: 2,
      sentences: [0],
      tokens,
      mentions: Mentions.of([{ start: 0, end: 1, entity: 0, [name]: extraSamples[name] }]),
    };
    const losing = formats.filter(isWritable).filter((format) => {
      if (!format.holds.includes(heldAs)) return false;
      const converter = new Converter(format, () => {});
      const { content, companion } = converter.write([converter.prepare(document, { holds: [heldAs] })]);
      return readBack(format, content, companion)[0].mentions.at(0)[name] !== extraSamples[name];
    });
    expect(losing.map(({ id }) => id).join()).toBe(NOT_KEPT.get(name) ?? '');
  },
);
