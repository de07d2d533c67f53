/** BLANC: coreference and non-coreference links, each scored, then averaged (docs/compat/scorer-pl.md#metrics). */
import { Fatal } from './fatal.ts';
import { countLinks } from './link-counts.ts';
import { fractionLine, type ReferenceMetric, type ReferenceTally } from './metric.ts';
import { harmonicMean, scoreLine, share } from './number-format.ts';
import type { Owners } from './owners.ts';
import { pairs, type ScoredDocument } from './scored-document.ts';

export const blanc: ReferenceMetric = {
  id: 'blanc',
  zero: [0, 0, 0, 0, 0, 0, 0, 0],
  count,
  // The reference prints the NAME argument here, which is absent when all documents are scored.
  header: () => ':',
  documentScore: () => '',
  totals,
};

/** Recall and precision of the coreference links, then of the others: common, key, common, response. */
function count({ key, response, keyOwners, responseOwners }: ScoredDocument): ReferenceTally {
  if (key.some((mentions) => mentions.length === 0)) {
    throw new Fatal("Can't use an undefined value as an ARRAY reference", 'with tail');
  }
  const inKey = allLinks(keyOwners);
  const inResponse = allLinks(responseOwners);

  // A key mention occurs in the response at most once: `identify` removed its repeats.
  const common: number[] = [];
  let coreferent = 0;
  let together = 0;
  let onlyTogether = 0;
  for (const mentions of response) {
    const shared = mentions.filter((mention) => keyOwners.last[mention] >= 0);
    const links = countLinks(shared, keyOwners);
    coreferent += links.together;
    onlyTogether += links.onlyTogether;
    together += pairs(shared.length);
    for (const mention of shared) common.push(mention);
  }
  const apart = pairs(common.length) - together - (countLinks(common, keyOwners).onlyTogether - onlyTogether);
  return [
    coreferent,
    inKey.coreferent,
    coreferent,
    inResponse.coreferent,
    apart,
    inKey.apart,
    apart,
    inResponse.apart,
  ];
}

/**
 * All links of one side. A mention that occurs twice in an entity has a coreference link to itself; one that occurs in
 * two entities has a non-coreference link to itself.
 */
function allLinks(owners: Owners): { coreferent: number; apart: number } {
  const { together, onlyTogether } = countLinks(mentionsOf(owners), owners);
  return {
    coreferent: together + owners.doubled.size,
    apart: pairs(owners.distinct) - onlyTogether + owners.several.size,
  };
}

function* mentionsOf({ last }: Owners): Iterable<number> {
  for (let mention = 0; mention < last.length; mention++) {
    if (last[mention] >= 0) yield mention;
  }
}

/** A kind of link counts if the key has such a link in any document, whatever the response has. */
function totals(tally: ReferenceTally): string {
  const kinds = [tally.slice(0, 4), tally.slice(4)];
  const counted = kinds.filter(([, inKey]) => inKey > 0);
  const mean = (value: (kind: ReferenceTally) => number) =>
    counted.length === 0 ? 0 : counted.reduce((sum, kind) => sum + value(kind), 0) / counted.length;
  const recall = ([num, den]: ReferenceTally) => share([num, den]);
  const precision = ([, , num, den]: ReferenceTally) => share([num, den]);
  const f1 = (kind: ReferenceTally) => harmonicMean(recall(kind), precision(kind));
  return [
    '\nCoreference:\n',
    `Coreference links: ${fractionLine(kinds[0])}`,
    `Non-coreference links: ${fractionLine(kinds[1])}`,
    `BLANC: ${scoreLine([mean(recall), 1], [mean(precision), 1], mean(f1))}`,
  ].join('');
}
