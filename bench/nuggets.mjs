// Measures the event nugget scorer on generated corpora, as ratios within one run: to a plain pass over the bytes in Node,
// and to the public scorer if EVMEVAL names its script (and PYTHON2 its interpreter).
// Usage: node bench/nuggets.mjs    (after npm run build)
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../dist/bin/main.js', import.meta.url));
const RUNS = 3;
const types = ['Conflict_Attack', 'Life_Die', 'Contact_Meet', 'Personnel_Elect', 'Life_Injure'];
const realis = ['Actual', 'Generic', 'Other'];

/** Numbers from 0 to 1, the same for the same seed. */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A corpus of documents with gold mentions, and a system that finds most of them. */
function corpus(documents, mentions, seed) {
  const random = randomNumbers(seed);
  const below = (n) => Math.floor(random() * n);
  const sides = { gold: [], system: [] };
  for (let d = 0; d < documents; d++) {
    const id = `doc${String(d).padStart(5, '0')}`;
    const gold = [];
    for (let i = 0, at = 0; i < mentions; i++) {
      at += 1 + below(20);
      const end = at + 3 + below(10);
      const twin = random() < 0.1 && gold.length > 0 ? gold[gold.length - 1] : undefined;
      gold.push({
        start: twin?.start ?? at,
        end: twin?.end ?? end,
        type: below(5),
        realis: below(3),
        cluster: below(mentions / 3),
      });
      at = end;
    }
    const system = gold
      .filter(() => random() > 0.12)
      .map((mention) => ({
        ...mention,
        end: mention.end + (random() < 0.15 ? 2 : 0),
        type: random() < 0.15 ? below(5) : mention.type,
        cluster: random() < 0.15 ? below(mentions / 3) : mention.cluster,
      }));
    sides.gold.push(documentText(id, gold));
    sides.system.push(documentText(id, system));
  }
  return { gold: sides.gold.join(''), system: sides.system.join('') };
}

function documentText(id, mentions) {
  const clusters = new Map();
  const lines = mentions.map(({ start, end, type, realis: r, cluster }, i) => {
    clusters.set(cluster, [...(clusters.get(cluster) ?? []), `E${i}`]);
    return ['bench', id, `E${i}`, `${start},${end}`, `w${i}`, types[type], realis[r]].join('\t');
  });
  const relations = [...clusters.values()]
    .filter((ids) => ids.length > 1)
    .map((ids, i) => `@Coreference\tR${i}\t${ids.join()}`);
  return `${[`#BeginOfDocument ${id}`, ...lines, ...relations, '#EndOfDocument'].join('\n')}\n`;
}

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
    const { gold, system } = corpus(documents, mentions, 7);
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
