import { schemas } from '../core/schemas.ts';
import { checkFiles } from '../library/files/index.ts';
import { problemFields } from '../report/check/json.ts';
import { pairOptions, requestCorpora, sideFormat } from './corpora.ts';
import { corpusOptions, listOf, optionsOf, refuseUnknownParameters } from './parameters.ts';
import type { Method } from './shell.ts';

/** Checks corpora, perhaps as responses to a key: the JSON of `corefeval check`. Errors are part of the result. */
export const check: Method = async (parameters, shell) => {
  refuseUnknownParameters(parameters, ['corpora', 'key', 'options']);
  const corpora = listOf('corpora', parameters.corpora).map((corpus, i) => ({
    parameter: 'corpora',
    name: `corpus ${i + 1}`,
    corpus,
  }));
  const keys =
    parameters.key === undefined ? [] : [{ parameter: 'key', name: 'key', corpus: parameters.key }];
  const { paths, formats, shell: files } = requestCorpora([...keys, ...corpora], shell);
  const asked = optionsOf(parameters, corpusOptions.check);
  const options =
    keys.length > 0
      ? pairOptions(asked, formats)
      : withFormat(asked, sideFormat(formats.length === 0 ? [undefined] : formats, asked.format));
  const { problems, fixed, ...rest } = await checkFiles(
    { ...options, paths: paths.slice(keys.length), key: keys.length === 0 ? undefined : paths[0] },
    files,
  );
  return {
    schema: schemas.check,
    ...rest,
    problems: problems.map(problemFields),
    ...(options.fix === undefined ? {} : { fixed }),
  };
};

const withFormat = (options: Readonly<Record<string, unknown>>, format: unknown) =>
  format === options.format ? options : { ...options, format };
