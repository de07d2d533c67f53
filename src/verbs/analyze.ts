import {
  type AnalyzeOptions,
  Analyzer,
  type AnalyzeSettings,
  analyzeSettings,
  analyzeSignature,
  KeyBaselines,
  type LabelSource,
  type MentionPlace,
  PARSE_COLUMN,
  type SystemAnalysis,
  tagColumns,
} from '../analyze/index.ts';
import { annotationLabels, isLabelTable, readLabelTable } from '../analyze/labels/label-table.ts';
import { MentionLabels } from '../analyze/labels/mention-labels.ts';
import type { PairLabels } from '../analyze/labels/vote.ts';
import { MentionRows, type MentionTable } from '../analyze/mention-table.ts';
import type { AlignedPair } from '../core/aligned-pair.ts';
import { readLocated } from '../corpus/read-located.ts';
import type { Shell } from '../corpus/shell.ts';
import type { CorpusResult, Scope } from '../evaluate/index.ts';
import { detectFormat, HEAD_BYTES } from '../formats/detect.ts';
import { sideOptions } from '../formats/index.ts';
import { conllParts } from '../metrics/index.ts';
import { ProblemLog } from '../problems/log.ts';
import { suggestion } from '../problems/nearest.ts';
import { type Problem, UsageError } from '../problems/problem.ts';
import type { AnalyzeReport } from '../report/analyze/report.ts';
import { type CorpusPath, openCorpus, type ResolvePlaces } from './open.ts';
import { readPairs } from './read-pairs.ts';
import { readingFor, signatureExtras } from './reading.ts';
import { atDocumentScope } from './scope.ts';
import {
  eachSystem,
  type FailedSystem,
  finishSystem,
  type OpenSystem,
  type SystemProblems,
  type SystemsRequest,
} from './systems.ts';
import { readSource } from './text-source.ts';

export interface AnalyzeRequest extends SystemsRequest {
  readonly settings?: AnalyzeOptions | undefined;
  /** Documents are analysed one by one; another scope is a warning. */
  readonly scope?: Scope | undefined;
  /** A table of labels of mentions, or a second annotation whose attributes are the labels. */
  readonly labels?: CorpusPath | undefined;
  /** Whether a table of all mentions is made. */
  readonly table?: boolean | undefined;
  /** The metric of the table of costs: `conll`, or the id of a metric of the run. */
  readonly metric?: string | undefined;
  /** Whether link errors, and all slices, are shown in text. */
  readonly links?: boolean | undefined;
  readonly slices?: boolean | undefined;
}

export interface AnalyzeResult {
  readonly report: AnalyzeReport;
  /** What was found in each system, in the order of the report. */
  readonly problems: readonly SystemProblems[];
  readonly failed: readonly FailedSystem[];
  /** All mentions of all systems, if the request asks for them. */
  readonly table?: MentionTable | undefined;
}

/** Finds the errors of responses, and what each kind of error costs. */
export async function analyzeFiles(request: AnalyzeRequest, shell: Shell): Promise<AnalyzeResult> {
  const { key, links = false, slices = false } = request;
  const { warnings } = atDocumentScope({ scope: request.scope }, 'analyze');
  const labels = request.labels && (await readLabels(request.labels, request, shell));
  const settings = analyzeSettings({ ...request.settings, labels });
  const mentionLabels = labels && new MentionLabels(labels);
  const metric = costMetric(request.metric, settings);
  const columns = [...tagColumns, PARSE_COLUMN, 'type'];
  const reading = readingFor({ ...request.reading, columns }, settings.scoring);
  /** Scores of trivial responses to the key, from the first system that has no errors. */
  let baselines: KeyBaselines | undefined;
  /** The mentions of the systems that have no errors. */
  const allRows = new MentionRows();
  const { systems: runs, failed } = await eachSystem({ ...request, reading }, shell, (system) => {
    const own = baselines === undefined ? new KeyBaselines(settings.scoring) : undefined;
    const rows = new MentionRows();
    const addRows = (pair: AlignedPair, ofPair: PairLabels) => rows.add(system.response.name, pair, ofPair);
    const analyzer = new Analyzer(settings, system.log, mentionLabels, request.table ? addRows : undefined);
    const run = analyzeSystem(system, analyzer, settings, reading, own, warnings);
    baselines ??= own;
    allRows.append(rows);
    return run;
  });
  const [{ result }] = runs;
  const ofLabels = mentionLabels === undefined ? [] : labelProblems(mentionLabels, request);
  const report: AnalyzeReport = {
    settings,
    metric,
    key: result.key,
    keyPath: key.path,
    systems: runs.map(({ analysis }, s) =>
      s === 0 ? { ...analysis, warnings: [...analysis.warnings, ...ofLabels] } : analysis,
    ),
    paths: runs.map(({ path }) => path),
    signature: analyzeSignature(settings, result.fingerprint, signatureExtras(request)),
    baselines: baselines?.scores() ?? [],
    shows: { links, slices },
    leftOut: failed.map(({ name }) => name),
  };
  const table = request.table ? allRows.table() : undefined;
  return { report, problems: runs.map(({ problems }) => problems), failed, table };
}

interface AnalyzedRun {
  readonly path: string;
  readonly analysis: SystemAnalysis;
  readonly result: CorpusResult;
  readonly problems: SystemProblems;
}

function analyzeSystem(
  system: OpenSystem,
  analyzer: Analyzer,
  settings: AnalyzeSettings,
  reading: Parameters<typeof readPairs>[1],
  baselines: KeyBaselines | undefined,
  notes: readonly Problem[],
): AnalyzedRun {
  const { response, log, resolve } = system;
  for (const [key, own] of readPairs(system, reading)) {
    const pair = analyzer.add(key, own);
    baselines?.add(pair.key);
  }
  log.throwIfErrors();
  const result = analyzer.tally.result();
  const problems = finishSystem(system, result, settings.scoring, false, notes);
  const analysis = withLines(analyzer.result(response.name), resolve);
  const warnings = [...problems.problems, ...problems.warnings];
  return { path: response.path, analysis: { ...analysis, warnings }, result, problems };
}

const encoder = new TextEncoder();

/** The labels of a table, or of the attributes of a second annotation. */
async function readLabels(
  { path, name }: CorpusPath,
  request: AnalyzeRequest,
  { files }: Shell,
): Promise<LabelSource> {
  if (path === '-' || files.kindOf(path) === 'file') {
    const { name: file, text } = await readSource(path, files);
    // A stream can be read once, and is a table.
    const isTable =
      path === '-' ||
      isLabelTable(text) ||
      detectFormat(encoder.encode(text.slice(0, HEAD_BYTES))) === undefined;
    if (isTable) return readLabelTable(file, text);
  }
  const { reading, strict, allow, lenient, maxSize } = request;
  const log = new ProblemLog({ strict, allow, lenient, file: path });
  const { files: found } = await openCorpus({ path, name }, 'key', { reading, maxSize }, { files });
  const located = found.flatMap(({ documents }) => documents);
  const documents = located.map((each) => readLocated(each, log.report, sideOptions(reading ?? {}).key));
  log.throwIfErrors();
  return annotationLabels(path, documents);
}

/** The problems of labels that do not fit; errors are thrown. */
function labelProblems(
  labels: MentionLabels,
  { documents, strict, allow, lenient }: AnalyzeRequest,
): readonly Problem[] {
  const log = new ProblemLog({ strict, allow, lenient, file: labels.source.name });
  for (const warning of labels.warnings({ isPart: documents !== undefined })) log.report(warning);
  log.throwIfErrors();
  return log.problems;
}

/** The metric of the table of costs, which must be one of those that are computed. */
function costMetric(asked: string | undefined, { scoring }: AnalyzeSettings): string {
  const ids = scoring.metrics.map(({ id }) => id);
  const known = [...(conllParts.every((id) => ids.includes(id)) ? ['conll'] : []), ...ids];
  if (asked === undefined || known.includes(asked)) return asked ?? known[0];
  throw new UsageError(
    `--metric names "${asked}", which is not a metric of this run.${suggestion(asked, known)}`,
    `Choose from: ${known.join(', ')}.`,
  );
}

/** The analysis with lines of files in its examples. */
function withLines(system: SystemAnalysis, resolve: ResolvePlaces): SystemAnalysis {
  const { examples, links } = system;
  const places = [
    ...examples.flatMap(({ mentions, entity }) => [...mentions, ...entity]),
    ...[links.recall, links.precision].flatMap((side) =>
      side.examples.flatMap(({ anaphor, antecedent }) => [anaphor, antecedent]),
    ),
  ];
  const resolved = new Map(resolve(places).map((place, i) => [places[i], place]));
  const at = (place: MentionPlace): MentionPlace => resolved.get(place) ?? place;
  const withPlaces = (side: SystemAnalysis['links']['recall']) => ({
    ...side,
    examples: side.examples.map((example) => ({
      ...example,
      anaphor: at(example.anaphor),
      antecedent: at(example.antecedent),
    })),
  });
  return {
    ...system,
    examples: examples.map((example) => ({
      ...example,
      mentions: example.mentions.map(at),
      entity: example.entity.map(at),
    })),
    links: { recall: withPlaces(links.recall), precision: withPlaces(links.precision) },
  };
}
