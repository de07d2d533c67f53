/** The folders of an export of WebAnno or INCEpTION, and others in which each document is a folder. */
import { InputError, problem } from '../problems/problem.ts';
import type { CorpusFile } from './list-files.ts';

/** A file of a corpus, with what its folders say about it. */
export interface PlacedFile extends CorpusFile {
  /** The name of its only document, where that is not the name of the file. */
  readonly document?: string | undefined;
  /** Who annotated it, where files of several annotators are together. */
  readonly annotator?: string | undefined;
}

/** Which files of an export are meant. */
export interface ExportChoice {
  /** The path that the user gave, for messages. */
  readonly argument: string;
  readonly side: 'key' | 'response';
  /** The name of an annotator. */
  readonly annotator?: string | undefined;
}

/** The files that are meant, and whether those of a curator were chosen among others. */
export interface PlacedFiles {
  readonly files: readonly PlacedFile[];
  readonly ofCurator: boolean;
}

/** States of a document that no annotator made. */
const NO_ANNOTATOR: ReadonlySet<string> = new Set(['INITIAL_CAS', 'CURATION_USER']);

/** A place in an export: `annotation/DOCUMENT/ANNOTATOR.tsv`, where the last may be an archive with the file. */
interface ExportPlace {
  readonly folder: 'annotation' | 'curation';
  readonly document: string;
  readonly annotator: string;
}

function exportPlace(path: string): ExportPlace | undefined {
  const parts = path.split(/[/\\]/);
  const at = parts.findLastIndex((part) => part === 'annotation' || part === 'curation');
  if (at < 0 || parts.length < at + 3) return undefined;
  const [folder, document, file] = parts.slice(at);
  const isFile = parts.length === at + 3 || /\.zip$/i.test(file);
  return isFile ? { folder: folder as ExportPlace['folder'], document, annotator: stemOf(file) } : undefined;
}

const stemOf = (file: string): string => file.replace(/(?<=.)\.[^.]*$/, '');

/**
 * The files of a corpus that are meant, with the names of documents and annotators. In an export these are its annotated files: for a key those of the curator, if there are any; for a response those
 * of the annotators. Where the files of other folders all have one name, each folder is a document.
 */
export function placedFiles(files: readonly CorpusFile[], choice: ExportChoice): PlacedFiles {
  const places = files.map((file) => ({ file, place: exportPlace(file.path) }));
  const known = places.flatMap(({ file, place }) => (place === undefined ? [] : [{ file, place }]));
  if (known.length === 0) return { files: chosen(inFolders(files), choice), ofCurator: false };
  const curated = known.filter(({ place }) => place.folder === 'curation');
  const isCurated = curated.length > 0 && (choice.side === 'key' || curated.length === known.length);
  const wanted = isCurated && choice.annotator === undefined ? curated : known;
  const ofCurator = wanted === curated && curated.length < known.length;
  const meant = chosen(
    wanted.flatMap(({ file, place: { folder, document, annotator } }): PlacedFile[] => {
      const isOther = folder === 'annotation' ? NO_ANNOTATOR.has(annotator) : wanted !== curated;
      return isOther && annotator !== choice.annotator ? [] : [{ ...file, document, annotator }];
    }),
    choice,
  );
  return { files: meant, ofCurator };
}

/** The names of the annotators in an export; none if the files are no export. */
export function annotatorsIn(files: readonly CorpusFile[]): string[] {
  const placed = files.flatMap(({ path }) => exportPlace(path) ?? []);
  const found = placed.filter(
    ({ folder, annotator }) => folder === 'annotation' && !NO_ANNOTATOR.has(annotator),
  );
  return [...new Set(found.map(({ annotator }) => annotator))].sort();
}

/** Files with one name in different folders: each folder is a document. */
function inFolders(files: readonly CorpusFile[]): readonly PlacedFile[] {
  const parts = files.map(({ path }) => path.split(/[/\\]/));
  const [first] = parts;
  const isOne = files.length > 1 && parts.every((each) => each.at(-1) === first.at(-1));
  if (!isOne) return files;
  return files.map((file, i) => ({ ...file, document: parts[i].at(-2) }));
}

/** The files of the annotator that was asked for. */
function chosen(files: readonly PlacedFile[], { argument, annotator }: ExportChoice): readonly PlacedFile[] {
  if (annotator === undefined) return files;
  const own = files.filter((file) => file.annotator === annotator);
  if (own.length > 0) return own;
  const names = [...new Set(files.flatMap((file) => file.annotator ?? []))].sort();
  throw new InputError([
    problem('file/missing', `There is no file of ${annotator} in ${argument}.`, {
      file: argument,
      expected:
        names.length === 0 ? 'files such as annotation/DOCUMENT/ANNOTATOR.tsv' : `one of ${names.join(', ')}`,
      help: 'check the name: it is that of the file, without its extension',
    }),
  ]);
}
