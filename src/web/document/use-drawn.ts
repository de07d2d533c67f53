import { useMemo } from 'preact/hooks';
import { type DifferenceKind, kindsInAddress } from './differences.ts';
import { type Drawn, drawnOf, isMostlySingletons } from './drawn.ts';
import type { DocumentModel, EntityRef, MentionRef } from './model.ts';
import { besidePen, chainPen, type Pen } from './pen.tsx';
import { entityAddress, pinnedEntity, pinnedMention } from './selection.ts';

export interface ShownDocument {
  readonly drawn: Drawn;
  readonly pen: Pen;
  readonly besidePen: Pen | undefined;
  readonly chosen: ReadonlySet<DifferenceKind>;
  readonly hasSingletons: boolean;
  readonly hasTint: boolean;
  /** Whether a mention is hidden now because of its size. */
  readonly isHidden: (stop: MentionRef) => boolean;
}

/** What an address asks for: `f` kinds, `z` singletons (`1` shown, `0` hidden), `c` a tint. */
export function useDrawn(
  model: DocumentModel,
  beside: DocumentModel | undefined,
  params: Readonly<Record<string, string>>,
): ShownDocument {
  const { f = '', z = '', c = '' } = params;
  const chosen = useMemo(() => kindsInAddress(f), [f]);
  const hasSingletons = useMemo(() => (z === '' ? !isMostlySingletons(model) : z === '1'), [model, z]);
  const hasTint = c === '1';
  const pinned = pinnedOf(model);
  // Only a pinned singleton changes what is drawn.
  const extra = pinned !== undefined && model.isQuiet(pinned) ? entityAddress(pinned) : '';
  return useMemo(() => {
    const options = { hasSingletons, hasTint, chosen, pinned };
    const drawn = drawnOf(model, options);
    return {
      drawn,
      pen: chainPen(drawn),
      besidePen: beside && besidePen(drawnOf(beside, { ...options, pinned: undefined })),
      chosen,
      hasSingletons,
      hasTint,
      isHidden: drawn.isHidden,
    };
  }, [model, beside, chosen, hasSingletons, hasTint, extra]);
}

const pinnedOf = (model: DocumentModel): EntityRef | undefined => {
  const mention = pinnedMention(model);
  return pinnedEntity(model) ?? (mention && model.entityOf(mention));
};
