import type { Cells, DocumentCounts, NamedParts } from '../../core/contingency.ts';
import type { Document } from '../../core/document.ts';
import type { Alignment, PreparedPair, PreparedSide } from '../align-pair.ts';
import { entitySizes } from '../singletons.ts';

/** The entities of one side of a document. */
export interface PartSide {
  /** The name of each; `null` where the file has none, so that it is an entity of this document alone. */
  readonly labels: readonly (string | null)[];
  /** The number of mentions of each. */
  readonly sizes: ArrayLike<number>;
  /** Names that mean the same entity, because `--duplicates merge` made one of two. */
  readonly united?: readonly (readonly [string, string])[] | undefined;
}

/** What one document adds to the table of its unit. Plain data, which can be sent between threads. */
export interface UnitPart {
  readonly key: PartSide;
  readonly response: PartSide;
  readonly cells: Pick<Cells, 'key' | 'response' | 'shared'>;
  readonly named?: NamedParts | undefined;
  readonly documentCounts?: DocumentCounts | undefined;
}

/** What an aligned pair adds to the table of its unit. */
export function unitPart({ pair }: Alignment, prepared: PreparedPair): UnitPart {
  const { cells, named, documentCounts } = pair.table;
  const { key, response, shared } = cells;
  return {
    key: partSide(pair.key, pair.table.keySizes, prepared.key),
    response: partSide(pair.response, pair.table.responseSizes, prepared.response),
    cells: { key, response, shared },
    ...(named === undefined ? {} : { named }),
    ...(documentCounts === undefined ? {} : { documentCounts }),
  };
}

/** The entities of both sides before singletons are dropped. */
export const preparedSides = ({ key, response }: PreparedPair): Pick<UnitPart, 'key' | 'response'> => ({
  key: preparedSide(key),
  response: preparedSide(response),
});

export const preparedSide = (side: PreparedSide | undefined): PartSide =>
  side === undefined ? { labels: [], sizes: [] } : partSide(side.document, entitySizes(side.document), side);

/** The entities of a document, which may be fewer than those that were prepared. */
export function partSide(
  document: Document,
  sizes: ArrayLike<number>,
  prepared: PreparedSide | undefined,
): PartSide {
  const { entities, unnamed } = document;
  const labels =
    unnamed === undefined ? entities : entities.map((label, e) => (unnamed.has(e) ? null : label));
  return prepared?.merged === undefined ? { labels, sizes } : unitedSide(labels, sizes, document, prepared);
}

/** An entity that others have become part of has their names, too. */
function unitedSide(
  labels: readonly (string | null)[],
  sizes: ArrayLike<number>,
  { entities }: Document,
  { document: before, merged = new Int32Array() }: PreparedSide,
): PartSide {
  const namesOf = new Map<string, string[]>();
  merged.forEach((into, e) => {
    if (before.unnamed?.has(e)) return;
    const names = namesOf.get(before.entities[into]);
    if (names === undefined) namesOf.set(before.entities[into], [before.entities[e]]);
    else names.push(before.entities[e]);
  });
  const united: (readonly [string, string])[] = [];
  const named = labels.map((label, e) => {
    const [first, ...others] = namesOf.get(entities[e]) ?? [];
    for (const other of others) united.push([first, other]);
    return first ?? label;
  });
  return { labels: named, sizes, united };
}
