import { choiceParameter } from '../core/parameter.ts';
import { type Problem, problem } from '../problems/problem.ts';
import type { Traits } from './format.ts';

/** Whether the end of a span is its last position or one past it. */
export type Ends = 'inclusive' | 'exclusive';

export const ends = choiceParameter({
  name: 'ends',
  flag: 'ends',
  placeholder: 'kind',
  meaning: 'what the ends of spans in JSON and neleval files are; detected from the files by default',
  preset: 'auto',
  values: {
    auto: { ends: undefined },
    inclusive: { ends: 'inclusive' },
    exclusive: { ends: 'exclusive' },
  },
});

/** A sign that determines the ends of spans. */
export interface EndsSign {
  readonly value: Ends;
  /** A clause for the report: `the span [2, 2] would be empty`. */
  readonly why: string;
  /** What was looked at: an option of the user, the keys of a document, or its spans. */
  readonly by: 'request' | 'keys' | 'spans';
}

/**
 * What the files of a corpus show about decisions that hold for all of them. It is collected file by file, and its size does not depend on
 * the number of files.
 */
export interface Evidence {
  /** The first sign in the order of files and documents. */
  readonly ends?: EndsSign | undefined;
  /** Spans that end with a word if ends are exclusive, less those that do if ends are inclusive. */
  readonly wordEnds: number;
  /** Whether there are spans whose ends the keys of their document do not determine. */
  readonly hasOpenEnds: boolean;
  /** Names of members with clusters that occur, and names of the layouts of documents. */
  readonly members: readonly string[];
  readonly layouts: readonly string[];
  /** How often things occur, by name; names beyond the first few hundred are not counted. */
  readonly counts?: ReadonlyMap<string, number> | undefined;
}

export const noEvidence: Evidence = { wordEnds: 0, hasOpenEnds: false, members: [], layouts: [] };

/** The evidence of two parts of a corpus, in their order. */
export const joinEvidence = (first: Evidence, second: Evidence): Evidence => ({
  ends: first.ends ?? second.ends,
  wordEnds: first.wordEnds + second.wordEnds,
  hasOpenEnds: first.hasOpenEnds || second.hasOpenEnds,
  members: [...new Set([...first.members, ...second.members])],
  layouts: [...new Set([...first.layouts, ...second.layouts])],
  ...(first.counts === undefined && second.counts === undefined
    ? {}
    : { counts: joinCounts(first.counts, second.counts) }),
});

/** The most names that are counted, so that memory does not grow with the corpus. */
const MAX_COUNTED_NAMES = 1000;

function joinCounts(first: Evidence['counts'], second: Evidence['counts']): ReadonlyMap<string, number> {
  const counts = new Map(first);
  for (const [name, count] of second ?? [])
    if (counts.has(name) || counts.size < MAX_COUNTED_NAMES)
      counts.set(name, (counts.get(name) ?? 0) + count);
  return counts;
}

/** What was decided for a corpus. */
export interface Decided {
  readonly traits: Traits;
  /** As in `Examination`. */
  readonly facts: readonly string[];
  /** Warnings about what was decided without evidence. */
  readonly doubts: readonly Problem[];
  /** Warnings about what was decided in another way than for the other side. */
  readonly differences: readonly Problem[];
  /** Further warnings about the corpus. */
  readonly remarks?: readonly Problem[] | undefined;
}

/** The ends of spans in a corpus, with the reason, and what is doubtful about it. */
export interface DecidedEnds extends EndsSign, Pick<Decided, 'doubts' | 'differences'> {}

const byWords = (wordEnds: number): EndsSign | undefined =>
  wordEnds === 0
    ? undefined
    : {
        value: wordEnds < 0 ? 'inclusive' : 'exclusive',
        why: 'with these ends, more spans end at the end of a word',
        by: 'spans',
      };

const signOf = ({ ends: sign, wordEnds }: Evidence): EndsSign | undefined => sign ?? byWords(wordEnds);

/** Decides by the signs in the corpus itself, then by those on the other side. Spans without any sign are read with exclusive ends. */
export function decideEnds(own: Evidence, other: Evidence | undefined): DecidedEnds {
  const [here, there] = [signOf(own), other && signOf(other)];
  if (here !== undefined) {
    const isDifferent = here.by === 'spans' && there?.by === 'spans' && here.value !== there.value;
    return { ...here, doubts: [], differences: isDifferent ? [endsDiffer(here, there)] : [] };
  }
  if (there !== undefined)
    return { ...there, why: `as on the other side: ${there.why}`, doubts: [], differences: [] };
  return {
    value: 'exclusive',
    why: 'no span decides it; if they are inclusive, pass --ends inclusive',
    by: 'spans',
    doubts: own.hasOpenEnds ? [endsUnknown()] : [],
    differences: [],
  };
}

const endsUnknown = (): Problem =>
  problem(
    'file/ends-unknown',
    'Nothing shows whether the ends of spans are inclusive; they are read as exclusive.',
    {
      expected: 'a span whose start and end are equal, or one that ends with the text',
      help: 'settle it with --ends inclusive or --ends exclusive',
    },
  );

const endsDiffer = (here: EndsSign, there: EndsSign): Problem =>
  problem(
    'file/ends-differ',
    `The ends of spans are ${here.value} here (${here.why}), and ${there.value} on the other side (${there.why}).`,
    { help: 'if one of them is wrong, pass --key-ends or --response-ends' },
  );
