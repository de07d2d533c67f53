/** The state of the playground: two partitions, how a mention moves, and how a link encodes them. */

export type BoardEntities = readonly (readonly string[])[];

export interface Board {
  readonly key: BoardEntities;
  readonly response: BoardEntities;
}

export const sides = ['key', 'response'] as const;
export type SideId = (typeof sides)[number];

/** Where a mention can be put: into an entity by its index, into a new one, or away. */
export type BoardPlace = number | 'new' | 'bin';

/** Mentions of both sides together. More would be too many to see, and to compute while dragging. */
export const MAX_MENTIONS = 200;
/** Characters of the name of a mention. */
export const MAX_NAME_LENGTH = 60;

export const mentionNames = (entities: BoardEntities): readonly string[] => entities.flat();

/** Mentions that only the other side has. */
export function binOf(board: Board, side: SideId): readonly string[] {
  const own = new Set(mentionNames(board[side]));
  const others = side === 'key' ? board.response : board.key;
  return mentionNames(others).filter((name) => !own.has(name));
}

/** The entity of a mention, or −1. */
export const entityOf = (entities: BoardEntities, name: string): number =>
  entities.findIndex((entity) => entity.includes(name));

/** Puts a mention somewhere else on its side. An entity that loses its last mention vanishes. */
export function moved(board: Board, side: SideId, name: string, to: BoardPlace): Board {
  const from = entityOf(board[side], name);
  if (from === to || (from < 0 && to === 'bin')) return board;
  if (to === 'new' && from >= 0 && board[side][from].length === 1) return board;
  const entities = board[side].map((entity, index) => {
    const rest = index === from ? entity.filter((other) => other !== name) : entity;
    return index === to ? [...rest, name] : rest;
  });
  if (to === 'new') entities.push([name]);
  return { ...board, [side]: entities.filter(({ length }) => length > 0) };
}

/** Why a new mention cannot be added to a side; undefined if it can. */
export function refusal(board: Board, side: SideId, name: string): string | undefined {
  if (name === '') return 'A mention needs a name.';
  if (name.length > MAX_NAME_LENGTH) return `A name has at most ${MAX_NAME_LENGTH} characters.`;
  if (entityOf(board[side], name) >= 0) return `The ${side} already has the mention “${name}”.`;
  if (mentionCount(board) >= MAX_MENTIONS) return `There is room for ${MAX_MENTIONS} mentions.`;
  return undefined;
}

const mentionCount = ({ key, response }: Board): number =>
  mentionNames(key).length + mentionNames(response).length;

/** Names must not contain the signs that separate them. */
const ESCAPE_CODES: ReadonlyMap<string, string> = new Map([
  [',', '%2C'],
  [';', '%3B'],
  ['%', '%25'],
]);
const ESCAPED_SIGNS: ReadonlyMap<string, string> = new Map(
  Array.from(ESCAPE_CODES, ([sign, code]) => [code, sign]),
);

const escaped = (name: string): string => name.replace(/[,;%]/g, (sign) => ESCAPE_CODES.get(sign) as string);
const unescaped = (text: string): string =>
  text.replace(/%(?:2C|3B|25)/g, (code) => ESCAPED_SIGNS.get(code) as string);

/** `a,b;c`. No mention at all is `;`, because an empty parameter is not written into an address. */
export const formatEntities = (entities: BoardEntities): string =>
  entities.length === 0 ? ';' : entities.map((entity) => entity.map(escaped).join(',')).join(';');

const parseEntities = (text: string): BoardEntities =>
  text
    .split(';')
    .map((entity) =>
      entity
        .split(',')
        .filter((name) => name !== '')
        .map(unescaped),
    )
    .filter(({ length }) => length > 0);

/** The parameters of a link to a board. */
export const paramsOf = ({ key, response }: Board): { readonly k: string; readonly r: string } => ({
  k: formatEntities(key),
  r: formatEntities(response),
});

/** The board of a link; undefined if the link has none, a sentence if it is broken. */
export function parseBoard({
  k,
  r,
}: {
  readonly k?: string;
  readonly r?: string;
}): Board | string | undefined {
  if (k === undefined && r === undefined) return undefined;
  const board = { key: parseEntities(k ?? ''), response: parseEntities(r ?? '') };
  if (mentionCount(board) > MAX_MENTIONS) return `The link has more than ${MAX_MENTIONS} mentions.`;
  for (const side of sides) {
    const names = mentionNames(board[side]);
    if (names.some(({ length }) => length > MAX_NAME_LENGTH))
      return `The link has a name of more than ${MAX_NAME_LENGTH} characters.`;
    if (new Set(names).size < names.length) return `The link has a mention twice in the ${side}.`;
  }
  return board;
}
