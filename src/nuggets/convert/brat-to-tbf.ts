import { clustersOf } from '../../core/clusters.ts';
import type { Span } from '../../core/document.ts';
import { naturalOrder } from '../../core/natural-order.ts';
import type { BratDocument } from '../../formats/brat/read.ts';
import type { TbfDocument, TbfMention, TbfRelation } from '../../formats/tbf/model.ts';
import type { Report } from '../../problems/problem.ts';
import { problem } from '../codes.ts';
import { COREFERENCE } from '../model/relation-names.ts';
import { TOO_MANY_TOKENS, type TokenSpan } from './token-spans.ts';

export interface BratToTbfOptions {
  /** The name of the document. */
  readonly document: string;
  /** First column of the tbf file. */
  readonly system: string;
  /** The `.ann` file, for messages. */
  readonly file?: string | undefined;
  /** Makes the span column from fragments; undefined if no token fits. By default the character offsets as written. */
  readonly span?: TokenSpan | undefined;
  /** Whether several events with the same span may stay in one cluster. */
  readonly keepSameSpan?: boolean | undefined;
  /**
   * The clusters that links form, each in the order in which its events are visited: of events with the same span
   * the first stays in the cluster. A cluster that is not in the result is visited in natural order of ids.
   */
  readonly visitOrder?: ((links: readonly (readonly [string, string])[]) => string[][]) | undefined;
}

/** The realis of an event without the attribute Realis. */
export const NOT_ANNOTATED = 'NOT_ANNOTATED';
/** The only attribute of an event that tbf has a column for. */
export const REALIS_ATTRIBUTE = 'Realis';

export const characterSpan = (fragments: readonly Span[]): string =>
  fragments.map(([start, end]) => `${start},${end}`).join(';');

/**
 * The events of a brat file as a document of a tbf file: type and trigger of each event, its Realis, the clusters
 * that its Coreference links form, and every other relation between events. Everything is in natural order of ids;
 * the public converter uses the order of a hash table.
 */
export function bratToTbf(brat: BratDocument, options: BratToTbfOptions, report: Report): TbfDocument {
  const mentions = mentionsOf(brat, options, report);
  const spans = new Map(mentions.map(({ id, span }) => [id, span]));
  const relations = relationsOf(brat, spans, options, report);
  return { id: options.document, mentions, relations };
}

function mentionsOf(brat: BratDocument, options: BratToTbfOptions, report: Report): TbfMention[] {
  const { document, system, file, span: spanOf = characterSpan } = options;
  const realis = new Map<string, string>();
  for (const { name, target, value = 'True' } of brat.attributes) {
    if (name === REALIS_ATTRIBUTE) realis.set(target, value);
  }
  const triggers = new Map(brat.textBounds.map((textBound) => [textBound.id, textBound]));
  const events = new Map(brat.events.map((event) => [event.id, event]));
  const mentions: TbfMention[] = [];
  for (const event of [...events.values()].sort((a, b) => naturalOrder(a.id, b.id))) {
    const { id, type, line } = event;
    const trigger = triggers.get(event.trigger);
    if (!trigger) {
      const message = `The trigger "${event.trigger}" of event "${id}" is not in the file.`;
      report(
        problem('brat/unknown-trigger', message, { file, line, document, help: 'the event is left out' }),
      );
      continue;
    }
    const span = spanOf(trigger.fragments);
    if (span === TOO_MANY_TOKENS) {
      const message = `The ${trigger.fragments.length} fragments of event "${id}" hold more than a million tokens.`;
      const help = 'the event is left out; fragments of one annotation should not overlap';
      report(problem('tokens/too-many', message, { file, line: trigger.line, document, help }));
      continue;
    }
    if (span === undefined) {
      const where = characterSpan(trigger.fragments);
      const message = `Event "${id}" at ${where} has no token that lies in it or around it.`;
      const help = 'the event is left out; make the token table with this annotation (corefeval tokenize -a)';
      report(problem('tokens/none', message, { file, line, document, help }));
      continue;
    }
    const attributes = { type, realis: realis.get(id) ?? NOT_ANNOTATED, extra: [] };
    mentions.push({ system, document, id, span, text: trigger.text ?? '-', ...attributes });
  }
  return mentions;
}

function relationsOf(
  brat: BratDocument,
  spans: ReadonlyMap<string, string>,
  options: BratToTbfOptions,
  report: Report,
): TbfRelation[] {
  const { document, file } = options;
  const links: [string, string][] = [];
  const relations: TbfRelation[] = [];
  for (const { id, name, args, line } of brat.relations) {
    const unknown = args.filter((arg) => !spans.has(arg));
    if (unknown.length > 0) {
      const message = `Relation "${id}" names ${unknown.map((arg) => `"${arg}"`).join(' and ')}, which is not an event here.`;
      report(
        problem('brat/unknown-event', message, { file, line, document, help: 'the relation is left out' }),
      );
    } else if (name !== COREFERENCE) relations.push({ name, id, args });
    else links.push([args[0], args[1]]);
    if (unknown.length === 0 && name === COREFERENCE && args[0] === args[1]) {
      const message = `Relation "${id}" links "${args[0]}" to itself.`;
      report(problem('brat/self-link', message, { file, line, document, help: 'the relation is left out' }));
    }
  }
  const clusters = clustersOf(links).map((ids) => ids.sort(naturalOrder));
  const kept = options.keepSameSpan ? clusters : thinned(clusters, links, spans, options, report);
  const lines = kept
    .filter((ids) => ids.length > 1)
    .sort(([a], [b]) => naturalOrder(a!, b!))
    .map((args, number) => ({ name: COREFERENCE, id: `C${number}`, args }));
  return [...relations, ...lines].sort((a, b) => naturalOrder(a.name, b.name) || naturalOrder(a.id, b.id));
}

/**
 * Leaves one event of each span in a cluster (TAC KBP event nugget task definition (2015), section 4.4.1). Ids stay in
 * natural order.
 */
function thinned(
  clusters: readonly string[][],
  links: readonly (readonly [string, string])[],
  spans: ReadonlyMap<string, string>,
  options: BratToTbfOptions,
  report: Report,
): readonly string[][] {
  const repeats = (ids: readonly string[]) => new Set(ids.map((id) => spans.get(id))).size < ids.length;
  if (!clusters.some(repeats)) return clusters;
  const orders = new Map<string, readonly string[]>();
  for (const order of options.visitOrder?.(links) ?? []) for (const id of order) orders.set(id, order);
  return clusters.map((ids) =>
    repeats(ids) ? oneOfEachSpan(orders.get(ids[0]) ?? ids, spans, options, report).sort(naturalOrder) : ids,
  );
}

function oneOfEachSpan(
  ids: readonly string[],
  spans: ReadonlyMap<string, string>,
  { document, file }: BratToTbfOptions,
  report: Report,
): string[] {
  const first = new Map<string, string>();
  return ids.filter((id) => {
    const span = spans.get(id)!;
    const other = first.get(span);
    if (other === undefined) {
      first.set(span, id);
      return true;
    }
    const message = `Events "${other}" and "${id}" of one cluster have the same span ${span}.`;
    report(
      problem('cluster/same-span', message, { file, document, help: `"${id}" is removed from the cluster` }),
    );
    return false;
  });
}
