import type { TbfDocument, TbfMention } from '../../formats/tbf/model.ts';
import { clip } from '../../problems/clip.ts';
import type { Report } from '../../problems/problem.ts';
import { problem } from '../codes.ts';
import type { Attribute } from './attributes.ts';
import { remembered } from './attributes.ts';
import { spanReader, unitOf, warnOfMissingTables } from './corpus-units.ts';
import type { MatchOptions, ResolvedUnit } from './match-options.ts';
import type { NuggetFile } from './nugget-document.ts';
import { emptyDocument, type NuggetDocument } from './nugget-document.ts';
import { pairNuggets } from './pair-nuggets.ts';
import { prepareDocument } from './prepare.ts';
import type { SpanReader } from './units.ts';
import { withTypes } from './white-list.ts';

/** Both sides of one document, read and checked. */
export interface PreparedDocument {
  readonly id: string;
  /** Which files contain the document; the other side is empty. */
  readonly present: { readonly gold: boolean; readonly system: boolean };
  readonly gold: NuggetDocument;
  readonly system: NuggetDocument;
}

export interface PreparedCorpus {
  readonly unit: ResolvedUnit;
  readonly documents: readonly PreparedDocument[];
}

/**
 * Pairs the documents of two files and reads their spans, attributes and clusters. All that comes from outside is read
 * here, before any mention is matched. Problems go to `report`, those of gold and of token tables to `goldReport`.
 */
export function prepareCorpora(
  gold: NuggetFile,
  system: NuggetFile,
  options: MatchOptions,
  report: Report,
  goldReport: Report = report,
): PreparedCorpus {
  requireColumns(gold, system, options.attributes, report, goldReport);
  const unit = unitOf([gold, system], options);
  warnOfMissingTables(unit, options, goldReport);
  const normal = remembered(options.profile.comparison.normal);
  const pairs = pairNuggets(gold, system, options, report);
  const documents = pairs.map(([id, g, s]): PreparedDocument => {
    const where = { file: g === undefined ? system.name : gold.name, line: (g ?? s)?.line };
    const read = spanReader(id, where, unit, options, goldReport);
    return {
      id,
      present: { gold: g !== undefined, system: s !== undefined },
      gold: prepared(g, gold.name, read, normal, options, goldReport) ?? emptyDocument(id),
      system: prepared(s, system.name, read, normal, options, report) ?? emptyDocument(id),
    };
  });
  if (options.types !== undefined) {
    const isEmpty = (side: 'gold' | 'system') =>
      documents.every((document) => document[side].nuggets.length === 0);
    const [golds, systems] = [pairs.map(([, g]) => g), pairs.map(([, , s]) => s)];
    if (isEmpty('gold')) warnOfTypes(gold.name, golds, goldReport);
    if (isEmpty('system')) warnOfTypes(system.name, systems, report);
  }
  return { unit, documents };
}

function prepared(
  document: TbfDocument | undefined,
  file: string,
  read: SpanReader,
  normal: (value: string) => string,
  { profile, attributes, types, coreference }: MatchOptions,
  report: Report,
): NuggetDocument | undefined {
  if (document === undefined) return undefined;
  const listed = types === undefined ? document : withTypes(document, types, normal);
  const { sameSpan } = profile.coreference;
  return prepareDocument(listed, read, {
    file,
    attributes,
    normal,
    sameSpan,
    coreference,
    thorough: false,
    report,
  });
}

/** A list that fits no mention of a side is probably the wrong list, or spells the types differently. */
function warnOfTypes(file: string, documents: readonly (TbfDocument | undefined)[], report: Report): void {
  const mention = documents.find((document) => document && document.mentions.length > 0)?.mentions[0];
  if (mention === undefined) return;
  report(
    problem('types/unmatched', 'No mention has a type of the type list, so none is scored.', {
      file,
      expected: `a list with types of the file, such as "${clip(mention.type)}"`,
      help: 'check that the list is the right one and how its types are written',
    }),
  );
}

/** Reports attributes whose column no mention has: an error for the gold file, a warning for the system file. */
export function requireColumns(
  gold: NuggetFile,
  system: NuggetFile,
  attributes: readonly Attribute[],
  report: Report,
  goldReport: Report,
): void {
  for (const { name, column } of attributes) {
    if (!hasColumn(gold, column)) goldReport(missingColumn(gold.name, name, column, 'error'));
    if (!hasColumn(system, column)) report(missingColumn(system.name, name, column, 'warning'));
  }
}

/** True for a file without mentions. */
function hasColumn({ documents }: NuggetFile, column: number): boolean {
  const isThere = ({ extra }: TbfMention) => extra.length > column - FIXED_COLUMNS;
  return (
    documents.every(({ mentions }) => mentions.length === 0) ||
    documents.some(({ mentions }) => mentions.some(isThere))
  );
}

const FIXED_COLUMNS = 7;

const missingColumn = (file: string, name: string, column: number, severity: 'error' | 'warning') =>
  problem('nuggets/no-column', `No mention line has a column ${column + 1} for the attribute "${name}".`, {
    severity,
    file,
    help: `columns count from 1 and realis is column ${FIXED_COLUMNS}; correct --attributes`,
  });
