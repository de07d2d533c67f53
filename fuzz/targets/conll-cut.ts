import { conll } from '../../src/formats/index.ts';
import { conllFound, withLines } from '../conll-found.ts';
import { spoil } from '../draw.ts';
import { conllFile } from '../seeds.ts';
import { ensureSame, type Target } from '../target.ts';

/** Reading in pieces: wherever a window ends, the file is cut where it says. */
export const conllCut: Target = {
  id: 'conll-cut',
  promise: 'cut where any window shows the last document, two parts give what the whole gives',
  generate(random) {
    const f = spoil(conllFile(random), random);
    return { files: { f }, args: Array.from({ length: 4 }, () => String(random(f.length + 1))) };
  },
  check({ files: { f }, args }) {
    const whole = conllFound(f);
    for (const window of args.map(Number)) {
      const at = conll.lastBegin(f.subarray(0, window));
      if (at <= 0) continue;
      // Bytes behind a piece are not for its reader: they are of another piece, or were.
      const [first, second] = [conllFound(f.slice(0, at)), conllFound(f.slice(at))];
      const before = f.subarray(0, at).reduce((sum, byte) => sum + (byte === 10 ? 1 : 0), 0);
      const rest = withLines(second, (line) => line + before);
      const both = {
        documents: [...first.documents, ...rest.documents],
        problems: [...first.problems, ...rest.problems],
      };
      ensureSame(both, whole, 'two parts give what the whole gives');
      ensureSame(
        conllFound(f.subarray(0, at)),
        first,
        'the reader of a piece does not look at what lies behind it',
      );
    }
  },
};
