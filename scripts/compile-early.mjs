// V8 compiles a function when it is first called, and the compile cache of Node holds only what was compiled when a file was loaded.
// A function in parentheses is compiled with its file. So the functions that a run calls are put into parentheses: then they are in the
// cache, and without a cache they are parsed once instead of twice.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseAst } from 'rolldown/parseAst';

/** Rewrites a file of a program so that the functions that a run of the program calls are compiled with it. */
export function compileEarly(file, run) {
  const code = readFileSync(file, 'utf8');
  writeFileSync(file, withParentheses(code, calledFunctions(file, run)));
}

/** The ends of the functions of a file that a run calls. */
function calledFunctions(file, run) {
  const folder = mkdtempSync(join(tmpdir(), 'corefeval-build-'));
  try {
    const env = { ...process.env, NODE_V8_COVERAGE: folder, NODE_DISABLE_COMPILE_CACHE: '1' };
    const { status, stderr } = spawnSync(process.execPath, run, { env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${run.join(' ')} ended with ${status}: ${stderr}`);
    const reports = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
    const scripts = reports.flatMap(({ result }) => result);
    const { functions } = scripts.find(({ url }) => url === pathToFileURL(file).href);
    const whole = functions.map(({ ranges }) => ranges[0]);
    return new Set(whole.filter(({ count }) => count > 0).map(({ endOffset }) => endOffset));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The same program with parentheses around the functions that end at these offsets: function declarations of the file, which become
 * variables at its start, and arrow functions, which become other functions, because V8 compiles arrow functions late in any case.
 */
export function withParentheses(code, ends) {
  const { body } = parseAst(code);
  const arrows = [];
  for (const statement of body) {
    visit(statement, (node) => {
      if (node.type === 'ArrowFunctionExpression' && ends.has(node.end) && !usesOuter(node))
        arrows.push(node);
      return true;
    });
  }
  const rewritten = (start, end) => {
    let text = '';
    let at = start;
    for (const arrow of arrows) {
      if (arrow.start < at || arrow.end > end) continue;
      text += code.slice(at, arrow.start) + asFunction(arrow);
      at = arrow.end;
    }
    return text + code.slice(at, end);
  };
  const asFunction = ({ async, params, expression, start, end }) => {
    const last = params.at(-1);
    const arrow = code.indexOf('=>', last?.end ?? start);
    const list = last === undefined ? '' : rewritten(params[0].start, last.end);
    const content = rewritten(arrow + 2, end).trim();
    return `(${async ? 'async ' : ''}function(${list})${expression ? `{return ${content}}` : content})`;
  };
  const isEarly = ({ type, end }) => type === 'FunctionDeclaration' && ends.has(end);
  const functions = body
    .filter(isEarly)
    .map(({ id, start, end }) => `var ${id.name}=(${rewritten(start, end)});`);
  const others = body.filter((node) => !isEarly(node)).map(({ start, end }) => rewritten(start, end));
  const directives = body.filter(({ directive }) => directive !== undefined).length;
  return [...others.slice(0, directives), ...functions, ...others.slice(directives)].join('\n');
}

/** Whether an arrow function uses what it shares with the function around it. */
function usesOuter(arrow) {
  let uses = false;
  visit(arrow, (node) => {
    uses ||= OUTER.has(node.type) || (node.type === 'Identifier' && node.name === 'arguments');
    return !/^Function/.test(node.type);
  });
  return uses;
}

const OUTER = new Set(['ThisExpression', 'Super', 'MetaProperty']);

/** Calls a function for a node and those below it, as long as it returns true. */
function visit(node, enter) {
  if (!enter(node)) return;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') visit(child, enter);
    }
  }
}
