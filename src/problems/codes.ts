import type { ProblemCodes } from './problem.ts';

/** Problems of files, documents, counts and outputs, which several areas report. Each other area has codes of its own. */
export const commonCodes = {
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
  'file/other-format': { severity: 'error', summary: 'A file is in a format that this verb does not read.' },
  'file/several-systems': {
    severity: 'error',
    summary: 'One argument names the files of several systems or annotators.',
  },
  'file/skipped': {
    severity: 'warning',
    summary: 'Files of a directory are not annotation and were not read.',
    tolerated: true,
  },
  'answer/unread': {
    severity: 'warning',
    summary: 'Some answers of a language model could not be read, and count as responses without mentions.',
  },
  'answer/empty': { severity: 'warning', summary: 'An answer is empty.' },
  'answer/not-json': { severity: 'warning', summary: 'An answer is not JSON, and most of the others are.' },
  'answer/no-clusters': { severity: 'warning', summary: 'An answer is JSON without clusters of strings.' },
  'answer/other-text': {
    severity: 'warning',
    summary: 'An answer has no mention, and its text is not that of the document.',
  },
  'answer/repaired': {
    severity: 'note',
    summary: 'JSON in an answer had a text around it, or faults that could be repaired.',
  },
  'answer/numbers': {
    severity: 'note',
    summary: 'Mentions in an answer have sentence numbers or offsets, which are not used.',
  },
  'file/chosen': {
    severity: 'warning',
    summary: 'Some of the files that an argument names were chosen.',
    tolerated: true,
  },
  'document/left-out': {
    severity: 'warning',
    summary: 'With `--lenient`, a document of a response that cannot be read counts as missing.',
  },
  'file/unpaired': {
    severity: 'warning',
    summary: 'A file of one directory has no counterpart in the other.',
  },
  'file/ends-unknown': {
    severity: 'warning',
    summary: 'Nothing in a corpus shows whether the ends of spans are inclusive.',
  },
  'file/ends-differ': {
    severity: 'warning',
    summary: 'The ends of spans were read in another way than those of the other side.',
  },
  'file/swapped': { severity: 'warning', summary: 'Key and response were probably swapped.' },
  'document/duplicate': {
    severity: 'error',
    summary: 'A document name occurs twice in a file.',
    lenient: 'the last one is used, as in the reference scorer',
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
  'counts/invalid': {
    severity: 'error',
    summary: 'A file for merging contains no counts, or impossible counts.',
  },
  'counts/settings': {
    severity: 'error',
    summary: 'Counts of different settings cannot be merged or compared.',
  },
  'counts/key': { severity: 'error', summary: 'Saved counts are of another key.' },
  'counts/overlap': { severity: 'error', summary: 'A document was counted twice.' },
  'merge/same-unit': {
    severity: 'error',
    summary: 'Two files have counts of the same unit, whose entities cannot be added up.',
  },
  'gate/baseline': { severity: 'error', summary: 'The baseline of a gate is no baseline, or was changed.' },
  'gate/settings': { severity: 'error', summary: 'The settings are not those of the baseline.' },
  'gate/key': { severity: 'error', summary: 'The key is not that of the baseline.' },
  'gate/system': { severity: 'error', summary: 'A system or data set is not in the baseline.' },
  'output/same-name': { severity: 'error', summary: 'Two inputs would be written to the same file.' },
  'output/exists': {
    severity: 'error',
    summary: 'An output file exists and is not an earlier output of the same kind.',
  },
  'output/input': { severity: 'error', summary: 'An output file is an input of the same run.' },
  'output/unwritable': { severity: 'error', summary: 'A file cannot be written.' },
  'output/name': { severity: 'error', summary: 'A document name is not a valid file name.' },
} as const satisfies ProblemCodes;
