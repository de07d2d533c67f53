import { contingency, type Partition } from '../core/contingency.ts';
import type { Document } from '../core/document.ts';
import { Mentions } from '../core/mentions.ts';
import type { Report } from '../problems/problem.ts';
import { compareTexts } from './compare-texts.ts';
import { type Facts, factsOf, noFacts } from './facts.ts';
import { type Fingerprint, fingerprint } from './fingerprint.ts';
import { withoutRepeats } from './repeats.ts';
import type { Settings } from './settings.ts';
import { withoutSingletons } from './singletons.ts';

/** What one document adds to a corpus. */
export interface PairResult {
  readonly id: string;
  /** The counts of all metrics, laid out by `Layout`. */
  readonly counts: Float64Array;
  readonly key: Facts;
  readonly response: Facts;
  readonly fingerprint: Fingerprint;
}

/** Scores one key document against its response; a response that is missing has no mentions. The result may get a name. */
export function evaluatePair(
  key: Document,
  response: Document | undefined,
  settings: Settings,
  report: Report,
  id = key.id,
): PairResult {
  if (response !== undefined) compareTexts(key, response, report);
  const [keySide, keyFacts] = prepare(key, settings, report);
  const [responseSide, responseFacts] =
    response === undefined
      ? [{ ...key, mentions: noMentions }, noFacts]
      : prepare(response, settings, report);
  const twin = settings.matcher.match(keySide, responseSide);
  const table = contingency(partition(keySide), partition(responseSide), twin);
  return {
    id,
    counts: settings.layout.count(table),
    key: keyFacts,
    response: responseFacts,
    fingerprint: fingerprint(key),
  };
}

const noMentions = Mentions.of([]);

/** One side, with repeats resolved and singletons treated as the settings say. */
function prepare(document: Document, settings: Settings, report: Report): [Document, Facts] {
  const {
    document: single,
    withinEntity,
    acrossEntities,
  } = withoutRepeats(document, settings.duplicates, report);
  const facts = factsOf(single, { repeated: withinEntity, shared: acrossEntities });
  return [settings.singletons === 'drop' ? withoutSingletons(single) : single, facts];
}

const partition = ({ entities, mentions }: Document): Partition => ({
  entities: entities.length,
  entityOf: mentions.entities,
});
