import { schemas } from '../core/schemas.ts';
import { analyzeFiles } from '../library/files/index.ts';
import { pairedCorpora } from './corpora.ts';
import { failedFields, withWarnings } from './json.ts';
import { refuseUnknownParameters } from './parameters.ts';
import type { Method } from './shell.ts';

/** Finds the errors of systems: the JSON of `corefeval analyze`. */
export const analyze: Method = async (parameters, shell) => {
  refuseUnknownParameters(parameters, ['key', 'systems', 'options']);
  const { options, shell: files, key, responses } = pairedCorpora(parameters, shell);
  const { failed, systems, ...rest } = await analyzeFiles({ ...options, key, responses }, files);
  return { schema: schemas.analyze, ...rest, ...failedFields(failed), systems: systems.map(withWarnings) };
};
