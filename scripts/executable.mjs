// Builds dist/executable/corefeval-PLATFORM-ARCH: one file with the command line, its pages and Node.js, for machines without Node.js. Node.js 25.5 and
// later can build such files; for earlier ones the npm package of scripts/executable/package-lock.json is installed and used. See docs/executable.md.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { buildIfStale } from './build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const home = join(root, 'scripts', 'executable');
const folder = join(root, 'dist', 'executable');
const work = join(root, 'build', 'executable');

function run(command, args, cwd = root) {
  const { status } = spawnSync(command, args, {
    cwd,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** The Node.js that builds and becomes part of the executable: the running one, or that of the package for this system. */
function builder() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 25 || (major === 25 && minor >= 5)) return process.execPath;
  const { optionalDependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const name = Object.keys(optionalDependencies).find((each) =>
    each.endsWith(`${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`),
  );
  if (name === undefined) {
    console.error(
      `No Node.js to build with is known for ${process.platform}-${process.arch}. Run this with Node.js 25.5 or later.`,
    );
    process.exit(1);
  }
  const find = () => {
    try {
      const manifest = createRequire(join(home, 'package.json')).resolve(`${name}/package.json`);
      return join(manifest, '..', JSON.parse(readFileSync(manifest, 'utf8')).bin.node);
    } catch {
      return undefined;
    }
  };
  if (find() === undefined) {
    console.error('Installing a Node.js that can build executables (first run) …');
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], home);
  }
  return find();
}

/** The program reads the parts of the executable instead of files. */
const withParts = {
  name: 'with-parts',
  resolveId: {
    filter: { id: /\/assets\.js$/ },
    handler: (_, importer) =>
      importer?.startsWith(join(root, 'build', 'cli'))
        ? join(root, 'build', 'cli', 'executable', 'assets.js')
        : null,
  },
};

/** A program in one file, which needs nothing but Node.js. */
async function program(entry) {
  const bundle = await rolldown({
    input: join(root, 'build', 'cli', entry),
    platform: 'node',
    plugins: [withParts],
  });
  const { output } = await bundle.generate({
    format: 'cjs',
    codeSplitting: false,
    minify: { compress: false, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
  });
  await bundle.close();
  const path = join(work, entry);
  writeFileSync(path, output[0].code);
  return path;
}

buildIfStale();
rmSync(work, { recursive: true, force: true });
mkdirSync(work, { recursive: true });
mkdirSync(folder, { recursive: true });
const suffix = process.platform === 'win32' ? '.exe' : '';
const executable = join(folder, `corefeval-${process.platform}-${process.arch}${suffix}`);
/** The files of a folder, by their names as assets. */
const filesOf = (name, path) => readdirSync(path).map((file) => [`${name}/${file}`, join(path, file)]);
const files = [
  ...filesOf('web', join(root, 'dist', 'web')),
  ...filesOf('docs/errors', join(root, 'docs', 'errors')),
];
const configuration = join(work, 'sea-config.json');
writeFileSync(
  configuration,
  JSON.stringify({
    main: await program('main.js'),
    output: executable,
    disableExperimentalSEAWarning: true,
    useCodeCache: true,
    assets: { ...Object.fromEntries(files), 'bin/worker.js': await program('worker.js') },
  }),
);
rmSync(executable, { force: true });
run(builder(), ['--build-sea', configuration]);
chmodSync(executable, 0o755);
// macOS starts only programs that are signed, if only by the machine that built them.
if (process.platform === 'darwin') run('codesign', ['--sign', '-', executable]);
if (!existsSync(executable)) process.exit(1);
console.log(`${executable} ${(statSync(executable).size / 1e6).toFixed(1)} MB`);
