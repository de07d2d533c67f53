import type { EntityRef, MentionRef, SideName } from '../document/model.ts';
import { pinnedEntity } from '../document/selection.ts';
import { EntityMark } from '../document/tag-mark.tsx';
import { setParams } from '../frame/route.ts';
import { clusterId, toggled } from './event-filter.ts';
import { type EventModel, sideName } from './event-model.ts';

interface ClustersProps {
  readonly model: EventModel;
  readonly chosen: ReadonlySet<string>;
  /** Pins a mention and goes there. */
  readonly onOpen: (stop: MentionRef) => void;
}

/** The clusters of both sides. Chosen ones restrict what is shown. */
export function Clusters({ model, chosen, onOpen }: ClustersProps) {
  return (
    <>
      <p class="soft small">
        Mentions of one event. Choose clusters to see only their pairs; a mention opens its words.
      </p>
      {(['key', 'response'] as const).map((side) => (
        <SideClusters key={side} model={model} side={side} chosen={chosen} onOpen={onOpen} />
      ))}
    </>
  );
}

function SideClusters({ model, side, chosen, onOpen }: ClustersProps & { readonly side: SideName }) {
  const clusters = model.clusters(side);
  return (
    <section>
      <h2>
        {sideName(side)} clusters <span class="soft">{clusters.length}</span>
      </h2>
      {clusters.length === 0 ? <p class="soft">none</p> : null}
      <ul class="list">
        {clusters.map((ref) => (
          <Cluster key={ref.entity} cluster={ref} model={model} chosen={chosen} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

function Cluster({ model, cluster, chosen, onOpen }: ClustersProps & { readonly cluster: EntityRef }) {
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
          <button key={stop.mention} type="button" class="member" onClick={() => onOpen(stop)}>
            <b>{model.mention(stop).id}</b> <bdi>{model.wordsOf(stop)}</bdi>
          </button>
        ))}
      </span>
    </li>
  );
}
