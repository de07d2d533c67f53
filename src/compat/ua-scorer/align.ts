import { ScorerFailure } from '../lookups/failure.ts';
import { type SparseRow, scipyAssignment } from '../lookups/solver.ts';
import type { NumberedMarkable, UaSettings } from './prepare.ts';

export type PartialMatch = 'partial' | 'craft';

type AlignedMarkables = [key: number, response: number];

/** Equal markables, then those that match partially. */
export function alignPartially(
  key: readonly NumberedMarkable[],
  response: readonly NumberedMarkable[],
  match: Exclude<UaSettings['match'], 'exact' | 'minimum'>,
): AlignedMarkables[] {
  const [keyNumbers, responseNumbers] = [key, response].map(
    (side) => new Set(side.map(({ number }) => number)),
  );
  const keyLeft = sorted(key.filter(({ number }) => !responseNumbers.has(number)));
  const responseLeft = sorted(response.filter(({ number }) => !keyNumbers.has(number)));
  if (keyLeft.length === 0 || responseLeft.length === 0) return [];
  const pairs = match === 'craft' ? craftPairs(keyLeft, responseLeft) : partialPairs(keyLeft, responseLeft);
  return pairs.map(([k, r]) => [keyLeft[k].number, responseLeft[r].number]);
}

/** By first word, last word and number of words. The original cannot compare a zero with a word. */
function sorted(markables: NumberedMarkable[]): NumberedMarkable[] {
  const zeros = markables.filter(({ zero }) => zero !== undefined).length;
  if (zeros > 0 && zeros < markables.length)
    throw new ScorerFailure('partial matching cannot sort zeros and words');
  return markables.sort(
    (a, b) =>
      a.words[0] - b.words[0] ||
      a.words[a.words.length - 1] - b.words[b.words.length - 1] ||
      a.words.length - b.words.length,
  );
}

/** The response lies within the key markable and contains its minimum: the share of the key's words that it has. */
function partialPairs(
  key: readonly NumberedMarkable[],
  response: readonly NumberedMarkable[],
): [number, number][] {
  const columnsAt = new Map<number, number[]>();
  response.forEach(({ words }, column) => {
    for (const word of new Set(words)) {
      const columns = columnsAt.get(word);
      if (columns === undefined) columnsAt.set(word, [column]);
      else columns.push(column);
    }
  });
  const rows = key.map(({ words, minimum }): SparseRow => {
    if (minimum === undefined) return new Map();
    const own = new Set(words);
    const core = Array.from({ length: minimum[1] - minimum[0] + 1 }, (_, i) => minimum[0] + i);
    const fitting = (columnsAt.get(minimum[0]) ?? []).filter((column) => {
      const other = new Set(response[column].words);
      return core.every((word) => other.has(word)) && response[column].words.every((word) => own.has(word));
    });
    return new Map(fitting.map((column) => [column, new Set(response[column].words).size / own.size]));
  });
  return scipyAssignment(rows, response.length);
}

/** Each response markable takes the first key markable whose first part contains one of its parts, if it is free. */
function craftPairs(
  key: readonly NumberedMarkable[],
  response: readonly NumberedMarkable[],
): [number, number][] {
  const taken = new Set<number>();
  return response.flatMap(({ parts }, r): [number, number][] => {
    const found = key.findIndex(({ parts: [[first, last]] }) =>
      parts.some(([start, end]) => start >= first && end <= last),
    );
    if (found < 0 || taken.has(found)) return [];
    taken.add(found);
    return [[found, r]];
  });
}
