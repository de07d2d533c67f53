import { schemas } from '../core/schemas.ts';
import { compareFiles } from '../library/files/index.ts';
import { pairedCorpora } from './corpora.ts';
import { failedFields, withWarnings } from './json.ts';
import { refuseUnknownParameters } from './parameters.ts';
import type { Method } from './shell.ts';

/** Compares systems: the JSON of `corefeval compare`. Systems of one name are the runs of a system. */
export const compare: Method = async (parameters, shell) => {
  refuseUnknownParameters(parameters, ['key', 'systems', 'options']);
  const { options, shell: files, key, responses } = pairedCorpora(parameters, shell);
  const { failed, systems, ...rest } = await compareFiles(
    { ...options, key, responses: runsByName(responses) },
    files,
  );
  return {
    schema: schemas.compare,
    ...withWarnings(rest),
    ...failedFields(failed),
    systems: systems.map(({ name, runs }) => ({ name, runs: runs.map(withWarnings) })),
  };
};

interface Response {
  readonly path: string;
  readonly name?: string | undefined;
}

/** Responses as the library takes them: several runs of a system are a list of paths by its name. */
function runsByName(responses: readonly Response[]): readonly Response[] | Record<string, string[]> {
  const runs = new Map<string, string[]>();
  for (const { name, path } of responses) runs.set(name ?? path, [...(runs.get(name ?? path) ?? []), path]);
  return runs.size === responses.length ? responses : Object.fromEntries(runs);
}
