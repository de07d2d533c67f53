import type { Document, Mention } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import { resolvedOptions, type SpecsOf } from '../../core/parameter.ts';
import { clip } from '../../problems/clip.ts';
import type { Report } from '../../problems/problem.ts';
import { EntityLabels } from '../entity-labels.ts';
import type { ReadOptions, Source } from '../format.ts';
import type { layer } from '../layer.ts';
import { layer as layerParameter } from '../layer.ts';
import { pairKeyOf } from '../pair-key.ts';
import { hullOf, spansOfPositions } from '../position-spans.ts';
import { type ReportAt, reporterAt } from '../report-at.ts';
import { wordTokens } from '../sentence-text.ts';
import { type EcbCode, problem } from './codes.ts';
import { type EcbFile, type EcbMarkable, type EcbRelation, parseEcb } from './parse.ts';

export type EcbOptions = ReadOptions & SpecsOf<readonly [typeof layer]>;

/** The relation of MEANTIME: all relations with one target are one entity. */
const REFERENCE = 'REFERS_TO';
/** Relations whose sources are mentions of one entity. */
const CHAIN_RELATIONS: ReadonlySet<string> = new Set(['CROSS_DOC_COREF', 'INTRA_DOC_COREF', REFERENCE]);

/** Tags of events; mentions of entities have any other tag. */
const EVENT_TAG = /^(?:NEG_)?ACTION|^EVENT/;

/** The document of a CAT XML file; see docs/formats/ecb.md. */
export function* readEcb(source: Source, report: Report, options: EcbOptions = {}): Iterable<Document> {
  const { layer } = resolvedOptions([layerParameter], options) as { layer: Layers };
  const file = parseEcb(source, report);
  const reportAt = reporterAt<EcbCode>(source, report, problem);
  const id = file.name ?? '';
  const tokenOf = tokenNumbers(file, reportAt);
  const markables = new Map<string, EcbMarkable>();
  for (const markable of file.markables) {
    if (isNew(markable, markables, 'Markable', 'm_id', reportAt)) markables.set(markable.id, markable);
  }
  const chainsOf = chains(file, markables, id, reportAt);
  const labels = new EntityLabels();
  const mentions: Mention[] = [];
  for (const [markableId, { anchors, tag, line }] of markables) {
    if (anchors.length === 0) continue;
    const spans = spansOfPositions(
      anchors.flatMap(({ id: tokenId = '', at }) => {
        const token = tokenOf.get(tokenId);
        if (token !== undefined) return [token];
        const help = 'correct the id; --lenient leaves the token out';
        reportAt('ecb/anchor', at, `There is no token "${clip(tokenId)}".`, 't_id of a token', help);
        return [];
      }),
    );
    if (spans.length === 0 || !(EVENT_TAG.test(tag) ? layer.events : layer.entities)) continue;
    const attributes = new Map([['type', tag]]);
    for (const label of chainsOf.get(markableId) ?? [`${markableId}_${id}`])
      mentions.push({ ...hullOf(spans), entity: labels.index(label), line, attributes });
  }
  reportAt.finish();
  yield {
    id,
    pairKey: pairKeyOf(id),
    unit: 'token',
    entities: labels.list,
    mentions: Mentions.of(mentions),
    length: file.tokens.length,
    sentences: sentencesOf(file),
    tokens: wordTokens(file.tokens.map(({ word }) => word)),
    file: source.name,
    line: file.line,
  };
}

interface Layers {
  readonly events: boolean;
  readonly entities: boolean;
}

/** Reports elements without an id, and those that repeat one. */
function isNew<T extends { readonly id: string | undefined; readonly at: number }>(
  element: T,
  known: ReadonlyMap<string, unknown>,
  what: string,
  attribute: string,
  reportAt: ReportAt<EcbCode>,
): element is T & { readonly id: string } {
  const { id, at } = element;
  if (id !== undefined && !known.has(id)) return true;
  const fault = id === undefined ? `has no ${attribute}` : `"${clip(id)}" was given before`;
  const help = 'correct the id; --lenient skips the element';
  reportAt('ecb/id', at, `${what} ${fault}.`, `${attribute}="…", each once`, help);
  return false;
}

/** The position of each token by its id. Tokens are counted in the order of the file. */
function tokenNumbers({ tokens }: EcbFile, reportAt: ReportAt<EcbCode>): Map<string, number> {
  const numbers = new Map<string, number>();
  tokens.forEach((token, position) => {
    if (isNew(token, numbers, 'Token', 't_id', reportAt)) numbers.set(token.id, position);
  });
  return numbers;
}

function sentencesOf({ tokens }: EcbFile): number[] {
  return tokens.flatMap(({ sentence }, i) => (i === 0 || tokens[i - 1].sentence !== sentence ? [i] : []));
}

/** The entities of each mention that is in some relation; more than one if relations contradict each other. */
function chains(
  { relations }: EcbFile,
  markables: ReadonlyMap<string, EcbMarkable>,
  document: string,
  reportAt: ReportAt<EcbCode>,
): Map<string, Set<string>> {
  const chainsOf = new Map<string, Set<string>>();
  relations.forEach((relation, number) => {
    if (!CHAIN_RELATIONS.has(relation.name)) return;
    const label = labelOf(relation, markables, document, number);
    const { sources, targets } = relation;
    // A target is usually an instance; if it is a mention, it is one of the entity.
    const mentioned =
      relation.name === REFERENCE ? targets.filter(({ id = '' }) => isMention(markables, id)) : [];
    for (const { id = '', at } of [...sources, ...mentioned]) {
      if (isMention(markables, id)) {
        chainsOf.set(id, (chainsOf.get(id) ?? new Set()).add(label));
        continue;
      }
      const help = 'correct the id; --lenient ignores the source';
      const message = `Source "${clip(id)}" is not a mention.`;
      reportAt('ecb/source', at, message, 'm_id of a markable with token_anchor', help);
    }
  });
  return chainsOf;
}

const isMention = (markables: ReadonlyMap<string, EcbMarkable>, id: string): boolean =>
  (markables.get(id)?.anchors.length ?? 0) > 0;

/** The name of an entity: one that is valid across documents if the file has it, otherwise one that no other document has. */
function labelOf(
  { name, id, note, targets }: EcbRelation,
  markables: ReadonlyMap<string, EcbMarkable>,
  document: string,
  number: number,
): string {
  const own = `${id ?? `#${number + 1}`}_${document}`;
  if (name === 'INTRA_DOC_COREF') return `INTRA_${own}`;
  const target = targets[0]?.id;
  const instance = markables.get(target ?? '')?.instance;
  if (name === REFERENCE && target !== undefined) return instance ?? `TARGET_${target}_${document}`;
  return note ?? instance ?? `CROSS_${own}`;
}
