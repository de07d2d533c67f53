import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { type FailedSystem, scoreCorpora } from '../../corpus/index.ts';
import { compareRuns } from '../../library/compare-runs.ts';
import { UsageError } from '../../problems/problem.ts';
import { reportedRuns, scoreReport } from '../../report/score-report.ts';
import { addOptions } from '../add-options.ts';
import { checkCorpora } from '../check-corpora.ts';
import { nodeShell } from '../node-shell.ts';
import { openBrowser } from '../open-browser.ts';
import { servePages } from '../page-server.ts';
import { openPage, webFile } from '../report-page.ts';
import { showFailure, showWarnings } from '../score-output.ts';
import { type RequestOptions, readingOptions, scoreRequest, scoringOptions } from '../scoring-options.ts';
import { systemArguments } from '../system-arguments.ts';
import { writeNote, writeOut } from '../terminal.ts';

interface UiOptions extends RequestOptions {
  readonly port: number;
  readonly open: boolean;
}

export function registerUi(program: Command): void {
  const command = program
    .command('ui')
    .description('open the web page that scores files; with a key and responses, it shows their report')
    .argument('[key]', 'file, directory, quoted pattern, or - for standard input; .gz is decompressed')
    .argument('[response...]', 'the same, one for each system; NAME=PATH gives it a name');
  addOptions(command, ...scoringOptions(), ...readingOptions())
    .option('--port <n>', 'port on the loopback interface (default: a free one)', toPort, 0)
    .option('--no-open', 'do not open the browser, only print the address')
    .addHelpText('after', help)
    .action((key: string | undefined, responses: string[], options: UiOptions) =>
      runUi(key, responses, options),
    );
}

const help = `
The page is served on the loopback interface only, at an address that nobody can guess. It scores files in the browser: nothing is sent anywhere. Ctrl-C ends it.

Examples:
  $ corefeval ui
  $ corefeval ui key.conll response.conll
  $ corefeval ui gold/ ours=systemA/ theirs=systemB/ --port 8000 --no-open`;

async function runUi(
  key: string | undefined,
  responses: readonly string[],
  options: UiOptions,
): Promise<void> {
  if (key !== undefined && responses.length === 0) {
    throw new UsageError('A key needs a response.', 'corefeval ui KEY RESPONSE, or corefeval ui alone');
  }
  const first =
    key === undefined ? readFileSync(webFile('index.html'), 'utf8') : await pageWith(key, responses, options);
  const playground = readFileSync(webFile('playground.html'), 'utf8');
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

/** The page that scores files, with a report in it. */
async function pageWith(key: string, responses: readonly string[], options: UiOptions): Promise<string> {
  const systems = systemArguments(responses);
  const page = openPage('index');
  const request = { ...scoreRequest(options), ...page.request };
  await checkCorpora([key, ...systems.map(({ path }) => path)], [], {});
  const failed: FailedSystem[] = [];
  const runs = await scoreCorpora({ path: key, name: basename(key) }, systems, request, nodeShell, failed);
  const scored = reportedRuns(runs, runs.length > 1 ? await compareRuns(runs, request) : []);
  const report = scoreReport(key, scored, request.settings, true, failed);
  showWarnings(
    report.systems,
    runs.map(({ count }) => count),
  );
  for (const system of failed) showFailure(system);
  return page.finish(report);
}

/** Resolves when the user or a scheduler asks the program to end. Listens first: others end the process at once. */
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
