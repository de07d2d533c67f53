// npm run bench:tools: every verb against the tool that it replaces, as ratios of processor times from one run; and start-up and scoring
// with several versions of Node. See docs/benchmarks.md.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureNodes, nodes } from '../scripts/nodes.mjs';
import { cli } from './contest.mjs';
import { generate } from './generate.mjs';
import { measure, median } from './measure.mjs';
import { nuggetCorpus } from './nugget-corpus.mjs';

const USAGE = `usage: npm run bench:tools -- [--tool NAME=PATH]… [--nodes] [--repeat N] [--timeout S] [--python PROGRAM] [--python2 PROGRAM]
  --tool           a tool to compare with, and where it is; may be repeated:
                     scorer.pl       scorer.pl itself
                     coval, corefud-scorer, bookcoref, berkeley, sacrebleu
                                     a clone of the repository
                     evmeval         scorer_v1.8.py itself; needs --python2
  --nodes          versions of Node side by side
  --repeat N       rounds, of which medians are taken (default: 5)
  --timeout S      seconds after which a tool is stopped; its time is then a lower bound (default: 300)
Modules that a tool needs are found by its interpreter, for example through PYTHONPATH.`;

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const own = (...args) => [process.execPath, cli, ...args];

function convert(from, format, to) {
  const { status, stderr } = spawnSync(
    process.execPath,
    [cli, 'convert', from, '--to', format, '-o', to, '--quiet'],
    {
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(stderr);
  return to;
}

/** A corpus in the format of another tool. Sentences are numbered: udapi reads a slash in their names as the end of the name. */
function converted(folder, files, format, extension) {
  const [key, response] = ['key', 'response'].map((side) => {
    const path = convert(files[side], format, join(folder, `${side}-${format}.${extension}`));
    let sentences = 0;
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replace(/(?<=^# sent_id = ).*/gm, () => `s${++sentences}`),
    );
    return path;
  });
  return { key, response };
}

/** What is compared. `files` are made once; `ours` and `theirs` are commands. */
const tasks = [
  {
    tool: 'scorer.pl',
    what: '`score`, seven metrics, `conll12`',
    files: (folder) => generate('conll12', join(folder, 'conll12')),
    ours: ({ key, response }) => own('score', key, response),
    theirs: (path, { key, response }) => ['perl', path, 'all', key, response, 'none'],
  },
  {
    tool: 'scorer.pl',
    what: '`scorer.pl`, the drop-in, `conll12`',
    files: (folder) => generate('conll12', join(folder, 'conll12')),
    ours: ({ key, response }) => own('scorer.pl', 'all', key, response, 'none'),
    theirs: (path, { key, response }) => ['perl', path, 'all', key, response, 'none'],
  },
  {
    tool: 'coval',
    what: '`score`, five metrics, `conll12`',
    files: (folder) => generate('conll12', join(folder, 'conll12')),
    ours: ({ key, response }) => own('score', key, response, '--metrics', 'mentions,muc,bcub,ceafe,lea'),
    theirs: (path, { key, response }, { python }) => [python, join(path, 'scorer.py'), key, response, 'all'],
  },
  {
    tool: 'corefud-scorer',
    what: '`score --match head --zeros dependent`, `conll12` as CorefUD',
    files: (folder) => converted(folder, generate('conll12', join(folder, 'conll12')), 'corefud', 'conllu'),
    ours: ({ key, response }) =>
      own(
        'score',
        key,
        response,
        '--match',
        'head',
        '--zeros',
        'dependent',
        '--metrics',
        'muc,bcub,ceafm,ceafe,blanc,lea,mor',
      ),
    theirs: (path, { key, response }, { python }) => [
      python,
      join(path, 'corefud-scorer.py'),
      key,
      response,
      '-s',
    ],
  },
  {
    tool: 'evmeval',
    what: '`nuggets score`, 500 documents of 60 nuggets',
    files: (folder) => {
      const { gold, system } = nuggetCorpus(500, 60, 7);
      const files = { key: join(folder, 'gold.tbf'), response: join(folder, 'system.tbf') };
      writeFileSync(files.key, gold);
      writeFileSync(files.response, system);
      return files;
    },
    ours: ({ key, response }) =>
      own('nuggets', 'score', key, response, '--profile', 'evmeval-1.8', '--unit', 'character', '--no-coref'),
    theirs: (path, { key, response }, { python2 }) => [python2, path, '-g', key, '-s', response],
  },
  {
    tool: 'bookcoref',
    what: '`score --metrics conll`, one book of 100,000 tokens',
    files: (folder) => converted(folder, generate('longdoc', join(folder, 'longdoc')), 'jsonlines', 'jsonl'),
    ours: ({ key, response }) => own('score', key, response, '--metrics', 'conll'),
    theirs: (path, { key, response }, { python }) => [
      python,
      here('tools/bookcoref.py'),
      path,
      key,
      response,
    ],
  },
  {
    tool: 'berkeley',
    what: '`analyze`, the sample in its repository',
    files: (folder, path) => {
      const gold = join(path, 'data', 'gold');
      const response = join(path, 'data', 'homogenised', 'stanford.homogenised.out');
      return { key: gold, gold: `${gold}/`, response, out: join(folder, 'berkeley') };
    },
    ours: ({ key, response }) => own('analyze', key, response),
    theirs: (path, { gold, response, out }, { python }) => [
      ...[python, join(path, 'classify_coreference_errors.py')],
      ...[out, gold, response, 'T'],
    ],
  },
  {
    tool: 'sacrebleu',
    what: '`compare`, 1,000 resamples of `conll12`; the tool from counts',
    files: (folder) => {
      const { key, response } = generate('conll12', join(folder, 'conll12'));
      const scores = join(folder, 'scores.json');
      const words = [
        'score',
        key,
        `a=${response}`,
        `b=${key}`,
        '--metrics',
        'conll',
        '--per-document',
        '-o',
        scores,
      ];
      const { status, stderr } = spawnSync(process.execPath, [cli, ...words, '--quiet'], {
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(stderr);
      return { key, response, scores };
    },
    ours: ({ key, response }) =>
      own(
        'compare',
        key,
        `a=${response}`,
        `b=${key}`,
        '--metrics',
        'conll',
        '--statistics',
        'conll',
        '--resamples',
        '1000',
        '--exchanges',
        '1000',
      ),
    theirs: (path, { scores }, { python }) => [python, here('tools/bootstrap.py'), path, scores],
  },
];

const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;
const row = (cells) => `| ${cells.join(' | ')} |`;

/** Runs the commands in turn, round by round; medians of processor times. A command that was stopped is not run again. */
async function rounds(commands, { repeat, timeout, progress }) {
  const runs = commands.map(() => []);
  for (let round = 0; round < repeat; round++) {
    for (const [i, command] of commands.entries()) {
      if (runs[i].some(({ finished }) => !finished)) continue;
      progress(`round ${round + 1} of ${repeat}: ${command.slice(0, 3).join(' ')}`);
      runs[i].push(await measure(command, { timeout }));
    }
  }
  return runs.map((list) => ({
    cpu: list.every(({ finished }) => finished) ? median(list.map(({ cpu }) => cpu)) : undefined,
    peak: Math.max(...list.map(({ peak }) => peak ?? 0)),
  }));
}

async function showTools(tools, folder, options) {
  console.log(row(['', 'tool', 'processor time, corefeval', 'tool', 'tool / corefeval']));
  console.log(row(['---', '---', '---:', '---:', '---:']));
  for (const { tool, what, files, ours, theirs } of tasks) {
    const path = tools.get(tool);
    if (path === undefined) continue;
    const made = files(folder, path);
    const [mine, other] = await rounds([ours(made), theirs(path, made, options)], options);
    const bound = other.cpu === undefined ? `> ${options.timeout / 1000} s` : seconds(other.cpu);
    const ratio = ((other.cpu ?? options.timeout) / mine.cpu).toFixed(1);
    console.log(
      row([what, tool, seconds(mine.cpu), bound, `${other.cpu === undefined ? '> ' : ''}${ratio}×`]),
    );
  }
}

async function showNodes(folder, options) {
  if (!ensureNodes()) throw new Error('npm could not install the versions of Node in scripts/nodes');
  const small = [here('../examples/key.conll'), here('../examples/response.conll')];
  const made = generate('conll12', join(folder, 'conll12'));
  const long = generate('longdoc', join(folder, 'longdoc'));
  const rows = [
    ['`node -e 0`', ['-e', '0']],
    ['`corefeval --version`', [cli, '--version']],
    ['`score`, the examples', [cli, 'score', ...small]],
    ['`score`, `conll12`', [cli, 'score', made.key, made.response]],
    ['`score`, `longdoc`', [cli, 'score', long.key, long.response]],
    [
      '`compare`, `conll12`',
      [cli, 'compare', made.key, `a=${made.response}`, `b=${made.key}`, '--metrics', 'conll'],
    ],
    ['`analyze`, `conll12`', [cli, 'analyze', made.key, made.response]],
  ];
  console.log(row(['processor time', ...nodes.map(({ name }) => name)]));
  console.log(row(['---', ...nodes.map(() => '---:')]));
  for (const [what, args] of rows) {
    const found = await rounds(
      nodes.map(({ path }) => [path, ...args]),
      options,
    );
    console.log(row([what, ...found.map(({ cpu }) => `${Math.round(cpu)} ms`)]));
  }
}

async function main() {
  const { values } = parseArgs({
    options: {
      tool: { type: 'string', multiple: true, default: [] },
      nodes: { type: 'boolean', default: false },
      repeat: { type: 'string', default: '5' },
      timeout: { type: 'string', default: '300' },
      python: { type: 'string', default: 'python3' },
      python2: { type: 'string', default: 'python2' },
      help: { type: 'boolean', default: false },
    },
  });
  const names = new Set(tasks.map(({ tool }) => tool));
  const tools = new Map();
  for (const text of values.tool) {
    const [, name, path] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
    if (!names.has(name))
      throw new Error(`Expected --tool NAME=PATH with a name of ${[...names].join(', ')}; got "${text}"`);
    if (!existsSync(path)) throw new Error(`There is no ${path}`);
    tools.set(name, resolve(path));
  }
  if (values.help || (tools.size === 0 && !values.nodes)) return console.log(USAGE);
  const progress = (text) => process.stderr.isTTY && process.stderr.write(`\r\x1b[K${text}`);
  const options = {
    ...values,
    repeat: Number(values.repeat),
    timeout: 1000 * Number(values.timeout),
    progress,
  };
  const folder = mkdtempSync(join(tmpdir(), 'corefeval-bench-'));
  try {
    if (tools.size > 0) await showTools(tools, folder, options);
    if (values.nodes) await showNodes(folder, options);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    progress('');
  }
}

main().catch((error) => {
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 1;
});
