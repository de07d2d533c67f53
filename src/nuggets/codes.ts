import { bratCodes } from '../formats/brat/codes.ts';
import { ereCodes } from '../formats/ere/codes.ts';
import { tbfCodes } from '../formats/tbf/codes.ts';
import { tokenTableCodes } from '../formats/token-table/codes.ts';
import { commonCodes } from '../problems/codes.ts';
import { type ProblemCodes, problemMaker } from '../problems/problem.ts';

/** Problems of event nuggets. */
export const nuggetCodes = {
  'nuggets/empty-system': {
    severity: 'warning',
    summary: 'The file of a system has no document and is scored as empty.',
  },
  'nuggets/no-column': {
    severity: 'error',
    summary: 'No mention line has the column of an attribute that is scored.',
  },
  'nuggets/unknown-realis': {
    severity: 'warning',
    summary: 'The realis of a mention is not one of Actual, Generic and Other.',
  },
  'nuggets/mixed-systems': { severity: 'warning', summary: 'A file has more than one system id.' },
  'nuggets/text-differs': {
    severity: 'warning',
    summary: 'The text of a mention differs from that of its tokens.',
  },
  'nuggets/shared-member': {
    severity: 'error',
    summary: 'Two clusters share a mention: transitive closure is not resolved.',
    lenient: 'the clusters are merged',
  },
  'nuggets/same-span': {
    severity: 'error',
    summary: 'Two mentions of one cluster have the same span.',
    lenient: 'both mentions are kept in the cluster',
  },
  'nuggets/cycle': {
    severity: 'error',
    summary: 'Sequencing links form a cycle, so no order is consistent with them.',
    lenient: 'opposite links are both kept; the links of a longer cycle are all removed',
  },
  'nuggets/link-example': {
    severity: 'note',
    summary: 'One sequencing link of each kind as a sentence, which shows how its direction is read.',
  },
  'nuggets/link-direction': {
    severity: 'warning',
    summary: 'Nearly all After links lead from a later to an earlier place of the text.',
  },
  'nuggets/self-link': { severity: 'warning', summary: 'A sequencing link leads from a cluster to itself.' },
  'nuggets/too-many-links': {
    severity: 'error',
    summary: 'There are too many sequencing links between the mentions of large clusters.',
  },
  'nuggets/too-many-pairs': {
    severity: 'error',
    summary: 'Too many mentions of a document overlap to compute the best mapping.',
  },
  'nuggets/unknown-token': {
    severity: 'error',
    summary: 'A mention has a token that is not in the token table of its document.',
    lenient: 'the token is compared by its name',
  },
  'nuggets/token-order': { severity: 'warning', summary: 'The tokens of a mention are not in text order.' },
  'nuggets/invisible': {
    severity: 'warning',
    summary: 'A mention consists of invisible words and cannot match.',
  },
  'nuggets/no-tables': {
    severity: 'warning',
    summary: 'Without token tables spans are compared by characters and no word is invisible.',
  },
  'nuggets/not-annotated': {
    severity: 'warning',
    summary: 'Gold mentions lack a value that is scored (NOT_ANNOTATED).',
  },
  'nuggets/unlisted-type': {
    severity: 'error',
    summary: 'A mention has a type that is not in the type list.',
  },
  'types/encoding': {
    severity: 'warning',
    summary: 'A type list is compressed or is not in UTF-8.',
  },
  'types/unmatched': {
    severity: 'warning',
    summary: 'No mention of a file has a type of the type list.',
  },
  'nuggets/unlisted-document': {
    severity: 'error',
    summary: 'A document is not in the list of documents and lengths.',
  },
  'nuggets/out-of-range': { severity: 'error', summary: 'A mention extends beyond the end of its document.' },
  'nuggets/count-file': {
    severity: 'error',
    summary: 'A line of the file of document lengths cannot be read.',
  },
  'nuggets/alignment-bound': {
    severity: 'warning',
    summary:
      'The coreference alignment may not be the best one: there are too many alignments to try them all.',
  },
  'cluster/same-span': {
    severity: 'warning',
    summary: 'Two events of a cluster have the same span, and one is removed from the cluster.',
  },
} as const satisfies ProblemCodes;

export const problem = /* @__PURE__ */ problemMaker({
  ...commonCodes,
  ...tbfCodes,
  ...bratCodes,
  ...ereCodes,
  ...tokenTableCodes,
  ...nuggetCodes,
});

/** A code that `problem` of this area takes. */
export type NuggetProblem = Parameters<typeof problem>[0];
