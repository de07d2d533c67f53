import type { Mapping } from '../../../nuggets/score/mapping.ts';
import { crash } from '../python/log.ts';
import type { ParsedMention } from '../score/mention.ts';

/** One row of the two CoNLL files: a gold and a system mention, or one of them. */
export interface Row {
  readonly gold: ParsedMention | undefined;
  readonly system: ParsedMention | undefined;
}

/**
 * Gold mentions with their partners in file order, then the remaining system mentions
 * (docs/compat/evmeval.md#alignment). A gold mention without a partner has partner −1 and score 0: a threshold of 0 or
 * less accepts it, and −1 selects the last system mention.
 */
export function alignedRows(
  gold: readonly ParsedMention[],
  system: readonly ParsedMention[],
  { systemOf, dice }: Mapping,
  threshold: number,
  keepUnmatchedGold: boolean,
): Row[] {
  const used = new Set<number>();
  const rows: Row[] = [];
  gold.forEach((mention, i) => {
    if (!(dice[i] >= threshold)) {
      if (keepUnmatchedGold) rows.push({ gold: mention, system: undefined });
      return;
    }
    const partner = system.at(systemOf[i]);
    if (partner === undefined) {
      throw crash('With a coreference threshold of 0 or less the system needs at least one mention.');
    }
    used.add(systemOf[i]);
    rows.push({ gold: mention, system: partner });
  });
  system.forEach((mention, j) => {
    if (!used.has(j)) rows.push({ gold: undefined, system: mention });
  });
  return rows;
}

/** One side of the rows as a document of a CoNLL file (docs/compat/evmeval.md#conll-files and #clusters). */
export function conllDocument(
  document: string,
  mentions: readonly (ParsedMention | undefined)[],
  clusters: readonly (readonly string[])[],
  textOf: (mention: ParsedMention) => string,
): string {
  const clusterOf = new Map<string, number>();
  clusters.forEach((cluster, number) => {
    for (const id of cluster) clusterOf.set(id, number);
  });
  let next = clusters.length;
  const lines = mentions.map((mention, row) => {
    if (mention === undefined) return `${document}\t${row}\tNone\t(-)\n`;
    return `${document}\t${row}\t${textOf(mention)}\t(${clusterOf.get(mention.id) ?? next++})\n`;
  });
  return `#begin document (${document}); part 000\n${lines.join('')}#end document\n`;
}
