import { decode } from '../bytes.ts';
import type { Format } from '../format.ts';
import { documentStarts, lastDocumentStart } from './document-starts.ts';
import { pairKeyOf } from './header.ts';
import { readConll } from './read.ts';
import { writeConll } from './write.ts';

/** CoNLL-2011/2012 and everything like it: any number of columns, coreference in the last. See docs/formats/conll.md. */
export const conll: Format = {
  id: 'conll',
  label: 'CoNLL-2011/2012 and similar column files',
  sniff: (head) => /^\ufeff?#[ \t]*begin document/m.test(decode(head)),
  documentStarts,
  lastDocumentStart,
  pairKey: pairKeyOf,
  read: readConll,
  write: writeConll,
};
