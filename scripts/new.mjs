// Starts a metric or a format: writes the files of the example in docs/contributing under a new name, registers it, and writes the documentation.
//
//   npm run new -- metric linked_pairs
//   npm run new -- format mylines
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { applyBlocks, guideBlocks, markedBlocks, renamedBlocks } from './guide.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const capitalized = (text) => `${text[0].toUpperCase()}${text.slice(1)}`;
const camel = (id) => id.replace(/_+([a-z0-9])/g, (_, letter) => letter.toUpperCase());
const words = (id) => capitalized(id.replaceAll('_', ' '));

/** The kinds of additions: the names of the example and what they become, and where another one of the name would be. */
const KINDS = {
  metric: {
    pattern: /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/,
    shape: 'lower-case letters, digits and single underscores',
    names: (id) => [
      ['linked_mentions', id],
      ['linkedMentions', camel(id)],
      ['Linked mentions', words(id)],
    ],
    place: (id) => `src/metrics/${id}.ts`,
  },
  format: {
    pattern: /^[a-z][a-z0-9]*$/,
    shape: 'lower-case letters and digits',
    names: (id) => [
      ['spanlist', id],
      ['Spanlist', capitalized(id)],
      ['Span list', `${words(id)} file`],
      ['span list', `${words(id)} file`],
    ],
    place: (id) => `src/formats/${id}`,
  },
};

const RESERVED =
  'break case catch class const default delete do else enum export extends false finally for function if import in new null return super switch this throw true try typeof var void while with let static yield await'.split(
    ' ',
  );

function fail(message) {
  console.error(message);
  process.exit(2);
}

const [name, id, ...rest] = process.argv.slice(2);
const kind = Object.hasOwn(KINDS, name ?? '') ? KINDS[name] : undefined;
if (kind === undefined || id === undefined || rest.some((flag) => flag !== '--no-docs'))
  fail('Usage: npm run new -- metric NAME, or npm run new -- format NAME');
if (!kind.pattern.test(id) || RESERVED.includes(id))
  fail(`"${id}" cannot be the id of a ${name}: use ${kind.shape}.`);
if (existsSync(join(root, kind.place(id)))) fail(`${kind.place(id)} exists: choose another name.`);

const page = `docs/contributing/${name}.md`;
const blocks = markedBlocks(
  renamedBlocks(guideBlocks(readFileSync(join(root, page), 'utf8')), kind.names(id)),
  page,
);
applyBlocks(blocks, root);

const run = (script, ...args) =>
  spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: ['inherit', 'ignore', 'inherit'],
  });
const sources = blocks.map(({ path }) => path).filter((path) => path.endsWith('.ts'));
run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...sources);
if (!rest.includes('--no-docs') && run('scripts/docs.mjs').status !== 0) process.exit(1);

console.log(`Written, from the example of ${page}:`);
for (const { path, text } of blocks) console.log(`  ${text === undefined ? 'changed' : 'new    '}  ${path}`);
console.log(
  `Replace the example by your ${name} wherever a line says FILL IN, run npm run docs, then npm run test:fast.`,
);
