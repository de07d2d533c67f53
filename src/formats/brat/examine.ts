import { clip } from '../../problems/clip.ts';
import type { Problem } from '../../problems/problem.ts';
import { decode } from '../bytes.ts';
import { type Decided, type Evidence, noEvidence } from '../evidence.ts';
import type { ByteRanges, Companions, Examination } from '../format.ts';
import { problem } from './codes.ts';
import { entityTypes } from './entity-types.ts';
import { type BratOptions, bratRules } from './options.ts';
import { readBrat } from './read.ts';

/** Counters of the evidence: links of identity, annotations, files with entities as types, types that are entities. */
const LINKS = 'links';
const ANNOTATIONS = 'annotations';
const TYPED = 'typed';
/** Before names of relations and of types. */
const RELATION = 'relation ';
const TYPE = 'type ';
const NAMED = 'named ';

/** Counts the relations and types of a file, for warnings about what is not read as coreference. */
export function examineBrat(
  file: ByteRanges,
  options: BratOptions = {},
  companions?: Companions,
): Examination {
  const { isIdentity, type } = bratRules(options);
  const counts = new Map<string, number>();
  const count = (name: string, number = 1) => counts.set(name, (counts.get(name) ?? 0) + number);
  const halves = [file.read(0, file.size), companions?.get('.a1'), companions?.get('.a2')];
  const bounds = halves.flatMap((bytes) => {
    if (bytes === undefined) return [];
    const brat = readBrat({ name: '', text: decode(bytes) }, () => {});
    for (const { name } of brat.relations) count(isIdentity(name) ? LINKS : RELATION + name);
    for (const { name, ids } of brat.equivalences)
      if (ids.length > 1) count(isIdentity(name) ? LINKS : RELATION + name);
    for (const { name } of [...brat.relations, ...brat.equivalences]) count(NAMED + name.toLowerCase());
    return brat.textBounds;
  });
  count(ANNOTATIONS, bounds.length);
  for (const bound of bounds) {
    count(TYPE + bound.type);
    if (type?.matches(bound.type)) count(TYPED);
  }
  if (
    type === undefined &&
    entityTypes(bounds.map(({ fragments, ...bound }) => ({ ...bound, parts: fragments })))
  )
    count(TYPED);
  const evidence = { ...noEvidence, counts };
  const { doubts: _, ...decided } = decideBrat(evidence, undefined, options);
  return { ...decided, evidence };
}

/** Says for a whole corpus what was not taken for coreference. */
export function decideBrat(own: Evidence, _other: Evidence | undefined, options: BratOptions = {}): Decided {
  const { relations, type } = bratRules(options);
  const counts = own.counts ?? new Map<string, number>();
  const of = (name: string) => counts.get(name) ?? 0;
  const unused = listed(counts, RELATION);
  const remarks: Problem[] = [];
  const missing = relations.filter((name) => of(NAMED + name.toLowerCase()) === 0);
  if (missing.length > 0 && of(ANNOTATIONS) > 0) remarks.push(noRelation(missing, unused));
  if (type !== undefined && of(TYPED) === 0 && of(ANNOTATIONS) > 0)
    remarks.push(noType(options.corefType ?? '', listed(counts, TYPE)));
  if (unused !== '') remarks.push(unusedRelations(unused));
  if (of(LINKS) + of(TYPED) === 0 && of(ANNOTATIONS) > 1) remarks.push(noIdentity(listed(counts, TYPE)));
  return { traits: {}, facts: [], doubts: [], differences: [], remarks };
}

/** Names in a message; further ones are counted. */
const MAX_SHOWN_NAMES = 8;

/** The names after a prefix with their counts, the most frequent first: `Corefers (12), Bridging (3)`. */
function listed(counts: ReadonlyMap<string, number>, prefix: string): string {
  const names = [...counts]
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, count]) => [name.slice(prefix.length), count] as const)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const shown = names.slice(0, MAX_SHOWN_NAMES).map(([name, count]) => `${clip(name)} (${count})`);
  const more = names.length - shown.length;
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

const unusedRelations = (unused: string) =>
  problem('brat/relations', `Relations that are not read as identity: ${unused}.`, {
    help: 'if one of them is identity, pass --coref-relation NAME',
  });

const noRelation = (missing: readonly string[], unused: string) =>
  problem(
    'brat/coref-relation',
    `No relation is called ${missing.map((name) => `"${clip(name)}"`).join(' or ')}; ${unused === '' ? 'there are no others' : `there are ${unused}`}.`,
    { help: 'check the name' },
  );

const noType = (pattern: string, types: string) =>
  problem('brat/coref-type', `No type is like "${clip(pattern)}"; there are ${types}.`, {
    help: 'check the pattern: it stands for the whole type',
  });

const noIdentity = (types: string) =>
  problem(
    'brat/no-identity',
    `No relation says that two annotations are the same, so each is an entity of its own. Their types are ${types}.`,
    {
      help: 'name the relation with --coref-relation NAME, or types that are entities with --coref-type PATTERN',
    },
  );
