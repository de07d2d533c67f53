import type { AlignedPair } from './aligned-pair.ts';
import type { Document, Mention, TokenColumn } from './document.ts';

/** Token columns with tags, in the order in which they are looked for. */
export const tagColumns = ['upos', 'pos', 'xpos'] as const;

/** Tags of proper nouns, of the Penn Treebank and of Universal Dependencies. */
const NAME_TAGS: ReadonlySet<string> = new Set(['NNP', 'NNPS', 'PROPN']);

export const isNameTag = (tag: string | undefined): boolean => tag !== undefined && NAME_TAGS.has(tag);

/** The tags of the tokens of a pair: those of the key, or of the response where the key has none. */
export function tagsOf({ key, response }: Pick<AlignedPair, 'key' | 'response'>): TokenColumn | undefined {
  for (const { columns } of [key, response]) {
    for (const name of tagColumns) {
      const column = columns?.get(name);
      if (column !== undefined) return remembered(column, response.outside);
    }
  }
  return undefined;
}

/** The same column, empty for mentions that are not in the text; each value is decoded once, because most mentions are on both sides. */
function remembered(column: TokenColumn, outside: Document['outside']): TokenColumn {
  const known = new Map<number, string>();
  return {
    at: (token) => {
      let value = known.get(token);
      if (value === undefined) {
        value = outside?.has(token) ? '' : column.at(token);
        known.set(token, value);
      }
      return value;
    },
  };
}

/** A tag, or undefined where the file has a placeholder. */
export const tagAt = (tags: TokenColumn | undefined, token: number): string | undefined => {
  const tag = tags?.at(token);
  return tag === undefined || tag === '' || tag === '-' || tag === '_' || tag === '*' ? undefined : tag;
};

/** The token that represents a mention: its head, or the last token of its minimum span, or its last token. */
export const headToken = ({ head, minEnd, end }: Pick<Mention, 'head' | 'minEnd' | 'end'>): number =>
  head ?? (minEnd === undefined ? end : minEnd) - 1;
