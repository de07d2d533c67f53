// npm run release:check: everything that must hold before a version is published, one line for each check with what was measured. The exit code is 1 if a check fails; all
// are run. Nothing is published. --skip NAME leaves a check out, and the last line says so; --only NAME runs it alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builds } from './builds.mjs';
import { archive, installed, licences, manifest, paths } from './package.mjs';
import { wheel } from './python.mjs';
import { changes, home, schemas, tree, versions } from './sources.mjs';
import { types } from './types.mjs';

/** In the order in which they run: `builds` makes the archives that the later ones look at. */
const checks = {
  versions,
  changes,
  home,
  schemas,
  tree,
  builds,
  archive,
  manifest,
  paths,
  licences,
  types,
  installed,
  wheel,
};

/** Those that look at the archives. */
const ARCHIVES = ['archive', 'manifest', 'paths', 'licences', 'types', 'installed', 'wheel'];

const words = process.argv.slice(2);
const named = (flag) => words.flatMap((word, at) => (word === flag ? [words[at + 1]] : []));
const skipped = named('--skip');
const only = named('--only');
const unknown = [...skipped, ...only].find((name) => !Object.hasOwn(checks, name ?? ''));
if (unknown !== undefined || words.length !== 2 * (skipped.length + only.length)) {
  console.error(
    `usage: npm run release:check -- [--skip NAME]… [--only NAME]…\nchecks: ${Object.keys(checks).join(', ')}`,
  );
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'corefeval-release-'));
const context = { root: fileURLToPath(new URL('../..', import.meta.url)), folder };
let failures = 0;
try {
  for (const [name, check] of Object.entries(checks)) {
    if (skipped.includes(name) || (only.length > 0 && ![...only, 'builds'].includes(name))) continue;
    let line;
    if (ARCHIVES.includes(name) && context.packed === undefined) {
      console.log(`– ${name.padEnd(10)} not run, because builds failed`);
      continue;
    }
    try {
      line = `✓ ${name.padEnd(10)} ${await check(context)}`;
    } catch (error) {
      failures += 1;
      line = `✗ ${name.padEnd(10)} ${error.message.trim().replaceAll('\n', '\n  ')}`;
    }
    console.log(line);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const left = only.length > 0 ? 'the others' : skipped.join(', ');
console.log(
  `${failures === 0 ? 'Ready' : `${failures} checks failed`}${left === '' ? '.' : `; not run: ${left}.`}`,
);
process.exitCode = failures === 0 ? 0 : 1;
