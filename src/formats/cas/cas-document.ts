import type { Document } from '../../core/document.ts';
import { clip } from '../../problems/clip.ts';
import type { Report } from '../../problems/problem.ts';
import type { Source } from '../format.ts';
import { type Missing, standoffDocument } from '../standoff/document.ts';
import { documentName } from '../text-lines.ts';
import type { Cas } from './model.ts';

/** Types that a message names; further ones are counted. */
const MAX_SHOWN_TYPES = 8;

/** The document of a UIMA file whose structures were read; `isWhole` says whether all of them were. */
export function casDocument(
  source: Source,
  report: Report,
  cas: Cas,
  { isWhole, layer }: { readonly isWhole: boolean; readonly layer: string | undefined },
): Document {
  const found = cas.coreference(layer);
  const id = cas.title || documentName(source.name);
  return standoffDocument(
    source,
    report,
    { id, text: cas.text ?? '', inUnits: true, ...(found ?? { mentions: [] }) },
    found === undefined && isWhole ? missing(cas.types, layer) : undefined,
  );
}

function missing(types: readonly string[], layer: string | undefined): Missing {
  const shown = types.slice(0, MAX_SHOWN_TYPES).map((type) => clip(type));
  const more = types.length - shown.length;
  const named =
    shown.length === 0
      ? 'it has no layers'
      : `its layers are ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  const what =
    layer === undefined ? 'No layer is coreference' : `No layer of relations is called "${clip(layer)}"`;
  return {
    message: `${what}: ${named}.`,
    expected: 'chains, mentions with an entity, or relations of a layer with "coref" in its name',
    help: 'name a layer of relations with --coref-layer NAME, or export the file with its coreference layer',
  };
}
