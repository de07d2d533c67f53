import { isWritable } from '../../convert/converter.ts';
import type { IndexedFile } from '../../corpus/index-corpus.ts';
import { formats } from '../../formats/index.ts';
import { tbf } from '../../formats/tbf/tbf.ts';
import { profiles } from '../../nuggets/index.ts';
import { InputError, type Problem } from '../../problems/problem.ts';
import { type EventInspection, type InspectedEvents, inspectEvents } from '../../verbs/nuggets/inspect.ts';
import { openCorpus, placesOf } from '../../verbs/open.ts';
import { BlobFiles } from './blob-files.ts';
import type { Inspected, Inspection, InspectRequest } from './messages.ts';

/** Finds out what the chosen files are, before anything is scored. */
export async function inspectFiles({ files, paths }: InspectRequest): Promise<Inspected> {
  const inspections: Inspection[] = [];
  for (const path of paths) {
    const below = files
      .map((file) => file.path)
      .filter((file) => file === path || file.startsWith(`${path}/`));
    const events = await inspectEvents(path, below, new BlobFiles(files));
    inspections.push(
      events === undefined ? await inspect(path, new BlobFiles(files)) : eventInspection(path, events),
    );
  }
  return {
    kind: 'inspected',
    inspections,
    formats: formats.map(({ id, label }) => [id, label] as const),
    writable: formats.filter(isWritable).map(({ id, label }) => [id, label] as const),
    profiles: profiles.map(({ id, summary, needsTables }) => ({ id, summary, needsTables })),
  };
}

async function inspect(path: string, files: BlobFiles): Promise<Inspection> {
  const companions = () => [...files.opened].filter((file) => file !== path);
  try {
    const corpus = await openCorpus({ path, name: path }, 'key', {}, { files });
    return {
      path,
      formats: [...new Set(corpus.files.map(({ source }) => source.format.label))],
      documents: corpus.files.reduce((sum, { documents }) => sum + documents.length, 0),
      problems: placesOf(corpus)(
        corpus.files.flatMap(problemsOf).filter(({ severity }) => severity === 'error'),
      ),
      companions: companions(),
    };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { path, formats: [], documents: 0, problems: error.problems, companions: companions() };
  }
}

/** Problems of the documents of a file; those of a large file are found when it is scored. */
const problemsOf = ({ documents }: IndexedFile): readonly Problem[] =>
  documents.flatMap((document) => (document.kind === 'read' ? document.problems : []));

/** A file of events; or a folder, whose parts are the corpora. */
function eventInspection(path: string, { corpora, tables }: EventInspection): Inspection {
  if (corpora[0]?.files[0] === path) return corpusOfEvents(corpora[0]);
  const parts = corpora.map((corpus) => ({ inspection: corpusOfEvents(corpus), files: corpus.files }));
  const nothing = { path, formats: [], documents: 0, problems: [], companions: [], tables };
  return parts.length === 0 ? nothing : { ...nothing, parts };
}

const corpusOfEvents = ({ path, documents, problems }: InspectedEvents): Inspection => ({
  path,
  formats: [tbf.label],
  documents: documents.length,
  problems,
  companions: [],
  events: documents,
});
