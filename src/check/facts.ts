/** The wording of a fact that is summed up for a corpus. */
interface FactCard {
  /** What was counted. */
  readonly text: (count: number) => string;
  readonly help: string;
}

const mentions = (count: number): string => (count === 1 ? '1 mention' : `${count} mentions`);

/** Facts about the annotation of a corpus, in the order in which they are reported. */
const facts = {
  'mention/crosses-sentence': {
    text: (count) => `${mentions(count)} cross a sentence break`,
    help: 'they are scored as they are; scorers that count tokens by sentence misread them',
  },
  'mention/part-notation': {
    text: (count) => `${count} names of entities end like the parts of a mention with gaps`,
    help: 'name the format that has such parts with --format corefud, or write one mention for all parts',
  },
  'mention/crossing': {
    text: (count) => `${mentions(count)} overlap another mention, and neither contains the other`,
    help: 'they are scored as they are; check their ends',
  },
  'mention/nested': {
    text: (count) => `${mentions(count)} are inside another mention of the same entity`,
    help: 'they are scored as they are; check whether both belong to the entity',
  },
  'mention/punctuation': {
    text: (count) => `${mentions(count)} begin or end with punctuation or a blank`,
    help: 'with exact matching they match only a mention with the same punctuation; --fix trim-punctuation removes it',
  },
  'entity/types': {
    text: (count) => `${mentions(count)} have another type than the first mention of their entity`,
    help: 'scores do not depend on types, but filters and slices by type do; check the chain, or the types',
  },
  'entity/digits': {
    text: (count) => `${count} names of entities differ from another in letters only`,
    help: 'they are different entities here; scorers that remove letters merge them, so number the entities for those',
  },
} as const satisfies Readonly<Record<string, FactCard>>;

export type Fact = keyof typeof facts;

export const factEntries = Object.entries(facts) as [Fact, FactCard][];
