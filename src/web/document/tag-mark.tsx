import { GREY_COLOUR } from '../../page/types.ts';
import type { DocumentModel, EntityRef } from './model.ts';

/** The number of an entity in its colour, as in the text. */
export function EntityMark({ model, entity }: { readonly model: DocumentModel; readonly entity: EntityRef }) {
  const colour = model.isQuiet(entity) ? GREY_COLOUR : model.side(entity.side).colours[entity.entity];
  return (
    <span class={`tag b${colour} ${entity.side}`}>
      <bdi>{model.labelOf(entity)}</bdi>
    </span>
  );
}
