/** What a format may be able to hold besides mentions and entities. `convert` derives its list of losses from it. */
export const capabilities = {
  words: 'the words of the text',
  gaps: 'mentions with gaps',
  heads: 'heads of mentions',
  minima: 'minimum spans of mentions',
  zeros: 'empty nodes',
  types: 'types of mentions',
  relations: 'relations other than identity',
  crossDocument: 'entities across documents',
} as const;

export type Capability = keyof typeof capabilities;

/** What is counted of each capability, in singular and plural, and what happens to it in a format without the capability. */
export const lostItems: Readonly<Record<Capability, readonly [one: string, many: string, fate: string]>> = {
  words: ['word', 'words', 'they are left out'],
  gaps: ['mention with gaps', 'mentions with gaps', 'they are written from their first to their last word'],
  heads: ['mention with a head', 'mentions with heads', 'they are left out'],
  minima: ['mention with a minimum span', 'mentions with minimum spans', 'they are left out'],
  zeros: ['empty node', 'empty nodes', 'they are written as words'],
  types: ['mention with attributes', 'mentions with attributes', 'their attributes are left out'],
  relations: ['relation', 'relations', 'they are left out'],
  crossDocument: [
    'entity across documents',
    'entities across documents',
    'they are written as one entity in each document',
  ],
};
