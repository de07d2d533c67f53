import type { Traits } from '../format.ts';

/** The fields of a mention as `# global.Entity = …` names them, and where those with a meaning are. */
export interface EntityHeader {
  readonly names: readonly string[];
  /** Index of the entity id. */
  readonly id: number;
  /** −1 where there is none. */
  readonly head: number;
  readonly minimum: number;
  /** The attribute that each field becomes; `undefined` for those above. */
  readonly attributes: readonly (string | undefined)[];
  /** Whether a field names the entity. */
  readonly hasId: boolean;
}

export const DEFAULT_HEADER = 'eid-etype-head-other';

/** UD GUM 2.8 says `entity` for the type and `MIN` for the minimum span. */
const TYPE_NAMES = ['etype', 'entity'];
const MINIMUM_NAMES = ['minspan', 'MIN'];

export function headerOf(value: string): EntityHeader {
  const names = value.split('-').map((name) => name.trim());
  const find = (...wanted: string[]) => names.findIndex((name) => wanted.includes(name));
  const id = find('eid', 'GRP');
  const head = find('head');
  const minimum = find(...MINIMUM_NAMES);
  const special = [Math.max(0, id), head, minimum];
  return {
    names,
    head,
    minimum,
    hasId: id >= 0,
    id: Math.max(0, id),
    attributes: names.map((name, i) =>
      special.includes(i) ? undefined : TYPE_NAMES.includes(name) ? 'type' : name,
    ),
  };
}

/** The value of the first `# global.Entity` line of a text, such as a comment or the first bytes of a file. */
export const entityHeader = (text: string): string | undefined =>
  /^#[ \t]*global\.Entity[ \t]*=(.*)$/m.exec(text)?.[1].trim();

/** Number of bytes in which the first `# global.Entity` line of a file is searched for. */
export const HEADER_SEARCH_BYTES = 64 << 10;

/** What the start of a file says about all of its documents: the fields of those that do not name their own. */
export function entityTraits(head: string): Traits {
  const entity = entityHeader(head);
  return entity === undefined ? {} : { entity };
}
