/** Problems of tbf files, token tables and event nuggets, described in docs/errors/nuggets.md. */
export const nuggetCodes = {
  'tbf/outside': {
    severity: 'error',
    summary: 'A tbf line is outside every document.',
    lenient: 'the line is skipped',
  },
  'tbf/unclosed': {
    severity: 'error',
    summary: 'A tbf document has no end marker.',
    lenient: 'the document ends at the next begin marker or at the end of the file',
  },
  'tbf/unopened': {
    severity: 'error',
    summary: 'A tbf end marker occurs where no document is open.',
    lenient: 'the line is skipped',
  },
  'tbf/no-id': {
    severity: 'error',
    summary: 'A tbf document begins without an id.',
    lenient: 'the id is the empty string',
  },
  'tbf/columns': {
    severity: 'error',
    summary: 'A mention line of a tbf file has fewer than seven columns.',
    lenient: 'the line is skipped',
  },
  'tbf/document-column': {
    severity: 'warning',
    summary: 'The document column of a mention differs from the marker of its document.',
  },
  'tbf/relation-columns': {
    severity: 'error',
    summary: 'A relation line of a tbf file does not have three columns.',
    lenient: 'the line is skipped',
  },
  'tbf/relation-id': {
    severity: 'warning',
    summary: 'The id of a relation is empty or contains white space.',
  },
  'tbf/blank-argument': {
    severity: 'warning',
    summary: 'A mention id of a relation has blanks around it or is empty.',
  },
  'tbf/order': { severity: 'warning', summary: 'A relation precedes a mention of its document.' },
  'tbf/span': {
    severity: 'error',
    summary: 'The span of a mention cannot be read.',
    lenient: 'the mention is skipped',
  },
  'tbf/empty-span': { severity: 'warning', summary: 'The span of a mention is empty.' },
  'tbf/overlapping-fragments': {
    severity: 'warning',
    summary: 'Fragments of one mention overlap, or a token occurs twice in it.',
  },
  'tbf/empty-field': { severity: 'warning', summary: 'A mention has no id, type or realis.' },
  'tbf/duplicate-id': {
    severity: 'error',
    summary: 'Two mentions of a document have the same id.',
    lenient: 'both mentions are kept, and relations refer to both',
  },
  'tbf/unknown-relation': { severity: 'warning', summary: 'A relation has a name that is not scored.' },
  'tbf/coreference-name': {
    severity: 'error',
    summary: 'The clusters of a tbf file are not named @Coreference.',
    lenient: 'the relations are ignored',
  },
  'tbf/unknown-mention': {
    severity: 'error',
    summary: 'A relation names a mention that its document does not have.',
    lenient: 'the name is ignored',
  },
  'tbf/arguments': {
    severity: 'error',
    summary: 'A sequencing relation does not have two mentions.',
    lenient: 'the relation is ignored',
  },
  'tbf/singleton-cluster': { severity: 'warning', summary: 'A cluster has only one mention.' },

  'tokens/missing': {
    severity: 'error',
    summary: 'A document has no token table.',
    lenient: 'no word of the document is invisible, and token ids are compared as names',
  },
  'tokens/columns': { severity: 'warning', summary: 'A row of a token table has too few columns.' },
  'tokens/offsets': { severity: 'warning', summary: 'An offset in a token table is not a whole number.' },
  'tokens/duplicate-id': { severity: 'warning', summary: 'A token id occurs twice in a token table.' },

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
} as const;
