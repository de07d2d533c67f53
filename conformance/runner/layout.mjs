// Mentions of a vector as word ranges, common to all writers.

/** The ranges of a mention, both ends included: 3 is [[3, 3]], [1, 2] is [[1, 2]]. A zero has none. */
export function rangesOf(mention) {
  if (typeof mention === 'number') return [[mention, mention]];
  if (!Array.isArray(mention)) return mention.zero === undefined ? rangesOf(mention.at) : [];
  return Array.isArray(mention[0]) ? mention : [mention];
}

/** How many words a document has: one more than any mention needs, so that an empty document has a line, too. */
export function wordsOf({ key, response }) {
  const ends = [key, response]
    .flatMap((side) => Object.values(side).flat())
    .flatMap((mention) => [
      ...rangesOf(mention).map(([, end]) => end),
      ...(mention.zero === undefined
        ? []
        : [mention.zero.after, ...mention.zero.parents.map(([word]) => word)]),
    ]);
  return Math.max(-1, ...ends) + 2;
}

/** Names of entities of lists are their positions; entities with a name keep it in all documents. */
export const namedEntities = (side) => Object.entries(side);

export const documentName = (at) => `d${at + 1}`;
