// CoNLL-U with the Entity attribute of CorefUD 1.0: heads, gaps, and empty nodes for zeros.
import { documentName, namedEntities, rangesOf, wordsOf } from '../layout.mjs';

export const extension = 'conllu';
export const features = ['documents', 'gaps', 'heads', 'zeros'];

export const write = (vector, side) =>
  vector.documents.map((document, at) => documentLines(document, side, documentName(at))).join('');

function documentLines(document, side, name) {
  const words = Array.from({ length: wordsOf(document) }, () => node());
  const zeros = words.map(() => []);
  for (const [entity, mentions] of namedEntities(document[side]))
    for (const mention of mentions) place(mention, `${name}e${entity}`, words, zeros);
  const rows = words.flatMap((word, n) => {
    const [head, relation] = n === 0 ? [0, 'root'] : [1, 'dep'];
    return [
      `${n + 1}\tw${n}\t_\t_\t_\t_\t${head}\t${relation}\t_\t${entityOf(word)}\n`,
      ...zeros[n].map(
        (zero, at) => `${n + 1}.${at + 1}\t_\t_\t_\t_\t_\t_\t_\t${zero.deps ?? '1:dep'}\t${entityOf(zero)}\n`,
      ),
    ];
  });
  return `# newdoc id = ${name}\n# global.Entity = eid-etype-head-other\n# sent_id = ${name}-s1\n${rows.join('')}\n`;
}

const node = () => ({ opened: [], single: [], closed: [] });

function entityOf({ opened, single, closed }) {
  const chunks = [...closed, ...opened, ...single].map(({ text }) => text).join('');
  return chunks === '' ? '_' : `Entity=${chunks}`;
}

/** Adds the brackets of a mention. Of mentions that open together the longest is first, of those that close together last. */
function place(mention, label, words, zeros) {
  if (mention.zero !== undefined) {
    const { after, number, parents } = mention.zero;
    while (zeros[after].length < number) zeros[after].push(node());
    const zero = zeros[after][number - 1];
    zero.deps = parents.map(([word, relation]) => `${word + 1}:${relation}`).join('|') || undefined;
    zero.single.push({ text: `(${label}--1-)` });
    return;
  }
  const ranges = rangesOf(mention);
  const inside = ranges.flatMap(([start, end]) =>
    Array.from({ length: end - start + 1 }, (_, i) => start + i),
  );
  const head = inside.indexOf(mention.head ?? inside[0]) + 1;
  ranges.forEach(([start, end], part) => {
    const id = ranges.length === 1 ? label : `${label}[${part + 1}/${ranges.length}]`;
    const length = end - start;
    if (length === 0) words[start].single.push({ text: `(${id}--${head}-)` });
    else {
      insert(words[start].opened, { text: `(${id}--${head}-`, length }, (other) => other.length < length);
      insert(words[end].closed, { text: `${id})`, length }, (other) => other.length > length);
    }
  });
}

function insert(list, item, before) {
  const at = list.findIndex(before);
  list.splice(at < 0 ? list.length : at, 0, item);
}
