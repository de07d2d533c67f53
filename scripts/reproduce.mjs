// Computes published numbers again and compares: what the repository has, and with --data what is found in a folder.
//
//   npm run reproduce -- [--data DIR] [--update] [GROUP…]
//
// --update writes our digits to scripts/reproduce/groups.json and the tables of docs/reproduced.md.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { commandOf, conllOf, digitsLike, readGroups, scoreIn } from './reproduce/groups.mjs';
import { withReproduced } from './reproduce/page.mjs';

const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));

const { values, positionals } = parseArgs({
  options: { data: { type: 'string' }, update: { type: 'boolean' } },
  allowPositionals: true,
});
const groups = readGroups();
for (const name of positionals) {
  if (!groups.some(({ id }) => id === name)) {
    console.error(`No group "${name}". Groups: ${groups.map(({ id }) => id).join(', ')}`);
    process.exit(2);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'reproduce-'));
const counts = { equal: 0, explained: 0, changed: 0 };

/** Paths of key and response, or the one that is missing. */
function filesOf(item) {
  if (item.partition === undefined) {
    const found = [item.key, item.response].map((name) => join(resolve(values.data ?? '.'), name));
    const missing = values.data === undefined ? item.key : found.find((file) => !existsSync(file));
    return missing === undefined ? { files: found } : { missing };
  }
  return {
    files: ['key', 'response'].map((side) => {
      const file = join(folder, `${side}.conll`);
      writeFileSync(file, conllOf(item.partition, side));
      return file;
    }),
  };
}

function run(item, files, scale) {
  const words = commandOf(item, ...files).map((word) => word.replace('{data}', resolve(values.data ?? '.')));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path('dist/bin/main.js'), ...words, '--json', '--quiet'],
    { encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  if (status !== 0) throw new Error(`${item.id}: exit ${status}\n${stderr}`);
  const report = JSON.parse(stdout);
  return Object.fromEntries(
    Object.entries(item.published).map(([score, published]) => [
      score,
      digitsLike(published, scoreIn(report, score), scale),
    ]),
  );
}

function compare(item, ours) {
  for (const [score, published] of Object.entries(item.published)) {
    const recorded = item.ours?.[score];
    if (ours[score] !== recorded && !values.update) {
      counts.changed++;
      console.log(`${item.id}  ${score}: ${ours[score]}, was ${recorded}, published ${published}`);
    } else if (ours[score] === published) counts.equal++;
    else {
      counts.explained++;
      console.log(
        `${item.id}  ${score}: ${ours[score]}, published ${published}${item.note ? ` (${item.note})` : ''}`,
      );
    }
  }
}

try {
  for (const group of groups) {
    if (positionals.length > 0 && !positionals.includes(group.id)) continue;
    const missing = [];
    for (const item of group.items) {
      const { files, missing: name } = filesOf(item);
      if (files === undefined) {
        missing.push(name);
        continue;
      }
      const ours = run(item, files, item.scale ?? group.scale);
      compare(item, ours);
      if (values.update) item.ours = ours;
    }
    if (missing.length > 0) {
      const where = values.data === undefined ? 'give their folder with --data' : `not in ${values.data}`;
      console.log(
        `${group.id}: ${missing.length} of ${group.items.length} not run, ${where}: ${group.layout}\n  ${group.source}`,
      );
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

if (values.update) {
  writeFileSync(path('scripts/reproduce/groups.json'), `${JSON.stringify({ groups }, null, 1)}\n`);
  const page = path('docs/reproduced.md');
  writeFileSync(page, withReproduced(readFileSync(page, 'utf8'), groups));
}
console.log(
  `${counts.equal} digits equal, ${counts.explained} differ for the reason given, ${counts.changed} changed`,
);
process.exitCode = counts.changed > 0 ? 1 : 0;
