import { remembered } from '../../nuggets/attributes.ts';
import type { Mapping } from '../../nuggets/mapping.ts';
import { alignedRows, conllDocument } from './alignment.ts';
import { faultyClusters } from './cluster-checks.ts';
import { comparedClusters, comparedMentions, comparedMentions16 } from './comparison.ts';
import { conllMean, reportedMetrics, runConllScorer } from './coreference.ts';
import type { RawDocument } from './documents.ts';
import { mapDocument } from './evaluate-document.ts';
import type { Files } from './files.ts';
import { type Journal, terminate } from './log.ts';
import {
  characterReader,
  type ParsedMention,
  parseMention,
  type SpanReader,
  tokenReader,
} from './mention.ts';
import { twoDecimals } from './number-format.ts';
import { clustersOf, type ParsedRelation, parseRelation } from './relations.ts';
import type { Release } from './release.ts';
import type { ScoredDocument, TypeCounts } from './report.ts';
import { baseName, type EvmevalWorld, joinPath, type ScorerOptions } from './scorer-options.ts';
import { type SequencedDocument, sequencedDocument } from './sequencing.ts';
import { timeMlFiles } from './timeml.ts';
import { invisibleTokens } from './token-file.ts';

/** One side of a document, parsed. */
interface Side {
  readonly mentions: readonly ParsedMention[];
  readonly relations: readonly ParsedRelation[];
  readonly clusters: readonly (readonly string[])[];
  readonly textOf: ReadonlyMap<string, string>;
}

/** Position of the mapping that the table of types is made from: type and realis, a slip of the original. */
const TYPE_TABLE_MAPPING = 3;

/** Evaluates documents one after the other and gathers what the report needs. */
export class DocumentRun {
  readonly documents: ScoredDocument[] = [];
  readonly types = new Map<string, TypeCounts>();
  readonly sequenced: SequencedDocument[] = [];
  readonly #goldConll: string[] = [];
  readonly #systemConll: string[] = [];
  readonly #means: string[] = [];
  readonly #options: ScorerOptions;
  readonly #world: EvmevalWorld;
  readonly #release: Release;
  readonly #whiteList: ReadonlySet<string>;
  readonly #journal: Journal;
  readonly #files: Files;
  readonly #normal: (value: string) => string;

  constructor(
    options: ScorerOptions,
    world: EvmevalWorld,
    release: Release,
    whiteList: ReadonlySet<string>,
    journal: Journal,
    files: Files,
  ) {
    this.#options = options;
    this.#world = world;
    this.#release = release;
    this.#whiteList = whiteList;
    this.#journal = journal;
    this.#files = files;
    this.#normal = remembered(release.comparison.normal);
  }

  goldConll(): string {
    return this.#goldConll.join('');
  }

  systemConll(): string {
    return this.#systemConll.join('');
  }

  /** Version 1.6: the mean coreference score of each document. */
  documentMeans(): string | undefined {
    if (this.#options.coref === undefined) return undefined;
    return `========Document Mention Corefrence Results (CoNLL Average)==========\n${this.#means.join('')}`;
  }

  evaluate(id: string, goldLines: RawDocument, systemLines: RawDocument): void {
    const journal = this.#journal;
    journal.info(`Evaluating Document ${id}`);
    const read = this.#spanReader(id);
    const parse = (line: string) => parseMention(line, read, this.#normal, journal);
    const systemMentions = systemLines.mentions.map(parse);
    const goldMentions = goldLines.mentions.map(parse);
    if (this.#release.id === '1.8' && new Set(systemMentions.map((m) => m.id)).size < systemMentions.length) {
      journal.warning(`Duplicated mention id for doc ${id}, one of them is randomly removed.`);
    }
    const gold = this.#listed(goldMentions);
    const system = this.#listed(systemMentions);
    if (goldMentions.length === 0) {
      journal.warning(
        `[${id}] does not contain gold standard mentions. Document level F score will not be valid, but the micro score will be fine.`,
      );
    }
    const mappings = mapDocument(id, gold, system, this.#release, journal);
    const truePositives = mappings.map((mapping) => mapping.truePositives);
    this.documents.push({ id, gold: gold.length, system: system.length, truePositives });
    this.#countTypes(gold, system, mappings[TYPE_TABLE_MAPPING]);
    this.#compare(`#BeginOfDocument ${id}\n`);
    this.#compareMentions(gold, system, mappings);
    if (this.#release.id === '1.6') this.#compare('#EndOfDocument \n');
    const goldSide = this.#side(gold, goldLines);
    const systemSide = this.#side(system, systemLines);
    const mapping = mappings.at(this.#options.mapping) as Mapping;
    if (this.#options.sequencing !== undefined) this.#sequence(id, goldSide, systemSide, mapping);
    if (this.#options.coref !== undefined) this.#align(id, goldSide, systemSide, mapping);
    if (this.#release.id === '1.8') this.#compare('#EndOfDocument \n');
  }

  #spanReader(id: string): SpanReader {
    const { tokenPath, tokenExtension, offsetColumns } = this.#options;
    if (tokenPath === undefined) return characterReader(this.#options.comparison !== undefined);
    const directory = this.#world.isDirectory(tokenPath) ? tokenPath : '.';
    const path = joinPath(directory, id + tokenExtension);
    const file = { path, text: this.#world.read(path) };
    return tokenReader(invisibleTokens(id, file, offsetColumns, this.#release, this.#journal), this.#release);
  }

  #listed(mentions: readonly ParsedMention[]): readonly ParsedMention[] {
    if (this.#whiteList.size === 0) return mentions;
    return mentions.filter(({ values }) => this.#whiteList.has(values[0]));
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

  #compare(text: string): void {
    const { comparison } = this.#options;
    if (comparison !== undefined) this.#files.append(comparison, text);
  }

  #compareMentions(
    gold: readonly ParsedMention[],
    system: readonly ParsedMention[],
    mappings: readonly Mapping[],
  ): void {
    if (this.#options.comparison === undefined) return;
    const mapping = mappings[this.#release.comparedSetting];
    const lines =
      this.#release.id === '1.6'
        ? comparedMentions16(system[0]?.system ?? '', gold, system, mapping)
        : comparedMentions(baseName(this.#options.system), gold, system, mapping);
    this.#compare(lines);
  }

  #side(mentions: readonly ParsedMention[], lines: RawDocument): Side {
    const textOf = new Map(mentions.map(({ id, text }) => [id, text]));
    const parsed = lines.relations.map((line) => parseRelation(line, this.#journal));
    const relations =
      this.#whiteList.size === 0
        ? parsed
        : parsed
            .map(({ name, args }) => ({ name, args: args.filter((arg) => textOf.has(arg)) }))
            .filter(({ args }) => args.length >= 2);
    return { mentions, relations, clusters: clustersOf(relations), textOf };
  }

  #align(id: string, gold: Side, system: Side, mapping: Mapping): void {
    const { coref, threshold } = this.#options;
    for (const [title, { mentions, clusters }] of [
      ['Gold standard', gold],
      ['System', system],
    ] as const) {
      if (!faultyClusters(mentions, clusters, this.#release, this.#journal)) continue;
      this.#journal.error(`${title} has data problem for doc [${id}], please refer to log. Quitting...`);
      throw terminate(this.#journal);
    }
    const rows = alignedRows(
      gold.mentions,
      system.mentions,
      mapping,
      threshold,
      this.#release.keepsUnmatchedGold,
    );
    const goldMentions = rows.map((row) => row.gold);
    const systemMentions = rows.map((row) => row.system);
    const goldConll = conllDocument(id, goldMentions, gold.clusters, gold.textOf);
    const systemConll = conllDocument(id, systemMentions, system.clusters, system.textOf);
    if (this.#release.id === '1.6') {
      if (this.#documentMean(id, gold, system, goldConll, systemConll) === 0) return;
    } else {
      this.#files.append(`${coref}_gold.conll`, goldConll);
      this.#files.append(`${coref}_sys.conll`, systemConll);
      this.#compareClusters(gold, system);
    }
    this.#goldConll.push(goldConll);
    this.#systemConll.push(systemConll);
  }

  #compareClusters(gold: Side, system: Side): void {
    if (this.#options.comparison === undefined) return;
    const write = (text: string) => this.#compare(text);
    comparedClusters('gold', gold.clusters, gold.textOf, write);
    comparedClusters('system', system.clusters, system.textOf, write);
  }

  /** Version 1.6: the mean of five metrics, without MUC where neither side has a link. */
  #documentMean(id: string, gold: Side, system: Side, goldConll: string, systemConll: string): number {
    const linked = [gold, system].some(({ clusters }) => clusters.some(({ length }) => length > 1));
    if (!linked) {
      this.#journal.warning(`There is no coreferece links in both gold and system for Document [${id}] `);
      this.#journal.warning(
        "MUC score will 0, hence will not be included for this document's average. This will not affect the final benchmark result.",
      );
    }
    const { scores } = runConllScorer(goldConll, systemConll);
    const mean = conllMean(
      scores,
      reportedMetrics.filter((metric) => linked || metric !== 'muc'),
    );
    this.#means.push(`${id}\t${twoDecimals(mean)}\n`);
    return mean;
  }

  #sequence(id: string, gold: Side, system: Side, mapping: Mapping): void {
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
