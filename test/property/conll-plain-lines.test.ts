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
    fc.constantFrom('', '', ' ', '#'),
    fc.array(line, { maxLength: 25 }),
    fc.boolean(),
  )
  .map(([separator, indent, lines, ended]) => {
    const body = lines.map((fields) => (fields.length > 0 ? indent + fields.join(separator) : '')).join('\n');
    return `#begin document (d/1); part 000\n${body}${ended ? '\n#end document\n' : ''}`;
  });

/** All that a reader finds, but for the text of messages. */
function found(source: string) {
  const { documents, problems } = readConllText(source);
  return {
    documents: documents.map((document) => ({
      ...{
        mentions: document.mentions,
        entities: document.entities,
        sentences: Array.from(document.sentences),
      },
      words: wordsOf(document),
    })),
    problems: problems.map(({ code, line: number, column }) => ({ code, number, column })),
  };
}

// A line that ends in a carriage return is never taken for a plain one, so this compares the two ways of reading.
it('reads plain lines quickly to the same result as carefully', () =>
  fc.assert(
    fc.property(text, (source) => {
      expect(found(source)).toEqual(found(source.replaceAll('\n', '\r\n')));
    }),
    { numRuns: 2000 },
  ));
