// npm run conformance: compares with recorded results of other programs, and the output of several versions of Node. What the repository
// contains (test/golden) always runs; test/conformance runs where the larger recordings are found beside the project, and where the versions
// of Node can be installed. `--complete` fails without them.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureNodes, nodes } from './nodes.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const suites = join(root, 'test', 'conformance');
const missing = ['golden', 'data'].filter((name) => !existsSync(join(root, '..', 'shared', name)));
const args = process.argv.slice(2);
const complete = args.includes('--complete');

/** The suites that were left out, by the titles of their groups and of tests outside of a group. */
function leftOut(ending) {
  return readdirSync(suites)
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => {
      const titles = readFileSync(join(suites, file), 'utf8').matchAll(
        /^(?:describe|it)\S*?\((?:.*?\)\()?\s*(['"`])(.*?)\1/gm,
      );
      return `  ${file}: ${Array.from(titles, ([, , title]) => title).join('; ')}`;
    })
    .join('\n');
}

const recordings = missing.map((name) => `../shared/${name}`).join(' and ');
const withRecordings = missing.length === 0;
const withNodes = ensureNodes();
const names = nodes.map(({ name }) => name).join(', ');
if (complete && !(withRecordings && withNodes)) {
  if (!withRecordings) console.error(`Expected recordings in ${recordings}.`);
  if (!withNodes) console.error(`Expected ${names} in scripts/nodes; npm could not install them.`);
  process.exit(1);
}
const projects = ['repository', ...(withNodes ? ['nodes'] : []), ...(withRecordings ? ['outside'] : [])];
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--config',
    'vitest.conformance.config.ts',
    ...(args.includes('--project') ? [] : projects.flatMap((name) => ['--project', name])),
    ...args.filter((arg) => arg !== '--complete'),
  ],
  { cwd: root, stdio: 'inherit' },
);
if (!withRecordings) {
  console.log(
    `Not run, because ${recordings} ${missing.length === 1 ? 'does' : 'do'} not exist:\n${leftOut('.conformance.ts')}`,
  );
}
if (!withNodes) console.log(`Not run, because npm could not install ${names}:\n${leftOut('.nodes.ts')}`);
process.exitCode = status ?? 1;
