import { reportFiles } from '../library/files/index.ts';
import { UsageError } from '../problems/problem.ts';
import { pairedCorpora } from './corpora.ts';
import { failedFields } from './json.ts';
import { optionalText, refuseUnknownParameters } from './parameters.ts';
import type { Method } from './shell.ts';

/** The page of `corefeval report`: its HTML, or with `output` the path that it was written to. */
export const report: Method = async (parameters, shell) => {
  refuseUnknownParameters(parameters, ['key', 'systems', 'output', 'force', 'options']);
  const { options, shell: files, key, responses } = pairedCorpora(parameters, shell);
  const output = optionalText('output', parameters.output);
  const { force = false } = parameters;
  if (typeof force !== 'boolean') throw new UsageError('Expected `force` to be true or false.');
  const inputs = [key.path, ...responses.map(({ path }) => path)].filter((path) => shell.files.kindOf(path));
  const page = output === undefined ? undefined : { path: output, inputs, force };
  if (page !== undefined) await shell.checkPage(page);
  const { html, leftOut, failed } = await reportFiles({ ...options, key, responses }, files);
  if (page !== undefined) shell.writePage(page, html);
  const content = output === undefined ? { html } : { path: output };
  // `leftOut` is the number of documents whose texts are not in the page; that of `failedFields` has the names of systems.
  return { ...content, documentsWithoutText: leftOut, ...failedFields(failed) };
};
