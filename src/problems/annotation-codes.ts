/** Problems of brat files, annotation XML and the conversion to tokens, described in docs/errors/annotation.md. */
export const annotationCodes = {
  'brat/line': {
    severity: 'error',
    summary: 'A line of a brat file cannot be read.',
    lenient: 'the line is skipped',
  },
  'brat/span': {
    severity: 'error',
    summary: 'The offsets of a text-bound annotation are invalid.',
    lenient: 'the annotation is skipped',
  },
  'brat/no-text': { severity: 'warning', summary: 'A text-bound annotation has no text.' },
  'brat/duplicate-id': { severity: 'warning', summary: 'An id occurs twice in a brat file.' },
  'brat/unknown-trigger': { severity: 'warning', summary: 'The trigger of an event is not in the file.' },
  'brat/unknown-event': { severity: 'warning', summary: 'A relation names an event that does not exist.' },
  'brat/self-link': { severity: 'warning', summary: 'A coreference link leads from an event to itself.' },
  'brat/text-differs': {
    severity: 'warning',
    summary: 'The text of an annotation differs from the text at its offsets.',
  },
  'brat/no-type': { severity: 'error', summary: 'A mention without a type cannot be written as brat.' },
  'brat/inexpressible': { severity: 'warning', summary: 'Part of a tbf file cannot be represented in brat.' },

  'brat/token-spans': {
    severity: 'error',
    summary: 'A tbf file with token ids cannot be converted to brat without token tables.',
  },
  'brat/no-place': {
    severity: 'error',
    summary: 'A mention of a tbf file cannot be located in the text.',
    lenient: 'the mention is left out',
  },
  'brat/no-source': {
    severity: 'error',
    summary: 'Offsets of a token table cannot be converted to code points without the text.',
  },
  'brat/not-converted': {
    severity: 'warning',
    summary: 'Part of a brat file cannot be represented in tbf.',
  },

  'tokens/boundary': { severity: 'warning', summary: 'An annotation begins or ends inside a token.' },
  'tokens/none': { severity: 'warning', summary: 'An event has no token.' },
  'tokens/too-many': {
    severity: 'error',
    summary: 'The fragments of an event overlap too often to list their tokens.',
    lenient: 'the event is left out',
  },
  'brat/no-table': { severity: 'error', summary: 'A brat file has no token table.' },

  'cluster/same-span': {
    severity: 'warning',
    summary: 'Two events of a cluster have the same span, and one is removed from the cluster.',
  },

  'xml/malformed': { severity: 'error', summary: 'A file is not well-formed XML.' },
  'xml/doctype': { severity: 'error', summary: 'DTDs and entity declarations are not allowed.' },
  'ere/none': { severity: 'warning', summary: 'An annotation file has no event mention.' },
  'ere/not-converted': {
    severity: 'warning',
    summary: 'An annotation file has elements that are not converted.',
  },
  'ere/mention': {
    severity: 'error',
    summary: 'An event mention lacks an id, a type, or a trigger with offset and length.',
    lenient: 'the mention is skipped',
  },
  'ere/offset': {
    severity: 'error',
    summary: 'A trigger lies outside of the source text.',
    lenient: 'the mention is skipped',
  },
  'ere/duplicate-id': { severity: 'warning', summary: 'An id occurs twice in an annotation file.' },
  'ere/trigger': {
    severity: 'warning',
    summary: 'The text of a trigger differs from the text at its offsets.',
  },

  'output/same-name': { severity: 'error', summary: 'Two inputs would be written to the same file.' },
  'output/exists': {
    severity: 'error',
    summary: 'An output file exists and is not an earlier output of the same kind.',
  },
  'output/input': { severity: 'error', summary: 'An output file is an input of the same run.' },
  'output/unwritable': { severity: 'error', summary: 'A file cannot be written.' },
  'output/name': { severity: 'error', summary: 'A document name is not a valid file name.' },
} as const;
