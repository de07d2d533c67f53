// The sections of the benchmark's report: each measures something and returns Markdown.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { cli, contest, corefeval, entriesFor, plain } from './contest.mjs';
import { exponent } from './fit.mjs';
import { megabytes, milliseconds, ratio, table } from './format.mjs';
import {
  BROKEN_UTF8_GOAL,
  COREFUD_GOAL,
  goals,
  JSON_GOAL,
  LIBRARY_GOAL,
  LINEAR_GOAL,
  SCALING_GOAL,
  STARTUP_GOAL,
  TOKENIZER_GOAL,
} from './goals.mjs';
import { measure, median } from './measure.mjs';

const STARTUP_RUNS = 31;
const examplePath = (name) => fileURLToPath(new URL(`../examples/${name}.conll`, import.meta.url));
const example = { key: examplePath('key'), response: examplePath('response') };
const mark = (met) => (met ? '✓' : '✗');

/** One corpus: every contender relative to the plain pass and to corefeval. */
export async function corpusSection(name, files, contenders, options) {
  const results = await contest(entriesFor(contenders, files), options);
  const [base, ours] = [results.get(plain.name).wall, results.get('corefeval').wall];
  const rows = [...results].map(([contender, { wall, cpu, peak, finished, runs }]) => {
    const bound = finished ? '' : '> ';
    return [
      contender,
      `${bound}${milliseconds(wall)}`,
      cpu === undefined ? '–' : milliseconds(cpu),
      megabytes(peak),
      `${bound}${ratio(wall / base)}`,
      `${bound}${ratio(wall / ours)}`,
      runs,
    ];
  });
  const judged = (goals[name] ?? []).filter((goal) => goal.judged(results));
  return [
    `### ${name}: ${files.documents.toLocaleString('en')} documents, ${files.tokens.toLocaleString('en')} tokens, ${megabytes(files.bytes)} in two files`,
    '',
    table(['', 'wall:', 'processor:', 'peak memory:', '/ plain pass:', '/ corefeval:', 'runs:'], rows),
    ...judged.map((goal) => `- ${mark(goal.met(results))} ${goal.text}`),
    ...(judged.length > 0 ? [''] : []),
  ].join('\n');
}

/** The time of an empty run, and of a run on a very small corpus. */
export async function startupSection(progress) {
  progress('start-up');
  const commands = [
    ['`node -e 0`', ['-e', '0']],
    ['`corefeval --version`', [cli, '--version']],
    ['`corefeval score` of the example', [cli, 'score', example.key, example.response]],
  ];
  const times = commands.map(() => []);
  for (let i = 0; i < STARTUP_RUNS; i++) {
    for (const [k, [, args]] of commands.entries()) {
      times[k].push((await measure([process.execPath, ...args])).wall);
    }
  }
  const walls = times.map(median);
  const rows = commands.map(([name], k) => [
    name,
    milliseconds(walls[k]),
    k === 0 ? '' : milliseconds(walls[k] - walls[0]),
  ]);
  return [
    '### Start-up',
    '',
    table(['', 'wall:', 'more than node:'], rows),
    `- ${mark(walls[1] - walls[0] <= STARTUP_GOAL)} \`--version\` takes at most ${STARTUP_GOAL} ms more than \`node -e 0\``,
    '',
  ].join('\n');
}

/** The JSON that a program of this folder prints. */
function resultOf(program, ...args) {
  const path = fileURLToPath(new URL(program, import.meta.url));
  const run = spawnSync(process.execPath, [path, ...args], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout);
}

/** Inputs that make a careless method quadratic, in a warm process. */
export function linearSection(progress) {
  progress('linear time');
  const { factor, inputs, tokenizer, utf8 } = resultOf('linear.mjs');
  const grown = inputs.map((input) => ({
    ...input,
    grows: exponent([1, factor], [input.small, input.large]),
  }));
  // A time below a millisecond says nothing about growth.
  const slow = grown.filter(({ large, grows }) => large > 1 && grows > LINEAR_GOAL).map(({ name }) => name);
  return [
    `### Hostile input: processor time for ${factor} times as much`,
    '',
    table(
      ['', 'time:', `${factor} times as much:`, 'power of the size:'],
      grown.map(({ name, small, large, grows }) => [
        name.replaceAll('|', '\\|'),
        milliseconds(small),
        milliseconds(large),
        grows.toFixed(2),
      ]),
    ),
    `- ${mark(slow.length === 0)} time grows with a power of at most ${LINEAR_GOAL} of the size${slow.length === 0 ? '' : `, except for ${slow.join('; ')}`}`,
    `- ${mark(tokenizer >= TOKENIZER_GOAL)} the tokenizer reads ${tokenizer.toFixed(1)} million characters of running text a second (goal: ≥ ${TOKENIZER_GOAL})`,
    `- ${mark(utf8 <= BROKEN_UTF8_GOAL)} labels in broken UTF-8 take ${utf8.toFixed(1)} times as long as others (goal: ≤ ${BROKEN_UTF8_GOAL})`,
    '',
  ].join('\n');
}

/** The library in a warm process, as a whole and by its parts. */
export function librarySection(files, progress) {
  progress('library');
  const { library, parts } = resultOf('micro.mjs', files.key, files.response);
  return [
    '### Library, warm, on conll12',
    '',
    table(
      ['', 'time:', 'rate:'],
      [
        ['**all metrics, documents already read**', milliseconds(library), ''],
        ...parts.map(({ name, ms, rate }) => [name, milliseconds(ms), rate ?? '']),
      ],
    ),
    `- ${mark(library < LIBRARY_GOAL)} all metrics under ${LIBRARY_GOAL} ms`,
    '',
  ].join('\n');
}

/** Reading JSON lines in a warm process, relative to a plain pass of JSON.parse. */
export function jsonSection(progress) {
  progress('JSON lines');
  const { megabytes: size, read, parse } = resultOf('json.mjs');
  return [
    `### JSON lines, warm, ${size.toFixed(1)} MB`,
    '',
    table(
      ['', 'MB/s:', '/ JSON.parse:'],
      [
        ['JSON.parse of each line', parse.toFixed(0), ratio(1)],
        ['reader', read.toFixed(0), ratio(parse / read)],
      ],
    ),
    `- ${mark(read >= JSON_GOAL)} at least ${JSON_GOAL} MB in a second`,
    '',
  ].join('\n');
}

/** Reading CorefUD in a warm process, relative to a plain pass that splits lines and columns. */
export function corefudSection(progress) {
  progress('CorefUD');
  const { megabytes: size, read, split } = resultOf('corefud.mjs');
  return [
    `### CorefUD, warm, ${size.toFixed(1)} MB`,
    '',
    table(
      ['', 'MB/s:', '/ splitting:'],
      [
        ['lines and columns split', split.toFixed(0), ratio(1)],
        ['reader', read.toFixed(0), ratio(split / read)],
      ],
    ),
    `- ${mark(read >= COREFUD_GOAL)} at least ${COREFUD_GOAL} MB in a second`,
    '',
  ].join('\n');
}

/** Growth of time with size, over files of increasing size. The time of a run on a very small corpus is subtracted first. */
export async function scalingSection(title, steps, { jobs, repeat, progress }) {
  const contenders = [plain, corefeval(jobs)];
  const entries = [{ tokens: 0, ...example }, ...steps].flatMap((files) =>
    entriesFor(contenders, files).map((entry) => ({
      ...entry,
      name: `${entry.name}, ${files.tokens} tokens`,
    })),
  );
  const results = await contest(entries, { repeat, progress });
  const of = (contender, tokens) => results.get(`${contender}, ${tokens} tokens`);
  const nothing = of('corefeval', 0);
  const rows = steps.map(({ documents, tokens }) => {
    const { wall, cpu, peak } = of('corefeval', tokens);
    return [
      documents.toLocaleString('en'),
      tokens.toLocaleString('en'),
      milliseconds(wall),
      cpu === undefined ? '–' : milliseconds(cpu),
      megabytes(peak),
      ratio(wall / of(plain.name, tokens).wall),
    ];
  });
  const sizes = steps.map(({ tokens }) => tokens);
  const growth = (field) =>
    exponent(
      sizes,
      sizes.map((tokens) => of('corefeval', tokens)[field] - nothing[field]),
    );
  const grows = growth('wall');
  const work = nothing.cpu === undefined ? '' : `; processor time with the power ${growth('cpu').toFixed(3)}`;
  return [
    `### Scaling: ${title}`,
    '',
    table(['documents:', 'tokens:', 'wall:', 'processor:', 'peak memory:', '/ plain pass:'], rows),
    `- ${mark(grows <= SCALING_GOAL)} time grows with the power ${grows.toFixed(3)} of the size (goal: ≤ ${SCALING_GOAL})${work}; the cost of a start is taken off`,
    '',
  ].join('\n');
}
