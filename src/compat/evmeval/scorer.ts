import { canonical } from '../../nuggets/attributes.ts';
import { sequencingGroups } from '../../nuggets/sequencing/score-sequencing.ts';
import { awarenessBlock, NO_FOLDERS } from './awareness.ts';
import { linesOf, strip } from './bytes.ts';
import { coreferenceTable, runConllScorer } from './coreference.ts';
import { DocumentRun } from './document-run.ts';
import { type RawDocument, readRawDocuments, sortedIds } from './documents.ts';
import { Files } from './files.ts';
import { crash, Halt, Journal, type Output } from './log.ts';
import { PythonSet } from './python-set.ts';
import { type Release, release18 } from './release.ts';
import { documentTable, finalTable, settingTitles, typeTable } from './report.ts';
import { type EvmevalWorld, joinPath, type ScorerOptions } from './scorer-options.ts';
import { inGroup } from './sequencing.ts';

/**
 * A drop-in for the public event nugget scorer (specification: the EvmEval behaviour, version 1.8 and, for its numbers,
 * 1.6). It keeps the quirks of the original in this folder; the sane scorer is in `src/nuggets`. A pure function: what
 * it would write comes back as data.
 */
export interface EvmevalResult {
  readonly exit: number;
  readonly output: readonly Output[];
  /** For standard error. */
  readonly complaint: string | undefined;
  /** Content by path, also of a run that ended early. */
  readonly files: ReadonlyMap<string, string>;
}

const EMPTY: RawDocument = { mentions: [], relations: [] };

export function runScorer(
  options: ScorerOptions,
  world: EvmevalWorld,
  release: Release = release18,
): EvmevalResult {
  const journal = new Journal();
  const files = new Files();
  try {
    score(options, world, release, journal, files);
    return { exit: 0, output: journal.output, complaint: undefined, files: files.contents() };
  } catch (error) {
    if (!(error instanceof Halt)) throw error;
    const { exit, complaint } = error;
    return { exit, output: journal.output, complaint, files: files.contents() };
  }
}

function score(
  options: ScorerOptions,
  world: EvmevalWorld,
  release: Release,
  journal: Journal,
  files: Files,
): void {
  const { coref, sequencing } = options;
  const gold = readRawDocuments(input(options.gold, 'gold', world, journal));
  const system = readRawDocuments(input(options.system, 'system', world, journal));
  const types = whiteList(options, world, journal);
  announce(options, release, journal, files);
  const ids = scoredDocuments(options, gold, system, journal);
  const setting = settingTitles.at(options.mapping);
  if (setting === undefined) throw crash(`There is no mapping ${options.mapping}; choose from 0 to 3.`);
  const needed = setting === settingTitles[0] ? 'span_only' : setting.split('+')[0];
  journal.info(`Coreference mentions need to match ${needed} before consideration`);

  const run = new DocumentRun(options, world, release, types, journal, files);
  for (const id of ids) {
    const goldLines = gold.get(id);
    if (goldLines === undefined) throw crash(`The gold standard has no document "${id}".`);
    run.evaluate(id, goldLines, system.get(id) ?? EMPTY);
  }

  const parts = reportParts(run, release);
  if (coref !== undefined) {
    if (release.id === '1.8') journal.info('Running reference CoNLL scorer.');
    const { output, scores } = runConllScorer(run.goldConll(), run.systemConll());
    files.append(coref, output);
    if (release.id === '1.8') journal.info('Done running CoNLL scorer.');
    parts.push('\n', coreferenceTable(scores, release));
  }
  if (sequencing !== undefined) parts.push('\n', ...sequencingParts(run, sequencing, journal, files));
  for (const { id, gold: g, system: s } of run.documents) {
    if (g > 0 && s === 0) journal.warning(`System produce nothing for document [${id}], assigning 0 scores`);
  }
  const report = parts.join('');
  if (options.output === undefined) journal.output.push({ text: report });
  else files.append(options.output, report);
  journal.info('Evaluation Done.');
}

function input(path: string, side: 'gold' | 'system', world: EvmevalWorld, journal: Journal): string {
  const text = world.read(path);
  if (text !== undefined) return text;
  journal.error(`Cannot find ${side} file at ${path}`);
  throw new Halt(1, `Cannot find ${side} file at ${path}`);
}

function whiteList(options: ScorerOptions, world: EvmevalWorld, journal: Journal): ReadonlySet<string> {
  if (options.whiteList === undefined) return new Set();
  const text = world.read(options.whiteList);
  if (text === undefined) throw crash(`Cannot find the type white list at ${options.whiteList}`);
  journal.info('Only the following types in the white list will be evaluated.');
  const lines = linesOf(text).map(strip);
  for (const line of lines) journal.info(line);
  return new Set(lines.map(canonical));
}

/** Says where everything will be written, and begins the files that exist even if the run ends early. */
function announce(
  { output, comparison, coref, sequencing, tokenPath, badOffsetColumns }: ScorerOptions,
  { id }: Release,
  journal: Journal,
  files: Files,
): void {
  if (output !== undefined) {
    files.append(output, '');
    journal.info(`Evaluation output will be saved at ${output}`);
  }
  if (comparison !== undefined) files.append(comparison, '');
  if (coref !== undefined) {
    journal.info(`CoNLL script output will be output at ${coref}`);
    if (id === '1.8') {
      journal.info(
        `Gold and system conll files will generated at ${coref}_gold.conll and ${coref}_sys.conll`,
      );
    }
  }
  if (sequencing !== undefined) {
    journal.info(`Temporal files will be output at ${sequencing}`);
    journal.info('Will evaluate link type: Subevent,After.');
  }
  if (badOffsetColumns)
    journal.error('Token offset argument should be two integer with comma in between, i.e. 2,3');
  if (tokenPath !== undefined && id === '1.8') journal.info('Eval mode is set to token.');
}

/** The documents to score in sorted order (specification a.6). */
function scoredDocuments(
  { document }: ScorerOptions,
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
  const [goldIds, systemIds] = [new PythonSet(gold.keys()), new PythonSet(system.keys())];
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

function reportParts(run: DocumentRun, release: Release): string[] {
  const documents = documentTable(run.documents);
  const final = finalTable(run.documents);
  if (release.typeTable) return [documents, '\n\n', typeTable(run.types), '\n', final];
  const means = run.documentMeans();
  return [documents, '\n', means === undefined ? '' : `\n${means}\n`, final];
}

function sequencingParts(run: DocumentRun, directory: string, journal: Journal, files: Files): string[] {
  journal.info('Running TimeML scorer.');
  return sequencingGroups.map((group) => {
    const folder = joinPath(directory, group);
    const output = joinPath(folder, 'seq.out');
    const empty = run.sequenced.length === 0;
    if (empty && group === 'All') throw crash('There is no document, and so no folder for all links.');
    files.append(output, '');
    journal.info(`Evaluating directory: ${joinPath(folder, 'sys')}`);
    const block = empty ? NO_FOLDERS : awarenessBlock(inGroup(run.sequenced, group));
    files.append(output, block);
    return `=======Event Sequencing Results for ${group} =======\n${block}`;
  });
}
