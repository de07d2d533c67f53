import { canonical } from '../../../nuggets/model/attributes.ts';
import { whiteListText } from '../arguments/scorer.ts';
import { type EvmevalOptions, type EvmevalWorld, parentOf } from '../arguments/scorer-options.ts';
import { type ConllScores, coreferenceTable, runConllScorer } from '../coreference/coreference.ts';
import { type RawDocument, readRawDocuments, sortedIds } from '../files/documents.ts';
import { type FileHandle, Files } from '../files/files.ts';
import { pythonLines, strip } from '../python/bytes.ts';
import { crash, Halt, Journal, type LogOutput, terminate } from '../python/log.ts';
import { PythonSet } from '../python/set.ts';
import { type Release, release18 } from '../release.ts';
import { announceSequencing, writeSequencing } from '../sequencing/files.ts';
import { DocumentRun, type RunSurroundings } from './document-run.ts';
import { finalTable, settingTitles, typeTableText, writeDocumentTable } from './report.ts';

/**
 * A drop-in for the public event nugget scorer, EvmEval 1.8 and 1.6 (docs/compat/evmeval.md). Code that reproduces the
 * original is confined to this folder; the scorer of corefeval is in `src/nuggets`. The scorer is a pure function that
 * returns its output as data.
 */
export interface EvmevalResult {
  readonly exit: number;
  readonly output: readonly LogOutput[];
  /** For standard error. */
  readonly complaint: string | undefined;
  /** Content by path, also if the run ended early. */
  readonly files: ReadonlyMap<string, string>;
}

const EMPTY: RawDocument = { mentions: [], relations: [] };

export function runScorer(
  options: EvmevalOptions,
  world: EvmevalWorld,
  release: Release = release18,
): EvmevalResult {
  const journal = new Journal(options.debug);
  const files = new Files(world);
  try {
    score(options, release, { world, journal, files });
    return { exit: 0, output: journal.output, complaint: undefined, files: files.contents() };
  } catch (error) {
    if (!(error instanceof Halt)) throw error;
    const { exit, complaint } = error;
    return { exit, output: journal.output, complaint, files: files.contents() };
  }
}

function score(
  options: EvmevalOptions,
  release: Release,
  surroundings: Omit<RunSurroundings, 'comparison'>,
): void {
  const { journal, files } = surroundings;
  const { coref, sequencing } = options;
  journal.debug('Entered debug mode.');
  const types = whiteList(options, surroundings);
  const { report, comparison } = prepare(options, release, surroundings);
  const gold = readRawDocuments(files.readInput(options.gold) ?? '');
  const system = readRawDocuments(files.readInput(options.system) ?? '');
  const ids = scoredDocuments(options, gold, system, journal);
  journal.debug('Will score on the following attribute combinations : ');
  journal.debug(ATTRIBUTE_COMBINATIONS);
  const setting = settingTitles.at(options.mapping) as string;
  const needed = setting === settingTitles[0] ? 'span_only' : setting.split('+')[0];
  journal.info(`Coreference mentions need to match ${needed} before consideration`);

  const run = new DocumentRun(options, release, types, { ...surroundings, comparison });
  for (const id of ids) {
    const goldLines = gold.get(id);
    if (goldLines === undefined) throw crash(`The gold standard has no document "${id}".`);
    run.evaluate(id, goldLines, system.get(id) ?? EMPTY);
  }

  const coreference =
    coref === undefined ? '' : coreferenceTable(scoreCoreference(coref, run, release, surroundings), release);
  const sequencingBlocks = sequencing ? writeSequencing(run.sequenced, sequencing, journal, files) : '';
  const write = (text: string) => {
    if (report === undefined) journal.output.push({ text });
    else report.write(text);
  };
  writeDocumentTable(run.documents, write, journal);
  write(run.conll?.documentScores() ?? '');
  if (release.quirks.has('type-table')) write(typeTableText(run.types));
  write(finalTable(run.documents));
  write(coreference);
  if (sequencing !== undefined) write(`\n${sequencingBlocks}`);
  if (sequencing === '') throw crash('The directory for sequencing has no name, and no results.');
  if (coreference !== '' || !release.quirks.has('report-closed-late')) report?.flush();
  comparison?.flush();
  journal.info('Evaluation Done.');
  report?.flush();
}

/** The `repr()` of the list in Python. */
const ATTRIBUTE_COMBINATIONS =
  "((0, 'mention_type'),), ((1, 'realis_status'),), ((0, 'mention_type'), (1, 'realis_status'))";

function whiteList(
  { whiteList: path }: EvmevalOptions,
  { world, journal }: Omit<RunSurroundings, 'comparison'>,
): ReadonlySet<string> {
  if (path === undefined) return new Set();
  const text = whiteListText(path, world);
  if (text === undefined) throw new Halt(2, `Cannot find the type white list at ${path}`);
  journal.info('Only the following types in the white list will be evaluated.');
  const lines = pythonLines(text).map(strip);
  for (const line of lines) journal.info(line);
  return new Set(lines.map(canonical));
}

/** Checks the options, logs the output paths, and opens the files, in the order of the original. */
function prepare(
  options: EvmevalOptions,
  { quirks }: Release,
  { world, journal, files }: Omit<RunSurroundings, 'comparison'>,
): { report: FileHandle | undefined; comparison: FileHandle | undefined } {
  const { output, coref, sequencing, tokenPath } = options;
  const report = output === undefined ? undefined : openWithDirectory(output, files);
  journal.info(
    output === undefined
      ? 'Evaluation output at standard out.'
      : `Evaluation output will be saved at ${output}`,
  );
  requireFile(options.gold, 'gold standard', world, journal);
  if (coref !== undefined) {
    journal.info(`CoNLL script output will be output at ${coref}`);
    if (quirks.has('conll-files')) {
      journal.info(
        `Gold and system conll files will generated at ${coref}_gold.conll and ${coref}_sys.conll`,
      );
    }
  }
  if (sequencing !== undefined) announceSequencing(sequencing, journal, files);
  requireFile(options.system, 'system', world, journal);
  checkMapping(options.mapping, journal);
  const comparison =
    options.comparison === undefined ? undefined : openWithDirectory(options.comparison, files);
  if (tokenPath !== undefined) {
    if (quirks.has('mode-announced')) journal.info('Eval mode is set to token.');
    journal.debug(
      world.isDirectory(tokenPath)
        ? `Will search token files in ${tokenPath}`
        : `Cannot find given token directory at [${tokenPath}], will try search for current directory`,
    );
  }
  if (options.badOffsetColumns)
    journal.error('Token offset argument should be two integer with comma in between, i.e. 2,3');
  return { report, comparison };
}

function openWithDirectory(path: string, files: Files): FileHandle {
  files.makeDirectory(parentOf(path));
  return files.open(path);
}

function requireFile(path: string, title: string, world: EvmevalWorld, journal: Journal): void {
  const found = world.isFile?.(path) ?? world.read(path) !== undefined;
  if (found) return;
  journal.error(`Cannot find ${title} file at ${path}`);
  throw new Halt(1, `Cannot find ${title} file at ${path}`);
}

function checkMapping(mapping: number, journal: Journal): void {
  if (mapping >= settingTitles.length) {
    journal.error('Possible mapping : 0: Span only 1: Mention Type 2: Realis 3 Type and Realis');
    journal.error('Must provide a mapping between 0 to 3');
    throw terminate(journal);
  }
  if (mapping < -settingTitles.length) throw crash(`There is no mapping ${mapping}; choose from 0 to 3.`);
}

/** The documents to score in sorted order (docs/compat/evmeval.md#documents). */
function scoredDocuments(
  { document }: EvmevalOptions,
  gold: ReadonlyMap<string, RawDocument>,
  system: ReadonlyMap<string, RawDocument>,
  journal: Journal,
): readonly string[] {
  if (document !== undefined) {
    journal.info(`Evaluate only file [${document}]`);
    if (!gold.has(document)) journal.error('This document is not found in gold standard.');
    if (!system.has(document)) journal.error('This document is not found in system standard');
    return [document];
  }
  // The original fills sets from dictionary keys, so the order of the dictionary is the order of insertion.
  const [goldIds, systemIds] = [gold, system].map((side) => new PythonSet(new PythonSet(side.keys())));
  const list = (title: string, ids: Iterable<string>) => {
    const all = [...ids];
    if (all.length === 0) return;
    journal.warning(title);
    for (const id of all) journal.warning(`  - ${id}`);
  };
  list('The following document are not found in system but in gold standard', goldIds.without(systemIds));
  list('\tThe following document are not found in gold standard but in system', systemIds.without(goldIds));
  if (![...gold.keys()].some((id) => system.has(id))) {
    journal.warning('No document to score, file names are all different!');
  }
  return sortedIds(gold.keys());
}

/** Runs the CoNLL scorer on all documents and writes its output. From a device such as `/dev/null` no scores can be read back. */
function scoreCoreference(
  coref: string,
  run: DocumentRun,
  { quirks }: Release,
  { world, journal, files }: Omit<RunSurroundings, 'comparison'>,
): ConllScores {
  journal.debug('Running coreference script for the final scores.');
  if (quirks.has('conll-files')) journal.info('Running reference CoNLL scorer.');
  const file = files.open(coref);
  const { gold, system } = run.conll?.pair() ?? {};
  const { output, scores } = runConllScorer(gold, system);
  file.write(output);
  file.flush();
  if (quirks.has('conll-files')) journal.info('Done running CoNLL scorer.');
  return world.isDevice?.(coref) ? new Map() : scores;
}
