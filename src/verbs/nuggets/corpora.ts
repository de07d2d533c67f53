/** Files of events: which files an argument names, and their documents. */
import { findAnnotation } from '../../corpus/index-corpus.ts';
import { skippedFiles } from '../../corpus/not-annotation.ts';
import type { FileSystem } from '../../corpus/shell.ts';
import { tbfFile } from '../../formats/tbf/tbf-file.ts';
import { problem } from '../../nuggets/codes.ts';
import type { NuggetFile } from '../../nuggets/index.ts';
import { InputError, type Problem, type Report } from '../../problems/problem.ts';
import type { CorpusPath } from '../open.ts';
import { readSource } from '../text-source.ts';

/** Gold, or a system. */
export interface EventPath extends CorpusPath {
  /** The files of the corpus, whose documents are all different; if absent, the one file that `path` names. */
  readonly files?: readonly string[] | undefined;
}

/** Gold, or a system, whose files are known. */
export interface EventCorpus extends CorpusPath {
  readonly files: readonly string[];
  /** Which files were skipped. */
  readonly notes: readonly Problem[];
}

const isTbf = (path: string): boolean => /\.tbf(?:\.gz)?$/i.test(path);

/** The tbf files that an argument names: a file with any name, or the `.tbf` files of a directory or of a quoted pattern. */
export async function findTbf(
  argument: string,
  files: FileSystem,
): Promise<Pick<EventCorpus, 'files' | 'notes'>> {
  const kind = argument === '-' ? 'file' : files.kindOf(argument);
  if (kind === 'file') return { files: [argument], notes: [] };
  const { files: found, skipped } = await findAnnotation(argument, files);
  const paths = found.map(({ path }) => path);
  const tbf = kind === 'folder' ? paths.filter(isTbf) : paths;
  return {
    // The argument itself if nothing was found: reading it reports why.
    files: tbf.length === 0 ? [argument] : tbf,
    notes: skipped.length === 0 ? [] : [skippedFiles(argument, skipped)],
  };
}

/** The files of gold or of a system: an argument names one file. Skipped files are not named if only some `documents` are worked on. */
export async function openEvents(
  { path, name, files: given }: EventPath,
  files: FileSystem,
  documents?: readonly string[],
): Promise<EventCorpus> {
  if (given !== undefined) return { path, name, files: given, notes: [] };
  const found = await findTbf(path, files);
  if (found.files.length > 1) throw new InputError([severalSystems(path, found.files)]);
  const notes = documents === undefined ? found.notes : [];
  return { path: found.files[0], name, files: found.files, notes };
}

function severalSystems(argument: string, [first, second, ...more]: readonly string[]): Problem {
  const others = more.length === 0 ? '' : ' …';
  return problem(
    'file/several-systems',
    `${argument} has ${2 + more.length} tbf files, such as ${first} and ${second}, but one argument is one system, in one file.`,
    {
      file: argument,
      help: `name each system by itself, with a name if you like: GOLD ${first} ${second}${others}, or GOLD A=${first} B=${second}${others}; join files with parts of one system first`,
    },
  );
}

/** The documents of a corpus: those of one file, or of several, whose lines are then not known. */
export async function readEvents(
  { path, files: paths, notes }: EventCorpus,
  files: FileSystem,
  report: Report,
): Promise<NuggetFile> {
  for (const note of notes) report(note);
  const read: NuggetFile[] = [];
  for (const each of paths) read.push(tbfFile(await readSource(each, files), report));
  if (read.length === 1) return read[0];
  return { name: path, documents: read.flatMap(({ documents }) => documents.map(withoutLines)) };
}

const withoutLines = (document: NuggetFile['documents'][number]): NuggetFile['documents'][number] => ({
  id: document.id,
  mentions: document.mentions.map(({ line: _, ...mention }) => mention),
  relations: document.relations.map(({ line: _, ...relation }) => relation),
});

/** An empty system file is a submission without mentions: it is scored, with a warning. */
export const systemReport =
  (report: Report): Report =>
  (found) =>
    report(
      found.code !== 'file/empty'
        ? found
        : problem(
            'nuggets/empty-system',
            'The system file has no document; every gold document is scored as empty.',
            { file: found.file, help: 'check that this is the right file' },
          ),
    );
