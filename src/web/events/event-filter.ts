/** Which pairs are shown: by kind, type, realis and cluster, all in the address. */
import type { EventPair } from '../../page/events/types.ts';
import type { EntityRef } from '../document/model.ts';
import type { EventModel } from './event-model.ts';

export interface EventFilter {
  readonly kinds: ReadonlySet<string>;
  /** Empty for all. */
  readonly type: string;
  readonly realis: string;
  /** Clusters as in an address: g1 is the first of gold, s1 the first of the system. */
  readonly clusters: ReadonlySet<string>;
}

const listOf = (text: string | undefined): Set<string> =>
  new Set((text ?? '').split(',').filter((part) => part !== ''));

/** The filter of an address: `f` kinds, `t` a type, `r` a realis, `c` clusters. Kinds that do not exist restrict nothing. */
export const filterOf = (
  params: Readonly<Record<string, string>>,
  known: readonly string[],
): EventFilter => ({
  kinds: new Set([...listOf(params.f)].filter((kind) => known.includes(kind))),
  type: params.t ?? '',
  realis: params.r ?? '',
  clusters: listOf(params.c),
});

/** The parameters of an address without a filter. */
export const NO_FILTER = { f: '', t: '', r: '', c: '' };

/** The name of a cluster in an address. */
export const clusterId = (model: EventModel, ref: EntityRef): string =>
  `${ref.side === 'key' ? 'g' : 's'}${model.clusters(ref.side).findIndex(({ entity }) => entity === ref.entity) + 1}`;

/** A list with one element more, or less. */
export function toggled(list: ReadonlySet<string>, element: string): string {
  const next = new Set(list);
  if (!next.delete(element)) next.add(element);
  return [...next].join(',');
}

/** A pair passes if one of its kinds is chosen, and one of its mentions has the type, the realis, and a chosen cluster. */
export function passing(
  model: EventModel,
  { kinds, type, realis, clusters }: EventFilter,
): (pair: EventPair) => boolean {
  const chosen = new Set<string>();
  for (const side of ['key', 'response'] as const) {
    for (const ref of model.clusters(side)) {
      if (clusters.has(clusterId(model, ref))) chosen.add(`${side} ${ref.entity}`);
    }
  }
  const stops = ({ gold, system }: EventPair) => [
    ...(gold < 0 ? [] : [{ side: 'key' as const, mention: gold }]),
    ...(system < 0 ? [] : [{ side: 'response' as const, mention: system }]),
  ];
  return (pair) =>
    (kinds.size === 0 || kinds.has(pair.verdict) || pair.wrong.some((name) => kinds.has(name))) &&
    (type === '' || stops(pair).some((stop) => model.mention(stop).type === type)) &&
    (realis === '' || stops(pair).some((stop) => model.mention(stop).realis === realis)) &&
    (chosen.size === 0 ||
      stops(pair).some((stop) => {
        const { side, entity } = model.text.entityOf(stop);
        return chosen.has(`${side} ${entity}`);
      }));
}

/** The values of an attribute on both sides, sorted; an empty one cannot be chosen. */
export function attributeValues(model: EventModel, attribute: 'type' | 'realis'): string[] {
  const values = new Set<string>();
  for (const { gold, system } of model.pairs) {
    if (gold >= 0) values.add(model.mention({ side: 'key', mention: gold })[attribute]);
    if (system >= 0) values.add(model.mention({ side: 'response', mention: system })[attribute]);
  }
  values.delete('');
  return [...values].sort();
}
