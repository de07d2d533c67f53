import { remembered } from '../../../nuggets/model/attributes.ts';
import type { Mapping } from '../../../nuggets/score/mapping.ts';
import {
  type EvmevalOptions,
  type EvmevalWorld,
  joinPath,
  pythonBaseName,
} from '../arguments/scorer-options.ts';
import { type ConllCollector, KeptConllFiles } from '../coreference/conll-files.ts';
import { DocumentMeans } from '../coreference/document-means.ts';
import type { RawDocument } from '../files/documents.ts';
import type { FileHandle, Files } from '../files/files.ts';
import { readTokenFile, type TokenWords } from '../files/token-file.ts';
import type { Journal } from '../python/log.ts';
import type { Release } from '../release.ts';
import {
  clusterRelations,
  type ParsedRelation,
  parseRelation,
  uncheckedRelation,
} from '../sequencing/relations.ts';
import { type SequencedDocument, sequencedDocument } from '../sequencing/sequencing.ts';
import { timeMlFiles } from '../sequencing/timeml.ts';
import { briefComparison, comparedClusters, comparedMentions } from './comparison.ts';
import { mapDocument } from './evaluate-document.ts';
import type { ParsedSide } from './mention.ts';
import {
  characterReader,
  type ElementReader,
  type ParsedMention,
  parseMention,
  tokenReader,
} from './mention.ts';
import { type ReportedDocument, settingTitles, type TypeCounts } from './report.ts';

/** Index of the mapping for the table of types: type and realis, a mistake of the original. */
const TYPE_TABLE_MAPPING = 3;

const SPAN_MAPPING = 0;
const TYPE_AND_REALIS_MAPPING = 3;

/** Input and output of a run. */
export interface RunSurroundings {
  readonly world: EvmevalWorld;
  readonly journal: Journal;
  readonly files: Files;
  /** The comparison file. */
  readonly comparison: FileHandle | undefined;
}

/** Evaluates documents one after the other and collects the data of the report. */
export class DocumentRun {
  readonly documents: ReportedDocument[] = [];
  readonly types = new Map<string, TypeCounts>();
  readonly sequenced: SequencedDocument[] = [];
  /** The documents for the CoNLL scorer; undefined without `-c`. */
  readonly conll: ConllCollector | undefined;
  readonly #options: EvmevalOptions;
  readonly #release: Release;
  readonly #whiteList: ReadonlySet<string>;
  readonly #world: EvmevalWorld;
  readonly #journal: Journal;
  readonly #files: Files;
  readonly #comparison: FileHandle | undefined;
  readonly #normal: (value: string) => string;

  constructor(
    options: EvmevalOptions,
    release: Release,
    whiteList: ReadonlySet<string>,
    { world, journal, files, comparison }: RunSurroundings,
  ) {
    this.#options = options;
    this.#release = release;
    this.#whiteList = whiteList;
    this.#world = world;
    this.#journal = journal;
    this.#files = files;
    this.#comparison = comparison;
    this.#normal = remembered(release.profile.comparison.normal);
    this.conll = collectorFor(options, release, journal, files);
  }

  evaluate(id: string, goldLines: RawDocument, systemLines: RawDocument): void {
    const journal = this.#journal;
    const { quirks } = this.#release;
    journal.info(`Evaluating Document ${id}`);
    if (quirks.has('no-gold-mentions') && goldLines.mentions.length === 0) {
      journal.warning(
        `[${id}] does not contain gold standard mentions. Document level F score will not be valid, but the micro score will be fine.`,
      );
    }
    const table = this.#tokenTable(id);
    const read = this.#spanReader(table);
    journal.debug('Reading gold and response mentions.');
    const system = this.#mentions(systemLines, read);
    if (quirks.has('repeated-ids') && new Set(system.map((mention) => mention.id)).size < system.length) {
      journal.warning(`Duplicated mention id for doc ${id}, one of them is randomly removed.`);
    }
    const gold = this.#mentions(goldLines, read);
    journal.debug('Computing overlap scores.');
    const mappings = mapDocument(id, gold, system, this.#release, journal);
    const truePositives = mappings.map((mapping) => mapping.truePositives);
    this.documents.push({ id, gold: gold.length, system: system.length, truePositives });
    const systemId = quirks.has('comparison-of-2015')
      ? (system[0]?.system ?? '')
      : pythonBaseName(this.#options.system);
    this.#comparison?.write(`#BeginOfDocument ${id}\n`);
    this.#compareMentions(systemId, gold, system, mappings);
    const setting = settingTitles.at(this.#options.mapping) as string;
    if (setting !== settingTitles[SPAN_MAPPING]) {
      journal.debug(`Select mapping that matches criteria [${setting.split('+')[0]}]`);
    }
    this.#countTypes(gold, system, mappings[TYPE_TABLE_MAPPING]);
    const goldSide = this.#side(gold, goldLines);
    const systemSide = this.#side(system, systemLines);
    const mapping = mappings.at(this.#options.mapping) as Mapping;
    if (this.#options.sequencing) this.#sequence(id, goldSide, systemSide, mapping);
    if (this.conll !== undefined) {
      journal.debug('Start preparing coreference files.');
      const words = table?.words ?? new Map();
      this.conll.add({ id, systemId, gold: goldSide, system: systemSide, mapping, words });
      if (!quirks.has('comparison-of-2015')) this.#compareClusters(goldSide, systemSide);
    }
    if (!quirks.has('comparison-of-2015')) this.#comparison?.write('#EndOfDocument \n');
  }

  #tokenTable(id: string): TokenWords | undefined {
    const { tokenPath, tokenExtension, offsetColumns } = this.#options;
    if (tokenPath === undefined) return undefined;
    const directory = this.#world.isDirectory(tokenPath) ? tokenPath : '.';
    const path = joinPath(directory, id + tokenExtension);
    const file = { path, text: this.#files.readInput(path) };
    return readTokenFile(id, file, offsetColumns, this.#release, this.#journal);
  }

  #spanReader(table: TokenWords | undefined): ElementReader {
    if (table === undefined) return characterReader(this.#comparison !== undefined);
    return tokenReader(table.invisible, this.#release, this.#journal);
  }

  /** The mentions whose types are scored. */
  #mentions({ mentions }: RawDocument, read: ElementReader): readonly ParsedMention[] {
    const parsed = mentions.map((line) => parseMention(line, read, this.#normal, this.#journal));
    if (this.#whiteList.size === 0) return parsed;
    return parsed.filter(({ values }) => this.#whiteList.has(values[0]));
  }

  #countTypes(gold: readonly ParsedMention[], system: readonly ParsedMention[], { dice }: Mapping): void {
    const counts = (type: string): TypeCounts => {
      const known = this.types.get(type) ?? { gold: 0, system: 0, truePositives: 0 };
      this.types.set(type, known);
      return known;
    };
    gold.forEach(({ values }, i) => {
      const type = counts(values[0]);
      type.gold++;
      type.truePositives += dice[i];
    });
    for (const { values } of system) counts(values[0]).system++;
  }

  #compareMentions(
    systemId: string,
    gold: readonly ParsedMention[],
    system: readonly ParsedMention[],
    mappings: readonly Mapping[],
  ): void {
    if (this.#comparison === undefined) return;
    if (this.#release.quirks.has('comparison-of-2015')) {
      this.#comparison.write(briefComparison(systemId, gold, system, mappings[TYPE_AND_REALIS_MAPPING]));
      this.#comparison.write('#EndOfDocument \n');
    } else this.#comparison.write(comparedMentions(systemId, gold, system, mappings[SPAN_MAPPING]));
  }

  #compareClusters(gold: ParsedSide, system: ParsedSide): void {
    const file = this.#comparison;
    if (file === undefined) return;
    const write = (text: string) => file.write(text);
    comparedClusters('gold', gold.clusters, gold.textOf, write);
    comparedClusters('system', system.clusters, system.textOf, write);
  }

  #side(mentions: readonly ParsedMention[], lines: RawDocument): ParsedSide {
    const textOf = new Map(mentions.map(({ id, text }) => [id, text]));
    const parsed = this.#relations(lines);
    const relations =
      this.#whiteList.size === 0
        ? parsed
        : parsed
            .map(({ name, args }) => ({ name, args: args.filter((arg) => textOf.has(arg)) }))
            .filter(({ args }) => args.length >= 2);
    return { mentions, relations, clusters: clusterRelations(relations), textOf };
  }

  #relations({ relations }: RawDocument): readonly ParsedRelation[] {
    if (!this.#release.quirks.has('relations-unchecked')) {
      return relations.map((line) => parseRelation(line, this.#journal));
    }
    return this.conll === undefined ? [] : relations.map(uncheckedRelation);
  }

  #sequence(id: string, gold: ParsedSide, system: ParsedSide, mapping: Mapping): void {
    const { sequencing = '', validateGraphs } = this.#options;
    const [goldLinks, systemLinks] = [gold, system].map(({ mentions, relations }) => ({
      ids: mentions.map((mention) => mention.id),
      relations,
    }));
    const document = sequencedDocument(id, goldLinks, systemLinks, mapping, validateGraphs, this.#journal);
    for (const [path, text] of timeMlFiles(document)) this.#files.append(joinPath(sequencing, path), text);
    this.sequenced.push(document);
  }
}

function collectorFor(
  { coref, threshold }: EvmevalOptions,
  release: Release,
  journal: Journal,
  files: Files,
): ConllCollector | undefined {
  if (coref === undefined) return undefined;
  return release.quirks.has('document-means')
    ? new DocumentMeans(threshold, release, journal)
    : new KeptConllFiles(coref, threshold, release, journal, files);
}
