import type { Problem } from '../../problems/problem.ts';
import type { SystemsRequest } from '../../verbs/systems.ts';
import type { Wording } from './call.ts';
import { type Corpora, type Corpus, corporaOf, corpusOf, refuseSameStream } from './corpora.ts';
import { checkDocuments, type PairReadingOptions, pairReadingNames, readingRequest } from './reading.ts';

/** A key and responses to it. */
export interface SystemsFilesRequest extends PairReadingOptions {
  readonly key: Corpus;
  readonly responses: Corpora;
  /** Names of the documents to work on; all if absent. */
  readonly documents?: readonly string[] | undefined;
}

export const systemsNames: readonly string[] = ['key', 'responses', 'documents', ...pairReadingNames];

/** What a request of a program asks for. */
export function systemsRequest(
  request: SystemsFilesRequest & { readonly jobs?: number | undefined },
): SystemsRequest {
  const [key, responses] = [corpusOf('key', request.key), corporaOf('responses', request.responses)];
  refuseSameStream(key, ...responses);
  const { documents } = request;
  checkDocuments(documents);
  return { ...readingRequest(request), key, responses, documents };
}

/** A response that was left out, because it has errors. */
export interface FailedFiles {
  readonly name: string;
  readonly path: string;
  readonly problems: readonly Problem[];
}

export const failedFiles = (failed: readonly FailedFiles[], wording: Wording): FailedFiles[] =>
  failed.map(({ name, path, problems }) => ({ name, path, problems: problems.map(wording) }));
