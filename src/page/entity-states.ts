import type { PageResponse, PageSide } from './types.ts';

type Side = Pick<PageSide, 'entities' | 'ids'>;

/** Counts the entities in each state, in the order of `entityStates`. */
export function countStates(key: Side, response: Side & Pick<PageResponse, 'twins'>): readonly number[] {
  const shared = new Set<number>();
  const parts = { key: new Int32Array(key.ids.length), response: new Int32Array(response.ids.length) };
  response.twins.forEach((twin, mention) => {
    if (twin < 0) return;
    const [k, r] = [key.entities[twin], response.entities[mention]];
    const pair = k * response.ids.length + r;
    if (shared.has(pair)) return;
    shared.add(pair);
    parts.key[k]++;
    parts.response[r]++;
  });
  const count = (list: Int32Array, fits: (others: number) => boolean) => list.filter(fits).length;
  const [several, none] = [(others: number) => others > 1, (others: number) => others === 0];
  return [
    count(parts.key, several),
    count(parts.response, several),
    count(parts.key, none),
    count(parts.response, none),
  ];
}
