import { expect, it } from 'vitest';
import type { MentionPlace, SystemAnalysis } from '../../../src/analyze/index.ts';
import { withLines } from '../../../src/cli/resolve-places.ts';
import { MemoryStore } from '../../../src/corpus/index.ts';
import { resolveLines } from '../../../src/corpus/resolve-lines.ts';
import type { FileRef } from '../../../src/problems/problem.ts';
import { bytesOf } from '../../support/conll.ts';

const place = (file?: FileRef, line?: number): MentionPlace => ({
  side: 'key',
  start: 0,
  end: 1,
  file,
  line,
});
/** Line 2 of the piece that begins at the third line of a file. */
const inPiece = () => place({ name: 'f.conll', start: 4 }, 2);
const store = new MemoryStore('f.conll', bytesOf('a\nb\nc\nd\n'));

const system = (examples: unknown[], links: { recall: unknown[]; precision: unknown[] }): SystemAnalysis =>
  ({
    name: 'ours',
    examples,
    links: {
      recall: { errors: 1, links: 2, kinds: [], examples: links.recall },
      precision: { errors: 3, links: 4, kinds: [], examples: links.precision },
    },
  }) as unknown as SystemAnalysis;

const resolve = (problems: Parameters<typeof resolveLines>[0]) => resolveLines(problems, [store]);

it('every place of an example gets its line in the file; all else stays', () => {
  const found = withLines(
    system([{ type: 'span', mentions: [inPiece()], entity: [inPiece(), place('g.conll', 7)] }], {
      recall: [{ document: 'd', anaphor: inPiece(), antecedent: place('g.conll', 1) }],
      precision: [{ document: 'e', anaphor: place(), antecedent: inPiece() }],
    }),
    resolve,
  );
  const resolved = place('f.conll', 4);
  expect(found).toEqual(
    system([{ type: 'span', mentions: [resolved], entity: [resolved, place('g.conll', 7)] }], {
      recall: [{ document: 'd', anaphor: resolved, antecedent: place('g.conll', 1) }],
      precision: [{ document: 'e', anaphor: place(), antecedent: resolved }],
    }),
  );
});

it('lines are resolved once for all places, since that takes a pass over the file', () => {
  const sizes: number[] = [];
  withLines(
    system([{ mentions: [inPiece(), inPiece()], entity: [] }], {
      recall: [{ anaphor: inPiece(), antecedent: inPiece() }],
      precision: [],
    }),
    (problems) => {
      sizes.push(problems.length);
      return resolve(problems);
    },
  );
  expect(sizes).toEqual([4]);
});
