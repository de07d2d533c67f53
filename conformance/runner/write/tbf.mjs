// Event nuggets in the format of the TAC KBP scorer; spans are characters, ends are exclusive.
import { documentName } from '../layout.mjs';

export const extension = 'tbf';
export const features = ['documents'];

const SIDES = { key: 'gold', response: 'system' };

export function write(vector, side) {
  const name = SIDES[side];
  return vector.documents
    .map((document, at) => documentLines(document[name], documentName(at), name))
    .join('');
}

function documentLines(nuggets, id, name) {
  const rows = nuggets.map(({ at, type, realis }, n) => {
    const ranges = Array.isArray(at[0]) ? at : [at];
    const span = ranges.map((range) => range.join(',')).join(';');
    return [name, id, `E${n + 1}`, span, 'w', type, realis].join('\t');
  });
  return `#BeginOfDocument ${id}\n${rows.map((row) => `${row}\n`).join('')}#EndOfDocument\n`;
}
