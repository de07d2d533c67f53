/**
 * The language leaves the last bit of some functions to the engine, so versions of Node and browsers print other digits. Printed numbers
 * use + − × ÷ and the square root; `core/elementary.ts` has what else is needed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('../../src/', import.meta.url));

/** Members of `Math` that the language defines to the last bit, and `random`, of which nobody expects that. */
const ALLOWED = [
  ...['abs', 'ceil', 'floor', 'round', 'trunc', 'sign', 'min', 'max', 'sqrt'],
  ...['fround', 'clz32', 'imul', 'PI', 'LN2', 'random'],
];

/** Drawing: a point on the screen is no number that anybody compares. */
const DRAWING = ['web/charts/', 'web/playground/drag.ts'];

const isDrawing = (path: string) => DRAWING.some((place) => path.startsWith(place));

/** A number that is written out, such as 2 or -70. */
const isWritten = (node: ts.Expression): boolean =>
  ts.isNumericLiteral(ts.isPrefixUnaryExpression(node) ? node.operand : node);

/** What a file uses that may differ between engines. A power of whole numbers that are written out is exact. */
function inexactIn(path: string): string[] {
  const file = ts.createSourceFile(path, readFileSync(source + path, 'utf8'), ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertyAccessExpression(node) &&
      node.expression.getText(file) === 'Math' &&
      !ALLOWED.includes(node.name.text)
    )
      found.push(`${path}: ${node.getText(file)}`);
    if (
      ts.isBinaryExpression(node) &&
      (node.operatorToken.kind === ts.SyntaxKind.AsteriskAsteriskEqualsToken ||
        (node.operatorToken.kind === ts.SyntaxKind.AsteriskAsteriskToken &&
          !(isWritten(node.left) && isWritten(node.right))))
    )
      found.push(`${path}: ${node.getText(file)}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path));

it('no file uses a function whose last bit depends on the engine', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((path) => !isDrawing(path)).flatMap(inexactIn)).toEqual([]);
});

it('such uses are found', () => {
  expect(files.filter(isDrawing).flatMap(inexactIn)).toContain('web/charts/linear-scale.ts: Math.log10');
});
