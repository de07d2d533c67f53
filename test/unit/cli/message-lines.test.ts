import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MessageLines } from '../../../src/cli/message-lines.ts';
import { runs } from '../../support/runs.ts';

/** The lines of chunks, which are overwritten after each call. */
function linesOf(chunks: readonly string[], maxBytes: number): string[] {
  const lines = new MessageLines(maxBytes);
  const found: string[] = [];
  for (const chunk of chunks) {
    const bytes = Buffer.from(chunk);
    for (const line of lines.add(bytes)) found.push(line.toString());
    bytes.fill('#');
  }
  for (const line of lines.end()) found.push(line.toString());
  return found;
}

it('cuts a stream at line feeds, wherever its chunks end', () => {
  const chunks = fc.array(fc.string({ unit: fc.constantFrom('a', 'ä', '\n'), maxLength: 6 }));
  fc.assert(
    fc.property(chunks, (list) => {
      const lines = list.join('').split('\n');
      expect(linesOf(list, 100)).toEqual(lines.at(-1) === '' ? lines.slice(0, -1) : lines);
    }),
    { numRuns: runs(300) },
  );
});

it('keeps nothing of a line that is too long, and reads the next one', () => {
  expect(linesOf(['aaa', 'aa\nbbbb\n', 'ccccc', 'c', 'c\nd'], 4)).toEqual([
    'too-long',
    'bbbb',
    'too-long',
    'd',
  ]);
});
