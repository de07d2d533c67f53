import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { areEvents } from '../../verbs/nuggets/inspect.ts';
import { checkPaths } from '../check-paths.ts';
import { cleanUpAtExit } from '../files/write-output.ts';
import { nodeShell } from '../node-shell.ts';
import { goldAndSystems } from '../options/nuggets/gold-and-systems.ts';
import { matchRequest } from '../options/nuggets/options.ts';
import { type EventArguments, eventFileOptions, refuseOtherTask } from '../options/nuggets/ui-options.ts';
import { readingOptions, type ScoringArguments, scoringOptions } from '../options/scoring.ts';
import { addOptions } from '../options/shared.ts';
import { systemArguments } from '../options/system-arguments.ts';
import { dropPage, playgroundPage } from '../pages/built-page.ts';
import { scoreEventPage } from '../pages/event-page.ts';
import { servePages } from '../pages/page-server.ts';
import { scorePage } from '../pages/report-page.ts';
import { runsPage } from '../pages/runs-page.ts';
import { showEventProblems, showFailures, showWarnings } from '../score-output.ts';
import { writeNote, writeOut } from '../terminal.ts';
import { scoreRequest } from './score.ts';

interface UiOptions extends ScoringArguments, EventArguments {
  readonly port: number;
  readonly open: boolean;
}

export function registerUi(program: Command): void {
  const command = program
    .command('ui')
    .description('open the web page that scores files; with a key and responses, it shows their report')
    .argument(
      '[key]',
      'file, directory, archive, quoted pattern, or - for standard input; .gz is decompressed',
    )
    .argument('[response...]', 'the same, one for each system; NAME=PATH gives it a name');
  addOptions(command, ...scoringOptions(), ...readingOptions(), ...eventFileOptions())
    .option('--port <n>', 'port on the loopback interface (default: a free one)', toPort, 0)
    .option('--no-open', 'do not open the browser, only print the address')
    .addHelpText('after', help)
    .action((key: string | undefined, responses: string[], options: UiOptions) =>
      runUi(key, responses, options, command),
    );
}

const help = `
The page is served on the loopback interface only, at an address that nobody can guess. It scores files in the browser: nothing is sent anywhere. Ctrl-C ends it.

A folder with saved results (score --json) opens them as points in time, of which two can be compared.

Event files (tbf) open the report of events; with --format tbf their clusters are scored as coreference.

Examples:
  $ corefeval ui
  $ corefeval ui key.conll response.conll
  $ corefeval ui gold.tbf system.tbf -t tokens/
  $ corefeval ui gold/ ours=systemA/ theirs=systemB/ --port 8000 --no-open
  $ corefeval ui runs/`;

async function runUi(
  key: string | undefined,
  responses: readonly string[],
  options: UiOptions,
  command: Command,
): Promise<void> {
  const first = await firstPage(key, responses, options, command);
  const playground = playgroundPage();
  const server = await servePages(
    new Map([
      ['', first],
      ['playground.html', playground],
    ]),
    options.port,
  );
  await writeOut(`${server.address}\n`);
  writeNote('Ctrl-C ends it.');
  if (options.open) {
    openBrowser(server.address, () =>
      writeNote('The browser could not be opened: open the address above in it.'),
    );
  }
  await interrupted();
  server.close();
}

/** The page that scores files; with a report in it, or with the saved results of a folder. */
async function firstPage(
  key: string | undefined,
  responses: readonly string[],
  options: UiOptions,
  command: Command,
): Promise<string> {
  if (key === undefined) return dropPage();
  return responses.length === 0 ? runsPage(key) : pageWith(key, responses, options, command);
}

/** The page that scores files, with a report in it. */
async function pageWith(
  key: string,
  responses: readonly string[],
  options: UiOptions,
  command: Command,
): Promise<string> {
  const systems = systemArguments(responses);
  const paths = [key, ...systems.map(({ path }) => path)];
  await checkPaths(paths, [], {});
  const { format, keyFormat, responseFormat } = options;
  const isEvents =
    (format ?? keyFormat ?? responseFormat) === undefined && (await areEvents(paths, nodeShell.files));
  refuseOtherTask(command, isEvents);
  if (isEvents) return eventsWith(key, responses, options);
  const { page, result } = await scorePage('index', scoreRequest(key, systems, options));
  showWarnings(
    result.report.systems,
    result.runs.map(({ count }) => count),
  );
  showFailures(result.failed);
  return page;
}

/** The same with a report of events. */
async function eventsWith(gold: string, systems: readonly string[], options: UiOptions): Promise<string> {
  const { result, content } = await scoreEventPage('index', {
    ...goldAndSystems(gold, systems),
    ...matchRequest(options),
    corefAlignment: options.corefAlignment,
    texts: options.texts,
  });
  showEventProblems(result);
  showFailures(result.failed);
  return content();
}

/** Resolves when the user or a scheduler ends the program. Replaces other listeners, which end the process at once. */
const interrupted = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.removeAllListeners(signal);
      process.once(signal, () => resolve());
    }
  });

function toPort(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > 65535)
    throw new InvalidArgumentError('Expected a number from 0 to 65535.');
  return value;
}

/** The program that opens an address in the browser of the user, and its arguments before the address. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/**
 * Opens an address in the browser; `onFailure` is called if there is no way to do that. Every user of the machine can read the arguments
 * of a process, but the address is secret: the argument is a file that only this user can read, which leads to the address.
 */
export function openBrowser(address: string, onFailure: () => void): void {
  const [program, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...args, redirectTo(address)], { stdio: 'ignore', detached: true });
  child.on('error', onFailure);
  child.on('exit', (code) => {
    if (code !== 0) onFailure();
  });
  child.unref();
}

/** A file that leads to an address, in a folder of its own; it is removed when the program ends. */
function redirectTo(address: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'corefeval-'));
  cleanUpAtExit(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'open.html');
  const content = `<!doctype html>\n<meta http-equiv="refresh" content="0; url=${address}">\n`;
  writeFileSync(file, content, { mode: 0o600, flag: 'wx' });
  return file;
}
