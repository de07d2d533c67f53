import { existsSync } from 'node:fs';
import { type Command, Option } from 'commander';
import { UsageError } from '../../problems/problem.ts';
import { type Paint, plain } from '../../problems/render.ts';
import type { Methods } from '../../report/cite/citation.ts';
import { reportOutput } from '../files/output-kinds.ts';
import { type OutputFile, type WrittenOutput, writeOutputs } from '../files/write-output.ts';
import { isTerminal, paintFor, terminalColumns, writeOut } from '../terminal.ts';
import { addOptions, shared } from './shared.ts';

/** The kinds of output besides text: what the help says, and the file endings that select them. */
const kinds = {
  sarif: ['output SARIF 2.1.0, for code-review tools', ['.sarif', '.sarif.json']],
  json: ['output JSON', ['.json']],
  csv: ['output comma-separated values', ['.csv']],
  tsv: ['output tab-separated values', ['.tsv']],
  markdown: ['output a Markdown table', ['.md', '.markdown']],
  latex: ['output a LaTeX table', ['.tex', '.latex']],
  html: ['output an HTML page', ['.html', '.htm']],
} as const;

type NamedKind = keyof typeof kinds;

export type MainOutputKind = NamedKind | 'text';

const namedKinds = Object.keys(kinds) as NamedKind[];

/** The options about the main output, as parsed by commander. */
export interface OutputOptions extends Readonly<Partial<Record<MainOutputKind, boolean>>> {
  readonly output?: string;
  readonly force?: boolean;
  readonly raw?: boolean;
  readonly f1Only?: boolean;
  readonly cite?: boolean;
}

/** The kinds of output with a place for sentences. */
export type CitingKind = 'text' | 'json' | 'markdown' | 'latex';

const isCiting = (kind: MainOutputKind): kind is CitingKind =>
  ['text', 'json', 'markdown', 'latex'].includes(kind);

/** Adds -o, the options that choose one of these kinds of output, and --force. */
export function addOutputOptions(command: Command, offered: readonly MainOutputKind[]): Command {
  addOptions(command, shared.output());
  for (const kind of namedKinds.filter((kind) => offered.includes(kind)))
    command.addOption(new Option(`--${kind}`, kinds[kind][0]));
  // Scores are written in both kinds, and other tables in one.
  if (offered.includes('tsv'))
    command.addOption(new Option('--f1-only', 'show F1 without recall and precision'));
  if (offered.includes('csv')) {
    command.addOption(
      new Option('--raw', 'do not escape texts in CSV and TSV that a spreadsheet would read as a formula'),
    );
  }
  return addOptions(command, shared.force());
}

/** The kind of output that an option selects, or else the ending of the file; otherwise text. */
export function outputKind<Kind extends MainOutputKind>(
  options: OutputOptions,
  offered: readonly Kind[],
): Kind {
  const chosen = (['text', ...namedKinds] as const).filter((kind) => options[kind]);
  if (chosen.length > 1) throw new UsageError(`Only one kind of output at a time: --${chosen.join(', --')}.`);
  const named = chosen[0] ?? kindOfEnding(options.output ?? '');
  const flags = namedKinds.filter((each) => isOneOf(offered, each)).map((each) => `--${each}`);
  if (named === undefined && !existsSync(options.output ?? '')) {
    const endings = namedKinds.filter((each) => isOneOf(offered, each)).map((each) => kinds[each][1][0]);
    throw new UsageError(
      `${options.output} does not show which kind of output to write.`,
      `name a file that ends in ${[TEXT_ENDINGS[0], ...endings].join(', ')}${flags.length === 0 ? '' : `, or choose the kind: ${flags.join(' ')}`}`,
    );
  }
  // A file that exists is an input, or is not replaced.
  const kind = named ?? 'text';
  if (!isOneOf(offered, kind)) {
    throw new UsageError(
      `${options.output} ends like ${kind}, which this verb does not write.`,
      `name a file with another ending${flags.length === 0 ? '' : `, or choose the kind: ${flags.join(' ')}`}`,
    );
  }
  if (options.raw && kind !== 'csv' && kind !== 'tsv') throw new UsageError('--raw needs --csv or --tsv.');
  if (options.cite && !isCiting(kind))
    throw new UsageError(`--cite does not apply to ${kind}.`, 'choose text, --json, --markdown or --latex');
  if (options.f1Only && kind === 'json')
    throw new UsageError('--f1-only does not apply to --json, which has every number.');
  if (kind === 'html' && options.output === undefined && isTerminal('stdout'))
    throw new UsageError('A page is not for a terminal.', 'add -o page.html');
  return kind;
}

/** Only LaTeX tables are made for a number of columns of text. */
export function refuseColumns(
  kind: MainOutputKind,
  { columns }: { readonly columns?: string | undefined },
): void {
  if (columns !== undefined && kind !== 'latex') throw new UsageError('--columns needs --latex.');
}

const isOneOf = <Kind extends MainOutputKind>(offered: readonly Kind[], kind: MainOutputKind): kind is Kind =>
  (offered as readonly MainOutputKind[]).includes(kind);

/** Endings of text. A name without an ending is that of a text, too. */
const TEXT_ENDINGS = ['.txt', '.text', '.log', '.out'];

/** The kind that the ending of a file names; undefined if it names none, or if the name is that of a kind (`-o json`). */
function kindOfEnding(path: string): MainOutputKind | undefined {
  const name = path.toLowerCase().replace(/^.*[/\\]/, '');
  const named = namedKinds.find((kind) => kinds[kind][1].some((ending) => name.endsWith(ending)));
  if (named !== undefined && !kinds[named][1].some((ending) => ending === name)) return named;
  const bare = name.replace(/^\./, '');
  const isKind = namedKinds.some(
    (kind) => kind === bare || kinds[kind][1].some((each) => each === `.${bare}`),
  );
  const [ending = ''] = /(?<=.)\.[^.]*$/.exec(name) ?? [];
  return !isKind && (ending === '' || TEXT_ENDINGS.includes(ending)) ? 'text' : undefined;
}

/** The file of the main output; none if it goes to standard output. */
export const mainOutputs = ({ output }: OutputOptions, kind: MainOutputKind): OutputFile[] =>
  output === undefined || output === '-' ? [] : [{ path: output, kind: reportOutput(kind) }];

/** Colours are for text on a terminal. */
export const paintOf = (kind: MainOutputKind, options: OutputOptions): Paint =>
  kind === 'text' && mainOutputs(options, kind).length === 0 ? paintFor('stdout') : plain;

/** The width of the terminal; undefined for a file. */
export const outputColumns = (options: OutputOptions): number | undefined =>
  mainOutputs(options, 'text').length === 0 ? terminalColumns('stdout') : undefined;

/** Writes the main output to its file or to standard output, and further files before it. `methods` says how its numbers were computed, for --cite. */
export async function writeMain(
  plainContent: string,
  kind: MainOutputKind,
  options: OutputOptions,
  others: readonly WrittenOutput[] = [],
  methods?: () => Methods,
): Promise<void> {
  const isCited = options.cite && methods !== undefined && isCiting(kind);
  const content = isCited
    ? (await import('../cite.ts')).withCite[kind](plainContent, methods())
    : plainContent;
  const main = mainOutputs(options, kind).map((output) => ({ ...output, content }));
  writeOutputs([...others, ...main], options);
  if (main.length === 0) await writeOut(content);
}
