/** What a verb of events does with a corpus does not depend on the verb, and is what the verbs of coreference do (docs/corpora.md). */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tbf } from '../support/nuggets.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { runLine } from '../support/verb-cells.ts';

type Files = Readonly<Record<string, string>>;

interface Row {
  readonly name: string;
  readonly files: Files;
  readonly gold?: string;
  readonly systems?: readonly string[];
  readonly options?: readonly string[];
  /** The exit code and the codes of every verb. */
  readonly expected: string;
  /** The name of a system that verbs with several systems leave out. */
  readonly leftOut?: string;
  /** Verbs for which something else is expected, with the reason. */
  readonly but?: Readonly<Partial<Record<EventVerb, readonly [expected: string, reason: string]>>>;
}

const verbs = {
  score: (gold: string, systems: readonly string[]) => ['score', gold, ...systems],
  'one system beside gold': (gold: string, systems: readonly string[]) => ['compare', gold, systems[0]],
  compare: (gold: string, [first, ...more]: readonly string[]) => [
    'compare',
    gold,
    first,
    ...(more.length === 0 ? [`again=${first}`] : more),
    '--resamples',
    '20',
    '--exchanges',
    '20',
  ],
  check: (gold: string, systems: readonly string[]) => ['check', gold, ...systems],
  convert: (gold: string) => ['convert', gold, '-f', 'tbf', '--output-dir', 'converted'],
} as const;
type EventVerb = keyof typeof verbs;

/** Thirty documents, so that nothing is said about few of them. */
const documents = (...lines: readonly string[]) =>
  Array.from({ length: 30 }, (_, i) => tbf(`d${i}`, ...lines)).join('');
const GOOD = documents('E1 0,4', 'E2 10,14');
const BROKEN = GOOD.replace('0,4', 'zero');
const good: Files = { 'gold.tbf': GOOD, 'system.tbf': GOOD };
const folders: Files = { 'gold/a.tbf': GOOD, 'system/a.tbf': GOOD };
const inFolders = { gold: 'gold', systems: ['system'] };
const three = (second: string, more: Files = {}): Files => ({
  'gold.tbf': GOOD,
  'one.tbf': GOOD,
  'two.tbf': second,
  'three.tbf': GOOD,
  ...more,
});
const systems = ['one.tbf', 'two.tbf', 'three.tbf'];
const README = 'About these files.\n';

const ALL = 'reads all documents';
const GOLD = 'reads gold alone';
const ONE = 'takes one system';
const goldAlone = { convert: ['exit 0', GOLD] } as const;
const oneSystem = { 'one system beside gold': ['exit 0', ONE] } as const;

// biome-ignore format: one row in as few lines as possible
const rows: readonly Row[] = [
  { name: 'good files', files: good, expected: 'exit 0' },
  { name: 'folders', files: folders, ...inFolders, expected: 'exit 0' },
  { name: 'a README in the folder of gold', files: { ...folders, 'gold/README.md': README }, ...inFolders, expected: 'exit 0 warning[file/skipped]' },
  { name: 'a hidden file in the folder of gold', files: { ...folders, 'gold/.hidden': README }, ...inFolders, expected: 'exit 0 warning[file/skipped]' },
  { name: 'a program in the folder of gold', files: { ...folders, 'gold/make.py': 'print(1)\n' }, ...inFolders, expected: 'exit 0 warning[file/skipped]' },
  { name: 'a README in the folder of the system', files: { ...folders, 'system/README': README }, ...inFolders, expected: 'exit 0 warning[file/skipped]', but: goldAlone },
  { name: 'a README in a folder, with --strict', files: { ...folders, 'gold/README': README }, ...inFolders, options: ['--strict'], expected: 'exit 0 warning[file/skipped]' },
  { name: 'a README in a folder, with --document', files: { ...folders, 'gold/README': README }, ...inFolders, options: ['--document', 'd1'], expected: 'exit 0',
    but: { compare: ['exit 0 warning[compare/one-document]', 'one document cannot be resampled'], check: ['exit 2', ALL], convert: ['exit 2', ALL] } },
  { name: 'a folder with a README and nothing else', files: { ...good, 'empty/README': README }, gold: 'empty', expected: 'exit 1 error[file/missing] warning[file/skipped]' },
  { name: 'a system that does not exist', files: good, systems: ['nothing.tbf'], expected: 'exit 1 error[file/missing]', but: goldAlone },
  { name: 'a folder with the files of several systems', files: { ...folders, 'gold/b.tbf': GOOD }, ...inFolders, expected: 'exit 1 error[file/several-systems]',
    but: { check: ['exit 0', 'checks file by file'] } },
  { name: 'a broken system among three', files: three(BROKEN), systems, expected: 'exit 1 error[tbf/span]', leftOut: 'two', but: { ...goldAlone, ...oneSystem } },
  { name: 'a missing system among three', files: three(''), systems: ['one.tbf', 'nothing.tbf', 'three.tbf'], expected: 'exit 1 error[file/missing]', leftOut: 'nothing',
    but: { ...goldAlone, ...oneSystem } },
  { name: 'a folder of several systems among three', files: three('', { 'two/a.tbf': GOOD, 'two/b.tbf': GOOD }), systems: ['one.tbf', 'two', 'three.tbf'],
    expected: 'exit 1 error[file/several-systems]', leftOut: 'two', but: { ...goldAlone, ...oneSystem, check: ['exit 0', 'checks file by file'] } },
  { name: 'a broken system among three, with --lenient', files: three(BROKEN), systems, options: ['--lenient'], expected: 'exit 0 warning[tbf/span]',
    but: { ...goldAlone, ...oneSystem, check: ['exit 2', 'has no --lenient: it finds what is broken'] } },
  { name: 'three broken systems', files: three(BROKEN, { 'one.tbf': BROKEN, 'three.tbf': BROKEN }), systems, expected: 'exit 1 error[tbf/span]', but: goldAlone },
  { name: 'broken gold of three systems', files: three(GOOD, { 'gold.tbf': BROKEN }), systems, expected: 'exit 1 error[tbf/span]',
    but: { convert: ['exit 1 error[brat/no-place]', 'names what it cannot write'] } },
];

/** Warnings that these small files cannot avoid: there are no token tables, and systems hardly differ. */
const USUAL = ['nuggets/no-tables', 'compare/cannot-reject', 'compare/few-differing'];
const MESSAGE = /^(?:.+?: )?((?:error|warning)\[[a-z0-9-]+\/[a-z0-9-]+\]): /gm;

async function actualOf(verb: EventVerb, row: Row): Promise<string> {
  const { gold = 'gold.tbf', systems: named = ['system.tbf'], options = [], leftOut } = row;
  const allow = options.includes('--strict') ? USUAL.flatMap((usual) => ['--allow', usual]) : [];
  const { code, stdout, stderr } = await runLine([
    'nuggets',
    ...verbs[verb](gold, named),
    ...options,
    ...allow,
  ]);
  const messages = Array.from(`${stderr}${stdout}`.matchAll(MESSAGE), ([, text]) => text);
  const codes = [...new Set(messages)]
    .filter((text) => !USUAL.some((usual) => text === `warning[${usual}]`))
    .sort();
  const hasOutput = verb === 'convert' ? readdirSync('.').includes('converted') : stdout !== '';
  const isLeftOut = stderr.includes(`error: ${leftOut} is left out: `);
  return [
    [`exit ${code}`, ...codes].join(' '),
    ...(isLeftOut ? [`${leftOut} is left out`] : []),
    ...outputText(verb, hasOutput),
  ].join(', ');
}

/** `check` lists problems in its output. */
const outputText = (verb: EventVerb, hasOutput: boolean): string[] =>
  verb === 'check' ? [] : [hasOutput ? 'with output' : 'without output'];

function expectedOf(verb: EventVerb, { expected, but, leftOut }: Row): string {
  const summary = but?.[verb]?.[0] ?? expected;
  const isLeftOut = leftOut !== undefined && (verb === 'score' || verb === 'compare');
  return [
    summary,
    ...(isLeftOut ? [`${leftOut} is left out`] : []),
    ...outputText(verb, summary.startsWith('exit 0') || isLeftOut),
  ].join(', ');
}

describe('every verb of events does the same with', () => {
  it.each(rows.map((row) => [row.name, row] as const))('%s', async (_, row) => {
    const home = process.cwd();
    const differences: string[] = [];
    for (const verb of Object.keys(verbs) as EventVerb[]) {
      process.chdir(temporaryFolder(row.files));
      try {
        const [expected, actual] = [expectedOf(verb, row), await actualOf(verb, row)];
        if (actual !== expected) differences.push(`${verb}: expected ${expected}; got ${actual}`);
      } finally {
        process.chdir(home);
      }
    }
    expect(differences).toEqual([]);
  });
});
