import { clustersOf } from '../../core/clusters.ts';
import type { Document, Mention, Relation, Span } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import { resolvedOptions } from '../../core/parameter.ts';
import { unionOf } from '../../core/span-union.ts';
import { clip } from '../../problems/clip.ts';
import { fileName, type Report } from '../../problems/problem.ts';
import type { Source } from '../format.ts';
import { pairKeyOf } from '../pair-key.ts';
import { hullOf } from '../position-spans.ts';
import { type ReportAt, reporterAt } from '../report-at.ts';
import { wordTokens } from '../sentence-text.ts';
import { documentName } from '../text-lines.ts';
import { readXml } from '../xml/read-xml.ts';
import { type Mmax2Code, problem } from './codes.ts';
import { corefAttribute, type Mmax2Options } from './options.ts';
import { type Mmax2Words, NUMBERED_WORDS, readWords } from './words.ts';

interface Markable {
  readonly id: string;
  readonly at: number;
  readonly line: number;
  readonly spans: readonly Span[];
  readonly attributes: ReadonlyMap<string, string>;
}

/** The attributes that name the set of a markable, unless the user names another one. */
const SET_ATTRIBUTES: readonly string[] = ['coref_class', 'coref_set'];
const ANTECEDENT_ATTRIBUTE = 'single_phrase_antecedent';

/** Attributes that name other markables, and the relation to them. */
const RELATION_ATTRIBUTES: ReadonlyMap<string, string> = new Map([
  ['multiple_phrase_antecedents', 'split-antecedent'],
  ['related_object', 'bridging'],
]);

/** Attributes that are not kept as attributes of the mention. */
const STRUCTURE_ATTRIBUTES: ReadonlySet<string> = new Set([
  'id',
  'span',
  'mmax_level',
  'min_ids',
  'min_words',
  ANTECEDENT_ATTRIBUTE,
  ...SET_ATTRIBUTES,
  ...RELATION_ATTRIBUTES.keys(),
]);

/** The document of an MMAX2 file of markables; see docs/formats/mmax2.md. */
export function* readMmax2(source: Source, report: Report, options: Mmax2Options = {}): Iterable<Document> {
  const asked = resolvedOptions([corefAttribute], options).corefAttribute as string | undefined;
  const beside = source.companions?.get('_words.xml');
  const words =
    beside === undefined
      ? NUMBERED_WORDS
      : readWords(beside, `the words of ${fileName(source.name)}`, report);
  const reportAt = reporterAt<Mmax2Code>(source, report, problem);
  const { markables, line } = readMarkables(source, report, words, reportAt);
  const setOf = ({ attributes }: Markable): string | undefined =>
    (asked === undefined ? SET_ATTRIBUTES : [asked])
      .map((name) => given(attributes, name))
      .find((set) => set !== undefined);

  const links: [string, string][] = [];
  for (const markable of markables.values()) {
    const own = `m ${markable.id}`;
    const set = setOf(markable);
    if (set !== undefined) links.push([`s ${set}`, own]);
    const antecedent = given(markable.attributes, ANTECEDENT_ATTRIBUTE);
    if (asked === undefined && antecedent !== undefined) {
      const to = known(antecedent, markable, markables, reportAt);
      if (to !== undefined) links.push([`m ${to}`, own]);
    }
  }
  if (links.length === 0 && markables.size > 0) {
    const help = 'name the attribute of the sets with --coref-attribute';
    const message = 'No markable is in a coreference set, so each is an entity of its own.';
    reportAt('mmax2/no-sets', 0, message, SET_ATTRIBUTES.join(' or '), help);
  }
  const entityOf = new Map<string, number>();
  const entities: string[] = [];
  for (const component of clustersOf(links)) {
    const name = component.find((node) => node.startsWith('s ')) ?? component[0];
    entities.push(name.slice(2));
    for (const node of component) entityOf.set(node, entities.length - 1);
  }
  const mentions: Mention[] = [];
  for (const markable of markables.values()) {
    const node = `m ${markable.id}`;
    if (!entityOf.has(node)) {
      if (isNonReferring(markable)) continue;
      entityOf.set(node, entities.push(markable.id) - 1);
    }
    mentions.push(mmax2Mention(markable, entityOf.get(node) as number, words, asked));
  }
  const relations = relationsOf(markables, entityOf, reportAt);
  reportAt.finish();
  const id = documentName(source.name).replace(/_[^_]+_level$/, '');
  yield {
    id,
    pairKey: pairKeyOf(id),
    unit: 'token',
    entities,
    mentions: Mentions.of(mentions),
    sentences: [],
    length: words.words?.length ?? 0,
    ...(relations.length === 0 ? {} : { relations }),
    ...(words.words === undefined ? {} : { tokens: wordTokens(words.words) }),
    file: source.name,
    line,
  };
}

/** The value of an attribute; `empty` is what MMAX2 writes for none. */
function given(attributes: ReadonlyMap<string, string>, name: string): string | undefined {
  const value = attributes.get(name)?.trim();
  return value === '' || value === 'empty' ? undefined : value;
}

function readMarkables(source: Source, report: Report, words: Mmax2Words, reportAt: ReportAt<Mmax2Code>) {
  const markables = new Map<string, Markable>();
  let line = 1;
  const skips = 'correct the markable; --lenient skips it';
  readXml(source, report, {
    open(cursor) {
      const { name, attributes, start: at, depth } = cursor;
      if (depth === 1 && name !== 'markables') {
        const message = `<${clip(name)}> is not the root of a file of markables.`;
        reportAt(
          'mmax2/file',
          at,
          message,
          '<markables>',
          'pass the file with the coreference level, such as x_coref_level.xml',
        );
      }
      if (depth === 1) line = cursor.line;
      if (depth !== 2 || name !== 'markable') return;
      const id = attributes.get('id');
      if (id === undefined || markables.has(id)) {
        const message =
          id === undefined ? 'The markable has no id.' : `Markable "${clip(id)}" was given before.`;
        reportAt('mmax2/id', at, message, 'id="…", each once', skips);
        return;
      }
      const spans = spansOf(attributes.get('span') ?? '', words);
      if (spans === undefined) {
        const message = `The span "${clip(attributes.get('span') ?? '')}" of "${clip(id)}" is not within the words.`;
        reportAt('mmax2/span', at, message, 'ids of words, such as word_1..word_3,word_5', skips);
      } else markables.set(id, { id, at, line: cursor.line, spans, attributes });
    },
  });
  return { markables, line };
}

/** `word_1..word_3,word_5` as ranges; undefined if a word is not known. */
function spansOf(text: string, words: Mmax2Words): Span[] | undefined {
  const spans: Span[] = [];
  for (const range of text.split(',')) {
    const [first, last = first] = range.trim().split('..');
    const [start, end] = [words.at(first), words.at(last)];
    if (start < 0 || end < start) return undefined;
    spans.push([start, end + 1]);
  }
  return unionOf(spans);
}

/** Pleonastic pronouns and other expressions that refer to nothing are markables, too. */
const isNonReferring = ({ attributes }: Markable): boolean =>
  attributes.get('reference') === 'non_referring' || attributes.get('type') === 'pleonastic';

function mmax2Mention(
  { spans, attributes, line }: Markable,
  entity: number,
  words: Mmax2Words,
  asked?: string,
): Mention {
  const hull = hullOf(spans);
  const kept = new Map(
    [...attributes].filter(
      ([name, value]) =>
        !STRUCTURE_ATTRIBUTES.has(name) && name !== asked && value !== '' && value !== 'empty',
    ),
  );
  const least = given(attributes, 'min_ids');
  const inside = least === undefined ? undefined : spansOf(least, words);
  const [from, to] = inside === undefined ? [-1, -1] : [inside[0][0], inside[inside.length - 1][1]];
  return {
    ...hull,
    entity,
    line,
    ...(from >= hull.start && to <= hull.end ? { minStart: from, minEnd: to } : {}),
    ...(kept.size === 0 ? {} : { attributes: kept }),
  };
}

/** The id in a pointer, which may begin with the name of its level: `phrase:markable_12`. */
function known(
  pointer: string,
  { id, at }: Markable,
  markables: ReadonlyMap<string, Markable>,
  reportAt: ReportAt<Mmax2Code>,
): string | undefined {
  const to = pointer.trim().replace(/^[^:]*:/, '');
  if (markables.has(to)) return to;
  const message = `"${clip(id)}" points to "${clip(pointer)}", which is not in the file.`;
  reportAt('mmax2/antecedent', at, message, 'the id of a markable', 'the pointer is ignored');
  return undefined;
}

function relationsOf(
  markables: ReadonlyMap<string, Markable>,
  entityOf: ReadonlyMap<string, number>,
  reportAt: ReportAt<Mmax2Code>,
): Relation[] {
  const relations: Relation[] = [];
  for (const markable of markables.values()) {
    const from = entityOf.get(`m ${markable.id}`);
    for (const [name, type] of RELATION_ATTRIBUTES) {
      const pointers = given(markable.attributes, name)?.split(';') ?? [];
      const to = pointers.flatMap((pointer) => {
        const id = known(pointer, markable, markables, reportAt);
        return id === undefined ? [] : (entityOf.get(`m ${id}`) ?? []);
      });
      if (from !== undefined && to.length > 0) relations.push({ type, from, to });
    }
  }
  return relations;
}
