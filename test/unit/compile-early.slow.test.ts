import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const script: string = '../../scripts/compile-early.mjs';
const { withParentheses } = await import(script);

/** The program with early functions: those whose text is given. */
function early(code: string, ...functions: string[]): string {
  return withParentheses(code, new Set(functions.map((text) => code.indexOf(text) + text.length)));
}

describe('functions that are compiled with their file', () => {
  it('are declared first, in parentheses', () => {
    expect(early('f();function f(){}async function* g(){}', 'function f(){}', 'async function* g(){}')).toBe(
      'var f=(function f(){});\nvar g=(async function* g(){});\nf();',
    );
  });

  it('are no arrow functions', () => {
    expect(early('const f=a=>a+1;', 'a=>a+1')).toBe('const f=(function(a){return a+1});');
    expect(early('const f=async({a},...b)=>{a(b)};', 'async({a},...b)=>{a(b)}')).toBe(
      'const f=(async function({a},...b){a(b)});',
    );
    expect(early('const f=()=>({a:1});', '()=>({a:1})')).toBe('const f=(function(){return ({a:1})});');
  });

  it('may be within each other, in parameters, too', () => {
    expect(early('const f=(a=b=>b)=>c=>a(c);', 'b=>b', '(a=b=>b)=>c=>a(c)')).toBe(
      'const f=(function(a=(function(b){return b})){return (function(c){return a(c)})});',
    );
  });

  it('do not share anything with the function around them', () => {
    for (const arrow of ['()=>this', '()=>arguments[0]', '()=>new.target', 'a=>b=>this']) {
      const code = `function f(){return ${arrow}}`;
      expect(early(code, arrow)).toBe(code);
    }
    expect(early('const f=()=>function(){return this};', '()=>function(){return this}')).toBe(
      'const f=(function(){return function(){return this}});',
    );
  });

  it('come after directives, and leave the others as they are', () => {
    expect(early('"use strict";const a=()=>1;function f(){}function g(){}', 'function f(){}')).toBe(
      '"use strict";\nvar f=(function f(){});\nconst a=()=>1;\nfunction g(){}',
    );
  });

  it('are those that score calls', () => {
    const folder = new URL('../../dist/bin/', import.meta.url);
    const core = readdirSync(folder).find((name) => name.startsWith('core-')) ?? '';
    const code = readFileSync(new URL(core, folder), 'utf8');
    expect(code).toContain('var scoreFiles=(async function scoreFiles(');
    expect(code).toContain('function writeConll(');
    expect(code).not.toContain('(function writeConll(');
  });
});
