// The mutations of a source file: small changes of its behaviour that a test should notice.
import ts from 'typescript';

/** Operators, and what takes their place. */
const OPERATORS = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '**': ['*'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '/=': ['*='],
  '&': ['|'],
  '|': ['&'],
  '^': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
};

/** Methods, and what takes the place of their names. */
const METHODS = new Map([
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['some', 'every'],
  ['every', 'some'],
]);

/** Functions and methods that return a condition. */
const PREDICATE = /^(?:is[A-Z]\w*|has|hasOwn|includes|startsWith|endsWith|test)$/;

/** Methods that return a list of the same type, so that their call can be left out. */
const LEFT_OUT = new Set(['filter', 'reverse', 'sort', 'toReversed', 'toSorted']);

/** A sum with a text is a text. */
const isText = (node) =>
  ts.isStringLiteral(node) ||
  ts.isTemplateLiteral(node) ||
  (ts.isBinaryExpression(node) && [node.left, node.right].some(isText));

/** Calls of predicates are negated wherever they are, other calls and names only as conditions; comparisons are mutated at their operator. */
const isPredicate = (node) =>
  ts.isCallExpression(node) && PREDICATE.test((node.expression.name ?? node.expression).text ?? '');
const isNegatedCondition = (node) =>
  ts.isPropertyAccessExpression(node) ||
  ts.isIdentifier(node) ||
  (ts.isCallExpression(node) && !isPredicate(node));

const isLoopCondition = (node) =>
  ts.isForStatement(node.parent) && node.parent.condition === node && node.operatorToken.getText() === '<';

/** The step of a loop: with another one it would not end. */
const isStep = (node) => ts.isForStatement(node.parent) && node.parent.incrementor === node;

const isNegative = (node) => ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken;

const isNot = (node) => ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken;

/** Larger constants are sizes of buffers and limits, of which one more is hardly ever a fault. */
const MAX_CONSTANT = 100;

const isSmall = (node) => Number(node.text) <= MAX_CONSTANT && !isNegative(node.parent);

/** The replacements of a node, as `[part of it, new text]`. */
function replacements(node) {
  if (ts.isBinaryExpression(node)) {
    const { operatorToken } = node;
    const others = OPERATORS[operatorToken.getText()] ?? [];
    if ((others[0] === '-' && isText(node)) || isStep(node)) return [];
    // One step too many often reads past the end of an array, without effect; one too few has one.
    if (isLoopCondition(node))
      return [
        [operatorToken, others.at(-1)],
        [node.right, `${node.right.getText()} - 1`],
      ];
    return others.map((other) => [operatorToken, other]);
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [[node, 'false']];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [[node, 'true']];
  if (ts.isNumericLiteral(node)) return isSmall(node) ? [[node, `${Number(node.text) + 1}`]] : [];
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
    const operand = node.operand.getText();
    if (isNot(node)) return [[node, operand]];
    if (isNegative(node)) return [[node, operand]];
    if (node.operator === ts.SyntaxKind.PlusPlusToken && !isStep(node))
      return [[node, node.getText().replace('++', '--')]];
    return [];
  }
  const condition = ts.isIfStatement(node)
    ? node.expression
    : ts.isConditionalExpression(node)
      ? node.condition
      : undefined;
  if (condition !== undefined) return isNegatedCondition(condition) ? negated(condition) : [];
  if (isPredicate(node)) return isNot(node.parent) ? [] : negated(node);
  if (ts.isExpressionStatement(node) && !ts.isAwaitExpression(node.expression)) return [[node, ';']];
  if (ts.isContinueStatement(node) || ts.isThrowStatement(node)) return [[node, ';']];
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    if (METHODS.has(name.text)) return [[name, METHODS.get(name.text)]];
    if (LEFT_OUT.has(name.text) && !ts.isExpressionStatement(node.parent))
      return [[node, expression.getText()]];
  }
  return [];
}

const negated = (node) => [[node, `!${node.getText()}`]];

/** Characters of the line that the table shows on each side of a change, and of the changed text. */
const [CONTEXT, MAX_CHANGE] = [14, 24];

/** A part of a line, `text`, with a bit of what comes before and after it. */
function inLine(before, text, after) {
  const [change] = text.split('\n');
  const isCut = change.length < text.length || change.length > MAX_CHANGE;
  return (
    (before.length > CONTEXT ? `…${before.slice(-CONTEXT)}` : before) +
    (isCut ? `${change.slice(0, MAX_CHANGE)}…` : change) +
    (after.length > CONTEXT ? `${after.slice(0, CONTEXT)}…` : after)
  );
}

/**
 * The mutations of a file, in its order: the range of characters that `replacement` takes the place of, and for the table `line` (from 1),
 * `before` and `after`.
 */
export function mutationsOf(file, code) {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ES2022, true);
  const found = [];
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    for (const [part, replacement] of replacements(node)) {
      const [start, end] = [part.getStart(), part.getEnd()];
      const { line } = source.getLineAndCharacterOfPosition(start);
      const head = code.slice(source.getPositionOfLineAndCharacter(line, 0), start).trimStart();
      const tail = code.slice(end).split('\n', 1)[0];
      found.push({
        start,
        end,
        replacement,
        line: line + 1,
        before: inLine(head, part.getText(), tail),
        after: inLine(head, replacement, tail),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.sort((a, b) => a.start - b.start);
}

export const mutated = (code, { start, end, replacement }) =>
  code.slice(0, start) + replacement + code.slice(end);
