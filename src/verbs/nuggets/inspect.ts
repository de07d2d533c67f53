/** What files of events are, before anything is scored. */
import { isNeverAnnotation } from '../../corpus/not-annotation.ts';
import type { FileSystem } from '../../corpus/shell.ts';
import { HEAD_BYTES } from '../../formats/detect.ts';
import { readTbf } from '../../formats/tbf/read.ts';
import { tbf } from '../../formats/tbf/tbf.ts';
import { utf8Text } from '../../formats/utf8-text.ts';
import { isTable, lastPart } from '../../page/events/companion-files.ts';
import { InputError, type Problem } from '../../problems/problem.ts';
import { findTbf } from './corpora.ts';

/** Whether corpora are all event files, by their content. Standard input cannot be read twice, so it is not examined. */
export async function areEvents(paths: readonly string[], files: FileSystem): Promise<boolean> {
  const examined = paths.filter((path) => path !== '-');
  for (const argument of examined) {
    for (const path of (await findTbf(argument, files)).files) {
      if (files.kindOf(path) === 'folder') return false; // without a tbf file
      const store = await files.open(path);
      if (tbf.detect(store.read(0, HEAD_BYTES)) === undefined) return false;
    }
  }
  return examined.length > 0;
}

/** A corpus of events. */
export interface InspectedEvents {
  readonly path: string;
  readonly files: readonly string[];
  /** The ids of its documents. */
  readonly documents: readonly string[];
  /** Errors of the files. */
  readonly problems: readonly Problem[];
}

/** What a file or a folder has to do with events. */
export interface EventInspection {
  readonly corpora: readonly InspectedEvents[];
  /** The number of token tables. */
  readonly tables: number;
}

/** What is known about a file, or about a folder and the files below it; undefined if it is not about events. */
export async function inspectEvents(
  path: string,
  below: readonly string[],
  files: FileSystem,
): Promise<EventInspection | undefined> {
  const isFolder = below[0] !== path;
  if (isFolder && !below.some(isEventName)) return undefined;
  const inspected: InspectedEvents[] = [];
  for (const file of below) {
    if (isTable(file) || isNeverAnnotation(lastPart(file))) continue;
    const events = await inspectFile(file, files);
    if (events !== undefined) inspected.push(events);
  }
  if (inspected.length === 0 && !below.every(isTable)) return undefined;
  return { corpora: corporaOf(inspected), tables: below.filter(isTable).length };
}

const isEventName = (path: string): boolean => isTable(path) || /\.tbf(?:\.gz)?$/i.test(path);

async function inspectFile(path: string, files: FileSystem): Promise<InspectedEvents | undefined> {
  const problems: Problem[] = [];
  try {
    const store = await files.open(path);
    if (tbf.detect(store.read(0, HEAD_BYTES)) === undefined) return undefined;
    const text = utf8Text(store.read(0, store.size), path);
    const documents = readTbf({ name: path, text }, (problem) => {
      if (problem.severity === 'error') problems.push(problem);
    });
    return { path, files: [path], documents: documents.map(({ id }) => id), problems };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return undefined; // reported by the reader of other formats
  }
}

/**
 * The corpora of files. A corpus has a document once: files of one folder that have no document in common are one corpus,
 * otherwise each file is one.
 */
function corporaOf(files: readonly InspectedEvents[]): readonly InspectedEvents[] {
  const folders = new Map<string, InspectedEvents[]>();
  for (const file of files) {
    const folder = file.path.replace(/[\\/]?[^\\/]*$/, '');
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return [...folders].flatMap(([path, inFolder]): readonly InspectedEvents[] => {
    const documents = inFolder.flatMap((file) => file.documents);
    if (inFolder.length === 1 || new Set(documents).size < documents.length) return inFolder;
    return [
      {
        path,
        files: inFolder.map((file) => file.path),
        documents,
        problems: inFolder.flatMap((file) => file.problems),
      },
    ];
  });
}
