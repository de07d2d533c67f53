import { clustersOf } from '../../core/clusters.ts';
import { CodePoints } from '../../core/code-points.ts';
import type { Document, Mention, Relation, Span } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import { unionOf } from '../../core/span-union.ts';
import { limited } from '../../problems/limited.ts';
import { fileName, type Report } from '../../problems/problem.ts';
import { bomLength, decode } from '../bytes.ts';
import { EntityLabels } from '../entity-labels.ts';
import type { Source } from '../format.ts';
import { pairKeyOf } from '../pair-key.ts';
import { MAX_POSITION, positionOf } from '../text-lines.ts';
import { problem, type TbfCode } from './codes.ts';
import { COREFERENCE, type TbfDocument, type TbfMention, tbfFieldColumn } from './model.ts';
import { readTbf } from './read.ts';
import { characterFragments, isFault, looksLikeTokens, type SpanFault, tokenIds } from './span.ts';

/** Names that clusters have in files of other conventions. */
const COREFERENCE_SPELLINGS = /^coref(?:erence)?$/i;

/**
 * Reads events as coreference: each mention line is a mention, and `@Coreference` lines that share a mention are one entity. Mentions in no such line are entities of
 * their own. Types and realis become attributes and do not decide which mentions are the same.
 */
export function* readTbfCoreference({ name, bytes, companions }: Source, report: Report): Iterable<Document> {
  const file = fileName(name);
  const documents = readTbf({ name: file, text: decode(bytes) }, report);
  const beside = documents.length === 1 ? companions?.get('.txt') : undefined;
  const text = beside && decode(beside.subarray(bomLength(beside)));
  for (const document of documents) yield tbfToDocument(document, text, file, report);
}

function tbfToDocument(tbf: TbfDocument, text: string | undefined, file: string, report: Report): Document {
  const take = limited<TbfCode>(report);
  const place = { file, document: tbf.id };
  const isTokens = tbf.mentions.length > 0 && tbf.mentions.every(({ span }) => looksLikeTokens(span));
  const limit = text === undefined ? MAX_POSITION : new CodePoints(text).length;
  const found = placedMentions(
    tbf,
    isTokens ? tokenSpans : (span) => characterSpans(span, limit),
    (mention, { message, at, help }) =>
      take('tbf/span', () =>
        problem('tbf/span', message, {
          ...place,
          line: mention.line,
          column: tbfFieldColumn(mention, 'span') + at,
          expected: isTokens
            ? 'ids with the numbers of tokens, such as t3,t5'
            : 'begin,end or begin,end;begin,end',
          help,
        }),
      ),
  );
  reportDuplicates(tbf, (mention) =>
    take('tbf/duplicate-id', () =>
      problem('tbf/duplicate-id', `Document "${tbf.id}" has two mentions "${mention.id}".`, {
        ...place,
        line: mention.line,
        column: tbfFieldColumn(mention, 'id'),
        expected: 'each id once in a document',
        help: 'rename one of them, or pass --lenient to keep both',
      }),
    ),
  );
  const entities = entitiesOf(tbf, found, (code, line, message, help) =>
    take(code, () => problem(code, message, { ...place, line, column: 1, help })),
  );
  take.finish((code, count) =>
    problem(code, `${count} more problems of this kind in document ${tbf.id}.`, { ...place, line: tbf.line }),
  );
  return {
    id: tbf.id,
    pairKey: pairKeyOf(tbf.id),
    unit: isTokens ? 'token' : 'character',
    ...entities,
    ...(text === undefined || isTokens ? { length: 0 } : { length: limit, text }),
    sentences: [],
    file,
    line: tbf.line,
  };
}

/** A mention line and what it covers. */
interface Located {
  readonly mention: TbfMention;
  readonly parts: readonly Span[];
}

function placedMentions(
  { mentions }: TbfDocument,
  spansOf: (span: string) => readonly Span[] | SpanFault,
  complain: (mention: TbfMention, fault: SpanFault) => void,
): Located[] {
  return mentions.flatMap((mention) => {
    const parts = spansOf(mention.span);
    if (!isFault(parts)) return [{ mention, parts }];
    complain(mention, parts);
    return [];
  });
}

const LENIENT_HELP = 'correct the span, or pass --lenient to leave the mention out';

function characterSpans(span: string, limit: number): readonly Span[] | SpanFault {
  const fragments = characterFragments(span);
  if (isFault(fragments)) return fragments;
  const parts = unionOf(fragments.filter(([start, end]) => start < end));
  if (parts.length === 0)
    return { message: `The span "${span}" covers no character.`, at: 0, help: LENIENT_HELP };
  return parts[parts.length - 1][1] <= limit
    ? parts
    : {
        message: `The span "${span}" ends after ${limit} characters, where the text ends.`,
        at: 0,
        help: LENIENT_HELP,
      };
}

/** Token ids are numbered names, and the same number is the same token on both sides. */
function tokenSpans(span: string): readonly Span[] | SpanFault {
  const ids = tokenIds(span);
  if (isFault(ids)) return ids;
  const tokens = ids.map((id) => positionOf(/\d+$/.exec(id)?.[0]));
  return tokens.every((token) => token >= 0)
    ? unionOf(tokens.map((token) => [token, token + 1]))
    : {
        message: `The span "${span}" contains an id without the number of a token.`,
        at: 0,
        help: LENIENT_HELP,
      };
}

function reportDuplicates({ mentions }: TbfDocument, reportAt: (mention: TbfMention) => void): void {
  const seen = new Set<string>();
  for (const mention of mentions) {
    if (seen.has(mention.id)) reportAt(mention);
    seen.add(mention.id);
  }
}

type ReportLine = (code: TbfCode, line: number | undefined, message: string, help: string) => void;

function entitiesOf(
  { id, mentions, relations }: TbfDocument,
  found: readonly Located[],
  reportAt: ReportLine,
): Pick<Document, 'entities' | 'mentions' | 'relations'> {
  const known = new Set(mentions.map((mention) => mention.id));
  const links: [string, string][] = [];
  for (const { name, args, line } of relations) {
    const isCluster = name === COREFERENCE;
    if (!isCluster && COREFERENCE_SPELLINGS.test(name))
      reportAt(
        'tbf/coreference-name',
        line,
        `The relation @${name} is not @${COREFERENCE}.`,
        `write @${COREFERENCE}`,
      );
    for (const arg of args) {
      if (!known.has(arg))
        reportAt(
          'tbf/unknown-mention',
          line,
          `@${name} names "${arg}", which is not a mention of document "${id}".`,
          'add the mention or remove the id, or pass --lenient to ignore it',
        );
    }
    const [first, ...others] = args.filter((arg) => known.has(arg));
    if (isCluster && first !== undefined) for (const other of others) links.push([first, other]);
  }
  const labels = new EntityLabels();
  const clusterOf = new Map<string, string>();
  for (const cluster of clustersOf(links)) for (const member of cluster) clusterOf.set(member, cluster[0]);
  const entityOf = new Map<string, number>();
  const list = found.map(({ mention, parts }): Mention => {
    const cluster = clusterOf.get(mention.id);
    const entity = cluster === undefined ? labels.single(mention.id) : labels.index(cluster);
    entityOf.set(mention.id, entity);
    return tbfMention(mention, parts, entity);
  });
  const others = relations.flatMap(({ name, args }): Relation[] => {
    if (COREFERENCE_SPELLINGS.test(name)) return [];
    const [from, ...to] = args.flatMap((arg) => entityOf.get(arg) ?? []);
    return from === undefined || to.length === 0 ? [] : [{ type: name, from, to }];
  });
  return {
    ...labels.fields,
    mentions: Mentions.of(list),
    ...(others.length === 0 ? {} : { relations: others }),
  };
}

function tbfMention({ type, realis, line }: TbfMention, parts: readonly Span[], entity: number): Mention {
  const attributes = [['type', type] as const, ['realis', realis] as const].filter(
    ([, value]) => value !== '',
  );
  return {
    start: parts[0][0],
    end: parts[parts.length - 1][1],
    entity,
    line,
    ...(parts.length > 1 ? { parts } : {}),
    ...(attributes.length === 0 ? {} : { attributes: new Map(attributes) }),
  };
}
