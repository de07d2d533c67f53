/** What can be wrong with tbf files, token tables and event nuggets; docs/errors/nuggets.md describes each. */
export const nuggetCodes = {
  'tbf/outside': {
    severity: 'error',
    summary: 'A tbf line stands outside every document.',
    lenient: 'the line is skipped',
  },
  'tbf/unclosed': {
    severity: 'error',
    summary: 'A tbf document has no end marker.',
    lenient: 'the document ends where the next one begins, or with the file',
  },
  'tbf/unopened': {
    severity: 'error',
    summary: 'A tbf end marker stands where no document is open.',
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
    summary: 'A relation line of a tbf file has not three columns.',
    lenient: 'the line is skipped',
  },
  'tbf/relation-id': { severity: 'warning', summary: 'The id of a relation is empty or holds white space.' },
  'tbf/blank-argument': {
    severity: 'warning',
    summary: 'The mention ids of a relation hold blanks or nothing.',
  },
  'tbf/order': { severity: 'warning', summary: 'A relation stands before a mention of its document.' },
  'tbf/span': {
    severity: 'error',
    summary: 'The span of a mention cannot be read.',
    lenient: 'the mention is skipped',
  },
  'tbf/empty-span': { severity: 'warning', summary: 'The span of a mention covers nothing.' },
  'tbf/overlapping-fragments': {
    severity: 'warning',
    summary: 'Fragments of one mention overlap, or a token stands twice in it.',
  },
  'tbf/empty-field': { severity: 'warning', summary: 'A mention has no id, type or realis.' },
  'tbf/duplicate-id': {
    severity: 'error',
    summary: 'Two mentions of a document have the same id.',
    lenient: 'both mentions stay, and relations mean both',
  },
  'tbf/unknown-relation': { severity: 'warning', summary: 'A relation has a name that is not scored.' },
  'tbf/coreference-name': {
    severity: 'error',
    summary: 'The clusters of a tbf file have another name than @Coreference.',
    lenient: 'the relations are ignored',
  },
  'tbf/unknown-mention': {
    severity: 'error',
    summary: 'A relation names a mention that its document does not have.',
    lenient: 'the name is ignored',
  },
  'tbf/arguments': {
    severity: 'error',
    summary: 'A sequencing relation has not two mentions.',
    lenient: 'the relation is ignored',
  },
  'tbf/singleton-cluster': { severity: 'warning', summary: 'A cluster has one mention only.' },

  'tokens/missing': {
    severity: 'error',
    summary: 'A document has no token table.',
    lenient: 'no word of the document is invisible, and token ids are compared as names',
  },
  'tokens/columns': { severity: 'warning', summary: 'A row of a token table has too few columns.' },
  'tokens/offsets': { severity: 'warning', summary: 'An offset in a token table is no whole number.' },
  'tokens/duplicate-id': { severity: 'warning', summary: 'A token table holds a token id twice.' },

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
    summary: 'The text of a mention is not that of its tokens.',
  },
  'nuggets/shared-member': {
    severity: 'error',
    summary: 'Two clusters share a mention: transitive closure is not resolved.',
    lenient: 'the clusters are merged',
  },
  'nuggets/same-span': {
    severity: 'error',
    summary: 'Two mentions of one cluster have the same span.',
    lenient: 'both mentions stay in the cluster',
  },
  'nuggets/cycle': {
    severity: 'error',
    summary: 'Sequencing links form a circle, so that no order fits them.',
    lenient: 'opposite links both stay; the links of a longer circle cancel each other',
  },
  'nuggets/self-link': { severity: 'warning', summary: 'A sequencing link leads from a cluster to itself.' },
  'nuggets/too-many-links': {
    severity: 'error',
    summary: 'The sequencing links between the mentions of large clusters are too many to score.',
  },
  'nuggets/too-many-pairs': {
    severity: 'error',
    summary: 'So many mentions of a document overlap that the best mapping cannot be computed.',
  },
  'nuggets/unknown-token': {
    severity: 'error',
    summary: 'A mention has a token that the token table of its document lacks.',
    lenient: 'the token is compared by its name',
  },
  'nuggets/token-order': { severity: 'warning', summary: 'The tokens of a mention are not in text order.' },
  'nuggets/invisible': {
    severity: 'warning',
    summary: 'A mention consists of invisible words and can match nothing.',
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
    summary: 'A type list is packed, or is not in UTF-8.',
  },
  'types/unmatched': {
    severity: 'warning',
    summary: 'No mention of a file has a type of the type list.',
  },
  'nuggets/unlisted-document': {
    severity: 'error',
    summary: 'A document is not in the list of documents and lengths.',
  },
  'nuggets/out-of-range': { severity: 'error', summary: 'A mention reaches beyond the end of its document.' },
  'nuggets/count-file': {
    severity: 'error',
    summary: 'A line of the file of document lengths cannot be read.',
  },
  'nuggets/alignment-bound': {
    severity: 'warning',
    summary: 'The best coreference alignment was searched for, not proven: there are too many alignments.',
  },
} as const;
