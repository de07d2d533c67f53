import fc from 'fast-check';

/** Pieces that lines are composed of: whole columns, and invalid characters between them. */
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
/** A document of lines of all kinds, one of which may be broken. */
export const conllText = fc
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

/** Well-formed documents: all brackets are closed, in sequence or nested. */
export const wellFormedConll = fc
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
