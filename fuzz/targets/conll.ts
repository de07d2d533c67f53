import { encode, joinBytes, linesOf } from '../../test/support/mutate.ts';
import { conllFound, type Found, withLines } from '../conll-found.ts';
import { spoil } from '../draw.ts';
import { conllFile } from '../seeds.ts';
import { ensureSame, type Target } from '../target.ts';

/** The reader of CoNLL files, compared with the fast scan of the engine. */
export const conllReader: Target = {
  id: 'conll',
  promise: 'is read without a crash, and the fast scan finds what the careful reader finds',
  generate: (random) => ({ files: { f: spoil(conllFile(random), random) }, args: [] }),
  check({ files: { f } }) {
    const found = conllFound(f);
    for (const column of [1, -1, 3]) conllFound(f, { corefColumn: column });
    ensureSame(found, carefully(f), 'the fast scan finds what the careful reader finds');
  },
};

const COMMENT = encode('# careful\n');

/** A comment has no effect, but a document that contains one is not read by the fast scan. */
function carefully(bytes: Uint8Array): Found {
  const lines = linesOf(bytes);
  const ends = lines.flatMap((line, i) => (/^#[ \t]{0,62}end document/.test(latin(line)) ? [i] : []));
  const commented = lines.flatMap((line, i) => (ends.includes(i) ? [COMMENT, line] : [line]));
  const inserted = ends.map((i, before) => i + before + 1); // line numbers of the comments
  return withLines(
    conllFound(joinBytes(commented)),
    (line) => line - inserted.filter((at) => at < line).length,
  );
}

const latin = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(0, 100)).toString('latin1');
