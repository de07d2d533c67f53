import { schemas } from '../core/schemas.ts';
import { explainFiles } from '../library/files/index.ts';
import { pairOptions, requestCorpora } from './corpora.ts';
import { withWarnings } from './json.ts';
import { corpusOptions, optionsOf, refuseUnknownParameters } from './parameters.ts';
import type { Method } from './shell.ts';

/** Works out a document, a change or a difference: the JSON of `corefeval explain`. */
export const explain: Method = async (parameters, shell) => {
  refuseUnknownParameters(parameters, ['key', 'response', 'options']);
  const {
    paths,
    formats,
    shell: files,
  } = requestCorpora(
    [
      { parameter: 'key', name: 'key', corpus: parameters.key },
      { parameter: 'response', name: 'response', corpus: parameters.response },
    ],
    shell,
  );
  const [key, response] = paths;
  const options = pairOptions(optionsOf(parameters, corpusOptions.explain), formats);
  return {
    schema: schemas.explain,
    ...withWarnings(await explainFiles({ ...options, key, response }, files)),
  };
};
