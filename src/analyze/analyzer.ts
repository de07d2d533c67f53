import type { AlignedPair } from '../core/aligned-pair.ts';
import type { Document } from '../core/document.ts';
import { alignPair, type ScoreSet, Tally } from '../evaluate/index.ts';
import { hasConllParts } from '../metrics/conll.ts';
import { headline, type Score } from '../metrics/index.ts';
import { ProblemLog } from '../problems/log.ts';
import type { LinkSummary, SystemAnalysis } from './analysis.ts';
import { problem } from './codes.ts';
import { CostSums } from './costs.ts';
import { CountSums } from './count-sums.ts';
import { EntitySliceSums } from './entity-slices.ts';
import { byErrorType, type ErrorType } from './error-types.ts';
import { type ErrorExample, errorExample, type LinkExample, linkExample } from './examples.ts';
import { cutPair, findErrors } from './find-errors.ts';
import type { MentionLabels } from './labels/mention-labels.ts';
import { TypedSums } from './labels/typed-scores.ts';
import { labelsOfPair, type PairLabels } from './labels/vote.ts';
import { linkErrors } from './link-errors.ts';
import { keyEntitiesTable, keyMentionsTable, lossSplit } from './loss-split.ts';
import { hasSingletons, type SingletonVariant, singletonVariants, withoutSingletonRows } from './panels.ts';
import { PARSE_COLUMN, type Predicates, predicatesFor } from './predicates.ts';
import type { AnalyzeSettings } from './settings.ts';
import { SliceSums } from './slices.ts';

const variants = Object.keys(singletonVariants) as readonly SingletonVariant[];

/** Analyses the documents of one system one by one; only sums and examples are kept. */
export class Analyzer {
  readonly #settings: AnalyzeSettings;
  readonly #log: ProblemLog;
  readonly #tally: Tally;
  readonly #costs: CostSums;
  readonly #slices = new SliceSums();
  readonly #entitySlices = new EntitySliceSums();
  readonly #labels: MentionLabels | undefined;
  readonly #typed = new TypedSums();
  readonly #onPair: (pair: AlignedPair, labels: PairLabels) => void;
  readonly #withKeyMentions: CountSums;
  readonly #withKeyEntities: CountSums;
  readonly #singletons: ReadonlyMap<SingletonVariant, CountSums>;
  #anySingletons = false;
  readonly #errors = new Map<ErrorType, number>();
  readonly #examples = new Map<ErrorType, ErrorExample[]>();
  readonly #links = { recall: new LinkSums(), precision: new LinkSums() };

  /** `labels` are those of the settings; systems share them, so that what none of them uses can be reported. `onPair` gets each pair with its labels. */
  constructor(
    settings: AnalyzeSettings,
    log = new ProblemLog(),
    labels?: MentionLabels,
    onPair: (pair: AlignedPair, labels: PairLabels) => void = () => {},
  ) {
    const { vector, metrics, options } = settings.scoring;
    this.#settings = settings;
    this.#log = log;
    this.#labels = labels;
    this.#onPair = onPair;
    this.#tally = new Tally(settings.scoring);
    this.#costs = new CostSums(metrics, options);
    this.#withKeyMentions = new CountSums(vector);
    this.#withKeyEntities = new CountSums(vector);
    this.#singletons = new Map(variants.map((variant) => [variant, new CountSums(vector)]));
  }

  /** Analyses a key document and its response; a missing response has no mentions. Returns the aligned pair. */
  add(key: Document, response: Document | undefined): AlignedPair {
    const { scoring, style, trees, examples } = this.#settings;
    const { pair, keyFacts, responseFacts, keyFingerprint, filtered, matching } = alignPair(
      key,
      response,
      scoring,
      this.#log.report,
    );
    if (trees && ![key, response].some((side) => side?.columns?.has(PARSE_COLUMN))) {
      this.#log.report(noParse(key));
    }
    const counts = scoring.vector.count(pair);
    this.#tally.add({
      id: key.id,
      counts,
      fingerprint: keyFingerprint,
      key: keyFacts,
      response: responseFacts,
      matching,
      filtered,
    });
    const predicates = predicatesFor(pair, this.#settings);
    const cuts = cutPair(pair, predicates, style);
    const errors = findErrors(cuts);
    this.#costs.add(cuts, errors);
    for (const error of errors) {
      this.#errors.set(error.type, (this.#errors.get(error.type) ?? 0) + 1);
      const shown = this.#examples.get(error.type) ?? [];
      this.#examples.set(error.type, shown);
      if (shown.length < examples) shown.push(errorExample(cuts.overlay, error));
    }
    this.#withKeyMentions.add(keyMentionsTable(cuts.overlay));
    this.#withKeyEntities.add(keyEntitiesTable(cuts.overlay));
    this.#slices.add(pair, predicates);
    this.#addEntities(key, response, pair);
    this.#addLinks(pair, predicates);
    this.#addSingletons(key, response, pair, counts);
    return pair;
  }

  #addEntities(key: Document, response: Document | undefined, pair: AlignedPair): void {
    const labels = this.#labels;
    // Mentions that the settings leave out use their rows, too.
    for (const side of [key, response]) if (side !== undefined) labels?.rowsOf(side, key);
    const ofPair = labels === undefined ? new Map() : labelsOfPair(pair, labels);
    this.#entitySlices.add(pair, ofPair);
    this.#typed.add(pair.table, ofPair);
    this.#onPair(pair, ofPair);
  }

  #addLinks(pair: AlignedPair, predicates: Predicates): void {
    const { antecedents, examples } = this.#settings;
    const { key, response } = pair;
    this.#links.recall.links += key.mentions.length - key.entities.length;
    this.#links.precision.links += response.mentions.length - response.entities.length;
    for (const error of linkErrors(pair, predicates, antecedents)) {
      const { mentions } = error.side === 'recall' ? key : response;
      const kind = (mention: number) => predicates.kind(mentions.at(mention)) ?? 'unknown';
      const sums = this.#links[error.side];
      sums.addError(kind(error.anaphor), kind(error.antecedent));
      if (sums.examples.length < examples) sums.examples.push(linkExample(pair, error));
    }
  }

  /** Singletons as they are before the settings drop them. */
  #addSingletons(
    key: Document,
    response: Document | undefined,
    pair: AlignedPair,
    counts: Float64Array,
  ): void {
    const { scoring } = this.#settings;
    const isKept = scoring.singletons === 'keep';
    const { table } = isKept
      ? pair
      : alignPair(key, response, { ...scoring, singletons: 'keep' }, () => {}).pair;
    const hasSome = hasSingletons(table);
    this.#anySingletons ||= hasSome;
    for (const [variant, sums] of this.#singletons) {
      if (!hasSome && isKept) sums.addCounts(counts);
      else sums.add(withoutSingletonRows(table, singletonVariants[variant]));
    }
  }

  /** Throws if a document could not be analysed. */
  result(name: string): SystemAnalysis {
    this.#log.throwIfErrors();
    const { scores, conll, response } = this.#tally.result();
    return {
      name,
      facts: response,
      scores,
      conll,
      errors: byErrorType((type) => this.#errors.get(type) ?? 0),
      costs: this.#costs.costs(),
      loss: this.#loss({ scores, conll }),
      links: { recall: this.#links.recall.summary(), precision: this.#links.precision.summary() },
      slices: this.#slices.slices(),
      entitySlices: this.#entitySlices.slices(),
      ...(this.#labels === undefined ? {} : { labels: this.#typed.scores(this.#labels.source.columns) }),
      singletonScores: this.#anySingletons
        ? Array.from(this.#singletons, ([variant, sums]) => ({ variant, ...sums.scores() }))
        : [],
      examples: [...this.#examples.values()].flat(),
      warnings: this.#log.problems,
    };
  }

  /** The tally of the scores: facts and fingerprint of the key. */
  get tally(): Tally {
    return this.#tally;
  }

  #loss(whole: ScoreSet): SystemAnalysis['loss'] {
    const { metrics } = this.#settings.scoring;
    const sets = [whole, this.#withKeyMentions.scores(), this.#withKeyEntities.scores()] as const;
    const split = (metric: string, value: (set: ScoreSet) => number | null) => ({
      metric,
      ...lossSplit(value(sets[0]), value(sets[1]), value(sets[2])),
    });
    const all = metrics.map((metric) =>
      split(metric.id, ({ scores }) => headline(metric, scores.get(metric.id) as Score)),
    );
    return hasConllParts(metrics) ? [split('conll', ({ conll }) => conll), ...all] : all;
  }
}

/** Link errors of one side, added up. */
class LinkSums {
  links = 0;
  readonly examples: LinkExample[] = [];
  #errors = 0;
  readonly #kinds = new Map<
    string,
    { -readonly [F in keyof LinkSummary['kinds'][number]]: LinkSummary['kinds'][number][F] }
  >();

  addError(
    anaphor: LinkSummary['kinds'][number]['anaphor'],
    antecedent: LinkSummary['kinds'][number]['antecedent'],
  ): void {
    this.#errors++;
    const name = `${anaphor} ${antecedent}`;
    const cell = this.#kinds.get(name) ?? { anaphor, antecedent, errors: 0 };
    cell.errors++;
    this.#kinds.set(name, cell);
  }

  summary(): LinkSummary {
    const kinds = [...this.#kinds.values()].sort((a, b) => b.errors - a.errors);
    return { errors: this.#errors, links: this.links, kinds, examples: this.examples };
  }
}

const noParse = ({ id, file, line }: Document) =>
  problem('analyze/no-parse', `Document ${id} has no parse column.`, {
    document: id,
    file,
    line,
    expected: 'the columns of CoNLL-2012, with the parse in the sixth',
    help: 'leave out trees: then heads are the last tokens of mentions',
  });
