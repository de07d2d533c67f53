// Lists the functions that a document passes through in a command, in the order of their first calls, and counts files
// and changes of folder:
//
//     node scripts/walk.mjs score examples/key.conll examples/response.conll
//
// Every function of a copy of build records its first call. The walk begins with the action of the command and ends with
// the program. Not part of it are code that runs while a module is loaded, the declaration of options, the parsing of
// arguments, and the functions that turn options into settings, with all that they call: no document passes there.
// WALK_BUILD names another build, WALK_BEFORE the function before which files are counted.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Functions that turn arguments and options into settings. */
const SETTINGS = new Set([
  'systemArguments',
  'scoreRequest',
  'settingsOf',
  'sideOptions',
  'matchOptions',
  'defaultMapping',
  'outputKind',
  'mainOutputs',
  'checkPaths',
]);

/** Defines `walk`, which the copy calls, and prints the first calls when the program ends. */
const recorder = `
import { writeFileSync } from 'node:fs';
const first = new Set();
globalThis.walk = { outside: 0, begun: false, enter(call, isAction) {
  if (isAction) this.begun = true;
  if (this.begun && this.outside === 0) first.add(call);
}, aside(compute) {
  this.outside++;
  try { return compute(); } finally { this.outside--; }
} };
process.on('exit', () => writeFileSync(process.env.WALK_LOG, [...first].join('\\n')));
`;

/** The code with a call of `walk` at the start of each function. */
function instrument(file, code) {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS);
  const insertions = [];
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body !== undefined) {
      const call = `walk.enter(${JSON.stringify(`${file} ${nameOf(node)}`)}, ${isAction(node)})`;
      const [start, end] = [node.body.getStart(), node.body.getEnd()];
      if (SETTINGS.has(nameOf(node))) {
        if (ts.isBlock(node.body)) {
          insertions.push([start + 1, 'walk.outside++; try {'], [end - 1, '} finally { walk.outside--; }']);
        } else insertions.push([start, 'walk.aside(() => '], [end, ')']);
      } else if (ts.isBlock(node.body)) insertions.push([start + 1, `${call};`]);
      else insertions.push([start, `(${call}, `], [end, ')']);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  let [text, at] = ['walk.outside++;', 0];
  for (const [position, added] of insertions.sort(([a], [b]) => a - b)) {
    text += code.slice(at, position) + added;
    at = position;
  }
  return `${text}${code.slice(at)}\nwalk.outside--;`;
}

const isAction = ({ parent }) =>
  ts.isCallExpression(parent) &&
  ts.isPropertyAccessExpression(parent.expression) &&
  parent.expression.name.text === 'action';

/** The name of a function, after those of the functions and classes around it. */
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

/** The first calls of a run, as `file function`. */
function trace(build, args) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'walk-')));
  try {
    const copy = join(folder, 'build');
    cpSync(build, copy, { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'recorder.js'), recorder);
    for (const name of readdirSync(copy, { recursive: true })) {
      if (!name.endsWith('.js')) continue;
      const path = join(copy, name);
      writeFileSync(path, instrument(name.split(sep).join('/'), readFileSync(path, 'utf8')));
    }
    const log = join(folder, 'log');
    const main = join(copy, 'cli', 'main.js');
    const { status } = spawnSync(process.execPath, ['--import', join(folder, 'recorder.js'), main, ...args], {
      env: { ...process.env, WALK_LOG: log },
      stdio: ['inherit', 'ignore', 'inherit'],
    });
    if (status !== 0) process.exit(status ?? 1);
    return readFileSync(log, 'utf8').split('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const { WALK_BUILD = join(root, 'build'), WALK_BEFORE = 'evaluatePair' } = process.env;
const calls = trace(resolve(WALK_BUILD), process.argv.slice(2)).map((call) => call.split(' '));

/** The first folder under src; `nuggets/model` and `formats/conll` are parts of one. */
const folderOf = (file) => file.split('/')[0];
const innerFolderOf = (file) => file.slice(0, file.lastIndexOf('/'));
const changes = (folder) => calls.map(([file], i) => i > 0 && folder(file) !== folder(calls[i - 1][0]));
const countOf = (folder) => changes(folder).filter(Boolean).length;
const filesOf = (list) => new Set(list.map(([file]) => file)).size;

let stay = 0;
changes(folderOf).forEach((isChange, i) => {
  if (isChange) stay++;
  const [file, name] = calls[i];
  console.log(`${(isChange ? String(stay) : '').padStart(4)}  ${file.padEnd(36)} ${name}`);
});
const stage = calls.findIndex(([, name]) => name === WALK_BEFORE);
console.log(`\n${calls.length} functions, ${filesOf(calls)} files`);
console.log(
  `${countOf(folderOf)} changes of folder, ${countOf(innerFolderOf)} if folders within a folder are counted too`,
);
if (stage >= 0) console.log(`${filesOf(calls.slice(0, stage))} files before ${WALK_BEFORE}`);
