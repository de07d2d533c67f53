import { choice, type Pattern, sequence } from './pattern.ts';

/**
 * Splits a pattern into patterns of fixed width, by width, so that the length of a lookahead is known when it matches.
 * Undefined for a pattern of unbounded width.
 */
export function byWidth(pattern: Pattern): ReadonlyMap<number, Pattern> | undefined {
  if (pattern.kind === 'set') return new Map([[1, pattern]]);
  if (pattern.kind === 'choice') return pattern.items.map(byWidth).reduce(either);
  if (pattern.kind === 'sequence') return pattern.items.map(byWidth).reduce(both, new Map([[0, sequence()]]));
  const item = byWidth(pattern.item);
  if (pattern.max === Infinity) return undefined;
  let power: Widths = new Map([[0, sequence()]]);
  let sum: Widths = pattern.min === 0 ? power : new Map();
  for (let times = 1; times <= pattern.max; times++) {
    power = both(power, item);
    if (times >= pattern.min) sum = either(sum, power);
  }
  return sum;
}

type Widths = ReadonlyMap<number, Pattern> | undefined;

function either(a: Widths, b: Widths): Widths {
  if (!a || !b) return undefined;
  const sum = new Map(a);
  for (const [width, pattern] of b) {
    const present = sum.get(width);
    sum.set(width, present ? choice(present, pattern) : pattern);
  }
  return sum;
}

function both(a: Widths, b: Widths): Widths {
  if (!a || !b) return undefined;
  let product: Widths = new Map();
  for (const [left, first] of a) {
    for (const [right, second] of b) {
      product = either(product, new Map([[left + right, sequence(first, second)]]));
    }
  }
  return product;
}
