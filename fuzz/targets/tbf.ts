import { readTbf, writeTbf } from '../../src/formats/index.ts';
import { oneLine } from '../../src/formats/text-lines.ts';
import { renderProblem } from '../../src/problems/render.ts';
import { collectProblems } from '../../test/support/collect-problems.ts';
import { textOf } from '../draw.ts';
import { spoilTbf, tbfFile } from '../seeds.ts';
import { ensure, ensureSame, type Target } from '../target.ts';

/** The reader and the writer of tbf files. */
export const tbfReader: Target = {
  id: 'tbf',
  promise: 'is read without a crash, and what was read is the same when it is written and read again',
  generate: (random) => ({ files: { f: spoilTbf(tbfFile(random), random) }, args: [] }),
  check({ files: { f } }) {
    const { problems, report } = collectProblems();
    const documents = readTbf({ name: 'f', text: textOf(f) }, report);
    for (const problem of problems) {
      const shown = renderProblem(problem);
      ensure(!/[\x00-\x09\x0b-\x1f\x7f-\x9f]/.test(shown), 'no control characters in problems', () =>
        JSON.stringify(shown),
      );
    }
    const again = readTbf({ name: 'f', text: writeTbf(documents) }, () => {});
    ensureSame(content(again), content(documents), 'documents survive writing and reading');
  },
};

/** A line break or TAB in a column is written as a blank. */
const content = (documents: ReturnType<typeof readTbf>) =>
  documents.map(({ id, mentions, relations }) => ({
    id: oneLine(id),
    mentions: mentions.map((mention) =>
      [mention.id, mention.span, mention.text, mention.type, mention.realis].map(oneLine),
    ),
    relations: relations.map(({ name, args }) => [name, ...args].map(oneLine)),
  }));
