import type { Document } from '../../src/core/document.ts';
import { type ExtraColumn, extraColumns, type MentionExtras } from '../../src/core/mention-columns.ts';
import { Mentions } from '../../src/core/mentions.ts';

/** A value of each optional property, for a mention that begins at token 0 and has two tokens or more. */
export const extraSamples = Object.fromEntries(
  (Object.keys(extraColumns) as ExtraColumn[]).map((name) => {
    const { isPosition, decode } = extraColumns[name];
    return [name, decode(isPosition && name !== 'minEnd' ? 0 : 1)];
  }),
) as Required<MentionExtras>;

const { zero, ...ofWords } = extraSamples;

/** A document with everything that a format can hold besides mentions and entities. */
export const richDocument: Document = {
  id: 'd',
  pairKey: 'd',
  unit: 'token',
  entities: ['a', 'b'],
  length: 4,
  sentences: [0],
  tokens: { length: 4, at: (i) => 'wxyz'[i], emptyNodes: new Set([1]) },
  mentions: Mentions.of([
    {
      start: 0,
      end: 3,
      entity: 0,
      ...ofWords,
      parts: [
        [0, 1],
        [2, 3],
      ],
      attributes: new Map([['type', 'person']]),
    },
    { start: 1, end: 2, entity: 1, zero },
  ]),
  relations: [{ type: 'Bridge', from: 0, to: [1] }],
};
