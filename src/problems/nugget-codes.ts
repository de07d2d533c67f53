/** What can be wrong with tbf files, token tables and event nuggets; docs/errors/nuggets.md describes each. */
export const nuggetCodes = {
  'tbf/outside': { severity: 'error', summary: 'A tbf line stands outside every document.' },
  'tbf/unclosed': { severity: 'error', summary: 'A tbf document has no end marker.' },
  'tbf/unopened': { severity: 'error', summary: 'A tbf end marker stands where no document is open.' },
  'tbf/no-id': { severity: 'error', summary: 'A tbf document begins without an id.' },
  'tbf/duplicate-document': { severity: 'error', summary: 'A tbf file holds a document twice.' },
  'tbf/columns': { severity: 'error', summary: 'A mention line of a tbf file has fewer than seven columns.' },
  'tbf/document-column': {
    severity: 'warning',
    summary: 'The document column of a mention differs from the marker of its document.',
  },
  'tbf/relation-columns': {
    severity: 'error',
    summary: 'A relation line of a tbf file has not three columns.',
  },
  'tbf/relation-id': { severity: 'warning', summary: 'The id of a relation is empty or holds white space.' },
  'tbf/blank-argument': {
    severity: 'warning',
    summary: 'The mention ids of a relation hold blanks or nothing.',
  },
  'tokens/columns': { severity: 'warning', summary: 'A row of a token table has too few columns.' },
  'tokens/offsets': { severity: 'warning', summary: 'An offset in a token table is no whole number.' },
  'tokens/duplicate-id': { severity: 'warning', summary: 'A token table holds a token id twice.' },
} as const;
