import { schemas } from '../core/schemas.ts';
import { scoreFiles } from '../library/files/index.ts';
import { pairedCorpora } from './corpora.ts';
import { failedFields, withWarnings } from './json.ts';
import { refuseUnknownParameters } from './parameters.ts';
import type { Method } from './shell.ts';

/** Scores systems: the JSON of `corefeval score`. */
export const evaluate: Method = async (parameters, shell) => {
  refuseUnknownParameters(parameters, ['key', 'systems', 'options']);
  const { options, shell: files, key, responses } = pairedCorpora(parameters, shell);
  const { failed, systems, counts, ...rest } = await scoreFiles({ ...options, key, responses }, files);
  return {
    schema: schemas.score,
    ...rest,
    ...failedFields(failed),
    systems: systems.map(withWarnings),
    ...(counts === undefined ? {} : { counts: JSON.parse(counts) }),
  };
};
