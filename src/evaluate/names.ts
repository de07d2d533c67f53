import type { AlignedPair } from '../core/aligned-pair.ts';
import { verdictsOn } from '../core/conditions/attribute-values.ts';
import type { Condition } from '../core/conditions/condition.ts';
import { type Contingency, cellFinder, type NamedParts } from '../core/contingency.ts';
import type { Document, TokenColumn } from '../core/document.ts';
import { headToken, isNameTag, tagAt, tagsOf } from '../core/head-tags.ts';

/** Which mentions of a side are names, or of another chosen kind, and of how many that is known. */
interface Marks {
  readonly isMarked: (mention: number) => boolean;
  readonly isKnown: (mention: number) => boolean;
}

/** The table of a pair with the entities and cells that contain a name, by the condition or by the tags of heads. */
export function withNames(pair: AlignedPair, condition: Condition | undefined): Contingency {
  const marks = condition === undefined ? marksByTag(pair) : marksByCondition(pair, condition);
  return { ...pair.table, named: namedParts(pair, marks) };
}

/** A response mention is a name if its key mention is; a twinless one by itself. */
function namedParts({ key, response, twins, table }: AlignedPair, marks: Record<Side, Marks>): NamedParts {
  const { cells } = table;
  const named = {
    key: new Uint8Array(table.keySizes.length),
    response: new Uint8Array(table.responseSizes.length),
    cells: new Uint8Array(cells.length),
  };
  const keyEntity = key.mentions.entities;
  const responseEntity = response.mentions.entities;
  let known = 0;
  const isMarked = new Uint8Array(key.mentions.length);
  for (let i = 0; i < isMarked.length; i++) {
    if (marks.key.isKnown(i)) known++;
    if (!marks.key.isMarked(i)) continue;
    isMarked[i] = 1;
    named.key[keyEntity[i]] = 1;
  }
  const cellOf = cellFinder(cells);
  for (let j = 0; j < twins.length; j++) {
    const twin = twins[j];
    if (twin < 0 && marks.response.isKnown(j)) known++;
    if (twin < 0 ? !marks.response.isMarked(j) : isMarked[twin] === 0) continue;
    named.response[responseEntity[j]] = 1;
    if (twin >= 0) named.cells[cellOf(keyEntity[twin], responseEntity[j])] = 1;
  }
  return { ...named, known };
}

type Side = 'key' | 'response';

/** Names by the tags at the heads: those of the key, since a response is about the same text. */
function marksByTag(pair: AlignedPair): Record<Side, Marks> {
  const tags = tagsOf(pair);
  const marksOf = ({ mentions }: Document): Marks => {
    const tag = (mention: number) => tagAt(tags, headToken(mentions.at(mention)));
    return {
      isMarked: (mention) => isNameTag(tag(mention)),
      isKnown: (mention) => tag(mention) !== undefined,
    };
  };
  return { key: marksOf(pair.key), response: marksOf(pair.response) };
}

/** Mentions that meet a condition: attributes are those of each side, token columns those of the key, since a response is about the same text. */
export function marksByCondition(
  { key, response }: Pick<AlignedPair, 'key' | 'response'>,
  condition: Condition,
): Record<Side, Marks> {
  const marksOf = (document: Document): Marks => {
    const { met, known } = verdictsOn(condition, document, key.id);
    return { isMarked: (mention) => met[mention] === 1, isKnown: () => known > 0 };
  };
  const column = key.columns?.get(condition.name);
  const columns = column && new Map([[condition.name, withinText(column, response.outside)] as const]);
  return { key: marksOf(key), response: marksOf({ ...response, columns }) };
}

/** The same column, empty for mentions that are in no place of the text. */
const withinText = (column: TokenColumn, outside: Document['outside']): TokenColumn => ({
  at: (token) => (outside?.has(token) ? '' : column.at(token)),
});
