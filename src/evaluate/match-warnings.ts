import { MAX_SOLVED_MENTIONS } from '../matching/weighed-stage.ts';
import type { Problem } from '../problems/problem.ts';
import { problem } from './codes.ts';
import type { Settings } from './settings.ts';
import type { CorpusResult } from './tally.ts';

/** Minimum share of the key mentions of several words, without a partner, whose head the response has instead. */
const MIN_HEAD_SHARE = 0.5;

/** Errors and warnings about the way in which mentions are matched, and about what is not scored. */
export function* matchWarnings(
  { matching }: Pick<CorpusResult, 'matching'>,
  { matcher }: Pick<Settings, 'matcher'>,
  keyFile: string | undefined,
  name: string,
): Iterable<Problem> {
  const { keyHeads = 0, keyWithoutHead = 0, responseWithoutHead = 0, missingMinima = 0 } = matching;
  // A key whose mentions were all left out lacks no heads, and the only word of a mention is its head.
  if (matcher.id === 'head' && keyHeads === 0 && keyWithoutHead > 0) {
    yield problem('match/no-heads', 'No mention of the key has a head.', {
      file: keyFile,
      expected: 'a key with heads, as in CorefUD',
      help: 'use --match exact, or --match min where the key has a parse',
    });
  } else if (keyWithoutHead + responseWithoutHead > 0) {
    yield problem(
      'match/without-heads',
      `${keyWithoutHead} key and ${responseWithoutHead} response mentions of several words have no head.`,
      { help: 'they match only mentions with the same words' },
    );
  }
  if (missingMinima > 0) {
    yield problem(
      'match/no-minimum',
      `Minimum spans are not known in ${missingMinima} ${missingMinima === 1 ? 'document' : 'documents'} of the key.`,
      {
        file: keyFile,
        expected: 'minimum spans on both sides, or a key with a parse (column 6 of CoNLL-2012) or with heads',
        help: 'use --match exact, or --match head where the key has heads',
      },
    );
  }
  const { largeGroups = 0 } = matching;
  if (largeGroups > 0) {
    yield problem(
      'match/large',
      `${largeGroups === 1 ? 'A group' : `${largeGroups} groups`} of more than ${MAX_SOLVED_MENTIONS} mentions could match each other.`,
      {
        help: 'they are matched best pair first, which may be less than the best sum; check the mentions, or use --match exact',
      },
    );
  }
  const { greedyWords = 0 } = matching;
  if (greedyWords > 0) {
    yield problem(
      'match/large',
      `In ${greedyWords} ${greedyWords === 1 ? 'document' : 'documents'} so many mentions overlap that mor pairs them best pair first.`,
      { help: 'its score may be lower than that of the best pairing; check the mentions' },
    );
  }
  const { movedZeros = 0, missedZeros = 0 } = matching;
  if (movedZeros > 0 && missedZeros > 0) {
    yield problem(
      'match/moved-zeros',
      `${missedZeros} zeros of the key and ${movedZeros} of ${name} have no partner, and their empty nodes are at different places.`,
      {
        help: '--zeros dependent matches zeros by what they depend on (DEPS), as the CorefUD scorer does by default',
      },
    );
  }
  const { missedPhrases = 0, foundHeads = 0, responsePhrases = 0 } = matching;
  if (responsePhrases === 0 && foundHeads > 0 && foundHeads >= MIN_HEAD_SHARE * missedPhrases) {
    yield problem(
      'match/heads-only',
      `${capital(name)} has only mentions of one word; ${foundHeads} of them are the heads of longer key mentions.`,
      { help: '--match head matches mentions with the same head' },
    );
  }
  const { keyLostLinks = 0, responseLostLinks = 0 } = matching;
  if (keyLostLinks + responseLostLinks > 0) yield linksLeftOut(keyLostLinks, responseLostLinks, name);
  const { splitAntecedents = 0 } = matching;
  if (splitAntecedents > 0) {
    yield problem(
      'relations/not-scored',
      splitAntecedents === 1
        ? 'A split antecedent of the key is not scored.'
        : `${splitAntecedents} split antecedents of the key are not scored.`,
      { file: keyFile, help: 'the drop-in "corefeval ua-scorer" scores them in files of Universal Anaphora' },
    );
  }
}

/** The warning about bridging links that were left out. */
const linksLeftOut = (ofKey: number, ofResponse: number, name: string): Problem =>
  problem(
    'relations/left-out',
    `${ofKey} bridging ${ofKey === 1 ? 'link' : 'links'} of the key and ${ofResponse} of ${name} are left out: the anaphor or the anchor is not among the mentions that are scored.`,
    { help: 'keep singletons (--singletons keep), and leave --filter out, to score all links' },
  );

const capital = (text: string): string => `${text[0].toUpperCase()}${text.slice(1)}`;
