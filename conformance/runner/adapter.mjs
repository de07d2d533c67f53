// An adapter says how a scorer is called and how its output is read.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { DEFAULTS, featuresOf, kindOf } from './vectors.mjs';
import { writers } from './write/index.mjs';

const folder = new URL('../adapters/', import.meta.url);

export const adapterNames = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();

/** An adapter of this folder, or of a file. Throws an Error with a sentence for the user. */
export function readAdapter(name) {
  const own = new URL(`${name}.json`, folder);
  const path = adapterNames().includes(name) ? own : name;
  if (!existsSync(path)) {
    throw new Error(`No adapter "${name}". Expected a file, or one of: ${adapterNames().join(', ')}`);
  }
  let adapter;
  try {
    adapter = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${name}: expected JSON: ${error.message}`);
  }
  if (adapter.functions === undefined && !Object.hasOwn(writers, adapter.input)) {
    throw new Error(
      `${name}: expected "input" to be one of ${Object.keys(writers).join(', ')}, got ${JSON.stringify(adapter.input)}`,
    );
  }
  return adapter;
}

/** The words of the command line that the options of a vector need, or null if the scorer does not offer one. */
export function optionWords(adapter, options = {}) {
  const words = [];
  for (const [name, usual] of Object.entries(DEFAULTS)) {
    const value = options[name] ?? usual;
    const known = adapter.options?.[name]?.[value];
    if (known === undefined && value !== usual) return null;
    words.push(...(known ?? []));
  }
  return words;
}

/** Whether the scorer can be given the vector at all. */
export function offers(adapter, vector) {
  if ((adapter.kind ?? 'coreference') !== kindOf(vector)) return false;
  if (optionWords(adapter, vector.options) === null) return false;
  const readable = adapter.features ?? writers[adapter.input].features;
  return [...featuresOf(vector)].every((feature) => readable.includes(feature));
}
