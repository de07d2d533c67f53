// npm run bench: generates corpora, runs the command line and the given other scorers on them, and writes a Markdown report
// of ratios. See docs/benchmarks.md.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { corefeval, peer, plain } from './contest.mjs';
import { corpora } from './corpora.mjs';
import { DEFAULT_SIZE, generate, parseSize } from './generate.mjs';
import {
  corefudSection,
  corpusSection,
  jsonSection,
  librarySection,
  linearSection,
  scalingSection,
  startupSection,
} from './sections.mjs';

const usage = `usage: npm run bench -- [options]
  --corpus NAME    a corpus; may be repeated (default: conll12 litbank longdoc crossdoc web); "none" for the rest only
  --repeat N       rounds, of which medians are taken (default: 5)
  --jobs N         passed to corefeval
  --size BYTES     bytes of the two files of web, such as 64M or 2G (default: 256M)
  --peer 'NAME=COMMAND {key} {response}'
                   another scorer; may be repeated
  --timeout S      seconds after which a peer is stopped (default: 600)
  --scaling        time at four sizes: more documents, and a longer document
  --seed N         seed of the corpora (default: 1)
  --keep DIR       keep the corpora there and use those that are there
  --out FILE.md    write the report there too
corpora:
${Object.entries(corpora)
  .map(([name, { about }]) => `  ${name.padEnd(16)} ${about}`)
  .join('\n')}`;

function options() {
  const { values } = parseArgs({
    options: {
      corpus: {
        type: 'string',
        multiple: true,
        default: ['conll12', 'litbank', 'longdoc', 'crossdoc', 'web'],
      },
      repeat: { type: 'string', default: '5' },
      jobs: { type: 'string' },
      size: { type: 'string', default: String(DEFAULT_SIZE) },
      peer: { type: 'string', multiple: true, default: [] },
      timeout: { type: 'string', default: '600' },
      scaling: { type: 'boolean', default: false },
      seed: { type: 'string', default: '1' },
      keep: { type: 'string' },
      out: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const names = values.corpus.flatMap((text) => text.split(',')).filter((name) => name !== 'none');
  const unknown = names.filter((name) => !Object.hasOwn(corpora, name));
  if (unknown.length > 0) throw new Error(`Unknown corpus ${unknown.join(', ')}`);
  const count = (name) => {
    const number = Number(values[name]);
    if (!Number.isInteger(number) || number < 1)
      throw new Error(`Expected --${name} to be a whole number above 0`);
    return number;
  };
  return {
    ...values,
    corpus: names,
    repeat: count('repeat'),
    timeout: 1000 * count('timeout'),
    seed: count('seed'),
    size: parseSize(values.size),
    peers: values.peer.map(peer),
  };
}

/** Generates a corpus unless the folder contains it with the same parameters. */
function prepare(folder, name, parameters) {
  const prefix = join(folder, name);
  const manifest = `${prefix}.json`;
  const wanted = JSON.stringify(parameters);
  if (existsSync(manifest)) {
    const { made, files } = JSON.parse(readFileSync(manifest, 'utf8'));
    if (made === wanted && existsSync(files.key) && existsSync(files.response)) return files;
  }
  progress(`generating ${name}`);
  const files = generate(parameters.corpus, prefix, parameters);
  writeFileSync(manifest, JSON.stringify({ made: wanted, files }));
  return files;
}

function progress(text) {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
}

/** Four sizes, each twice the one before. */
const steps = (folder, corpus, parameterOf) =>
  [1, 2, 4, 8].map((factor) => prepare(folder, `${corpus}-${factor}`, { corpus, ...parameterOf(factor) }));

async function main() {
  const chosen = options();
  if (chosen.help) return console.log(usage);
  const { seed, jobs, repeat, timeout } = chosen;
  const folder = chosen.keep ?? mkdtempSync(join(tmpdir(), 'corefeval-bench-'));
  mkdirSync(folder, { recursive: true });
  const corpus = (name) =>
    prepare(folder, name, { corpus: name, seed, ...(corpora[name].sized ? { size: chosen.size } : {}) });
  const contenders = [plain, corefeval(jobs), ...chosen.peers];
  const sections = [];
  const show = (section) => {
    progress('');
    console.log(section);
    sections.push(section);
  };
  try {
    show(`Node ${process.version}, ${availableParallelism()} cores; medians of ${repeat} rounds.\n`);
    for (const name of chosen.corpus) {
      show(await corpusSection(name, corpus(name), contenders, { repeat, timeout, progress }));
    }
    show(await startupSection(progress));
    show(librarySection(corpus('conll12'), progress));
    show(linearSection(progress));
    show(jsonSection(progress));
    show(corefudSection(progress));
    if (chosen.scaling) {
      const settings = { jobs, repeat, progress };
      const more = steps(folder, 'web', (factor) => ({ seed, documents: 8000 * factor }));
      show(await scalingSection('more documents (web)', more, settings));
      const longer = steps(folder, 'longdoc', (factor) => ({ seed, length: 2 * factor }));
      show(await scalingSection('a longer document (longdoc)', longer, settings));
    }
    if (chosen.out !== undefined) writeFileSync(chosen.out, sections.join('\n'));
  } finally {
    if (chosen.keep === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error) => {
  progress('');
  console.error(`${error.message}\n\n${error.code?.startsWith('ERR_PARSE') ? usage : ''}`.trimEnd());
  process.exitCode = 1;
});
