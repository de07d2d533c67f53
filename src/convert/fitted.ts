import type { Document, Tokens } from '../core/document.ts';
import type { ExtraColumn, ExtraValues } from '../core/mention-columns.ts';
import { Mentions } from '../core/mentions.ts';
import type { Capability, Format } from '../formats/format.ts';

/**
 * The document without what a format cannot hold. Its writer then reports only what is special to this document, such as
 * brackets that cross. The words stay: a format that has no place for the text may have one for the words of mentions.
 */
export function fitted(document: Document, { holds }: Pick<Format, 'holds'>): Document {
  const has = (capability: Capability) => holds.includes(capability);
  const { mentions, tokens } = document;
  const dropped: ExtraColumn[] = [...(has('heads') ? [] : HEADS), ...(has('zeros') ? [] : ZEROS)];
  return {
    ...document,
    mentions: new Mentions(mentions.columns, {
      pieces: has('gaps') ? mentions.pieces : undefined,
      extras: without(mentions.extras, dropped),
      attributes: has('types') ? mentions.attributes : undefined,
    }),
    tokens: tokens && fitTokens(tokens, has('zeros')),
    relations: has('relations') ? document.relations : undefined,
  };
}

const HEADS: readonly ExtraColumn[] = ['head', 'minStart', 'minEnd'];
const ZEROS: readonly ExtraColumn[] = ['zero'];

function without(extras: ExtraValues | undefined, names: readonly ExtraColumn[]): ExtraValues | undefined {
  const kept = [...(extras ?? [])].filter(([name]) => !names.includes(name));
  return kept.length === 0 ? undefined : new Map(kept);
}

const fitTokens = (tokens: Tokens, hasZeros: boolean): Tokens =>
  hasZeros || tokens.emptyNodes === undefined
    ? tokens
    : { length: tokens.length, at: (index) => tokens.at(index), offsets: tokens.offsets };
