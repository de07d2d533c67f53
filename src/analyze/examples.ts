import type { AlignedPair } from '../core/aligned-pair.ts';
import type { Document } from '../core/document.ts';
import { rangeText } from '../core/mention-text.ts';
import type { FileRef } from '../problems/problem.ts';
import type { ErrorType } from './error-types.ts';
import type { FoundError } from './find-errors.ts';
import type { LinkError } from './link-errors.ts';
import type { Overlay } from './overlay.ts';

/** Words around a mention that are shown. */
const CONTEXT_WORDS = 6;

/** Mentions of an entity that are shown. */
const MAX_SHOWN_MENTIONS = 8;

/** A mention of one side and where it is. */
export interface MentionPlace extends SpanPlace {
  readonly side: 'key' | 'response';
}

/** The span of a mention and where it is. */
export interface SpanPlace {
  /** Half-open range of tokens (or characters) of the document. */
  readonly start: number;
  readonly end: number;
  readonly text?: string | undefined;
  /** Set for a mention of the response that is in no place of the text: its range is after the end of the document. */
  readonly outside?: true | undefined;
  readonly file?: FileRef | undefined;
  /** 1-based line at which the mention ends. */
  readonly line?: number | undefined;
}

/** One error, described. */
export interface ErrorExample {
  readonly type: ErrorType;
  readonly document: string;
  /** What is wrong: the mention of a span error as the response has it, the extra or missing mentions, or the part that is cut off. */
  readonly mentions: readonly MentionPlace[];
  /** For a span error the mention as it should be; otherwise the entity in which the error is, in text order. */
  readonly entity: readonly MentionPlace[];
  /** The words before and after the first of the mentions. */
  readonly context?: { readonly before: string; readonly after: string } | undefined;
}

/** One link error, described. */
export interface LinkExample {
  readonly side: LinkError['side'];
  readonly document: string;
  readonly anaphor: MentionPlace;
  readonly antecedent: MentionPlace;
}

/** Describes an error of a document. */
export function errorExample(overlay: Overlay, { type, nodes, entity }: FoundError): ErrorExample {
  const { pair, keyNodes, responseNodes, responseMentionOf } = overlay;
  const keyMentions = pair.key.mentions.length;
  const place = (node: number, side: MentionPlace['side']) =>
    side === 'key' && node < keyMentions
      ? mentionPlace(pair, 'key', node)
      : mentionPlace(pair, 'response', responseMentionOf[node]);
  const isMissing = type === 'divided-entity' || type === 'missing-mention' || type === 'missing-entity';
  const side = isMissing ? 'key' : 'response';
  const around = type === 'span-error' ? nodes : (isMissing ? keyNodes : responseNodes)[entity];
  const mentions = nodes.slice(0, MAX_SHOWN_MENTIONS).map((node) => place(node, side));
  return {
    type,
    document: pair.key.id,
    mentions,
    entity: around
      .slice(0, MAX_SHOWN_MENTIONS)
      .map((node) => place(node, type === 'span-error' ? 'key' : side)),
    context: contextOf(pair.key, mentions[0]),
  };
}

export const linkExample = (pair: AlignedPair, { side, anaphor, antecedent }: LinkError): LinkExample => {
  const ofSide = side === 'recall' ? 'key' : 'response';
  return {
    side,
    document: pair.key.id,
    anaphor: mentionPlace(pair, ofSide, anaphor),
    antecedent: mentionPlace(pair, ofSide, antecedent),
  };
};

function mentionPlace(pair: AlignedPair, side: MentionPlace['side'], mention: number): MentionPlace {
  return { side, ...spanPlace(pair[side], mention, pair.key) };
}

/** The place of a mention of a document; `key` has the words of a document without any. */
export function spanPlace(document: Document, mention: number, key: Document): SpanPlace {
  const { start, end, line } = document.mentions.at(mention);
  const words = document.outside?.get(start);
  const text = words ?? rangeText(document.tokens === undefined ? key : document, start, end);
  return {
    start,
    end,
    ...(text === undefined ? {} : { text }),
    ...(words === undefined ? {} : { outside: true }),
    ...(document.file === undefined ? {} : { file: document.file }),
    ...(line === undefined ? {} : { line }),
  };
}

function contextOf(document: Document, { start, end }: MentionPlace): ErrorExample['context'] {
  const { tokens, length } = document;
  // Plain entities have names of mentions in place of a text, and no length. A mention that is not in the text has no context.
  if (tokens === undefined || length === 0 || start >= length) return undefined;
  const before = rangeText(document, Math.max(0, start - CONTEXT_WORDS), start);
  const after = rangeText(document, end, Math.min(end + CONTEXT_WORDS, tokens.length));
  return before === undefined || after === undefined ? undefined : { before, after };
}
