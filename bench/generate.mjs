// Writes a corpus of the benchmark to disk, document by document. The same seed and size give the same bytes.
//
//   node bench/generate.mjs CORPUS PREFIX [--seed N] [--size BYTES] [--documents N] [--length X]
//
// writes PREFIX.key.conll and PREFIX.response.conll and prints their statistics as JSON.
import { closeSync, openSync, writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { corpora } from './corpora.mjs';
import { Random } from './random.mjs';
import { vocabulary } from './vocabulary.mjs';

export const DEFAULT_SIZE = 256 * 2 ** 20;

/** A file that is written in large pieces. */
class Sink {
  #descriptor;
  #text = '';
  written = 0;

  constructor(path) {
    this.#descriptor = openSync(path, 'w');
  }

  put(text) {
    this.#text += text;
    if (this.#text.length > 1 << 20) this.flush();
  }

  flush() {
    this.written += writeSync(this.#descriptor, Buffer.from(this.#text));
    this.#text = '';
  }

  close() {
    this.flush();
    closeSync(this.#descriptor);
  }
}

/** The columns between the word and the coreference column. */
const between = { 5: '', 12: '\tNN\t*\t-\t-\t-\t-\t*' };

/**
 * Writes both files of a corpus and returns their paths and statistics. `size` is the number of bytes of both files
 * together and applies only to corpora of variable length; `documents` and `length` (a factor) change the others.
 */
export function generate(name, prefix, { seed = 1, size = DEFAULT_SIZE, documents, length } = {}) {
  const corpus = corpora[name];
  const random = new Random(seed);
  const word = vocabulary(seed);
  const paths = { key: `${prefix}.key.conll`, response: `${prefix}.response.conll` };
  const sinks = { key: new Sink(paths.key), response: new Sink(paths.response) };
  const facts = { documents: 0, tokens: 0 };
  for (const document of corpus.documents(random, { name, documents, length })) {
    facts.documents++;
    facts.tokens += writeDocument(document, between[corpus.columns], sinks, () => word(random));
    if (corpus.sized && documents === undefined && sinks.key.written + sinks.response.written >= size) break;
  }
  for (const sink of Object.values(sinks)) sink.close();
  return { ...paths, ...facts, bytes: sinks.key.written + sinks.response.written };
}

function writeDocument({ name, sentences }, middle, sinks, drawWord) {
  let tokens = 0;
  const both = (text) => {
    sinks.key.put(text);
    sinks.response.put(text);
  };
  both(`#begin document (${name}); part 000\n`);
  for (const { key, response } of sentences) {
    for (let i = 0; i < key.length; i++) {
      const head = `${name}\t0\t${i}\t${drawWord()}${middle}\t`;
      sinks.key.put(`${head}${key[i]}\n`);
      sinks.response.put(`${head}${response[i]}\n`);
    }
    tokens += key.length;
    both('\n');
  }
  both('#end document\n');
  return tokens;
}

/** `64M`, `2G` or a plain number of bytes. */
export function parseSize(text) {
  const [, number, unit] = /^(\d+(?:\.\d+)?)([KMG]?)$/i.exec(text) ?? [];
  if (number === undefined) throw new Error(`Expected a size such as 64M or 2G, got "${text}"`);
  return Number(number) * 2 ** { '': 0, K: 10, M: 20, G: 30 }[unit.toUpperCase()];
}

function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string' },
      size: { type: 'string' },
      documents: { type: 'string' },
      length: { type: 'string' },
    },
  });
  const [name, prefix] = positionals;
  if (positionals.length !== 2 || !Object.hasOwn(corpora, name)) {
    console.error(
      'usage: node bench/generate.mjs CORPUS PREFIX [--seed N] [--size BYTES] [--documents N] [--length X]',
    );
    for (const [id, { about }] of Object.entries(corpora)) console.error(`  ${id.padEnd(15)} ${about}`);
    process.exit(2);
  }
  const number = (text) => (text === undefined ? undefined : Number(text));
  const made = generate(name, prefix, {
    seed: number(values.seed),
    size: values.size === undefined ? undefined : parseSize(values.size),
    documents: number(values.documents),
    length: number(values.length),
  });
  console.log(JSON.stringify(made));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
