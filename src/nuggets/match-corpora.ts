import type { TbfDocument } from '../formats/tbf-model.ts';
import type { TokenTable } from '../formats/token-table.ts';
import { InputError, problem, type Report } from '../problems/problem.ts';
import { type Attribute, agreement, type Setting, settingsOf } from './attributes.ts';
import { Candidates } from './candidates.ts';
import { invisibleTokens } from './invisible.ts';
import { greedyMappings, type Mapping } from './mapping.ts';
import { emptyDocument, type NuggetDocument } from './nugget-document.ts';
import { MOST_PAIRS, optimalMappings } from './optimal.ts';
import { prepareDocument } from './prepare.ts';
import type { Profile } from './profile.ts';
import { looksLikeTokens } from './span.ts';
import { characterSpans, type SpanReader, tokenSpans } from './units.ts';
import { withTypes } from './white-list.ts';

/** A tbf file. */
export interface NuggetFile {
  readonly name: string;
  readonly documents: readonly TbfDocument[];
}

export const units = ['auto', 'token', 'character'] as const;
export type Unit = (typeof units)[number];
export type ResolvedUnit = Exclude<Unit, 'auto'>;

export const mappingMethods = ['greedy', 'optimal'] as const;
export type MappingMethod = (typeof mappingMethods)[number];

export interface MatchOptions {
  readonly profile: Profile;
  readonly attributes: readonly Attribute[];
  readonly mapping: MappingMethod;
  readonly unit: Unit;
  /** The token table of a document; absent if no tables are given at all. */
  readonly tables?: ((document: string) => TokenTable | undefined) | undefined;
  /** Only these types are scored. */
  readonly types?: readonly string[] | undefined;
  /** Only these documents are scored. */
  readonly documents?: readonly string[] | undefined;
  /** Whether clusters are read. */
  readonly coreference: boolean;
}

export interface MatchedDocument {
  readonly id: string;
  readonly gold: NuggetDocument;
  readonly system: NuggetDocument;
  readonly candidates: Candidates;
  /** One for each setting. */
  readonly mappings: readonly Mapping[];
  /** The greedy ones, where the others are better. */
  readonly greedy: readonly Mapping[];
  /** Which attributes agree. */
  readonly agree: (gold: number, system: number) => number;
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
  const unit = unitOf([gold, system], options);
  warnOfMissingTables(unit, options, goldReport);
  const documents = pairedDocuments(gold, system, options, report).map(([id, g, s]) => {
    const read = spanReader(id, g, unit, options, goldReport);
    const goldDocument = prepared(g, gold.name, read, options, goldReport);
    const systemDocument = prepared(s, system.name, read, options, report);
    return matchDocument(
      id,
      goldDocument ?? emptyDocument(id),
      systemDocument ?? emptyDocument(id),
      settings,
      options,
    );
  });
  return { settings, unit, documents };
}

function prepared(
  document: TbfDocument | undefined,
  file: string,
  read: SpanReader,
  { profile, attributes, types, coreference }: MatchOptions,
  report: Report,
): NuggetDocument | undefined {
  if (document === undefined) return undefined;
  const { normal } = profile.comparison;
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
  { profile, mapping }: MatchOptions,
): MatchedDocument {
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
          document: id,
          help: 'use --mapping greedy',
        },
      ),
    ]);
  }
  return { id, gold, system, candidates, mappings, greedy, agree };
}

/** Token ids if tables are given, characters otherwise; without tables, spans that can only be token ids are. */
export function unitOf(
  files: readonly NuggetFile[],
  { unit, tables }: Pick<MatchOptions, 'unit' | 'tables'>,
): ResolvedUnit {
  if (unit !== 'auto') return unit;
  if (tables !== undefined) return 'token';
  const spans = files.flatMap(({ documents }) => documents.flatMap(({ mentions }) => mentions));
  return spans.length > 0 && spans.every(({ span }) => looksLikeTokens(span)) ? 'token' : 'character';
}

function warnOfMissingTables(unit: ResolvedUnit, { tables, profile }: MatchOptions, report: Report): void {
  if (tables !== undefined || profile.invisible === undefined) return;
  const how = unit === 'token' ? 'Token ids are compared as names' : 'Spans are compared by characters';
  report(
    problem('nuggets/no-tables', `No token tables are given. ${how}, and no word is invisible.`, {
      help: 'give the tables with -t DIR to score as the 2015 document says',
    }),
  );
}

/** How the spans of a document are read. */
export function spanReader(
  id: string,
  gold: TbfDocument | undefined,
  unit: ResolvedUnit,
  { tables, profile }: Pick<MatchOptions, 'tables' | 'profile'>,
  report: Report,
): SpanReader {
  if (unit === 'character') return characterSpans(profile.repetitions);
  const table = tables?.(id);
  if (tables !== undefined && table === undefined) {
    report(
      problem('tokens/missing', `There is no token table for document "${id}".`, {
        document: id,
        line: gold?.line,
        expected: `${id}.tab`,
        help: 'check the directory and --token-extension',
      }),
    );
  }
  const invisible =
    table === undefined || profile.invisible === undefined
      ? new Set<string>()
      : invisibleTokens(table, profile.invisible);
  return tokenSpans(table, invisible);
}

type Pair = readonly [id: string, gold: TbfDocument | undefined, system: TbfDocument | undefined];

/** The documents to score, sorted by id. Of two with the same id the last one counts. */
function pairedDocuments(
  gold: NuggetFile,
  system: NuggetFile,
  options: MatchOptions,
  report: Report,
): Pair[] {
  const [golds, systems] = [byId(gold), byId(system)];
  const ids = options.documents ?? [...golds.keys()];
  for (const id of ids) {
    if (!golds.has(id)) {
      report(
        problem('document/unknown', `The gold file has no document "${id}".`, {
          file: gold.name,
          help: 'check the id; it is written after #BeginOfDocument',
        }),
      );
    } else if (!systems.has(id)) {
      const message = `Document "${id}" is missing in the system file and scored as empty.`;
      report(problem('document/missing', message, { file: system.name, document: id }));
    }
  }
  if (systems.size > 0 && golds.size > 0 && ![...golds.keys()].some((id) => systems.has(id))) {
    const help = 'check that the files belong together';
    const message = 'Gold and system have no document in common.';
    report(problem('document/none-in-common', message, { file: system.name, help }));
  }
  const extra = options.documents === undefined ? [...systems.keys()].filter((id) => !golds.has(id)) : [];
  const { scoresExtraDocuments } = options.profile;
  for (const id of extra) {
    const fate = scoresExtraDocuments ? 'its mentions are false alarms' : 'it is ignored';
    const message = `Document "${id}" is not in the gold file; ${fate}.`;
    report(
      problem('document/extra', message, { file: system.name, document: id, line: systems.get(id)?.line }),
    );
  }
  return [...ids.filter((id) => golds.has(id)), ...(scoresExtraDocuments ? extra : [])]
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
    .map((id) => [id, golds.get(id), systems.get(id)]);
}

const byId = ({ documents }: NuggetFile): Map<string, TbfDocument> =>
  new Map(documents.map((document) => [document.id, document]));
