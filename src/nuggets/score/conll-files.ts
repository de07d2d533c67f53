import type { Nugget, NuggetDocument } from '../model/nugget-document.ts';
import type { MatchedDocument } from './match-corpora.ts';

/**
 * The aligned mentions of a corpus as two CoNLL files with one token per row. A row contains an aligned pair, or a mention
 * without a partner; its word is the same in both files. Any CoNLL coreference scorer computes the scores of this program from them.
 */
export function conllFiles(
  documents: readonly MatchedDocument[],
  twins: readonly Int32Array[],
): { gold: string; system: string } {
  const texts = documents.map(({ id, gold, system }, d) => {
    const systemOf = new Int32Array(gold.nuggets.length).fill(-1);
    twins[d].forEach((g, s) => {
      if (g >= 0) systemOf[g] = s;
    });
    const alone = Array.from(twins[d].keys()).filter((s) => twins[d][s] < 0);
    const goldRows = [...gold.nuggets.keys(), ...alone.map(() => -1)];
    const systemRows = [...systemOf, ...alone];
    const words = goldRows.map((g, row) => wordOf(g < 0 ? system.nuggets[systemRows[row]] : gold.nuggets[g]));
    return { gold: conllText(id, gold, goldRows, words), system: conllText(id, system, systemRows, words) };
  });
  return {
    gold: texts.map((text) => text.gold).join(''),
    system: texts.map((text) => text.system).join(''),
  };
}

const wordOf = ({ mention }: Nugget) => mention.text.trim().replace(/\s+/g, '_') || '_';

function conllText(
  id: string,
  { clusters }: NuggetDocument,
  rows: readonly number[],
  words: readonly string[],
): string {
  const clusterOf = new Map<number, number>();
  clusters.forEach(({ members }, number) => {
    for (const member of members) clusterOf.set(member, number);
  });
  let next = clusters.length;
  const name = id.replace(/\s+/g, '_');
  const lines = rows.map((position, row) => {
    const cell = position < 0 ? '-' : `(${clusterOf.get(position) ?? next++})`;
    return `${name}\t${row}\t${words[row]}\t${cell}\n`;
  });
  return `#begin document (${name}); part 000\n${lines.join('')}#end document\n`;
}
