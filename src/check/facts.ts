/** The wording of a fact that is summed up for a corpus. */
interface FactCard {
  /** What is counted: the message is `LABEL: NUMBER; the first: EXAMPLE.` */
  readonly label: string;
  readonly help: string;
}

/** Facts about the annotation of a corpus, in the order in which they are reported. */
const facts = {
  'mention/crosses-sentence': {
    label: 'Mentions that cross a sentence break',
    help: 'they are scored as they are; scorers that count tokens by sentence misread them',
  },
  'mention/token-ids': {
    label: 'Mentions of events whose spans are ids of tokens',
    help: 'the tables of tokens are not read here: check ids, types and attributes with corefeval nuggets check FILE -t TABLES',
  },
  'mention/part-notation': {
    label: 'Names of entities that end like the parts of a mention with gaps',
    help: 'name the format that has such parts with --format corefud, or write one mention for all parts',
  },
  'mention/crossing': {
    label: 'Mentions that overlap another, and neither contains the other',
    help: 'they are scored as they are; check their ends',
  },
  'mention/nested': {
    label: 'Mentions inside another mention of the same entity',
    help: 'they are scored as they are; check whether both belong to the entity',
  },
  'mention/punctuation': {
    label: 'Mentions that begin or end with punctuation or a blank',
    help: 'with exact matching they match only a mention with the same punctuation; --fix trim-punctuation removes it',
  },
  'entity/types': {
    label: 'Mentions with another type than the first mention of their entity',
    help: 'scores do not depend on types, but filters and slices by type do; check the chain, or the types',
  },
  'entity/digits': {
    label: 'Names of entities that differ from another in letters only',
    help: 'they are different entities here; scorers that remove letters merge them, so number the entities for those',
  },
} as const satisfies Readonly<Record<string, FactCard>>;

export type FactName = keyof typeof facts;

export const factEntries = Object.entries(facts) as [FactName, FactCard][];
