import { locate } from '../../src/corpus/locate.ts';
import { readFile } from '../../src/corpus/read-file.ts';
import { found, sourceOf, whole } from '../../test/support/cut-reading.ts';
import { pick, spoil } from '../draw.ts';
import { conllFile } from '../seeds.ts';
import { ensureSame, type Target } from '../target.ts';

/** Reading as a whole, in windows of the engine, in pieces, and with documents located first as for threads. */
export const conllWindows: Target = {
  id: 'conll-windows',
  promise: 'a file has the same documents and problems in windows of any size',
  generate: (random) => ({
    files: { f: spoil(conllFile(random), random) },
    args: [String(1 + random(pick([4, 64, 2000], random)))],
  }),
  check({ files: { f = new Uint8Array() }, args: [size = '1'] }) {
    const window = Number(size);
    const expected = whole(f);
    ensureSame(whole(f, window), expected, 'windows of the engine do not matter');
    // Without a document there is an error of the file, and nothing else is reported.
    const reported = expected.documents.length === 0 ? { documents: [], problems: [] } : expected;
    const source = sourceOf(f);
    ensureSame(
      found(source, readFile(source, {}, Infinity, window) ?? []),
      reported,
      'pieces give what the whole gives',
    );
    ensureSame(
      found(source, locate(source, window)),
      reported,
      'documents that are located are those that are read',
    );
  },
};
