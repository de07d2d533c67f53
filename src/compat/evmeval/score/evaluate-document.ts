import { Candidates } from '../../../matching/candidates.ts';
import { attributeSettings, REALIS, TYPE } from '../../../nuggets/model/attributes.ts';
import { agreement } from '../../../nuggets/score/agreement.ts';
import { greedyMappings, type Mapping } from '../../../nuggets/score/mapping.ts';
import type { Journal } from '../python/log.ts';
import type { Release } from '../release.ts';
import type { ParsedMention } from './mention.ts';

const settings = attributeSettings([TYPE, REALIS]);
const attributeTitles = ['mention_type', 'realis_status'] as const;

/** Maximum number of pairs of mentions of a document that are reported with warnings. */
const MAX_WARNINGS = 10_000;

/** The four mappings of a document, with the log records of the tool (docs/compat/evmeval.md#mappings). */
export function mapDocument(
  document: string,
  gold: readonly ParsedMention[],
  system: readonly ParsedMention[],
  release: Release,
  journal: Journal,
): readonly Mapping[] {
  warnOfEmptySpans(document, gold, system, release, journal);
  const { comparison, dice } = release.profile;
  const goldValues = gold.map(({ values }) => values);
  const systemValues = system.map(({ values }) => values);
  const considered = (setting: number, g: number, s: number): void => {
    for (const [i, title] of attributeTitles.entries()) {
      if ((settings[setting].mask & (1 << i)) === 0) continue;
      if (goldValues[g][i] === comparison.placeholder) {
        journal.warning(
          `Found one attribute [${title}] in file [${document}] not annotated, give full credit to all system.`,
        );
      } else if (goldValues[g][i] !== systemValues[s][i]) return;
    }
  };
  const extents = (mentions: readonly ParsedMention[]) => mentions.map(({ extent }) => extent);
  return greedyMappings(
    new Candidates(extents(gold), extents(system), dice),
    settings,
    agreement(goldValues, systemValues, comparison),
    goldValues.flat().includes(comparison.placeholder ?? '') ? considered : undefined,
  );
}

/** One warning for each pair with an empty mention, although such a pair cannot match. */
function warnOfEmptySpans(
  document: string,
  gold: readonly ParsedMention[],
  system: readonly ParsedMention[],
  { quirks }: Release,
  journal: Journal,
): void {
  const unnamed = quirks.has('empty-spans-unnamed');
  const empty = ({ extent }: ParsedMention) => extent.size === 0;
  if (![...gold, ...system].some(empty)) return;
  let written = 0;
  for (const s of system) {
    for (const g of gold) {
      if (written++ === MAX_WARNINGS) return;
      if (unnamed) {
        if (empty(g)) journal.warning(`Found empty gold standard at doc : ${document}`);
        continue;
      }
      if (empty(g)) {
        journal.warning(`Found empty span gold standard at doc : ${document}, mention : ${g.id}`);
      }
      if (empty(s)) journal.warning(`Found empty span system at doc : ${document}, mention : ${s.id}`);
    }
  }
}
