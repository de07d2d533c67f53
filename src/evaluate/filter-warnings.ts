import { type Condition, generalNames } from '../core/conditions/condition.ts';
import { suggestion } from '../problems/nearest.ts';
import type { Problem } from '../problems/problem.ts';
import { problem } from './codes.ts';
import { conditionsOf, type Filter, type FilterCounts, type PairFilterCounts } from './filter.ts';

/** Conditions about attributes that a side lacks, and conditions that decide nothing. `names` are those of the sides in messages. */
export function* filterWarnings(
  filter: Filter | undefined,
  counts: PairFilterCounts | undefined,
  files: { readonly key?: string | undefined; readonly response?: string | undefined },
  names: { readonly key?: string; readonly response?: string },
): Iterable<Problem> {
  if (filter === undefined || counts === undefined) return;
  for (const side of ['key', 'response'] as const) {
    const found = counts[side];
    if (found.read === 0) continue;
    const who = names[side] ?? `the ${side}`;
    const file = files[side];
    for (const [c, condition] of conditionsOf(filter, side).entries()) {
      if (found.known[c] === 0) yield absent(condition, side, found, who, file);
      else if (found.met[c] === found.read) yield nothing(condition, who, file);
      else if (found.met[c] === 0) yield everything(condition, who, file);
    }
  }
}

function absent(
  { name, text, side: only }: Condition,
  side: 'key' | 'response',
  { attributes }: FilterCounts,
  who: string,
  file: string | undefined,
): Problem {
  const names = [...attributes].sort((a, b) => (a < b ? -1 : 1));
  const has = names.length === 0 ? 'its mentions have none' : `its mentions have ${names.join(', ')}`;
  const alone =
    side === 'response' && only === undefined
      ? `; write key:${text} to filter the key alone; then precision is that of all response mentions`
      : '';
  return problem(
    'filter/absent',
    `No mention of ${who} has the attribute "${name}".${suggestion(name, [...names, ...generalNames])}`,
    {
      file,
      expected: `an attribute of the mentions in --filter ${text}`,
      help: `${has}; every format has ${generalNames.join(', ')}${alone}`,
    },
  );
}

const nothing = ({ text }: Condition, who: string, file: string | undefined): Problem =>
  problem('filter/nothing', `--filter ${text} leaves out no mention of ${who}.`, {
    file,
    help: 'check name and value; values are compared as they are written',
  });

const everything = ({ text }: Condition, who: string, file: string | undefined): Problem =>
  problem('filter/everything', `--filter ${text} leaves out every mention of ${who}.`, {
    file,
    help: 'check name and value; values are compared as they are written',
  });
