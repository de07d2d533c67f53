import { clustersOf } from '../core/clusters.ts';
import type { Span } from '../core/document.ts';
import { naturalOrder } from '../core/natural-order.ts';
import type { BratDocument } from '../formats/brat.ts';
import type { TbfDocument, TbfMention, TbfRelation } from '../formats/tbf-model.ts';
import { problem, type Report } from '../problems/problem.ts';
import { TOO_MANY_TOKENS, type TokenSpan } from './token-spans.ts';

export interface BratToTbfOptions {
  /** The name of the document. */
  readonly document: string;
  /** First column of the tbf file. */
  readonly system: string;
  /** The `.ann` file, for messages. */
  readonly file?: string | undefined;
  /** The span column; undefined if the event cannot be told. Character offsets as written, by default. */
  readonly span?: TokenSpan | undefined;
  /** Leave events of one span in one cluster. */
  readonly keepSameSpan?: boolean | undefined;
}

/** What the gold says of an event without the attribute Realis. */
export const NOT_ANNOTATED = 'NOT_ANNOTATED';
export const COREFERENCE = 'Coreference';

export const characterSpan = (fragments: readonly Span[]): string =>
  fragments.map(([begin, end]) => `${begin},${end}`).join(';');

/**
 * The events of a brat file as a document of a tbf file: type and trigger of each event, its Realis, the clusters
 * that its Coreference links add up to, and every other relation between events. Everything in natural order of ids,
 * where the public converter has the order of a hash table.
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
    if (name === 'Realis') realis.set(target, value);
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
      const message = `Relation "${id}" names ${unknown.map((arg) => `"${arg}"`).join(' and ')}, which is no event here.`;
      report(
        problem('brat/unknown-event', message, { file, line, document, help: 'the relation is left out' }),
      );
    } else if (name === COREFERENCE) links.push([args[0], args[1]]);
    else relations.push({ name, id, args });
  }
  const clusters = clustersOf(links)
    .map((ids) => ids.sort(naturalOrder))
    .sort(([a], [b]) => naturalOrder(a!, b!))
    .map((ids) => (options.keepSameSpan ? ids : oneOfEachSpan(ids, spans, options, report)))
    .filter((ids) => ids.length > 1)
    .map((args, number) => ({ name: COREFERENCE, id: `C${number}`, args }));
  return [...relations, ...clusters].sort((a, b) => naturalOrder(a.name, b.name) || naturalOrder(a.id, b.id));
}

/** A cluster may hold a span once only (section 4.4.1 of the 2015 document). */
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
    report(problem('cluster/same-span', message, { file, document, help: `"${id}" leaves the cluster` }));
    return false;
  });
}
