import { pick, spoil } from '../draw.ts';
import { ensureValidOutcome, type Outcome, runVerb } from '../run-verb.ts';
import { conllFile } from '../seeds.ts';
import { spawnVerb } from '../spawn.ts';
import { type Case, ensureSame, type Target } from '../target.ts';

/** Positions at which the readers of large files move to the next window. */
const BORDERS = [256 << 10, 512 << 10, 1 << 20, (1 << 20) - (8 << 10)];

/** The built program on files whose relevant part is at the border of a window. */
export const cliWindows: Target = {
  id: 'cli-windows',
  promise: 'a large file has the same documents and problems with one thread and with two',
  spawns: true,
  generate(random) {
    const f = spoil(conllFile(random), random);
    return {
      files: { f },
      args: [String(pick(BORDERS, random) - random(f.length + 2)), pick(['one', 'many'], random)],
    };
  },
  async check({ files: { f }, args: [at = '0', shape] }) {
    const key = withFiller(f ?? new Uint8Array(), Number(at), shape === 'many' ? 40 : 20_000_000);
    const args = ['score', 'key', 'response', '--json', '--lenient', '--per-document'];
    const one = await runVerb({ files: { key, response: key }, args });
    ensureValidOutcome(one);
    ensureSame(
      problems(spawnVerb([...args, '--jobs', '2'])),
      problems(one),
      'threads give the answer of one',
    );
  },
};

/** The file, preceded by documents of some lines each up to a position. */
function withFiller(file: Uint8Array, at: number, lines: number): Uint8Array {
  const rows: string[] = [];
  let length = 0;
  const put = (row: string) => {
    rows.push(row);
    length += row.length;
  };
  for (let i = 0; length < at - 200; i++) {
    if (i % lines === 0) put(`${i > 0 ? '#end document\n' : ''}#begin document (fill${i}); part 000\n`);
    put(`a\t0\t${i}\tword\t${i % 50 === 0 ? `(${i % 7})` : '-'}\n`);
  }
  put(`#${'x'.repeat(Math.max(0, at - length - 16))}\n#end document\n`);
  return new Uint8Array(Buffer.concat([Buffer.from(rows.join('')), file]));
}

const problems = ({ code, stdout, stderr }: Outcome): Case['args'] => [String(code), stdout, stderr];
