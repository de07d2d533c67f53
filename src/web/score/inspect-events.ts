import { isNeverAnnotation } from '../../corpus/not-annotation.ts';
import { HEAD } from '../../formats/detect.ts';
import { readTbf } from '../../formats/tbf/read.ts';
import { tbf } from '../../formats/tbf/tbf.ts';
import { utf8Text } from '../../library/utf8-text.ts';
import { InputError, type Problem } from '../../problems/problem.ts';
import type { BlobFiles } from './blob-files.ts';
import { isTable, lastPart } from './event-files.ts';
import type { Inspection, InspectionPart } from './messages.ts';

/** What is known about a file or folder of events; undefined if it is not about events. */
export async function inspectEvents(
  path: string,
  below: readonly string[],
  files: BlobFiles,
): Promise<Inspection | undefined> {
  const isFolder = below[0] !== path;
  if (isFolder && !below.some(isEventName)) return undefined;
  const mentions: InspectedFile[] = [];
  for (const file of below) {
    if (isTable(file) || isNeverAnnotation(lastPart(file))) continue;
    const inspected = await inspectFile(file, files);
    if (inspected !== undefined) mentions.push(inspected);
  }
  if (mentions.length === 0) return below.every(isTable) ? nothing(path, below.length) : undefined;
  if (!isFolder) return mentions[0];
  return { ...nothing(path, below.filter(isTable).length), parts: partsOf(mentions) };
}

const isEventName = (path: string): boolean => isTable(path) || /\.tbf(?:\.gz)?$/i.test(path);

const nothing = (path: string, tables: number): Inspection => ({
  ...{ path, formats: [], documents: 0, problems: [], companions: [], tables },
});

type InspectedFile = Inspection & { readonly events: readonly string[] };

async function inspectFile(path: string, files: BlobFiles): Promise<InspectedFile | undefined> {
  const problems: Problem[] = [];
  let events: readonly string[] = [];
  try {
    const store = await files.open(path);
    if (tbf.detect(store.read(0, HEAD)) === undefined) return undefined;
    const text = utf8Text(store.read(0, store.size), path);
    const documents = readTbf({ name: path, text }, (problem) => {
      if (problem.severity === 'error') problems.push(problem);
    });
    events = documents.map(({ id }) => id);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return undefined; // reported by the reader of other formats
  }
  return { path, formats: [tbf.label], documents: events.length, problems, companions: [], events };
}

/**
 * The corpora of a folder. A corpus has a document once: files of one folder that have no document in common are one corpus,
 * otherwise each file is one.
 */
function partsOf(files: readonly InspectedFile[]): readonly InspectionPart[] {
  const folders = new Map<string, InspectedFile[]>();
  for (const file of files) {
    const folder = file.path.slice(0, file.path.lastIndexOf('/'));
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return [...folders].flatMap(([folder, inFolder]): readonly InspectionPart[] => {
    const events = inFolder.flatMap((file) => file.events);
    if (inFolder.length === 1 || new Set(events).size < events.length) {
      return inFolder.map((inspection) => ({ inspection, files: [inspection.path] }));
    }
    const problems = inFolder.flatMap((file) => file.problems);
    const whole = { ...inFolder[0], path: folder, documents: events.length, problems, events };
    return [{ inspection: whole, files: inFolder.map(({ path }) => path) }];
  });
}
