import { ArgumentError } from '../../src/compat/evmeval/arguments/arguments.ts';
import { evmevalDifferences, runEvmeval } from '../../test/support/evmeval-numbers.ts';
import { encode } from '../../test/support/mutate.ts';
import { tbfCorpus, tbfText } from '../../test/support/tbf-arbitraries.ts';
import { draw, pickSome, textOf } from '../draw.ts';
import { tbfPair, tokenTable, typeListFile } from '../seeds.ts';
import { ensure, ensureSame, type Target } from '../target.ts';

const FLAGS = [
  ['-c', 'c'],
  ['-a', 'a'],
  ['-nv'],
  ['-t', 't'],
  ['-wl', 'types'],
  ['-dn', 'd0'],
  ['-m', '3'],
  ['-m', '-2'],
  ['-ct', '0'],
  ['-ct', '0.5'],
  ['-of', '3,2'],
];
const CLEAN = 'clean';

/** The drop-in for the Python scorer, compared with our own scorer. */
export const evmeval: Target = {
  id: 'evmeval',
  promise: 'ends with an exit code, and on sound files prints the numbers of nuggets score',
  generate(random) {
    if (random(4) === 0) {
      const [gold, system] = [0, 1].map(() => encode(tbfText(draw(tbfCorpus, random))));
      return { files: { 'gold.tbf': gold, 'system.tbf': system }, args: [CLEAN] };
    }
    const tables = Object.fromEntries(['d0', 'd1'].map((id) => [`t/${id}.tab`, tokenTable(random)]));
    return {
      files: { ...tbfPair(random), ...tables, types: typeListFile(random) },
      args: pickSome(FLAGS, random),
    };
  },
  check({ files, args }) {
    const [gold, system] = ['gold.tbf', 'system.tbf'].map((name) => files[name] ?? new Uint8Array());
    if (args[0] === CLEAN) {
      ensureSame(
        evmevalDifferences(textOf(gold), textOf(system)),
        [],
        'evmeval prints the numbers of nuggets score',
      );
      return;
    }
    const others = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, latin(bytes)]));
    try {
      const { exit } = runEvmeval(latin(gold), latin(system), args, others);
      ensure([0, 1, 255].includes(exit), 'the exit code is 0, 1 or 255', () => String(exit));
    } catch (error) {
      if (!(error instanceof ArgumentError)) throw error;
    }
  },
};

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
