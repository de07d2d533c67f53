// Measures several commands on the same files. Each round runs all of them in turn, so that other load on the machine
// affects all equally. Only ratios within one contest are comparable.
import { fileURLToPath } from 'node:url';
import { measure, median } from './measure.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
export const cli = here('../dist/bin/main.js');
const plainPass = here('plain-pass.mjs');

/** A contender: a name, and the command for a pair of files. */
export const plain = {
  name: 'plain pass',
  command: ({ key, response }) => [process.execPath, plainPass, key, response],
};

export const corefeval = (jobs) => ({
  name: 'corefeval',
  command: ({ key, response }) => [
    process.execPath,
    cli,
    'score',
    key,
    response,
    ...(jobs === undefined ? [] : ['--jobs', jobs]),
  ],
});

/** `NAME=command {key} {response}`, run by the shell with the paths quoted. */
export function peer(text) {
  const [, name, template] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
  if (name === undefined || !template.includes('{key}') || !template.includes('{response}')) {
    throw new Error(`Expected --peer 'NAME=command {key} {response}', got "${text}"`);
  }
  const quoted = (path) => `'${path.replaceAll("'", "'\\''")}'`;
  return {
    name,
    peer: true,
    command: (files) => template.replace(/\{(key|response)\}/g, (_, side) => quoted(files[side])),
  };
}

/**
 * Results by name: median wall and processor time, highest peak, number of runs. An entry is a name, a command, and whether it
 * is a peer. A peer that does not end within `timeout` is not run again, and its time is a lower bound; a peer whose runs take
 * `timeout` in total is not run again either.
 */
export async function contest(entries, { repeat, timeout, progress }) {
  const runs = new Map(entries.map(({ name }) => [name, []]));
  for (let round = 0; round < repeat; round++) {
    for (const { name, command, peer: foreign } of entries) {
      const before = runs.get(name);
      const used = before.reduce((sum, { wall }) => sum + wall, 0);
      if (foreign && used >= timeout) continue;
      progress(`${name}, round ${round + 1} of ${repeat}`);
      before.push(await measure(command, foreign ? { timeout } : {}));
    }
  }
  return new Map([...runs].map(([name, list]) => [name, summary(list)]));
}

/** The entries of contenders for a pair of files. */
export const entriesFor = (contenders, files) =>
  contenders.map(({ name, peer: foreign, command }) => ({ name, peer: foreign, command: command(files) }));

function summary(list) {
  const known = (field) => list.map((run) => run[field]).filter((value) => value !== undefined);
  const [cpus, peaks] = [known('cpu'), known('peak')];
  return {
    wall: median(list.map(({ wall }) => wall)),
    cpu: cpus.length > 0 ? median(cpus) : undefined,
    peak: peaks.length > 0 ? Math.max(...peaks) : undefined,
    finished: list.every(({ finished }) => finished),
    runs: list.length,
  };
}
