import type { Span } from '../../../core/document.ts';
import type { FoundDocument } from '../../found-document.ts';
import type { JsonNode } from '../../json/node.ts';
import { spansOfPositions } from '../../position-spans.ts';
import { MAX_POSITION } from '../../text-lines.ts';
import { entityName, type JsonLayout, nameOf } from '../layout.ts';

/** Tokens are numbered within a sentence where there are sentences; the lengths of the others are not known, so each gets the same number of positions. */
const POSITIONS_PER_SENTENCE = 1 << 16;
const MAX_SENTENCES = 1 << 15;

/** One object for each mention, with its document, its chain and the numbers of its tokens in a sentence. There are no words. */
export const mentionList: JsonLayout = {
  label: 'a list of mentions of ECB+ (Barhom, uCDCR, WEC)',
  has: ['coref_chain', 'doc_id', 'tokens_number'],
  isAcross: true,
  isJoined: true,
  read: (object) => [
    mentionOf(object, entityName(object.need('coref_chain'), 'the name of a chain'), [
      object.need('tokens_number'),
      sentenceOf(object.member('sent_id')),
    ]),
  ],
};

/** The same with the numbers of tokens in the document. */
export const tokenIdList: JsonLayout = {
  label: 'a list of mentions of ECB+ (Cattan)',
  has: ['cluster_id', 'doc_id', 'tokens_ids'],
  isAcross: true,
  isJoined: true,
  read: (object) => [
    mentionOf(object, entityName(object.need('cluster_id'), 'the name of a cluster'), [
      object.need('tokens_ids'),
      0,
    ]),
  ],
};

function mentionOf(
  object: JsonNode,
  entity: string | undefined,
  [list, sentence]: [JsonNode, number],
): FoundDocument {
  const type = nameOf(object, 'mention_type');
  return {
    id: object.need('doc_id').label('the name of a document'),
    mentions: [{ spans: tokenSpans(list, sentence), entity, type, at: list.at }],
  };
}

function tokenSpans(list: JsonNode, sentence: number): Span[] {
  const first = sentence * POSITIONS_PER_SENTENCE;
  const tokens = list.items('a list of token numbers').map((item) => {
    const token = item.index('the number of a token');
    if (token > MAX_POSITION - first) throw item.fault('a smaller number of a token');
    return first + token;
  });
  if (tokens.length === 0) throw list.fault('a list of token numbers that is not empty');
  return spansOfPositions(tokens);
}

/** The number of the sentence; 0 where there is none. */
function sentenceOf(node: JsonNode | undefined): number {
  if (node === undefined || node.is('string') || node.is('list') || node.is('object')) return 0;
  const number = node.index('the number of a sentence');
  if (number >= MAX_SENTENCES) throw node.fault(`the number of a sentence below ${MAX_SENTENCES}`);
  return number;
}
