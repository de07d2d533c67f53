import type { TbfDocument } from '../../formats/tbf/model.ts';
import { Candidates } from '../../matching/candidates.ts';
import { clip } from '../../problems/clip.ts';
import { InputError, type Report } from '../../problems/problem.ts';
import { problem } from '../codes.ts';
import { type Agreement, agreement, remembered, type Setting, settingsOf } from '../model/attributes.ts';
import { spanReader, unitOf, warnOfMissingTables } from '../model/corpus-units.ts';
import type { MatchOptions, ResolvedUnit } from '../model/match-options.ts';
import { emptyDocument, type NuggetDocument } from '../model/nugget-document.ts';
import type { NuggetFile } from '../model/nugget-file.ts';
import { pairNuggets } from '../model/pair-nuggets.ts';
import { prepareDocument } from '../model/prepare.ts';
import { requireColumns } from '../model/require-columns.ts';
import type { SpanReader } from '../model/units.ts';
import { withTypes } from '../model/white-list.ts';
import { greedyMappings, type Mapping } from './mapping.ts';
import { MOST_PAIRS, optimalMappings } from './optimal.ts';

export interface MatchedDocument {
  readonly id: string;
  /** Which files have the document; where one lacks it, its side is empty. */
  readonly present: { readonly gold: boolean; readonly system: boolean };
  readonly gold: NuggetDocument;
  readonly system: NuggetDocument;
  readonly candidates: Candidates;
  /** One for each setting. */
  readonly mappings: readonly Mapping[];
  /** The greedy ones, where the others are better. */
  readonly greedy: readonly Mapping[];
  /** Which attributes agree. */
  readonly agree: Agreement;
}

export interface MatchedCorpus {
  readonly settings: readonly Setting[];
  readonly unit: ResolvedUnit;
  readonly documents: readonly MatchedDocument[];
}

/** Pairs the documents of two files and maps their mentions. Problems go to `report`; `goldReport` is for those of gold. */
export function matchCorpora(
  gold: NuggetFile,
  system: NuggetFile,
  options: MatchOptions,
  report: Report,
  goldReport: Report = report,
): MatchedCorpus {
  const settings = settingsOf(options.attributes);
  requireColumns(gold, system, options.attributes, report, goldReport);
  const unit = unitOf([gold, system], options);
  warnOfMissingTables(unit, options, goldReport);
  const normal = remembered(options.profile.comparison.normal);
  const pairs = pairNuggets(gold, system, options, report);
  const documents = pairs.map(([id, g, s]) => {
    const where = { file: g === undefined ? system.name : gold.name, line: (g ?? s)?.line };
    const read = spanReader(id, where, unit, options, goldReport);
    const goldDocument = prepared(g, gold.name, read, normal, options, goldReport);
    const systemDocument = prepared(s, system.name, read, normal, options, report);
    const matched = matchDocument(
      id,
      goldDocument ?? emptyDocument(id),
      systemDocument ?? emptyDocument(id),
      settings,
      { ...options, file: gold.name },
    );
    return { ...matched, present: { gold: g !== undefined, system: s !== undefined } };
  });
  if (options.types !== undefined) {
    const kept = (side: 'gold' | 'system') => documents.some((document) => document[side].nuggets.length > 0);
    if (!kept('gold'))
      warnOfTypes(
        gold.name,
        pairs.map(([, g]) => g),
        goldReport,
      );
    if (!kept('system'))
      warnOfTypes(
        system.name,
        pairs.map(([, , s]) => s),
        report,
      );
  }
  return { settings, unit, documents };
}

/** A list that fits no mention of a side is most likely the wrong list, or written in another way than the file. */
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

function matchDocument(
  id: string,
  gold: NuggetDocument,
  system: NuggetDocument,
  settings: readonly Setting[],
  { profile, mapping, file }: MatchOptions & { readonly file: string },
): Omit<MatchedDocument, 'present'> {
  const [g, s] = [gold.nuggets, system.nuggets];
  const candidates = new Candidates(
    g.map(({ extent }) => extent),
    s.map(({ extent }) => extent),
    profile.dice,
  );
  const agree = agreement(
    g.map(({ values }) => values),
    s.map(({ values }) => values),
    profile.comparison,
  );
  const greedy = greedyMappings(candidates, g.length, s.length, settings, agree);
  const mappings =
    mapping === 'greedy' ? greedy : optimalMappings(candidates, g.length, s.length, settings, agree, greedy);
  if (mappings === undefined) {
    throw new InputError([
      problem(
        'nuggets/too-many-pairs',
        `More than ${MOST_PAIRS} pairs of mentions overlap in document "${id}".`,
        {
          file,
          document: id,
          help: 'use --mapping greedy',
        },
      ),
    ]);
  }
  return { id, gold, system, candidates, mappings, greedy, agree };
}
