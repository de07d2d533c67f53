/** What is written and read again has the same words, sentences and partition, unless the writer reported a loss. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Document, Mention } from '../../src/core/document.ts';
import { brat } from '../../src/formats/brat/brat.ts';
import { corefud } from '../../src/formats/corefud/corefud.ts';
import type { Format } from '../../src/formats/index.ts';
import { litbank } from '../../src/formats/litbank/litbank.ts';
import { tbf } from '../../src/formats/tbf/tbf.ts';
import { ua } from '../../src/formats/ua/ua.ts';
import { webanno } from '../../src/formats/webanno/webanno.ts';
import { wordsOf } from '../support/conll.ts';
import { documentArbitrary, partitionOf } from '../support/document-arbitraries.ts';
import { readText, writeText } from '../support/read-text.ts';
import { runs } from '../support/runs.ts';

/** Formats, the codes of losses that their writers report, and the properties of mentions that they hold. */
const writers: [Format, readonly string[], readonly (keyof Mention)[]][] = [
  [corefud, ['corefud/crossing'], ['head', 'zero', 'attributes']],
  [ua, ['ua/inexpressible'], []],
];

describe.each(writers.map((writer) => [writer[0].id, ...writer] as const))(
  '%s',
  (_, format, losses, properties) => {
    const documents = fc.array(documentArbitrary(...format.holds), { minLength: 1, maxLength: 2 });

    it('comes back as it was written', () =>
      fc.assert(
        fc.property(documents, (list) => {
          const named = list.map((document, i): Document => ({ ...document, id: `${document.id}${i}` }));
          const { text, codes } = writeText(format, ...named);
          const { documents: again, problems } = readText(format, text);
          expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
          expect(again.map(({ id }) => id)).toEqual(named.map(({ id }) => id));
          expect(again.map(wordsOf)).toEqual(named.map(wordsOf));
          expect(again.map(({ sentences }) => [...Array.from(sentences)])).toEqual(
            named.map(({ sentences }) => [...Array.from(sentences)]),
          );
          expect(again.map(({ tokens }) => [...(tokens?.emptyNodes ?? [])])).toEqual(
            named.map(({ tokens }) => [...(tokens?.emptyNodes ?? [])].sort((a, b) => a - b)),
          );
          expect(again.map(({ relations = [] }) => relations.length)).toEqual(
            named.map(({ relations = [] }) => relations.length),
          );
          const isLost = codes.some((code) => losses.includes(code));
          const partitions = (side: readonly Document[]) =>
            side.map((one) => partitionOf(one, ...properties));
          if (!isLost) expect(partitions(again)).toEqual(partitions(named));
          else expect(partitions(again)).not.toEqual(partitions(named));
        }),
        { numRuns: runs(500) },
      ));
  },
);

/** Formats with one document in a file and its text beside it. */
const companionWriters = [
  [litbank.id, litbank],
  [brat.id, brat],
  [tbf.id, tbf],
] as const;

describe.each(companionWriters)('%s', (_, format) => {
  it('comes back as it was written, with its text', () =>
    fc.assert(
      fc.property(
        documentArbitrary('types', ...(format !== litbank ? (['gaps'] as const) : [])),
        (document) => {
          const { text, codes } = writeText(format, document);
          const { documents, problems } = readText(format, text, {
            '.txt': format.writeCompanion(document) ?? '',
          });
          expect([codes, problems]).toEqual([[], []]);
          // Characters are compared by writing once more, since brat and tbf have no tokens.
          const [again] = documents;
          if (format !== litbank) expect(writeText(format, again).text).toBe(text);
          else expect(partitionOf(again)).toEqual(partitionOf(document));
        },
      ),
      { numRuns: runs(300) },
    ));
});

describe('webanno', () => {
  it('comes back as it was written, with types', () =>
    fc.assert(
      fc.property(documentArbitrary('types'), (document) => {
        const { text, codes } = writeText(webanno, document);
        const { documents, problems } = readText(webanno, text);
        expect([codes, problems]).toEqual([[], []]);
        const [again] = documents;
        expect([...Array.from(again.sentences)]).toEqual([...Array.from(document.sentences)]);
        expect(wordsOf(again)).toEqual(wordsOf(document));
        expect(partitionOf(again, 'attributes')).toEqual(partitionOf(document, 'attributes'));
      }),
      { numRuns: runs(500) },
    ));
});
