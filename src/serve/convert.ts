import { convertFiles } from '../library/files/index.ts';
import { UsageError } from '../problems/problem.ts';
import { problemFields } from '../report/check/json.ts';
import { requestCorpora } from './corpora.ts';
import { corpusOptions, optionsOf, refuseUnknownParameters } from './parameters.ts';
import type { Method } from './shell.ts';

/** Converts a corpus to another format. Nothing is written. */
export const convert: Method = async (parameters, shell) => {
  refuseUnknownParameters(parameters, ['source', 'to', 'options']);
  const { source, to } = parameters;
  if (typeof to !== 'string') throw new UsageError('Expected `to` to be the id of a format.');
  const {
    paths,
    formats,
    shell: files,
  } = requestCorpora([{ parameter: 'source', name: 'source', corpus: source }], shell);
  const options = optionsOf(parameters, corpusOptions.convert);
  const request = { ...options, format: formats[0] ?? options.format, inputs: paths, to };
  const { files: written, problems, ...rest } = await convertFiles(request as never, files);
  return {
    ...rest,
    files: written.map(({ name = '', content, companion }) => ({
      name,
      text: content,
      ...(companion === undefined ? {} : { companion }),
    })),
    losses: problems.map(problemFields),
  };
};
