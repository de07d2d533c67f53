import type { Score } from '../../metrics/metric.ts';
import { TYPE } from '../model/attributes.ts';
import type { Profile } from '../model/profile.ts';
import { detectionScore } from './detection.ts';
import type { MatchedCorpus } from './match-corpora.ts';

/** The detection score of one event type. */
export interface TypeScore extends Score {
  readonly type: string;
  readonly gold: number;
  readonly system: number;
  readonly truePositives: number;
}

/** One row for each type, sorted; empty if the type is not among the attributes of the run. */
export function typeTable(
  { documents, settings }: MatchedCorpus,
  profile: Profile,
  attribute: number,
): TypeScore[] {
  const setting = settings.findIndex(({ name }) => name === profile.types.setting);
  if (attribute < 0 || setting < 0) return [];
  const rows = new Map<string, { gold: number; system: number; truePositives: number }>();
  const row = (type: string) => {
    const known = rows.get(type) ?? { gold: 0, system: 0, truePositives: 0 };
    rows.set(type, known);
    return known;
  };
  for (const { gold, system, mappings } of documents) {
    gold.nuggets.forEach(({ values }, i) => {
      const counts = row(values[attribute]);
      counts.gold++;
      counts.truePositives += mappings[setting].dice[i];
    });
    for (const { values } of system.nuggets) row(values[attribute]).system++;
  }
  return Array.from(rows, ([type, counts]) => ({
    type,
    ...counts,
    ...detectionScore(counts.truePositives, counts.gold, counts.system, profile.detection),
  }))
    .filter(({ gold }) => gold > 0 || profile.types.systemOnly)
    .sort((a, b) => (a.type < b.type ? -1 : 1));
}

export const typeAttribute = (attributes: readonly { readonly name: string }[]): number =>
  attributes.findIndex(({ name }) => name === TYPE.name);
