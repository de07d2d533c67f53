import { annotationCodes } from './annotation-codes.ts';
import { compareCodes } from './compare-codes.ts';
import { nuggetCodes } from './nugget-codes.ts';
import type { Severity } from './problem.ts';

export interface CodeCard {
  readonly severity: Severity;
  /** One sentence for docs/errors.md. */
  readonly summary: string;
  /** The effect of `--lenient`; absent if the error cannot become a warning. */
  readonly lenient?: string;
}

/** Every code of a problem. Each has a section in docs/errors.md or docs/errors/, which a test checks. */
export const problemCodes = {
  'file/missing': { severity: 'error', summary: 'A file cannot be opened or read.' },
  'file/empty': { severity: 'error', summary: 'A file contains no document.' },
  'file/damaged': { severity: 'error', summary: 'An archive cannot be unpacked.' },
  'file/too-many-links': {
    severity: 'error',
    summary: 'Symbolic links lead to one folder in more than 64 ways.',
  },
  'file/too-large': {
    severity: 'error',
    summary: 'A file, or the content of an archive, exceeds the size limit.',
  },
  'file/encoding': { severity: 'error', summary: 'A file is not UTF-8 text.' },
  'file/format': { severity: 'error', summary: 'The format of a file is not recognised.' },
  'file/unpaired': {
    severity: 'warning',
    summary: 'A file of one directory has no counterpart in the other.',
  },
  'file/swapped': { severity: 'warning', summary: 'Key and response were probably swapped.' },
  'file/no-mentions': {
    severity: 'warning',
    summary: 'No mention was read from a response that has documents.',
  },
  'key/no-mentions': {
    severity: 'error',
    summary: 'No mention was read from a key that has documents.',
    lenient: 'the files are scored, and recall is undefined',
  },

  'conll/unopened': {
    severity: 'error',
    summary: 'A mention is closed that was not opened, or is closed twice.',
    lenient: 'the closing bracket is ignored',
  },
  'conll/unclosed': {
    severity: 'error',
    summary: 'A mention is opened and never closed.',
    lenient: 'the mention is dropped',
  },
  'conll/no-id': {
    severity: 'error',
    summary: 'A bracket has no entity id.',
    lenient: 'the bracket is ignored',
  },
  'conll/no-end': { severity: 'warning', summary: 'A document has no "#end document" line.' },
  'conll/outside': { severity: 'warning', summary: 'Lines are outside of any document.' },
  'conll/bare-id': { severity: 'warning', summary: 'Cells contain ids without brackets.' },
  'conll/double-antecedent': {
    severity: 'warning',
    summary: 'A mention of two entities, "(1+2)", is not read.',
  },
  'conll/crossing': {
    severity: 'warning',
    summary: 'Mentions of one entity cross or touch in a way that CoNLL brackets cannot express.',
  },
  'conll/discontinuous': {
    severity: 'warning',
    summary: 'CoNLL brackets cannot express a mention with gaps.',
  },

  'document/duplicate': {
    severity: 'error',
    summary: 'A document name occurs twice in a file.',
    lenient: 'the last one counts, as in the reference scorer',
  },
  'document/too-large': { severity: 'error', summary: 'A document or a line is too large to be read.' },
  'document/unnamed': { severity: 'warning', summary: 'Documents without names are paired by their order.' },
  'document/missing': { severity: 'warning', summary: 'A document of the key is not in the response.' },
  'document/extra': { severity: 'warning', summary: 'A document of the response is not in the key.' },
  'document/renamed': { severity: 'warning', summary: 'Documents were paired although their names differ.' },
  'document/other': {
    severity: 'error',
    summary: 'Documents were paired although their names and their texts differ.',
    lenient: 'they are scored as the same document',
  },
  'document/none-in-common': { severity: 'error', summary: 'Key and response have no document in common.' },
  'document/unknown': { severity: 'error', summary: 'The requested document is not in the key.' },

  'text/length': { severity: 'warning', summary: 'Key and response have different numbers of tokens.' },
  'text/words': { severity: 'warning', summary: 'Key and response have different words.' },
  'text/sentences': { severity: 'warning', summary: 'Key and response have different sentence breaks.' },

  'mention/repeated': { severity: 'warning', summary: 'A mention occurs twice in one entity.' },
  'mention/shared': { severity: 'warning', summary: 'A mention is in two entities.' },
  'mention/crosses-sentence': { severity: 'warning', summary: 'Mentions cross a sentence break.' },

  'singletons/key-only': { severity: 'warning', summary: 'The key has singletons, the response has none.' },
  'singletons/response-only': {
    severity: 'warning',
    summary: 'The response has singletons, the key has none.',
  },
  'singletons/many': {
    severity: 'warning',
    summary: 'Most key mentions are singletons, which raises some metrics.',
  },
  'mentions/gold': { severity: 'warning', summary: 'The response has exactly the mentions of the key.' },

  'counts/invalid': {
    severity: 'error',
    summary: 'A file for merging contains no counts, or impossible counts.',
  },
  'counts/settings': { severity: 'error', summary: 'Counts of different settings cannot be merged.' },
  'counts/overlap': { severity: 'error', summary: 'A document was counted twice.' },

  'metric/historical': { severity: 'warning', summary: 'A metric that changes the mentions was requested.' },
  'metric/mentions-differ': {
    severity: 'error',
    summary: 'A metric for identical mention sets was requested, but the mention sets differ.',
  },
  'metric/undefined': { severity: 'warning', summary: 'A metric has no value for this input.' },
  ...nuggetCodes,
  ...annotationCodes,
  ...compareCodes,
} as const satisfies Record<string, CodeCard>;

export type ProblemCode = keyof typeof problemCodes;
