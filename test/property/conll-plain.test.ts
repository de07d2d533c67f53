import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readConllText, wordsOf } from '../support/conll.ts';
import { conllText, wellFormedConll } from '../support/conll-arbitraries.ts';
import { runs, size } from '../support/runs.ts';

/** The result of reading a file, without the text of messages. */
function found(source: string) {
  const { documents, problems } = readConllText(source);
  return {
    documents: documents.map(({ id, line, length, mentions, entities, sentences, tokens }) => ({
      id,
      line,
      length,
      entities,
      mentions: [...mentions],
      sentences: Array.from(sentences),
      words: tokens && Array.from({ length: tokens.length }, (_, i) => tokens.at(i)),
    })),
    problems: problems.map(({ code, line: number, column }) => ({ code, number, column })),
  };
}

const isPlain = (source: string) => readConllText(source).documents[0].tokens?.digest !== undefined;

/** A comment has no meaning, but a document with one is not plain and is read by the general reader. */
const withComment = (source: string) => source.replace('#end document', '# careful\n#end document');

it('reads plain documents with the same result as the general reader', () =>
  fc.assert(
    fc.property(fc.oneof(conllText, wellFormedConll), (source) => {
      expect(isPlain(withComment(source))).toBe(false);
      expect(found(source)).toEqual(found(withComment(source)));
    }),
    { numRuns: runs(4000) },
  ));

it('takes well-formed documents for plain', () =>
  fc.assert(
    fc.property(wellFormedConll, (source) => {
      expect(isPlain(source)).toBe(true);
    }),
  ));

it('gives texts different digests if and only if words or sentence breaks differ', () => {
  const said = (source: string) => {
    const [document] = readConllText(source).documents;
    return JSON.stringify([wordsOf(document), Array.from(document.sentences)]);
  };
  const digest = (source: string) => readConllText(source).documents[0].tokens?.digest;
  fc.assert(
    fc.property(wellFormedConll, wellFormedConll, fc.nat(5), (a, b, at) => {
      const changed = a.replace(`w${at}`, `w${at}x`).replace('\n\n', '\n');
      for (const other of [b, changed]) expect(digest(a) === digest(other)).toBe(said(a) === said(other));
    }),
  );
});

it.each([1, 20_000, size(100_000)])('reads documents of any length (%i tokens)', (tokens) => {
  const line = (i: number) =>
    `a/b\t0\t${i}\tword${i}\tNN\t${i % 5 === 0 ? `(${i})` : '-'}\n${i % 20 === 19 ? '\n' : ''}`;
  const document = `#begin document (a/b); part 000\n${Array.from({ length: tokens }, (_, i) => line(i)).join('')}#end document\n`;
  const { documents, problems } = readConllText(document + document);
  expect(problems).toEqual([]);
  expect(documents.map(({ tokens }) => tokens?.digest !== undefined)).toEqual([true, true]);
  const [first, second] = documents.map(({ mentions, ...rest }) => ({ ...rest, mentions: [...mentions] }));
  expect(second.mentions.map(({ start, end, entity }) => [start, end, entity])).toEqual(
    first.mentions.map(({ start, end, entity }) => [start, end, entity]),
  );
  expect(first.mentions).toHaveLength(Math.ceil(tokens / 5));
  expect(documents[1].tokens?.at(tokens - 1)).toBe(`word${tokens - 1}`);
  expect(second.mentions[0].line).toBe((documents[1].line ?? 0) + 1);
});
