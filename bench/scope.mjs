// How much more entities across documents cost than the same mentions in one document: processor time and memory.
//
//   node bench/scope.mjs [--documents N] [--rounds N] [--main FILE]
//
// The corpus `crossdoc` is scored as it is, and cut into N documents at the ends of sentences, with --scope corpus. Runs alternate; medians are printed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { generate } from './generate.mjs';
import { SCOPE_GOAL } from './goals.mjs';

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '9' },
    main: { type: 'string', default: fileURLToPath(new URL('../dist/bin/main.js', import.meta.url)) },
  },
});

/** Writes the only document of a file as several. */
function cut(from, to, documents) {
  const lines = readFileSync(from, 'utf8').split('\n');
  const body = lines.slice(1, lines.indexOf('#end document'));
  const least = Math.ceil(body.length / documents);
  const blocks = [];
  let start = 0;
  body.forEach((line, i) => {
    if (i < body.length - 1 && (line !== '' || i + 1 - start < least)) return;
    const text = body.slice(start, i + 1).join('\n');
    blocks.push(`#begin document (d${blocks.length}); part 000\n${text}\n#end document\n`);
    start = i + 1;
  });
  writeFileSync(to, blocks.join(''));
}

/** Prints what a process has used when it ends. */
const USAGE = `process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  process.stderr.write(JSON.stringify([(userCPUTime + systemCPUTime) / 1000, maxRSS / 1000]) + '\\n');
});`;

/** Milliseconds of processor time and MB of memory of a run. */
function measure(...args) {
  const preload = join(folder, 'usage.cjs');
  writeFileSync(preload, USAGE);
  const { stderr, status } = spawnSync(process.execPath, ['--require', preload, values.main, ...args, '-q'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stderr.trim().split('\n').at(-1));
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

const folder = mkdtempSync(join(tmpdir(), 'corefeval-bench-'));
try {
  const one = generate('crossdoc', join(folder, 'one'));
  const sides = ['key', 'response'];
  const many = Object.fromEntries(sides.map((side) => [side, join(folder, `many.${side}.conll`)]));
  for (const side of sides) cut(one[side], many[side], Number(values.documents));
  const runs = {
    'one document': ['score', one.key, one.response],
    'documents by themselves': ['score', many.key, many.response, '--jobs', '1'],
    'one corpus': ['score', many.key, many.response, '--scope', 'corpus'],
  };
  const found = Object.fromEntries(Object.keys(runs).map((name) => [name, []]));
  for (let round = 0; round < Number(values.rounds); round++)
    for (const [name, args] of Object.entries(runs)) found[name].push(measure(...args));
  const [time, memory] = [0, 1].map((i) => (name) => median(found[name].map((each) => each[i])));
  for (const name of Object.keys(runs))
    console.log(`${name}: ${time(name).toFixed(0)} ms of processor time, ${memory(name).toFixed(0)} MB`);
  const ratios = [time, memory].map((of) => of('one corpus') / of('one document'));
  const isMet = ratios.every((ratio) => ratio <= SCOPE_GOAL);
  console.log(
    `one corpus takes ${ratios[0].toFixed(2)} times the processor time and ${ratios[1].toFixed(2)} times the memory of one document; goal ${SCOPE_GOAL}: ${isMet ? 'met' : 'missed'}`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
