import type { Problem } from '../../problems/problem.ts';
import type { SystemsRequest } from '../../verbs/systems.ts';
import type { Wording } from './call.ts';
import { type Corpora, type Corpus, corporaOf, corpusOf, refuseSameStream } from './corpora.ts';
import { checkDocuments, type PairReadingOptions, pairReadingNames, readingRequest } from './reading.ts';

/** A key, and how files are read. */
export interface KeyFilesRequest extends PairReadingOptions {
  readonly key: Corpus;
  /** Names of the documents to work on; all if absent. */
  readonly documents?: readonly string[] | undefined;
}

/** A key and responses to it. */
export interface SystemsFilesRequest extends KeyFilesRequest {
  readonly responses: Corpora;
}

export const keyNames: readonly string[] = ['key', 'documents', ...pairReadingNames];
export const systemsNames: readonly string[] = ['responses', ...keyNames];

/** What a request of a program asks for. */
export function keyRequest(
  request: KeyFilesRequest & { readonly jobs?: number | undefined },
): Omit<SystemsRequest, 'responses'> {
  const { documents } = request;
  checkDocuments(documents);
  return { ...readingRequest(request), key: corpusOf('key', request.key), documents };
}

export function systemsRequest(
  request: SystemsFilesRequest & { readonly jobs?: number | undefined },
): SystemsRequest {
  const keyed = keyRequest(request);
  const responses = corporaOf('responses', request.responses);
  refuseSameStream(keyed.key, ...responses);
  return { ...keyed, responses };
}

/** A response that was left out, because it has errors. */
export interface FailedFiles {
  readonly name: string;
  readonly path: string;
  readonly problems: readonly Problem[];
}

export const failedFiles = (failed: readonly FailedFiles[], wording: Wording): FailedFiles[] =>
  failed.map(({ name, path, problems }) => ({ name, path, problems: problems.map(wording) }));
