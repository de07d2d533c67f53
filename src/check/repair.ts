import type { Document, Span } from '../core/document.ts';
import { tokensNamed } from '../core/mention-columns.ts';
import { Mentions } from '../core/mentions.ts';
import { firstOfSpan } from '../core/same-spans.ts';
import { type DuplicatePolicy, withoutRepeats } from '../evaluate/repeats.ts';
import { withoutSingletons } from '../evaluate/singletons.ts';
import { UsageError } from '../problems/problem.ts';
import { trimmer } from './mention-edges.ts';

/** What `check --fix` can repair, in the order in which it is done. Nothing is invented: a mention without an end is left out, not closed. */
export const repairPolicies = {
  'drop-broken':
    'what --lenient passes over is left out: broken mentions, and all but the last of documents with one name',
  'trim-punctuation': 'mentions lose punctuation and blanks at their ends',
  'drop-repeated': 'a mention that occurs twice in an entity is written once',
  'shared-first': 'a mention in two entities stays in the one that appears first',
  'shared-last': 'a mention in two entities stays in the one that appears last',
  'shared-drop': 'a mention in two entities is left out of both',
  'shared-merge': 'entities that share a mention become one',
  'drop-singletons': 'entities of one mention are left out',
} as const;

export type RepairPolicy = keyof typeof repairPolicies;

/** Receives the number of mentions that a policy changed. */
export type CountRepairs = (policy: RepairPolicy, mentions: number) => void;

const sharedPolicies: ReadonlyMap<RepairPolicy, DuplicatePolicy> = new Map([
  ['shared-first', 'first'],
  ['shared-last', 'last'],
  ['shared-drop', 'drop'],
  ['shared-merge', 'merge'],
]);

/** The policies for mentions in two entities, of which one can be chosen. */
const sharedRepairs = [...sharedPolicies.keys()];

/** Refuses two policies for mentions in two entities. */
export function refuseSeveralShared(policies: readonly RepairPolicy[]): void {
  if (new Set(policies.filter((policy) => sharedRepairs.includes(policy))).size > 1)
    throw new UsageError(`Only one of ${sharedRepairs.join(', ')} can be chosen.`);
}

/** A document repaired according to the policies. What is broken was left out by its reader. */
export function repaired(
  document: Document,
  policies: readonly RepairPolicy[],
  count: CountRepairs,
): Document {
  const has = (policy: RepairPolicy) => policies.includes(policy);
  let result = has('trim-punctuation') ? trimmed(document, count) : document;
  const shared = policies.find((policy) => sharedPolicies.has(policy));
  if (shared !== undefined || has('drop-repeated')) result = withoutTwins(result, count);
  if (shared !== undefined) {
    const policy = sharedPolicies.get(shared) as DuplicatePolicy;
    const found = withoutRepeats(
      result,
      { repeats: ({ mentions }) => firstOfSpan(mentions) },
      policy,
      () => {},
    );
    count(shared, found.acrossEntities);
    result = found.document;
  }
  if (!has('drop-singletons')) return result;
  const rest = withoutSingletons(result);
  count('drop-singletons', result.mentions.length - rest.mentions.length);
  return rest;
}

/** Mentions with gaps, and those whose head, minimum span or the like would be cut off, stay as they are. */
function trimmed(document: Document, count: CountRepairs): Document {
  const { mentions } = document;
  const trim = trimmer(document);
  const isInside = (position: number, [start, end]: Span) => position >= start && position < end;
  const columns = mentions.columns.slice();
  let changed = 0;
  for (let i = 0; i < mentions.length; i++) {
    const mention = mentions.at(i);
    const { start, end, parts } = mention;
    const span = trim([start, end]);
    const isSame = span[0] === start && span[1] === end;
    if (isSame || parts !== undefined || !tokensNamed(mention).every((each) => isInside(each, span)))
      continue;
    columns[i] = span[0];
    columns[mentions.length + i] = span[1];
    changed++;
  }
  count('trim-punctuation', changed);
  return changed === 0 ? document : { ...document, mentions: new Mentions(columns, mentions) };
}

/** The document without mentions that repeat a span of their own entity. */
function withoutTwins(document: Document, count: CountRepairs): Document {
  const { mentions, entities } = document;
  const first = firstOfSpan(mentions);
  if (first === undefined) return document;
  const seen = new Set<number>();
  const kept: number[] = [];
  first.forEach((original, i) => {
    const twin = original * entities.length + mentions.entities[i];
    if (!seen.has(twin)) kept.push(i);
    seen.add(twin);
  });
  count('drop-repeated', mentions.length - kept.length);
  return { ...document, mentions: mentions.pick(kept) };
}
