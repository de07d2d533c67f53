import type { NuggetFile } from './nugget-file.ts';
import type { NuggetOptions } from './nugget-options.ts';
import { COREFERENCE, sequencingRelations } from './relation-names.ts';

/** Which parts of the task are scored. */
export interface WantedParts {
  readonly coreference: boolean;
  readonly sequencing: boolean;
  /** Whether clusters are read: sequencing needs them, too. */
  readonly clusters: boolean;
}

/** The requested parts, or else those that the files contain. */
export function wantedParts(
  files: readonly NuggetFile[],
  { coreference, sequencing }: Pick<NuggetOptions, 'coreference' | 'sequencing'>,
): WantedParts {
  const names = new Set(
    files.flatMap(({ documents }) => documents.flatMap(({ relations }) => relations.map(({ name }) => name))),
  );
  const chains = coreference ?? names.has(COREFERENCE);
  const links = sequencing ?? sequencingRelations.some((name) => names.has(name));
  return { coreference: chains, sequencing: links, clusters: chains || links };
}
