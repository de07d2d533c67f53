// The npm archive as its users get it.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** At most: number of files, megabytes unpacked, megabytes packed. */
const BUDGET = { files: 900, unpacked: 4.5e6, packed: 1.8e6 };
/** What an archive may contain. */
const LISTED =
  /^(dist\/|docs\/[^/]+\.(md|bib)$|docs\/(compat|errors|formats)\/|examples\/|schemas\/|(CHANGELOG|README)\.md$|LICENSE$|package\.json$)/;
const LICENCES = new Set(['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD']);

const megabytes = (bytes) => (bytes / 1e6).toFixed(2);
const shell = process.platform === 'win32';

/** Size, and only the files that belong there. */
export function archive({ packed: { listed } }) {
  const { entryCount: files, unpackedSize: unpacked, size: packed } = listed;
  const figures = `${files} files, ${megabytes(unpacked)} MB unpacked, ${megabytes(packed)} MB packed`;
  if (files >= BUDGET.files || unpacked >= BUDGET.unpacked || packed >= BUDGET.packed)
    throw new Error(
      `${figures}; at most ${BUDGET.files}, ${megabytes(BUDGET.unpacked)} and ${megabytes(BUDGET.packed)}`,
    );
  const strange = listed.files
    .map(({ path }) => path)
    .filter((path) => !LISTED.test(path) || /\.(map|tsx?)$/.test(path.replace(/\.d\.ts$/, '')));
  if (strange.length > 0) throw new Error(`files that do not belong there:\n${strange.join('\n')}`);
  return `${figures} (at most ${BUDGET.files}, ${megabytes(BUDGET.unpacked)}, ${megabytes(BUDGET.packed)})`;
}

/** Everything that package.json names is in the archive. */
export function manifest({ root, packed: { listed } }) {
  const { bin, man, exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const paths = new Set(listed.files.map(({ path }) => path));
  const named = [
    ...Object.values(bin),
    man,
    ...Object.values(exports).flatMap((each) => (typeof each === 'string' ? each : Object.values(each))),
  ]
    .map((path) => path.replace(/^\.\//, ''))
    .filter((path) => !path.includes('*'));
  const missing = named.filter((path) => !paths.has(path));
  if (missing.length > 0) throw new Error(`not in the archive: ${missing.join(', ')}`);
  return `${named.length} files that package.json names are there`;
}

function unpacked(path, bytes) {
  if (path.endsWith('.gz')) return gunzipSync(bytes);
  return path.endsWith('.br') ? brotliDecompressSync(bytes) : bytes;
}

const bytesOf = (path) => {
  const bytes = readFileSync(path);
  return unpacked(path, bytes).toString('latin1');
};

/** No file has a path of the machine that built it. */
export function paths(context) {
  const {
    root,
    folder,
    packed: { archive: file, listed },
  } = context;
  const target = join(folder, 'content');
  mkdirSync(target);
  execFileSync('tar', ['-xzf', file, '-C', target]);
  const own = [root.replace(/[\\/]$/, ''), homedir()].filter((path) => path.length > 5);
  const found = listed.files
    .map(({ path }) => path)
    .filter((path) => {
      const content = bytesOf(join(target, 'package', path));
      return own.some((each) => content.includes(each));
    });
  if (found.length > 0) throw new Error(`paths of this machine are in ${found.join(', ')}`);
  return `no path of this machine in ${listed.files.length} files`;
}

/** The licence of the project and those of bundled packages are there; what is installed with it is as free. */
export function licences({ root, folder }) {
  const content = join(folder, 'content', 'package');
  if (!/Apache License\s+Version 2\.0/.test(readFileSync(join(content, 'LICENSE'), 'latin1')))
    throw new Error('LICENSE is not that of Apache 2.0');
  const bundled = new Set();
  for (const part of ['bin', 'web']) {
    const list = readFileSync(join(content, 'dist', part, 'LICENSES.txt'), 'utf8');
    for (const name of list.matchAll(/^((?:@[\w.-]+\/)?[a-z][\w.-]*)\n\n/gm)) bundled.add(name[1]);
  }
  const all = new Set([...bundled, ...runtime(root)]);
  const other = [...all].filter((name) => !LICENCES.has(packageOf(root, name).license));
  if (other.length > 0)
    throw new Error(
      `licences to look at: ${other.map((name) => `${name} ${packageOf(root, name).license}`).join(', ')}`,
    );
  return `${bundled.size} bundled packages have theirs in LICENSES.txt; ${all.size} packages: ${[...new Set([...all].map((name) => packageOf(root, name).license))].sort().join(', ')}`;
}

const packageOf = (root, name) =>
  JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'));

/** The packages that npm installs with ours. */
function runtime(root) {
  const found = new Set();
  const visit = ({ dependencies = {} }) => {
    for (const name of Object.keys(dependencies)) {
      if (found.has(name)) continue;
      found.add(name);
      visit(packageOf(root, name));
    }
  };
  visit(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  return [...found];
}

/** Installs in an empty folder, without network and scripts, and scores. The packages that it needs come from node_modules, as archives. */
export function installed({ root, folder, packed: { archive: file } }) {
  const project = join(folder, 'project');
  const archives = join(folder, 'archives');
  for (const each of [project, archives]) mkdirSync(each);
  writeFileSync(join(project, 'package.json'), '{ "private": true }');
  const npm = (cwd, ...args) =>
    execFileSync(
      'npm',
      [
        ...args,
        '--ignore-scripts',
        '--offline',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
        '--cache',
        join(folder, 'cache'),
      ],
      { cwd, encoding: 'utf8', shell, stdio: ['ignore', 'pipe', 'pipe'] },
    );
  for (const name of runtime(root))
    npm(root, 'pack', join(root, 'node_modules', name), '--pack-destination', archives);
  npm(project, 'install', file, ...readdirSync(archives).map((name) => join(archives, name)));
  for (const name of ['key.conll', 'response.conll'])
    cpSync(join(root, 'examples', name), join(project, name));
  const main = join(project, 'node_modules', 'corefeval', 'dist', 'bin', 'main.js');
  const json = JSON.parse(
    execFileSync(process.execPath, [main, 'score', 'key.conll', 'response.conll', '--json'], {
      cwd: project,
      encoding: 'utf8',
    }),
  );
  const conll = (100 * json.systems[0].conll).toFixed(2);
  if (conll !== '73.62') throw new Error(`the example has CoNLL ${conll}, not 73.62`);
  const code =
    "import('corefeval').then(({ score }) => console.log(score([['a', 'b', 'c']], [['a', 'b']]).muc.f1.toFixed(4)))";
  const f1 = execFileSync(process.execPath, ['-e', code], { cwd: project, encoding: 'utf8' }).trim();
  if (f1 !== '0.6667') throw new Error(`the library computes MUC ${f1}, not 0.6667`);
  return `offline in an empty folder: CoNLL ${conll} from the command, MUC ${f1} from the library`;
}
