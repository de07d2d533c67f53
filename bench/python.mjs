// Measures the Python package: processor time of Python and of the server together, and as ratios.
// Usage: npm run bench:python [-- NODE…]    (programs of Node to measure with; the one that runs this by default)
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate } from './generate.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'corefeval-bench-'));
const nodes = process.argv.length > 2 ? process.argv.slice(2) : [process.execPath];

/** The goals: milliseconds of processor time on Node 22, and the ratio to the command. */
const GOALS = { large: 1.3, small: 0.4, batch: 2.5 };

const number = (value) => value.toFixed(2);
const row = (what, value, goal, more) =>
  `| ${what} | ${number(value)} | ${goal} ${value <= goal ? '✓' : '✗'} | ${more} |`;

try {
  const { key, response } = generate('conll12', join(folder, 'c'));
  for (const node of nodes) {
    const { status, stdout, stderr } = spawnSync('python3', [join(root, 'bench/python.py'), key, response], {
      encoding: 'utf8',
      env: {
        ...process.env,
        PYTHONPATH: join(root, 'python/src'),
        COREFEVAL_COMMAND: `${node} ${join(root, 'dist/bin/main.js')}`,
      },
    });
    if (status !== 0) throw new Error(stderr);
    const { runtime, python, large, small, batch, start } = JSON.parse(stdout);
    const ofJson = ({ milliseconds, json }) =>
      `${number(milliseconds / json)} × Python's own JSON of the lists`;
    console.log(
      [
        `\n${runtime}, Python ${python}\n`,
        '| processor time of both sides | | goal | |',
        '|---|---:|---:|---|',
        row('round trip, 100 entities (ms)', large.milliseconds, GOALS.large, ofJson(large)),
        row('round trip, 14 entities (ms)', small.milliseconds, GOALS.small, ofJson(small)),
        row(
          `${batch.documents} documents in one batch / the command on files`,
          batch.milliseconds / batch.command,
          GOALS.batch,
          `${number(batch.milliseconds)} ms, ${number(batch.command)} ms`,
        ),
        `| start to the first answer (ms) | ${number(start)} | | |`,
      ].join('\n'),
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
