import { findFiles } from '../../../corpus/index.ts';
import { InputError, problem } from '../../../problems/problem.ts';
import { kindOf } from '../../files/input-files.ts';
import { nodeShell } from '../../node-shell.ts';

const isTbf = (path: string): boolean => /\.tbf(?:\.gz)?$/i.test(path);

/** The tbf files that an argument names: a file with any name, or the `.tbf` files of a directory or of a quoted pattern. */
export async function tbfFiles(argument: string): Promise<string[]> {
  const kind = argument === '-' ? 'file' : kindOf(argument);
  if (kind === 'file') return [argument];
  const paths = (await findFiles(argument, nodeShell.files)).files.map(({ path }) => path);
  const tbf = kind === 'folder' ? paths.filter(isTbf) : paths;
  // The argument itself if nothing was found: reading it reports why.
  return tbf.length === 0 ? [argument] : tbf;
}

/** The one tbf file of an argument: an event system, or the gold standard, is one file. */
export async function tbfArgument(argument: string): Promise<string> {
  const [first, second, ...more] = await tbfFiles(argument);
  if (second === undefined) return first;
  const others = more.length === 0 ? '' : ' …';
  throw new InputError([
    problem(
      'file/several-systems',
      `${argument} has ${2 + more.length} tbf files, such as ${first} and ${second}, but one argument is one system, in one file.`,
      {
        file: argument,
        help: `name each system by itself, with a name if you like: GOLD ${first} ${second}${others}, or GOLD A=${first} B=${second}${others}; join files with parts of one system first`,
      },
    ),
  ]);
}
