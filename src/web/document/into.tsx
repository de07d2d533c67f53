import type { Difference } from './differences.ts';
import type { DocumentModel, EntityRef } from './model.ts';
import { EntityMark } from './tag-mark.tsx';

/** Entities of a split or merged one that are shown. */
const MOST = 8;

interface IntoProps {
  readonly model: DocumentModel;
  readonly error: Difference;
  /** Whether the names of the entities are shown, too. */
  readonly hasNames?: boolean;
}

/** From which entity of the key to which of the response: `1 → 9`. */
export function Into({ model, error: { at, parts }, hasNames = false }: IntoProps) {
  const other = model.counterpart(at);
  const own = model.entityOf(at);
  const to = parts?.map(([entity]) => entity) ?? (other === undefined ? [] : [model.entityOf(other)]);
  const [from, into] = at.side === 'key' ? [[own], to] : [to, [own]];
  const marks = (list: readonly EntityRef[]) =>
    list.slice(0, MOST).map((entity) => (
      <>
        <EntityMark key={`${entity.side}${entity.entity}`} model={model} entity={entity} />
        {hasNames && list.length === 1 ? <bdi class="name">{model.nameOf(entity)}</bdi> : null}
      </>
    ));
  return (
    <span class="into">
      {marks(from)}
      {from.length > 0 && into.length > 0 ? <span class="soft"> → </span> : null}
      {marks(into)}
    </span>
  );
}
