// node corpus.mjs FOLDER DOCUMENTS PARTS
//
// Writes a corpus for the tests of this folder: key/NNN.conll and response/NNN.conll, the same documents as clusters in parts/NNN.jsonl, and all of them
// in key.conll and response.conll. The same numbers give the same bytes.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder, documents, parts] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const TOKENS = 12;

/** A linear congruential generator (Numerical Recipes). */
let state = 1;
function draw(below) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}

/** The entity of each token, or -1; a response has some mentions moved and some left out. */
const entitiesOfKey = () => Array.from({ length: TOKENS }, () => draw(5) - 1);
const changed = (entities) =>
  entities.map((entity) => (draw(5) === 0 ? draw(5) - 1 : entity));

const conll = (name, entities) =>
  `#begin document (${name}); part 000\n${entities
    .map((entity, i) => `${name}\t0\t${i}\tw${i}\t${entity < 0 ? '-' : `(${entity})`}\n`)
    .join('')}\n#end document\n`;

function clusters(entities) {
  const members = new Map();
  entities.forEach((entity, i) => {
    if (entity >= 0) members.set(entity, [...(members.get(entity) ?? []), i]);
  });
  return [...members.values()];
}

for (const name of ['key', 'response', 'parts']) mkdirSync(join(folder, name), { recursive: true });
for (const name of ['key.conll', 'response.conll']) writeFileSync(join(folder, name), '');
for (let part = 0; part < parts; part++) {
  const number = String(part).padStart(3, '0');
  const texts = { key: '', response: '', lists: '' };
  for (let d = part; d < documents; d += parts) {
    const id = `d${String(d).padStart(5, '0')}`;
    const key = entitiesOfKey();
    const response = changed(key);
    texts.key += conll(id, key);
    texts.response += conll(id, response);
    texts.lists += `${JSON.stringify({ id, key: clusters(key), response: clusters(response) })}\n`;
  }
  for (const side of ['key', 'response']) {
    writeFileSync(join(folder, side, `${number}.conll`), texts[side]);
    appendFileSync(join(folder, `${side}.conll`), texts[side]);
  }
  writeFileSync(join(folder, 'parts', `${number}.jsonl`), texts.lists);
}
