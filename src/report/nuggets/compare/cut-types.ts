import { visible } from '../../../problems/render.ts';
import { shortened, width } from '../../table/text-width.ts';

/** Two types as texts of at most `columns` columns. Types that differ look different, where that is possible. */
export function cutTypes(gold: string, system: string, columns: number): [gold: string, system: string] {
  const [a, b] = [visible(gold), visible(system)];
  const cut: [string, string] = [cutType(a, columns), cutType(b, columns)];
  if (a === b || cut[0] !== cut[1]) return cut;
  const same = commonLength(a, b);
  return [shortened(`…${a.slice(same)}`, columns), shortened(`…${b.slice(same)}`, columns)];
}

/** The subtype says more than the type: …Start-Position for Personnel_Start-Position. */
function cutType(type: string, columns: number): string {
  if (width(type) <= columns) return type;
  const subtype = `…${type.slice(type.indexOf('_') + 1)}`;
  return width(subtype) <= columns ? subtype : shortened(type, columns);
}

function commonLength(a: string, b: string): number {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  return same;
}
