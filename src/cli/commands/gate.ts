import { relative, resolve } from 'node:path';
import type { Command } from 'commander';
import { UsageError } from '../../problems/problem.ts';
import { githubCommands } from '../../report/gate/github.ts';
import { gateJson } from '../../report/gate/json.ts';
import { gateJunit } from '../../report/gate/junit.ts';
import { type DocumentAddress, gateMarkdown } from '../../report/gate/markdown.ts';
import { type GateReport, isPassed } from '../../report/gate/report.ts';
import { gateText } from '../../report/gate/text.ts';
import { reportedRuns } from '../../report/score/report.ts';
import { checkDatasets, type Dataset, systemNames } from '../../verbs/datasets.ts';
import { type GateCorpus, type GateRequest, gateFiles } from '../../verbs/gate.ts';
import { baseName } from '../../verbs/system-names.ts';
import { checkPaths } from '../check-paths.ts';
import { noteInputs, openFile } from '../files/input-files.ts';
import { gateOutputs, reportOutput } from '../files/output-kinds.ts';
import type { OutputFile, WrittenOutput } from '../files/write-output.ts';
import { appendStepSummary, isGithub, repositoryPath } from '../github.ts';
import { nodeShell } from '../node-shell.ts';
import { corpusDatasets } from '../options/dataset-patterns.ts';
import { type Bound, hintAtPercent, refuseUnknownBounds } from '../options/fail-under.ts';
import { earlierResponses, gateOptions } from '../options/gate.ts';
import {
  addOutputOptions,
  mainOutputs,
  type OutputOptions,
  outputColumns,
  outputKind,
  paintOf,
  writeMain,
} from '../options/main-output.ts';
import { settingsSpec, systemsRequest } from '../options/requests.ts';
import { readingOptions, refuseUnused, type ScoringArguments, scoringOptions } from '../options/scoring.ts';
import { addOptions, shared } from '../options/shared.ts';
import { systemArguments } from '../options/system-arguments.ts';
import { showFailures, showWarnings } from '../score-output.ts';
import { writeError } from '../terminal.ts';

/** The options of `gate` as parsed by commander. */
interface GateArguments extends OutputOptions, ScoringArguments {
  readonly baseline?: string;
  readonly dataset?: readonly Dataset[];
  readonly maxDrop?: readonly Bound[];
  readonly min?: readonly Bound[];
  readonly significant?: number;
  readonly maxDocumentDrop?: number;
  readonly update?: boolean;
  readonly before?: readonly string[];
  readonly github?: boolean;
  readonly junit?: string;
  readonly summary?: string;
  readonly report?: string;
  readonly reportUrl?: string;
}

const kinds = ['text', 'json', 'markdown'] as const;

export function registerGate(program: Command, done: (code: number) => void): void {
  const command = program
    .command('gate')
    .description('compare scores with those of an earlier run; exit 3 if one fell')
    .argument('[key]', 'file, directory, quoted pattern, or - for standard input; .gz is decompressed')
    .argument('[response...]', 'the same, one for each system; NAME=PATH gives it a name');
  addOptions(command, shared.baseline(), ...gateOptions(), corpusDatasets());
  addOptions(command, ...scoringOptions(), ...readingOptions());
  addOutputOptions(command, kinds)
    .addHelpText('after', help)
    .action(async (key: string | undefined, responses: string[], options: GateArguments) => {
      if (options.dataset === undefined && (key === undefined || responses.length === 0))
        command.error(`error: missing required argument '${key === undefined ? 'key' : 'response'}'`);
      done(await runGate(corporaOf(key, responses, options.dataset), options));
    });
}

const help = `
Examples:
  $ corefeval gate key.conll response.conll --baseline baseline.json --update
  $ corefeval gate key.conll response.conll --baseline baseline.json
  $ corefeval gate key.conll response.conll --baseline baseline.json --max-drop conll=0.3 --significant 0.05 --max-document-drop 20
  $ corefeval gate key.conll response.conll --baseline baseline.json --junit gate.xml --summary gate.md --report gate.html
  $ corefeval gate key.conll response.conll --baseline baseline.json --before response.conll`;

/** The exit code if a score fell, or is below a bound. */
const EXIT_WORSE = 3;

/** One corpus, or those of the data sets. */
function corporaOf(
  key: string | undefined,
  responses: readonly string[],
  datasets: readonly Dataset[] | undefined,
): GateCorpus[] {
  if (datasets === undefined) {
    const path = key as string;
    return [{ key: { path, name: baseName(path) }, responses: systemArguments(responses) }];
  }
  if (key !== undefined) throw new UsageError('--dataset names the files: there can be no other arguments.');
  checkDatasets(datasets);
  const names = systemNames(datasets);
  return datasets.map((dataset) => ({
    dataset: dataset.name,
    key: { path: dataset.key, name: baseName(dataset.key) },
    responses: dataset.responses.map((path, s) => ({ path, name: names[s] })),
  }));
}

async function runGate(corpora: readonly GateCorpus[], options: GateArguments): Promise<number> {
  const kind = outputKind(options, kinds);
  const { baseline, update = false, github = isGithub() } = options;
  if (baseline === undefined)
    throw new UsageError(
      '--baseline is missing.',
      'Name the file of an earlier run, or a new one with --update.',
    );
  const request = gateRequest(corpora, baseline, options);
  refuseOptions(options, request);
  const outputs = gateFilesOf(baseline, options);
  if (!update) noteInputs([{ path: baseline }]);
  const paths = [
    ...corpora.flatMap(({ key, responses }) => [key.path, ...responses.map(({ path }) => path)]),
    ...(request.before ?? []).map(({ path }) => path),
  ];
  await checkPaths(paths, [...Object.values(outputs), ...mainOutputs(options, kind)], options);
  const { report, runs, failed, updated } = await gateFiles(request, gateShell(baseline));
  showWarnings(
    reportedRuns(runs),
    runs.map(({ count }) => count),
  );
  const page = outputs.report && (await reportPage(request));
  const addressOf = documentAddress(options);
  const summary = () => gateMarkdown(report, addressOf?.(options.summary));
  const contents = {
    text: () => gateText(report, paintOf(kind, options), outputColumns(options)),
    json: () => gateJson(report),
    markdown: () => gateMarkdown(report, addressOf?.(options.output)),
  };
  const written: WrittenOutput[] = [
    ...withContent(outputs.baseline, updated),
    ...withContent(outputs.junit, gateJunit(report)),
    ...withContent(outputs.summary, outputs.summary && summary()),
    ...withContent(outputs.report, page),
  ];
  await writeMain(contents[kind](), kind, options, written);
  if (github) {
    for (const line of githubCommands(report, repositoryPath)) writeError(`${line}\n`);
    appendStepSummary(gateMarkdown(report, addressOf?.(undefined)));
  }
  return exitCode(report, showFailures(failed));
}

const exitCode = (report: GateReport, exit: number): number =>
  exit === 0 && !isPassed(report) ? EXIT_WORSE : exit;

function gateRequest(corpora: readonly GateCorpus[], baseline: string, options: GateArguments): GateRequest {
  const { update, maxDrop = [], min = [], significant, maxDocumentDrop, topics } = options;
  const settings = settingsSpec(options);
  refuseUnused(settings);
  const [{ key, responses }] = corpora;
  const before = earlierResponses(options.before ?? [], responses);
  const limits = (bounds: readonly Bound[]) => bounds.map(([metric, points]) => ({ metric, points }));
  return {
    ...systemsRequest(key.path, responses, options),
    corpora,
    settings,
    topics,
    baseline,
    before,
    update,
    maxDrop: limits(maxDrop),
    min: limits(min),
    significant,
    maxDocumentDrop,
  };
}

function refuseOptions(options: GateArguments, request: GateRequest): void {
  const { maxDrop = [], min = [], report, reportUrl, dataset, document, before } = options;
  refuseUnknownBounds(maxDrop, request, '--max-drop');
  refuseUnknownBounds(min, request, '--min');
  for (const bound of min) hintAtPercent(bound, '--min');
  if (reportUrl !== undefined && report === undefined) throw new UsageError('--report-url needs --report.');
  if (dataset === undefined) return;
  if (report !== undefined)
    throw new UsageError(
      '--report and --dataset cannot be combined: a page has the documents of one key.',
      'Write a page for each data set with corefeval report.',
    );
  if (before !== undefined)
    throw new UsageError('--before and --dataset cannot be combined: name the systems of one key.');
  if (document !== undefined) throw new UsageError('--document and --dataset cannot be combined.');
}

/** The baseline is read with an eye to replacing it: it is not noted as an input, which could not be replaced. */
const gateShell = (baseline: string) => ({
  ...nodeShell,
  files: {
    ...nodeShell.files,
    open: (path: string, maxSize?: number) =>
      path === baseline ? openFile(path, maxSize) : nodeShell.files.open(path, maxSize),
  },
});

type GateFile = 'baseline' | 'junit' | 'summary' | 'report';

/** The files that are written besides the main output. */
function gateFilesOf(
  baseline: string,
  { update, junit, summary, report }: GateArguments,
): Partial<Record<GateFile, OutputFile>> {
  return {
    ...(update ? { baseline: { path: baseline, kind: gateOutputs.baseline } } : {}),
    ...(junit === undefined ? {} : { junit: { path: junit, kind: gateOutputs.junit } }),
    ...(summary === undefined ? {} : { summary: { path: summary, kind: gateOutputs.summary } }),
    ...(report === undefined ? {} : { report: { path: report, kind: reportOutput('html') } }),
  };
}

const withContent = (output: OutputFile | undefined, content: string | undefined): WrittenOutput[] =>
  output === undefined || content === undefined ? [] : [{ ...output, content }];

/** Only a gate with --report needs this code. */
async function reportPage({ corpora, ...request }: GateRequest): Promise<string> {
  const { scorePage } = await import('../pages/report-page.ts');
  const [{ key, responses }] = corpora;
  return (await scorePage('page', { ...request, key, responses })).page;
}

/** The addresses of documents in the page, from the place of a file; undefined without a page. */
function documentAddress({
  report,
  reportUrl,
}: GateArguments): ((from: string | undefined) => DocumentAddress) | undefined {
  if (report === undefined) return undefined;
  return (from) => {
    const path = from === undefined ? report : relative(resolve(from, '..'), resolve(report));
    const page = reportUrl ?? path.split(/[/\\]/).map(encodeURIComponent).join('/');
    return (document, system) => {
      const id = encodeURIComponent(document.replace(/[\ud800-\udfff]/gu, '\ufffd'));
      return `${page}#/d/${id}${system === 0 ? '' : `?s=${system}`}`;
    };
  };
}
