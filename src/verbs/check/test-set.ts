/** A test set without annotation that leaves its files: packed for a page, and opened there as a corpus. */
import type { Document } from '../../core/document.ts';
import type { LocatedDocument, ReadDocument } from '../../corpus/located-document.ts';
import { pairFiles } from '../../corpus/pair-files.ts';
import { readLocated } from '../../corpus/read-located.ts';
import { MemoryStore, type Shell } from '../../corpus/shell.ts';
import { formats } from '../../formats/index.ts';
import {
  documentOfKit,
  type KitDocument,
  type KitIndex,
  kitDocument,
  type PackedKit,
  packKit,
} from '../../page/kit.ts';
import { distinct, ProblemLog } from '../../problems/log.ts';
import { InputError, type Problem, UsageError } from '../../problems/problem.ts';
import { type OpenCorpus, openCorpus, placesOf, type ReadingRequest } from '../open.ts';
import { isDifference } from './check-texts.ts';

export interface TestSetRequest extends ReadingRequest {
  /** A file, a directory, an archive or a pattern. */
  readonly path: string;
}

export interface PackedTestSet {
  readonly kit: PackedKit;
  readonly warnings: readonly Problem[];
  readonly count: (code: Problem['code']) => number;
}

/** Packs the documents of a test set. What would be an error in every response to it is an error here. */
export async function packTestSet(
  request: TestSetRequest,
  shell: Pick<Shell, 'files'>,
): Promise<PackedTestSet> {
  const { path, reading = {}, strict, allow } = request;
  const log = new ProblemLog({ strict, allow, file: path });
  const corpus = await openCorpus({ path, name: lastPart(path) }, 'key', request, shell);
  const { files } = corpus;
  const resolve = placesOf(corpus);
  try {
    for (const note of corpus.notes) log.report(note);
    // A response may have the names of the test set and its files: what is wrong with them then is wrong with all responses.
    const ofNames: Problem[] = [];
    pairFiles(files, files, (found) => ofNames.push(found));
    for (const found of distinct(ofNames))
      if (isDifference(found) || found.severity === 'error') log.report({ ...found, severity: 'error' });
    const ofTexts = (found: Problem) => {
      if (found.severity === 'error') log.report(found);
    };
    const documents = files.flatMap((file, index) =>
      file.documents.map((located) => {
        const document = readLocated(located, ofTexts, reading);
        if (!hasText(document)) throw withoutWords(located);
        const [place] = resolve([{ file: located.file, line: located.line }]);
        return { file: index, document: kitDocument(document, place.line) };
      }),
    );
    log.throwIfErrors();
    const testSet = path === '-' ? 'standard input' : lastPart(path);
    const kit = await packKit(
      {
        title: `Check a response to ${testSet}`,
        testSet,
        files: files.map(({ name, source: { format } }) => ({
          name: name === path ? testSet : name,
          label: `${name === path ? testSet : `${testSet}/${name}`} (test set)`,
          format: format.id,
        })),
      },
      documents,
    );
    if (kit.leftOut > 0)
      throw new UsageError(
        `The texts of ${path} are too large for a page.`,
        'make a kit for each part of the test set, or let participants run corefeval check --texts',
      );
    return { kit, warnings: resolve(log.problems), count: (code) => log.count(code) };
  } catch (error) {
    throw error instanceof InputError ? new InputError(resolve(error.problems)) : error;
  }
}

const lastPart = (path: string): string => path.replace(/[/\\]+$/, '').replace(/^.*[/\\]/, '');

/** Names of mentions in place of a text are annotation. */
const hasText = ({ unit, tokens, text }: Document): boolean =>
  unit !== 'name' && (tokens !== undefined || text !== undefined);

const withoutWords = ({ id }: LocatedDocument) =>
  new UsageError(
    `${id === '' ? 'A document' : `Document ${id}`} of the test set has no words.`,
    'a check kit needs the texts: name a test set in a format with words',
  );

/** The test set of a kit, as if its files had been opened. What its annotation shows about the format is not in it. */
export function openTestSet(
  { testSet, files, documents }: KitIndex,
  content: readonly KitDocument[],
): OpenCorpus {
  const opened = files.map(({ name, label, format: formatId }) => {
    const format = formats.find(({ id }) => id === formatId);
    if (format === undefined) throw new Error(`The page has an unknown format: ${formatId}.`);
    return {
      name,
      source: { store: new MemoryStore(label, new Uint8Array(0)), format },
      origin: { format: formatId, facts: [], files: 1 },
      documents: [] as ReadDocument[],
    };
  });
  content.forEach((kit, at) => {
    const { source, documents: own } = opened[documents[at].file];
    const { id, pairKey, line } = kit;
    const file = source.store.name;
    own.push({
      kind: 'read',
      id,
      pairKey,
      format: source.format,
      naming: source.format.wording.naming,
      file,
      line,
      bytes: 0,
      document: documentOfKit(kit, file),
      problems: [],
    });
  });
  return { path: testSet, name: testSet, notes: [], evidence: new Map(), files: opened };
}
