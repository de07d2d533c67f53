import type { AnnotatorFilter } from '../agree/filter-annotators.ts';
import type { Document } from '../core/document.ts';
import type { LocatedDocument } from '../corpus/located-document.ts';
import { refuseSeveralSystems } from '../corpus/pair-files.ts';
import { readLocated } from '../corpus/read-located.ts';
import { compareTexts } from '../evaluate/compare-texts.ts';
import { byName, pairDocuments } from '../evaluate/pair-documents.ts';
import { project } from '../evaluate/project/project.ts';
import type { FormatOptions } from '../formats/index.ts';
import { InputError, type Problem, type Report } from '../problems/problem.ts';
import type { OpenCorpus } from './open.ts';

/** Differences that are normal here: annotators need not have the same documents. */
const EXPECTED_CODES: readonly string[] = ['document/missing', 'document/extra'];

/**
 * Reads the documents of annotators. Documents of different annotators that belong together get the same `pairKey`. Their texts are
 * compared with those of the first annotator who has the document. `filters` has one for each annotator: it comes before everything else.
 */
export function readAnnotators(
  corpora: readonly Pick<OpenCorpus, 'files'>[],
  reading: FormatOptions,
  report: Report,
  filters: readonly AnnotatorFilter[] = [],
): Document[][] {
  const known: LocatedDocument[] = [];
  const first = new Map<LocatedDocument, Document>();
  return corpora.map(({ files }, annotator) => {
    refuseSeveralSystems(files, 'annotator');
    const named = byName(
      files.flatMap(({ documents }) => documents),
      (found) => {
        // Documents without names are reported when they are paired.
        if (found.code === 'document/duplicate') report(found);
      },
    );
    const own = [...named.values()];
    const twins = twinsOf(known, own, (found) => {
      if (!EXPECTED_CODES.includes(found.code)) report(found);
    });
    return Array.from(named, ([name, located]) => {
      const read = withName(readLocated(located, report, reading), name);
      const document = filters[annotator]?.keep(read) ?? read;
      const twin = twins.get(located);
      const reference = twin && first.get(twin);
      if (twin === undefined || reference === undefined) {
        known.push(located);
        first.set(located, document);
        return document;
      }
      const projected = project(reference, document, report);
      compareTexts(reference, projected, report);
      return { ...projected, pairKey: reference.pairKey };
    });
  });
}

/** Documents without a name are identified by their order. */
const withName = (document: Document, name: string | number): Document =>
  typeof name === 'number' ? { ...document, pairKey: `\0${name}` } : document;

/** For each document the one of an earlier annotator that it belongs to. */
function twinsOf(
  known: readonly LocatedDocument[],
  own: readonly LocatedDocument[],
  report: Report,
): Map<LocatedDocument, LocatedDocument> {
  const twins = new Map<LocatedDocument, LocatedDocument>();
  const found: Problem[] = [];
  try {
    for (const [earlier, document] of pairDocuments(known, own, (entry) => found.push(entry)))
      if (document !== undefined) twins.set(document, earlier);
  } catch (error) {
    // An annotator may have none of the documents of those before, but some of those after.
    if (!(error instanceof InputError)) throw error;
  }
  for (const entry of found) report(entry);
  return twins;
}
