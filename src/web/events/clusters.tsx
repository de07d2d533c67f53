import type { EntityRef, SideName } from '../document/model.ts';
import { open, pinnedEntity } from '../document/selection.ts';
import { EntityMark } from '../document/tag-mark.tsx';
import { setParams } from '../route.ts';
import { clusterId, toggled } from './event-filter.ts';
import { type EventModel, sideName } from './event-model.ts';

interface ClustersProps {
  readonly model: EventModel;
  readonly chosen: ReadonlySet<string>;
}

/** The clusters of both sides. Chosen ones restrict what is shown. */
export function Clusters({ model, chosen }: ClustersProps) {
  return (
    <>
      <p class="soft small">
        Mentions of one event. Choose clusters to see only their pairs; a mention opens its words.
      </p>
      {(['key', 'response'] as const).map((side) => (
        <SideClusters key={side} model={model} side={side} chosen={chosen} />
      ))}
    </>
  );
}

function SideClusters({ model, side, chosen }: ClustersProps & { readonly side: SideName }) {
  const clusters = model.clusters(side);
  return (
    <section>
      <h2>
        {sideName(side)} clusters <span class="soft">{clusters.length}</span>
      </h2>
      {clusters.length === 0 ? <p class="soft">none</p> : null}
      <ul class="list">
        {clusters.map((ref) => (
          <Cluster key={ref.entity} model={model} cluster={ref} chosen={chosen} />
        ))}
      </ul>
    </section>
  );
}

function Cluster({ model, cluster, chosen }: ClustersProps & { readonly cluster: EntityRef }) {
  const id = clusterId(model, cluster);
  const pinned = pinnedEntity(model.text);
  const isPinned = pinned?.side === cluster.side && pinned.entity === cluster.entity;
  return (
    <li class={isPinned ? 'cluster pinned' : 'cluster'}>
      <label>
        <input
          type="checkbox"
          checked={chosen.has(id)}
          onChange={() => setParams({ c: toggled(chosen, id) })}
        />
        <EntityMark model={model.text} entity={cluster} />
        <span class="hidden">show only this cluster</span>
      </label>
      <span class="members">
        {model.text.mentionsOf(cluster).map((stop) => (
          <button key={stop.mention} type="button" class="member" onClick={() => open(model.text, stop)}>
            <b>{model.mention(stop).id}</b> <bdi>{model.wordsOf(stop)}</bdi>
          </button>
        ))}
      </span>
    </li>
  );
}
