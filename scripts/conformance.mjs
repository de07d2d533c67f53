// npm run conformance: compares with recorded results of other programs. What the repository contains (test/golden) always
// runs; test/conformance runs where the larger recordings are found beside the project. `--complete` fails without them.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const suites = join(root, 'test', 'conformance');
const missing = ['golden', 'data'].filter((name) => !existsSync(join(root, '..', 'shared', name)));
const args = process.argv.slice(2);
const complete = args.includes('--complete');

/** The suites that were left out, by the titles of their groups and of tests outside of a group. */
function leftOut() {
  return readdirSync(suites)
    .sort()
    .map((file) => {
      const titles = readFileSync(join(suites, file), 'utf8').matchAll(
        /^(?:describe|it)\S*?\((?:.*?\)\()?\s*(['"`])(.*?)\1/gm,
      );
      return `  ${file}: ${Array.from(titles, ([, , title]) => title).join('; ')}`;
    })
    .join('\n');
}

const found = missing.length === 0;
if (!found && complete) {
  console.error(`Expected recordings in ${missing.map((name) => `../shared/${name}`).join(' and ')}.`);
  process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--config',
    'vitest.conformance.config.ts',
    ...(found ? [] : ['--project', 'repository']),
    ...args.filter((arg) => arg !== '--complete'),
  ],
  { cwd: root, stdio: 'inherit' },
);
if (!found) {
  console.log(
    `Not run, because ${missing.map((name) => `../shared/${name}`).join(' and ')} ${missing.length === 1 ? 'does' : 'do'} not exist:\n${leftOut()}`,
  );
}
process.exitCode = status ?? 1;
