/** No page names an option, a verb or a schema that does not exist, and each that exists is named. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeProgram } from '../../src/cli/program.ts';
import { verbCards } from '../../src/cli/reference/verb-cards.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const docs = readdirSync(new URL('docs', root), { recursive: true, encoding: 'utf8' })
  .map((path) => `docs/${path.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.md'));
const generated = (path: string) => /^docs\/(?:cli|api)\//.test(path);
/** Pages that people write. */
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'AGENTS.md',
  'llms.txt',
  'SECURITY.md',
  ...docs.filter((path) => !generated(path)),
].map((path) => [path, read(path)] as const);

const cards = verbCards(await makeProgram(undefined));
const verbs = new Set(cards.map(({ name }) => name));
const flags = new Set(JSON.stringify(cards).match(/--[a-z][\w-]*/g));

/** Options of other programs, and of scripts of this repository, by the beginning of the paths that name them. */
const FOREIGN: Readonly<Record<string, readonly string[]>> = {
  '': ['--help', '--version'],
  'CONTRIBUTING.md': ['--serve', '--check'],
  'docs/benchmarks.md': [
    '--systems',
    '--corpus',
    '--size',
    '--scaling',
    '--out',
    '--keep',
    '--peer',
    '--timeout',
    '--repeat',
    '--tool',
    '--python2',
    '--nodes',
    '--max-old-space-size',
  ],
  'docs/cluster.md': [
    '--install',
    '--job-name',
    '--array',
    '--ntasks',
    '--cpus-per-task',
    '--parsable',
    '--dependency',
    '--kill-on-invalid-dep',
    '--wrap',
    '--sshloginfile',
    '--retries',
    '--halt',
  ],
  'docs/compat/ua-scorer.md': ['--only-split-antecedent', '--allow-boundary-crossing'],
  'docs/conformance.md': [
    '--adapter',
    '--command',
    '--path',
    '--call',
    '--tag',
    '--all',
    '--replay',
    '--pretend',
    '--keep',
  ],
  'docs/contributing/': [
    '--out',
    '--minutes',
    '--reader',
    '--case',
    '--files',
    '--per-file',
    '--skip',
    '--only',
    '--provenance',
  ],
  'docs/compat/evmeval.md': ['--release'],
  'docs/nuggets.md': ['--text', '--release'],
  'docs/parity': ['--release', '--upstream'],
  'docs/reproduced.md': ['--data'],
  'docs/reliability.md': ['--minutes'],
  // What a word of a misread option looks like, and the beginnings of the options for one side.
  'docs/errors/annotation.md': ['--te', '--ae'],
  'docs/corpora.md': ['--key-', '--response-'],
};
const foreignTo = (path: string) =>
  new Set(Object.entries(FOREIGN).flatMap(([beginning, names]) => (path.startsWith(beginning) ? names : [])));
describe.each(pages)('%s', (path, text) => {
  it('names no option that does not exist', () => {
    const foreign = foreignTo(path);
    const named = Array.from(text.matchAll(/(?<![\w-])--[a-z][\w-]*/g), ([flag]) => flag);
    expect([...new Set(named)].filter((flag) => !flags.has(flag) && !foreign.has(flag))).toEqual([]);
  });

  // The guide for a new verb writes one.
  it.skipIf(path === 'docs/contributing/verb.md')('names no verb that does not exist', () => {
    const code = [...text.matchAll(/^```\w*\n([\s\S]*?)^```/gm), ...text.matchAll(/`([^`\n]+)`/g)].map(
      ([, each]) => each,
    );
    const named = code.flatMap((each) =>
      Array.from(
        each.matchAll(/^(?:\$ )?(?:npx )?corefeval ((?:nuggets )?[a-z][\w-]*(?:\.pl)?)(?!\S)/gm),
        ([, verb]) => verb,
      ),
    );
    const first = new Set([...verbs].map((verb) => verb.split(' ')[0]));
    expect(
      [...new Set(named)].filter((verb) => !verbs.has(verb) && !first.has(verb) && verb !== 'help'),
    ).toEqual([]);
  });
});

it('the pages of options of others name only pages and options that are there', () => {
  for (const [beginning, names] of Object.entries(FOREIGN)) {
    const text = pages
      .filter(([path]) => path.startsWith(beginning))
      .map(([, each]) => each)
      .join('\n');
    expect(
      names.filter((name) => !text.includes(name)),
      beginning,
    ).toEqual([]);
  }
});

it('every verb and every option has its place on a page of docs/cli', () => {
  const cli = docs
    .filter((path) => path.startsWith('docs/cli/'))
    .map(read)
    .join('\n');
  for (const { name, options } of cards) {
    expect(cli).toContain(`corefeval ${name}`);
    for (const { long } of options) expect(cli, `${name} ${long}`).toContain(long);
  }
});

it('every schema is named by a page, and every schema that a page names exists', () => {
  const schemas = readdirSync(new URL('schemas', root)).map(
    (name) => `corefeval/${name.replace(/-(\d+)\.json$/, '/$1')}`,
  );
  const all = [...docs, 'README.md'].map(read).join('\n');
  for (const schema of schemas)
    expect(
      all.includes(schema) || all.includes(`schemas/${schema.slice(10).replace(/\/(?=\d+$)/, '-')}.json`),
      schema,
    ).toBe(true);
  const named = new Set(Array.from(all.matchAll(/\bcorefeval\/[a-z][a-z-]*\/\d+\b/g), ([name]) => name));
  const elsewhere = [/^corefeval\/conformance\//];
  expect(
    [...named].filter((name) => !schemas.includes(name) && !elsewhere.some((each) => each.test(name))),
  ).toEqual([]);
});
