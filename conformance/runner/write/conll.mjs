// CoNLL-2012 with five columns, the last one for coreference.
import { documentName, namedEntities, rangesOf, wordsOf } from '../layout.mjs';

export const extension = 'conll';
export const features = ['documents'];

export function write(vector, side) {
  if (vector.text?.conll !== undefined) return vector.text.conll[side];
  const labels = new Map();
  return vector.documents
    .map((document, at) => documentLines(document, side, documentName(at), labels))
    .join('');
}

function documentLines(document, side, name, labels) {
  const cells = Array.from({ length: wordsOf(document) }, () => ({ opened: [], single: [], closed: [] }));
  const spans = namedEntities(document[side]).flatMap(([entity, mentions]) => {
    if (!labels.has(entity)) labels.set(entity, labels.size);
    return mentions.flatMap(rangesOf).map(([start, end]) => ({ label: labels.get(entity), start, end }));
  });
  // Longer mentions open first, and close last.
  spans.sort((a, b) => b.end - b.start - (a.end - a.start));
  for (const { label, start, end } of spans) {
    if (start === end) cells[start].single.push(`(${label})`);
    else {
      cells[start].opened.push(`(${label}`);
      cells[end].closed.unshift(`${label})`);
    }
  }
  const rows = cells.map(({ opened, single, closed }, n) => {
    const cell = [...opened, ...single, ...closed].join('|') || '-';
    return `${name}\t0\t${n}\tw${n}\t${cell}\n`;
  });
  return `#begin document (${name}); part 000\n${rows.join('')}\n#end document\n`;
}
