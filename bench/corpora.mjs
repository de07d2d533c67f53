// The corpora of the benchmark. `documents` yields `{ name, sentences }`, where a sentence is the list of the cells of its
// tokens in the key and in the response. Nothing is kept in memory, so a corpus may be larger than memory.
import { adversarialCorpora } from './adversarial.mjs';
import { synthesize } from './synthesize.mjs';

/** A corpus like annotated text. `spread` is the standard deviation of the logarithm of document lengths. */
const textCorpus = (shape) => ({
  ...shape,
  *documents(random, { name, documents = shape.documents, length = 1 }) {
    const scaleOf = scales(random, shape.spread, documents);
    for (let i = 0; i < documents; i++) {
      const tokens = Math.max(6, Math.round(shape.tokens * length * scaleOf(i)));
      const mentions = Math.round((shape.mentions * tokens) / shape.tokens);
      const folder = String(Math.floor(i / 100)).padStart(4, '0');
      yield {
        name: shape.columns === 5 ? `${name}/${i}` : `bench/${name}/${folder}/${name}_${i}`,
        sentences: asCells(synthesize(random, { ...shape, tokens, mentions })),
      };
    }
  },
});

/** Lengths of documents as factors of the mean: log-normal, with a mean of exactly 1 where their number is known. */
function scales(random, spread, documents) {
  const draw = () => Math.exp(spread * random.normal() - spread ** 2 / 2);
  if (!Number.isFinite(documents)) return draw;
  const drawn = Array.from({ length: documents }, draw);
  const mean = drawn.reduce((sum, scale) => sum + scale, 0) / documents;
  return (i) => drawn[i] / mean;
}

function* asCells(sentences) {
  for (const { length, key, response } of sentences) {
    yield { key: cellsOf(length, key), response: cellsOf(length, response) };
  }
}

/** Opening brackets, outermost first; then one-token mentions; then closing brackets, innermost first. */
function cellsOf(length, mentions) {
  const cells = new Array(length).fill('-');
  const add = (token, text) => {
    cells[token] = cells[token] === '-' ? text : `${cells[token]}|${text}`;
  };
  for (const { start, end, entity } of mentions) if (start < end) add(start, `(${entity}`);
  for (const { start, end, entity } of mentions) if (start === end) add(start, `(${entity})`);
  for (const { start, end, entity } of mentions.toReversed()) if (start < end) add(end, `${entity})`);
  return cells;
}

const conll12 = {
  tokens: 487,
  mentions: 57.5,
  entitySize: 4.36,
  singletons: false,
  spread: 0.7,
  columns: 12,
};
const litbank = {
  tokens: 2100,
  mentions: 290,
  entitySize: 3.67,
  singletons: true,
  spread: 0.02,
  columns: 12,
};
const longdoc = { tokens: 1e5, mentions: 15_000, entitySize: 4, singletons: true, spread: 0, columns: 12 };
const crossdoc = { tokens: 1e6, mentions: 1e5, entitySize: 10 / 3, singletons: true, spread: 0, columns: 12 };
const web = { tokens: 400, mentions: 40, entitySize: 3.5, singletons: false, spread: 0.6, columns: 5 };

export const corpora = {
  conll12: {
    about: '348 documents, 170k tokens, 20k mentions, no singletons',
    ...textCorpus({ ...conll12, documents: 348 }),
  },
  litbank: {
    about: '100 documents of 2,100 tokens, 29k mentions with singletons',
    ...textCorpus({ ...litbank, documents: 100 }),
  },
  longdoc: {
    about: 'one document, 100k tokens, 15k mentions',
    ...textCorpus({ ...longdoc, documents: 1 }),
  },
  crossdoc: {
    about: 'one document, 1M tokens, 100k mentions, 30k entities',
    ...textCorpus({ ...crossdoc, documents: 1 }),
  },
  web: {
    about: 'short documents, as many as fit into --size',
    sized: true,
    ...textCorpus({ ...web, documents: Number.POSITIVE_INFINITY }),
  },
  ...adversarialCorpora,
};
