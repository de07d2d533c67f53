import { tbfFile } from '../../formats/tbf/tbf-file.ts';
import { readTokenTable, type TokenTable } from '../../formats/token-table/read.ts';
import { utf8Text } from '../../formats/utf8-text.ts';
import {
  compareNuggets,
  defaultNuggetOptions,
  type NuggetFile,
  type NuggetOptions,
  nuggetSignature,
  profiles,
  type TokenTables,
} from '../../nuggets/index.ts';
import { packEventReport } from '../../page/events/assemble.ts';
import { eventDocumentIds } from '../../page/events/report-index.ts';
import { eventWords } from '../../page/events/words.ts';
import { distinct } from '../../problems/distinct.ts';
import { ProblemLog } from '../../problems/log.ts';
import { InputError, type Report } from '../../problems/problem.ts';
import { nuggetSort } from '../../report/nuggets/sort.ts';
import { type ReadNuggets, scoreNuggetSystems } from '../../verbs/nuggets/score-systems.ts';
import { version } from '../../version.ts';
import { BlobFiles } from './blob-files.ts';
import { DocumentFiles, isTable } from './event-files.ts';
import type { EventCorpus, Refused, ScoredEvents, ScoreEventsRequest, ScoreProgress } from './messages.ts';

/** Scores tbf files as `corefeval nuggets score` does, and returns the data of the page of events. */
export async function scoreEvents(
  request: ScoreEventsRequest,
  onProgress: (progress: ScoreProgress) => void,
): Promise<ScoredEvents | Refused> {
  try {
    return await scored(request, onProgress);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { kind: 'refused', problems: distinct(error.problems) };
  }
}

async function scored(
  request: ScoreEventsRequest,
  onProgress: (progress: ScoreProgress) => void,
): Promise<ScoredEvents> {
  const { gold, systems: named, options: asked } = request;
  const files = new BlobFiles(request.files);
  const corpora = new Map([gold, ...named].map((corpus) => [corpus.path, corpus]));
  // Gold, every system twice (scores and comparison), the page.
  const steps = 2 * named.length + 2;
  let done = 0;
  const step = (what: string) => onProgress({ kind: 'progress', share: done++ / steps, step: what });
  const read: ReadNuggets = (path, report) => {
    step(`scoring ${path}`);
    return readCorpus(corpora.get(path) as EventCorpus, files, report);
  };
  step(`reading ${gold.path}`);
  const log = new ProblemLog({ ...asked, file: gold.path });
  const goldFile = await readCorpus(gold, files, log.report);
  const beside = besideOf(request);
  const tables = await tablesOf(beside.filter(isTable), goldFile, files, log.report);
  const options: NuggetOptions = {
    ...defaultNuggetOptions,
    ...{ mapping: asked.mapping, corefAlignment: asked.corefAlignment, tables },
    profile: profiles.find(({ id }) => id === asked.profile) ?? defaultNuggetOptions.profile,
  };
  const result = await scoreNuggetSystems({ file: goldFile, log }, named, options, asked, read);
  const { systems, failed } = result;
  const comparisons = result.files.map((system) => {
    step(`comparing ${system.name}`);
    // Problems were reported when the systems were scored.
    return compareNuggets(goldFile, system, options, () => {});
  });
  step('writing the report');
  const report = {
    signature: nuggetSignature(options, systems[0].scores.unit, goldFile.documents, asked),
    ...{ version, profile: options.profile.id, gold: goldFile.name, systems, comparisons },
    sort: nuggetSort(undefined, systems, options.profile.coreference.average),
    ...{ perDocument: true, perType: true, leftOut: failed.map(({ name }) => name) },
  };
  const texts = new DocumentFiles(beside);
  const words = await eventWords(eventDocumentIds(report), comparisons[0].unit, {
    tables,
    textOf: async (id) => {
      const path = texts.text(id);
      return path === undefined ? undefined : textOf(path, files);
    },
  });
  return {
    kind: 'scored-events',
    report: await packEventReport(report, (id) => words.get(id)),
    leftOut: failed.map(({ name, problems }) => ({ name, problems: distinct(problems) })),
  };
}

/** The paths of files that are not part of a corpus. */
function besideOf({ files, gold, systems }: ScoreEventsRequest): readonly string[] {
  const taken = new Set([gold, ...systems].flatMap((corpus) => corpus.files));
  return files.map(({ path }) => path).filter((path) => !taken.has(path));
}

async function textOf(path: string, files: BlobFiles): Promise<string> {
  const store = await files.open(path);
  return utf8Text(store.read(0, store.size), path);
}

/** The documents of a corpus: those of one file, or of several, whose lines are then not known. */
async function readCorpus(corpus: EventCorpus, files: BlobFiles, report: Report): Promise<NuggetFile> {
  const read: NuggetFile[] = [];
  for (const name of corpus.files) read.push(tbfFile({ name, text: await textOf(name, files) }, report));
  if (read.length === 1) return { ...read[0], name: corpus.path };
  return { name: corpus.path, documents: read.flatMap(({ documents }) => documents.map(withoutLines)) };
}

const withoutLines = (document: NuggetFile['documents'][number]): NuggetFile['documents'][number] => ({
  id: document.id,
  mentions: document.mentions.map(({ line: _, ...mention }) => mention),
  relations: document.relations.map(({ line: _, ...relation }) => relation),
});

/** Token tables by document; a single one that is not named after a document is that of all documents. */
async function tablesOf(
  paths: readonly string[],
  gold: NuggetFile,
  files: BlobFiles,
  report: Report,
): Promise<TokenTables | undefined> {
  if (paths.length === 0) return undefined;
  const texts = new Map<string, string>();
  for (const path of paths) texts.set(path, await textOf(path, files));
  const byName = new DocumentFiles(paths);
  const isSingle = paths.length === 1 && gold.documents.every(({ id }) => byName.table(id) === undefined);
  const read = new Map<string, TokenTable>();
  return {
    get(document) {
      const path = isSingle ? paths[0] : byName.table(document);
      if (path === undefined) return undefined;
      const table = read.get(path) ?? readTokenTable({ name: path, text: texts.get(path) ?? '' }, report);
      read.set(path, table);
      return table;
    },
  };
}
