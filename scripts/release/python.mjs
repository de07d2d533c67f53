// The wheel, in a fresh virtual environment.
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { pythonOf } from './builds.mjs';

/** Installs without index, and scores by Python and by the command. */
export function wheel({ root, folder, packed: { wheel: file } }) {
  const venv = join(folder, 'venv');
  const bin = join(venv, process.platform === 'win32' ? 'Scripts' : 'bin');
  const env = {
    ...process.env,
    PYTHONPATH: '',
    PATH: `${bin}${delimiter}${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
  };
  const run = (program, ...args) =>
    execFileSync(program, args, { cwd: folder, encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'pipe'] });
  run(pythonOf(), '-m', 'venv', venv);
  run(
    join(bin, 'python'),
    '-m',
    'pip',
    'install',
    '--quiet',
    '--no-index',
    '--disable-pip-version-check',
    file,
  );
  const pair = ['key', 'response'].map((name) => join(root, 'examples', `${name}.conll`));
  const code = 'import corefeval as ce, sys; print(f"{100 * ce.score(sys.argv[1], sys.argv[2]).conll:.2f}")';
  const conll = run(join(bin, 'python'), '-c', code, ...pair).trim();
  const json = JSON.parse(run(join(bin, 'corefeval'), 'score', ...pair, '--json'));
  const command = (100 * json.systems[0].conll).toFixed(2);
  if (conll !== '73.62' || command !== '73.62')
    throw new Error(`the example has CoNLL ${conll} and ${command}, not 73.62`);
  return `${(statSync(file).size / 1e6).toFixed(2)} MB, without index in a fresh environment: CoNLL ${conll} from Python and from the command`;
}
