import { decode } from './bytes.ts';
import { conllBegins, lastConllBegin } from './conll-begins.ts';
import { pairingOf } from './conll-header.ts';
import { readConll } from './conll-read.ts';
import { writeConll } from './conll-write.ts';
import type { Format } from './format.ts';

/** CoNLL-2011/2012 and everything like it: any number of columns, coreference in the last. See docs/formats/conll.md. */
export const conll: Format = {
  id: 'conll',
  label: 'CoNLL-2011/2012 and similar column files',
  sniff: (head) => /^\ufeff?#[ \t]*begin document/m.test(decode(head)),
  begins: conllBegins,
  lastBegin: lastConllBegin,
  pairing: pairingOf,
  read: readConll,
  write: writeConll,
};
