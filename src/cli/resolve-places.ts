import type { MentionPlace, SystemAnalysis } from '../analyze/index.ts';
import type { ResolveLines } from '../corpus/read-pairs.ts';

/** The analysis with lines of files in its examples, in place of lines of the pieces in which files were read. */
export function withLines(system: SystemAnalysis, resolve: ResolveLines): SystemAnalysis {
  const places: MentionPlace[] = [];
  const each = (change: (place: MentionPlace) => MentionPlace): SystemAnalysis => ({
    ...system,
    examples: system.examples.map(({ mentions, entity, ...rest }) => ({
      ...rest,
      mentions: mentions.map(change),
      entity: entity.map(change),
    })),
    links: {
      recall: changed(system.links.recall, change),
      precision: changed(system.links.precision, change),
    },
  });
  each((place) => {
    places.push(place);
    return place;
  });
  const asProblem = ({ file, line }: MentionPlace) => ({
    ...{ code: 'place', severity: 'warning' as const, message: '' },
    ...{ file, line },
  });
  const resolved = new Map(
    resolve(places.map(asProblem)).map(({ file, line }, i) => [places[i], { file, line }]),
  );
  return each((place) => ({ ...place, ...resolved.get(place) }));
}

const changed = (
  { examples, ...rest }: SystemAnalysis['links']['recall'],
  change: (place: MentionPlace) => MentionPlace,
): SystemAnalysis['links']['recall'] => ({
  ...rest,
  examples: examples.map(({ anaphor, antecedent, ...example }) => ({
    ...example,
    anaphor: change(anaphor),
    antecedent: change(antecedent),
  })),
});
