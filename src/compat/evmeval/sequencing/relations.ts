import { COREFERENCE } from '../../../nuggets/model/relation-names.ts';
import { crash, invalid, type Journal } from '../python/log.ts';

/** A relation line as the public tool reads it (docs/compat/evmeval.md#relations). */
export interface ParsedRelation {
  readonly name: string;
  /** As written, with repetitions and blanks. */
  readonly args: readonly string[];
}

export function parseRelation(line: string, journal: Journal): ParsedRelation {
  const fields = line.split('\t');
  if (fields.length !== 3) {
    journal.error('Incorrect format of relation line, it should have 3 fields:');
    journal.error(line);
    throw invalid(journal);
  }
  const [name, , list] = fields;
  const args = list.split(',');
  if (args.length < 2) {
    if (name !== COREFERENCE) {
      journal.error('A relation should have at least two arguments, maybe incorrect formatted:');
      journal.error(line);
      throw invalid(journal);
    }
    journal.warning('Singleton clusters are not necessary');
  }
  return { name, args };
}

/** A relation line read without checks: three or more columns, any number of arguments. */
export function uncheckedRelation(line: string): ParsedRelation {
  const [name, , list] = line.split('\t');
  if (list === undefined) throw crash(`The relation line "${line}" has fewer than three columns.`);
  return { name, args: list.split(',') };
}

/** The clusters among the relations. */
export const clusterRelations = (relations: readonly ParsedRelation[]): (readonly string[])[] =>
  relations.filter(({ name }) => name === COREFERENCE).map(({ args }) => args);

/** The first two clusters that share a mention, in file order; undefined if all are disjoint. */
export function overlappingClusters(
  clusters: readonly (readonly string[])[],
): readonly [first: readonly string[], second: readonly string[]] | undefined {
  const owner = new Map<string, number>();
  let found: [number, number] | undefined;
  clusters.forEach((cluster, number) => {
    for (const id of new Set(cluster)) {
      const first = owner.get(id);
      if (first === undefined) owner.set(id, number);
      else if (found === undefined || first < found[0]) found = [first, number];
    }
  });
  return found && [clusters[found[0]], clusters[found[1]]];
}
