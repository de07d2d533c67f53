// Measures the event nugget scorer on generated corpora, as ratios within one run: to a plain pass over the bytes in Node,
// and to the public scorer if EVMEVAL names its script (and PYTHON2 its interpreter).
// Usage: node bench/nuggets.mjs    (after npm run build)
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nuggetCorpus } from './nugget-corpus.mjs';

const MAIN = fileURLToPath(new URL('../dist/bin/main.js', import.meta.url));
const RUNS = 3;

/** The shortest time of a few runs, in seconds. */
function measure(command, args, cwd) {
  let seconds = Infinity;
  for (let run = 0; run < RUNS; run++) {
    const start = process.hrtime.bigint();
    const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 30 });
    if (status !== 0)
      throw new Error(`${command} ${args.join(' ')} ended with ${status}: ${stderr.slice(0, 500)}`);
    seconds = Math.min(seconds, Number(process.hrtime.bigint() - start) / 1e9);
  }
  return seconds;
}

const folder = mkdtempSync(join(tmpdir(), 'corefeval-bench-'));
try {
  for (const [title, documents, mentions] of [
    ['500 documents of 60 mentions', 500, 60],
    ['1 document of 5,000 mentions', 1, 5000],
  ]) {
    const { gold, system } = nuggetCorpus(documents, mentions, 7);
    writeFileSync(join(folder, 'gold.tbf'), gold);
    writeFileSync(join(folder, 'system.tbf'), system);
    mkdirSync(join(folder, 'out'), { recursive: true });
    const files = ['gold.tbf', 'system.tbf'];
    const named = ['-g', 'gold.tbf', '-s', 'system.tbf'];
    const outputs = ['-o', 'out/report.txt', '-d', 'out/diff.txt', '-c', 'out/coref.txt'];
    const pass = `const fs = require('node:fs'); let n = 0; for (const f of ['gold.tbf', 'system.tbf']) for (const b of fs.readFileSync(f)) n += b; console.log(n)`;
    const base = measure(process.execPath, ['-e', pass], folder);
    const rows = [
      ['a pass over the bytes', base],
      [
        'evmeval with comparison and coreference',
        measure(process.execPath, [MAIN, 'evmeval', ...named, ...outputs], folder),
      ],
      [
        'nuggets score',
        measure(process.execPath, [MAIN, 'nuggets', 'score', ...files, '--profile', 'evmeval-1.8'], folder),
      ],
      [
        'nuggets score --mapping optimal',
        measure(
          process.execPath,
          [MAIN, 'nuggets', 'score', ...files, '--profile', 'evmeval-1.8', '--mapping', 'optimal'],
          folder,
        ),
      ],
    ];
    if (process.env.EVMEVAL !== undefined) {
      const python = process.env.PYTHON2 ?? 'python2';
      rows.push(['the public scorer', measure(python, [process.env.EVMEVAL, ...named, ...outputs], folder)]);
    }
    console.log(`${title} (${((gold.length + system.length) / 1e6).toFixed(1)} MB)`);
    for (const [name, seconds] of rows) {
      console.log(
        `  ${name.padEnd(42)} ${seconds.toFixed(2).padStart(7)} s  ${(seconds / base).toFixed(1).padStart(7)} ×`,
      );
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
