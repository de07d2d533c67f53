import { schemas } from '../core/schemas.ts';
import { agreeFiles } from '../library/files/index.ts';
import { namedCorpora, requestCorpora, sideFormat } from './corpora.ts';
import { withWarnings } from './json.ts';
import { corpusOptions, optionsOf, refuseUnknownParameters } from './parameters.ts';
import type { Method } from './shell.ts';

/** Measures the agreement of annotators: the JSON of `corefeval agree`. */
export const agree: Method = async (parameters, shell) => {
  refuseUnknownParameters(parameters, ['annotators', 'options']);
  const named = namedCorpora('annotators', parameters.annotators);
  const {
    paths,
    formats,
    shell: files,
  } = requestCorpora(
    named.map(({ name, corpus }, i) => ({
      parameter: 'annotators',
      name: name ?? `annotator ${i + 1}`,
      corpus,
    })),
    shell,
  );
  const options = optionsOf(parameters, corpusOptions.agree);
  const format = sideFormat(formats, options.format) as undefined;
  const annotators = named.map(({ name }, i) => ({ name, path: paths[i] }));
  const result = await agreeFiles(
    { ...options, ...(format === undefined ? {} : { format }), annotators },
    files,
  );
  return { schema: schemas.agree, ...withWarnings(result) };
};
