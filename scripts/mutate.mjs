// npm run mutate -- FOLDER…: changes the code of a folder of src, one place at a time, and reports which changes no test notices
// (docs/contributing/mutate.md).
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import ts from 'typescript';
import { mutated, mutationsOf } from './mutate/mutations.mjs';
import { ProjectCopy } from './mutate/project-copy.mjs';

/** Time limit of tests, in milliseconds: a constant and a multiple of their time with the unchanged code. */
const limitOf = (time) => 5000 + 10 * time;

const { folders, maxFiles, perFile, seed } = readArguments();
const copy = new ProjectCopy();
const read = (path) => readFileSync(join(copy.folder, path), 'utf8');
const tests = await copy.start();
const laws = tests.filter((test) => /^test\/(?:property|golden)\//.test(test));
const lawLimit = limitOf(await timeOf(laws));
const importsOfFile = new Map();
for (const folder of folders) await mutateFolder(folder);
copy.stop();

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { files: { type: 'string' }, 'per-file': { type: 'string' }, seed: { type: 'string' } },
    });
    const { files = 'Infinity', 'per-file': perFile = '3', seed = '1' } = values;
    const [maxFiles, maxMutants] = [files, perFile].map(Number);
    if (positionals.length === 0) throw new Error('Expected a folder of src.');
    const missing = positionals.find((name) => !existsSync(join('src', name)));
    if (missing !== undefined) throw new Error(`src/${missing} does not exist.`);
    if (!(maxFiles >= 1 && maxMutants >= 1)) throw new Error('Expected numbers of at least 1.');
    return { folders: positionals, maxFiles, perFile: maxMutants, seed };
  } catch (error) {
    console.error(`${error.message}\nUsage: npm run mutate -- FOLDER… [--files N] [--per-file K] [--seed S]`);
    return process.exit(2);
  }
}

/** Prints a row for each mutant of a folder, then the share that tests caught. */
async function mutateFolder(folder) {
  const start = performance.now();
  const mutants = choose(sourcesOf(folder), maxFiles, folder).flatMap((file) =>
    choose(mutationsOf(file, read(file)), perFile, file).map((mutation) => ({
      file,
      mutation,
      place: `${file.slice('src/'.length)}:${mutation.line}`,
    })),
  );
  const width = Math.max(0, ...mutants.map(({ place }) => place.length));
  const limits = new Map();
  const catchers = [];
  for (const { file, mutation, place } of mutants) {
    if (!limits.has(file)) limits.set(file, limitOf(await timeOf(unitTestsOf(file), file)));
    const code = read(file);
    writeFileSync(join(copy.folder, file), mutated(code, mutation));
    const catcher = await catcherOf(file, limits.get(file));
    writeFileSync(join(copy.folder, file), code);
    catchers.push(catcher);
    const change = `${mutation.before} → ${mutation.after}`;
    console.log(`${place.padEnd(width)}  ${change.padEnd(76)}  ${catcher ?? 'SURVIVED'}`);
  }
  const caught = catchers.filter((catcher) => catcher !== null);
  const byUnit = caught.filter((catcher) => catcher.startsWith('unit')).length;
  console.log(
    `${folder}, seed ${seed}: ${caught.length} of ${mutants.length} mutants in ${limits.size} files caught ` +
      `(${((100 * caught.length) / mutants.length).toFixed(1)} %), ${byUnit} by the unit test of the file; ` +
      `${((performance.now() - start) / 1000).toFixed(0)} s\n`,
  );
}

/** The test that fails for the file as it is now in the copy, or null. */
async function catcherOf(file, limit) {
  const byUnit = await copy.run(file, unitTestsOf(file), limit);
  if (byUnit !== null) return byUnit.startsWith('test/') ? 'unit' : `unit, ${byUnit}`;
  const concerned = laws.filter((test) => reachedFrom(test).has(file));
  return (await copy.run(file, concerned, lawLimit))?.replace(/^test\/|\.test\.ts$/g, '') ?? null;
}

/** The unit test of the file; for a file without one, those of its folder. */
function unitTestsOf(file) {
  const path = file.replace(/^src\//, 'test/unit/');
  const own = path.replace(/\.tsx?$/, '.test.ts');
  return tests.includes(own) ? [own] : tests.filter((test) => test.startsWith(`${posix.dirname(path)}/`));
}

/** The time that tests take with the unchanged code, in milliseconds. */
async function timeOf(tests, file = 'package.json') {
  const start = performance.now();
  const failed = await copy.run(file, tests);
  if (failed !== null) {
    console.error(`${failed} fails for the unchanged code.`);
    process.exit(1);
  }
  return performance.now() - start;
}

/** The files of a folder, or one file, by their paths from the root. */
function sourcesOf(name) {
  const path = posix.join('src', name);
  if (statSync(join(copy.folder, path)).isFile()) return [path];
  return readdirSync(join(copy.folder, path), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => posix.join(path, file.split(sep).join('/')))
    .sort();
}

/** Up to `count` items in their order, chosen by the seed and a name, so that a choice does not depend on other files. */
function choose(items, count, name) {
  const hash = createHash('sha256').update(`${seed} ${name}`).digest();
  const random = xoroshiro128plus(hash.readInt32LE());
  const rest = items.map((_, i) => i);
  const chosen = [];
  while (chosen.length < count && rest.length > 0)
    chosen.push(...rest.splice(uniformInt(random, 0, rest.length - 1), 1));
  return chosen.sort((a, b) => a - b).map((i) => items[i]);
}

/** The files that a file imports, directly or by way of others, and the file itself. */
function reachedFrom(start) {
  const reached = new Set([start]);
  for (const file of reached) for (const other of importsOf(file)) reached.add(other);
  return reached;
}

function importsOf(file) {
  if (!/\.tsx?$/.test(file)) return [];
  if (!importsOfFile.has(file)) {
    const names = ts.preProcessFile(read(file)).importedFiles.map(({ fileName }) => fileName);
    const paths = names
      .filter((name) => name.startsWith('.'))
      .map((name) => posix.join(posix.dirname(file), name));
    importsOfFile.set(file, paths);
  }
  return importsOfFile.get(file);
}
