import type { DocumentModel, EntityRef, MentionRef } from './model.ts';
import { EntityMark } from './tag-mark.tsx';

/** Number of parts of a divided entity, or of conflated ones, that are shown. */
const MAX_SHOWN_PARTS = 8;

interface IntoProps {
  readonly model: DocumentModel;
  readonly error: {
    readonly at: MentionRef;
    /** The mention of the other side, `null` if there is none; looked up if absent. */
    readonly other?: MentionRef | null;
    readonly parts?: readonly (readonly [entity: EntityRef, shared: number])[];
  };
  /** Whether the names of the entities are shown, too. */
  readonly hasNames?: boolean;
}

/** From which entity of the key to which of the response: `1 → 9`. */
export function Into({ model, error: { at, parts, other: given }, hasNames = false }: IntoProps) {
  const other = given === undefined ? model.counterpart(at) : (given ?? undefined);
  const own = model.entityOf(at);
  const to = parts?.map(([entity]) => entity) ?? (other === undefined ? [] : [model.entityOf(other)]);
  const [from, into] = at.side === 'key' ? [[own], to] : [to, [own]];
  const marks = (list: readonly EntityRef[]) =>
    list.slice(0, MAX_SHOWN_PARTS).map((entity) => (
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
