import { goldOf, type Mapping } from '../../../nuggets/score/mapping.ts';
import { crash } from '../python/log.ts';
import { twoDecimals } from '../python/number-format.ts';
import type { ParsedMention } from './mention.ts';

/** The lines of the comparison file (docs/compat/evmeval.md#comparison-file) for the mentions of a document. */
export function comparedMentions(
  systemId: string,
  gold: readonly ParsedMention[],
  system: readonly ParsedMention[],
  mapping: Mapping,
): string {
  const lines = gold.map((mention, i) => {
    const partner = system[mapping.systemOf[i]];
    const right = partner === undefined ? '-\t-' : `${shown(partner)}\t${twoDecimals(mapping.dice[i])}`;
    return `${systemId}\t${shown(mention)}\t|\t${right}\n`;
  });
  const partners = goldOf(mapping, system.length);
  system.forEach((mention, j) => {
    if (partners[j] < 0) lines.push(`${systemId}\t-\t|\t${shown(mention)}\t-\n`);
  });
  return lines.join('');
}

const shown = ({ id, elements, values, text }: ParsedMention): string =>
  [id, elements, ...values, text].join('\t');

/** Version 1.6: every column from the sixth on, without texts and without unmatched system mentions. */
export function briefComparison(
  systemId: string,
  gold: readonly ParsedMention[],
  system: readonly ParsedMention[],
  { systemOf, dice }: Mapping,
): string {
  const brief = ({ id, elements, columns }: ParsedMention) => [id, elements, ...columns].join('\t');
  return gold
    .map((mention, i) => {
      const partner = system[systemOf[i]];
      const right = partner === undefined ? '-\t-' : `${brief(partner)}\t${twoDecimals(dice[i])}`;
      return `${systemId}\t${brief(mention)}\t|\t${right}\n`;
    })
    .join('');
}

/** One line per cluster; lines before one with an unknown mention are written before the run ends. */
export function comparedClusters(
  side: 'gold' | 'system',
  clusters: readonly (readonly string[])[],
  textOf: ReadonlyMap<string, string>,
  write: (text: string) => void,
): void {
  for (const cluster of clusters) {
    const members = cluster.map((id) => {
      const text = textOf.get(id);
      if (text === undefined) {
        throw crash(
          `A ${side} cluster contains "${id}", which is not a mention of the document (with -d and -c).`,
        );
      }
      return `${id}:${text.replaceAll(',', '')}`;
    });
    write(`@coref\t${side}\t${members.join()}\n`);
  }
}
