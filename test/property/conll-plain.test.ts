import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readConllText, wordsOf } from '../support/conll.ts';

/** Pieces of which lines are made: whole columns, and what can go wrong between them. */
const piece = fc.constantFrom(
  '-',
  '_',
  '*',
  '(1)',
  '(1',
  '1)',
  '0',
  '12',
  'a/b',
  'word',
  'é',
  '#',
  ' ',
  '\t',
  '',
);
const columns = fc.array(piece, { minLength: 1, maxLength: 7 });
const usual = fc
  .tuple(
    fc.nat(30),
    fc.constantFrom('x', '-', 'é', 'a b'),
    fc.constantFrom('-', '-', '_', '(1)', '(2', '2)', '*', '', '1-', '(1)_'),
  )
  .map(([number, word, cell]) => ['d/1', '0', String(number), word, cell]);
const short = fc.tuple(usual, fc.nat(4)).map(([fields, length]) => [...fields.slice(0, length), '']);
const line = fc.oneof(
  { weight: 8, arbitrary: usual },
  { weight: 1, arbitrary: short },
  { weight: 1, arbitrary: columns },
  { weight: 1, arbitrary: fc.constant([]) },
);
const text = fc
  .tuple(
    fc.constantFrom('\t', ' ', '   '),
    fc.constantFrom('', '', '', ' ', '#'),
    fc.array(line, { maxLength: 25 }),
    fc.constantFrom('\n', '\n', '\r\n', ' \n'),
  )
  .map(([separator, indent, lines, newline]) => {
    const body = lines.map((fields) => (fields.length > 0 ? indent + fields.join(separator) : ''));
    return ['#begin document (d/1); part 000', ...body, '#end document', ''].join(newline);
  });

/** Well-formed documents: brackets of which all close, one after the other or nested. */
const wellFormed = fc
  .tuple(
    fc.constantFrom('\t', '  '),
    fc.array(fc.array(fc.nat(40), { maxLength: 3 }), { minLength: 1, maxLength: 60 }),
  )
  .map(([separator, rows]) => {
    const open: number[] = [];
    const cells = rows.map((ids) => {
      const items = ids.map((id) => {
        if (id % 3 === 0) return `(${id})`;
        if (id % 3 === 1 && open.length > 0) return `${open.splice(id % open.length, 1)[0]})`;
        open.push(id);
        return `(${id}`;
      });
      return items.join(items.every((item) => item.startsWith('(')) ? '' : '|') || '-';
    });
    const lines = [...cells, open.map((id) => `${id})`).join('|') || '-'].map(
      (cell, i) => `${['a/b', '0', i, `w${i % 7}`, '*', cell].join(separator)}${i % 9 === 8 ? '\n' : ''}`,
    );
    return `#begin document (a/b); part 000\n${lines.join('\n')}\n#end document\n`;
  });

/** All that a reader finds, but for the text of messages. */
function found(source: string) {
  const { documents, problems } = readConllText(source);
  return {
    documents: documents.map(({ id, line, length, mentions, entities, sentences, words }) => ({
      ...{ id, line, length, entities, mentions: [...mentions], sentences: Array.from(sentences) },
      words: words && Array.from({ length: words.length }, (_, i) => words.at(i)),
    })),
    problems: problems.map(({ code, line: number, column }) => ({ code, number, column })),
  };
}

const isPlain = (source: string) => readConllText(source).documents[0].words?.digest !== undefined;

/** A comment says nothing, but a document with one is read carefully. */
const withComment = (source: string) => source.replace('#end document', '# careful\n#end document');

it('reads plain documents to the same result as careful reading', () =>
  fc.assert(
    fc.property(fc.oneof(text, wellFormed), (source) => {
      expect(isPlain(withComment(source))).toBe(false);
      expect(found(source)).toEqual(found(withComment(source)));
    }),
    { numRuns: 4000 },
  ));

it('takes well-formed documents for plain', () =>
  fc.assert(
    fc.property(wellFormed, (source) => {
      expect(isPlain(source)).toBe(true);
    }),
  ));

it('tells texts apart by their digest if and only if words or sentence breaks differ', () => {
  const said = (source: string) => {
    const [document] = readConllText(source).documents;
    return JSON.stringify([wordsOf(document), Array.from(document.sentences)]);
  };
  const digest = (source: string) => readConllText(source).documents[0].words?.digest;
  fc.assert(
    fc.property(wellFormed, wellFormed, fc.nat(5), (a, b, at) => {
      const changed = a.replace(`w${at}`, `w${at}x`).replace('\n\n', '\n');
      for (const other of [b, changed]) expect(digest(a) === digest(other)).toBe(said(a) === said(other));
    }),
  );
});

it.each([1, 20_000, 100_000])('reads documents of any length (%i tokens)', (tokens) => {
  const line = (i: number) =>
    `a/b\t0\t${i}\tword${i}\tNN\t${i % 5 === 0 ? `(${i})` : '-'}\n${i % 20 === 19 ? '\n' : ''}`;
  const document = `#begin document (a/b); part 000\n${Array.from({ length: tokens }, (_, i) => line(i)).join('')}#end document\n`;
  const { documents, problems } = readConllText(document + document);
  expect(problems).toEqual([]);
  expect(documents.map(({ words }) => words?.digest !== undefined)).toEqual([true, true]);
  const [first, second] = documents.map(({ mentions, ...rest }) => ({ ...rest, mentions: [...mentions] }));
  expect(second.mentions.map(({ start, end, entity }) => [start, end, entity])).toEqual(
    first.mentions.map(({ start, end, entity }) => [start, end, entity]),
  );
  expect(first.mentions).toHaveLength(Math.ceil(tokens / 5));
  expect(documents[1].words?.at(tokens - 1)).toBe(`word${tokens - 1}`);
  expect(second.mentions[0].line).toBe((documents[1].line ?? 0) + 1);
});
