import type { Capability } from '../core/capabilities.ts';
import type { Document, Tokens } from '../core/document.ts';
import { type ExtraValues, extraColumns } from '../core/mention-columns.ts';
import { Mentions } from '../core/mentions.ts';
import type { Format } from '../formats/format.ts';

/**
 * The document without what a format cannot hold. Its writer then reports only what is special to this document, such as
 * brackets that cross. The words stay: a format that has no place for the text may have one for the words of mentions.
 */
export function fitted(document: Document, { holds }: Pick<Format, 'holds'>): Document {
  const has = (capability: Capability) => holds.includes(capability);
  const { mentions, tokens } = document;
  return {
    ...document,
    mentions: new Mentions(mentions.columns, {
      pieces: has('gaps') ? mentions.pieces : undefined,
      extras: heldExtras(mentions.extras, has),
      attributes: has('types') ? mentions.attributes : undefined,
    }),
    tokens: tokens && fitTokens(tokens, has('zeros')),
    relations: has('relations') ? document.relations : undefined,
  };
}

function heldExtras(
  extras: ExtraValues | undefined,
  has: (capability: Capability) => boolean,
): ExtraValues | undefined {
  const kept = [...(extras ?? [])].filter(([name]) => has(extraColumns[name].heldAs));
  return kept.length === 0 ? undefined : new Map(kept);
}

const fitTokens = (tokens: Tokens, hasZeros: boolean): Tokens =>
  hasZeros || tokens.emptyNodes === undefined
    ? tokens
    : { length: tokens.length, at: (index) => tokens.at(index), offsets: tokens.offsets };
