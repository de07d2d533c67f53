// Where the control is during a run: which functions are called, in which order, and how long it stays in each folder.
//
//     node scripts/walk.mjs                                                      every verb, on a small input: a line for each
//     node scripts/walk.mjs score examples/key.conll examples/response.conll     one run, in full
//
// A stay is a series of calls of functions of one folder of src, until a function of another folder is called. Every function of a copy of build/
// (after `npm run build`) records its calls, from the start of the program to its end; nothing is left out. Calls in threads are not recorded.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
const pair = 'examples/key.conll examples/response.conll';
const events = 'examples/nuggets/gold.tbf examples/nuggets/system.tbf -t examples/nuggets/tokens';

/** A run of every verb. A counts file is written by the run of `score`, which comes first. */
const RUNS = [
  `score ${pair} --counts counts.json`,
  `analyze ${pair}`,
  `report ${pair} -o report.html`,
  'ui --port 0',
  `explain ${pair} --document example/letter --metric muc`,
  'merge counts.json',
  `gate ${pair} --baseline baseline.json --update`,
  `check ${pair}`,
  'check-kit examples/compare/key.conll -o kit',
  'convert examples/key.conll --to jsonlines',
  'compare examples/compare/key.conll examples/compare/ours.conll examples/compare/theirs.conll',
  'agree examples/agree/ann.conll examples/agree/ben.conll',
  'tokenize examples/nuggets/story.txt',
  `nuggets score ${events}`,
  'nuggets check examples/nuggets/system.tbf',
  `nuggets compare ${events}`,
  'nuggets convert examples/nuggets/story.ann --to tbf',
  'serve --stdio',
  'completion bash',
  `scorer.pl all ${pair} none`,
  'evmeval -g examples/nuggets/gold.tbf -s examples/nuggets/system.tbf -t examples/nuggets/tokens',
];

/** Defines `walk`, which the copy calls, and writes the stays when the program ends; a server is ended after a while. */
const recorder = `
import { writeFileSync } from 'node:fs';
const stays = [];
let [folder, calls] = ['', new Map()];
globalThis.walk = (place, name) => {
  if (place !== folder) stays.push([place, (calls = new Map())]);
  folder = place;
  calls.set(name, (calls.get(name) ?? 0) + 1);
};
process.on('exit', () => writeFileSync(process.env.WALK_LOG, JSON.stringify(stays.map(([place, all]) => [place, [...all]]))));
setTimeout(() => process.exit(), 10_000).unref();
`;

/** The code with a call of `walk` at the start of each function. */
function instrument(file, code) {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS);
  const insertions = [];
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body !== undefined) {
      const call = `walk(${JSON.stringify(folderOf(file))}, ${JSON.stringify(`${file} ${nameOf(node)}`)})`;
      const [start, end] = [node.body.getStart(), node.body.getEnd()];
      if (ts.isBlock(node.body)) insertions.push([start + 1, `${call};`]);
      else insertions.push([start, `(${call}, `], [end, ')']);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  let [text, at] = ['', 0];
  for (const [position, added] of insertions.sort(([a], [b]) => a - b)) {
    text += code.slice(at, position) + added;
    at = position;
  }
  return text + code.slice(at);
}

/** The first folder under src: `formats/conll` is part of `formats`. */
const folderOf = (file) => file.split('/')[0];

/** The name of a function, after those of the functions and classes around it; one without a name has its line in build/. */
function nameOf(node) {
  const names = [];
  for (let at = node; at !== undefined; at = at.parent) {
    if (!ts.isFunctionLike(at) && !ts.isClassLike(at)) continue;
    const named = at.name ?? at.parent.name;
    const line = at.getSourceFile().getLineAndCharacterOfPosition(at.getStart()).line + 1;
    names.unshift(ts.isConstructorDeclaration(at) ? 'constructor' : (named?.getText() ?? `${line}`));
  }
  return names.join('.');
}

/** A copy of build/ that records its calls, in a folder where runs may write files. */
function instrumentedCopy(folder) {
  const copy = join(folder, 'build');
  cpSync(join(root, 'build'), copy, { recursive: true });
  for (const name of ['node_modules', 'examples']) symlinkSync(join(root, name), join(folder, name));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'recorder.js'), recorder);
  for (const name of readdirSync(copy, { recursive: true })) {
    if (!name.endsWith('.js')) continue;
    const path = join(copy, name);
    writeFileSync(path, instrument(name.split(sep).join('/'), readFileSync(path, 'utf8')));
  }
}

/** The stays of a run, in their order: a folder, and its functions with the number of calls. */
function walk(folder, args, cwd) {
  const log = join(folder, 'log');
  const program = [join(folder, 'build', 'cli', 'main.js'), ...args];
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', join(folder, 'recorder.js'), ...program],
    { cwd, env: { ...process.env, WALK_LOG: log }, stdio: ['inherit', 'ignore', 'pipe'], encoding: 'utf8' },
  );
  // Bad input is a run like any other; wrong usage and bugs are not.
  if (![0, 1, 3].includes(status)) {
    console.error(`corefeval ${args.join(' ')} ended with exit code ${status}:\n${stderr}`);
    process.exit(1);
  }
  return JSON.parse(readFileSync(log, 'utf8'));
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const callsOf = ([, functions]) => sum(functions.map(([, count]) => count));

/** Stays and calls of some stays, and how many calls a stay has on average. */
function countsOf(stays) {
  const calls = sum(stays.map(callsOf));
  return [stays.length, calls, (calls / stays.length).toFixed(1)].map(String);
}

/** Rows with aligned columns; the first is text, the others are numbers. */
function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const pad = (cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]));
  return rows.map((row) => row.map(pad).join('  ')).join('\n');
}

/** All calls of a run by stay, and a table of the folders. */
function printRun(stays) {
  stays.forEach((stay, i) => {
    console.log(`${i + 1}. ${stay[0]}, ${callsOf(stay)} ${callsOf(stay) === 1 ? 'call' : 'calls'}`);
    for (const [name, count] of stay[1]) console.log(`     ${name}${count === 1 ? '' : ` ×${count}`}`);
  });
  const folders = [...new Set(stays.map(([folder]) => folder))];
  const rows = folders.map((folder) => [folder, ...countsOf(stays.filter((stay) => stay[0] === folder))]);
  console.log(
    `\n${table([['folder', 'stays', 'calls', 'calls per stay'], ...rows, ['all', ...countsOf(stays)]])}`,
  );
}

/** A line for each verb. */
function printVerbs(folder, known) {
  const missing = known.filter((verb) => !RUNS.some((run) => run.startsWith(`${verb} `)));
  if (missing.length > 0) {
    console.error(`scripts/walk.mjs has no run of: ${missing.join(', ')}`);
    process.exit(1);
  }
  const place = join(folder, 'place');
  mkdirSync(place);
  symlinkSync(join(root, 'examples'), join(place, 'examples'));
  const rows = RUNS.map((run) => {
    const stays = walk(folder, run.split(' '), place);
    const functions = new Set(stays.flatMap(([, calls]) => calls.map(([name]) => name)));
    const files = new Set(Array.from(functions, (name) => name.split(' ')[0]));
    const verb = known.find((name) => run.startsWith(`${name} `));
    return [verb, String(files.size), String(functions.size), ...countsOf(stays)];
  });
  console.log(table([['verb', 'files', 'functions', 'stays', 'calls', 'calls per stay'], ...rows]));
}

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'walk-')));
try {
  instrumentedCopy(folder);
  const args = process.argv.slice(2);
  if (args.length > 0) printRun(walk(folder, args, process.cwd()));
  else {
    const built = (name) => import(new URL(`../build/cli/${name}.js`, import.meta.url));
    const [{ makeProgram }, { verbCards }] = await Promise.all(
      ['program', 'reference/verb-cards'].map(built),
    );
    printVerbs(
      folder,
      verbCards(await makeProgram(undefined)).map(({ name }) => name),
    );
  }
} finally {
  rmSync(folder, { recursive: true });
}
