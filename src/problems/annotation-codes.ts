/** What can be wrong with brat files, annotation XML and the way to tokens; docs/errors/annotation.md describes each. */
export const annotationCodes = {
  'brat/line': {
    severity: 'error',
    summary: 'A line of a brat file cannot be read.',
    lenient: 'the line is skipped',
  },
  'brat/span': {
    severity: 'error',
    summary: 'The offsets of a text-bound annotation are no offsets.',
    lenient: 'the annotation is skipped',
  },
  'brat/no-text': { severity: 'warning', summary: 'A text-bound annotation does not say its text.' },
  'brat/duplicate-id': { severity: 'warning', summary: 'An id occurs twice in a brat file.' },
  'brat/unknown-trigger': { severity: 'warning', summary: 'The trigger of an event is not in the file.' },
  'brat/unknown-event': { severity: 'warning', summary: 'A relation names an event that is not there.' },
  'brat/self-link': { severity: 'warning', summary: 'A coreference link leads from an event to itself.' },
  'brat/text-differs': {
    severity: 'warning',
    summary: 'The text of an annotation is not what stands at its offsets.',
  },
  'brat/no-type': { severity: 'error', summary: 'A mention without a type cannot be written as brat.' },
  'brat/inexpressible': { severity: 'warning', summary: 'Brat cannot hold something of a tbf file.' },

  'brat/token-spans': {
    severity: 'error',
    summary: 'A tbf file with token ids cannot become brat annotation without token tables.',
  },
  'brat/no-place': {
    severity: 'error',
    summary: 'A mention of a tbf file has no place in the text.',
    lenient: 'the mention is left out',
  },
  'brat/no-source': {
    severity: 'error',
    summary: 'Offsets of a token table cannot be converted to code points without the text.',
  },
  'brat/not-converted': {
    severity: 'warning',
    summary: 'Annotation of a brat file has no place in a tbf file.',
  },

  'tokens/boundary': { severity: 'warning', summary: 'An annotation begins or ends inside a token.' },
  'tokens/none': { severity: 'warning', summary: 'An event has no token.' },
  'tokens/too-many': {
    severity: 'error',
    summary: 'The fragments of an event overlap so often that their tokens cannot be listed.',
    lenient: 'the event is left out',
  },
  'brat/no-table': { severity: 'error', summary: 'A brat file has no token table.' },

  'cluster/same-span': {
    severity: 'warning',
    summary: 'Two events of a cluster have the same span, and one leaves the cluster.',
  },

  'xml/malformed': { severity: 'error', summary: 'A file is not well-formed XML.' },
  'xml/doctype': { severity: 'error', summary: 'A DTD or an entity declaration is refused.' },
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
  'ere/trigger': { severity: 'warning', summary: 'The text of a trigger is not what stands at its offsets.' },

  'output/same-name': { severity: 'error', summary: 'Two inputs would be written to the same file.' },
  'output/exists': {
    severity: 'error',
    summary: 'A file to be written exists, and is not an earlier output of the same kind.',
  },
  'output/input': { severity: 'error', summary: 'A file to be written is an input of the same run.' },
  'output/unwritable': { severity: 'error', summary: 'A file cannot be written.' },
  'output/name': { severity: 'error', summary: 'A document name cannot be the name of a file.' },
} as const;
