import { type Problem, problem } from '../problems/problem.ts';

const KEY_NAME = /(^|[^a-z])(gold|key|ref|reference)([^a-z]|$)/i;
const RESPONSE_NAME = /(^|[^a-z])(sys|system|pred|predicted|resp|response|auto|out|output)([^a-z]|$)/i;

/** Whether a name suggests that a file is a key, and nothing else. */
export const isNamedLikeKey = (name: string): boolean => KEY_NAME.test(name) && !RESPONSE_NAME.test(name);

/** Whether a name suggests that a file is a response, and nothing else. */
export const isNamedLikeResponse = (name: string): boolean =>
  RESPONSE_NAME.test(name) && !KEY_NAME.test(name);

/** A corpus, and the name that the user gave to it or that its path has. */
interface Named {
  readonly name: string;
  readonly path: string;
}

/** A warning if the file names suggest that key and response were swapped, which swaps recall and precision but leaves F₁ unchanged. */
export function swapWarnings(key: Named, response: Named): Problem[] {
  const [first, second] = [namesOf(key).find(isNamedLikeResponse), namesOf(response).find(isNamedLikeKey)];
  if (first === undefined || second === undefined) return [];
  const message = `The key is ${first} and the response is ${second}: were they exchanged?`;
  return [problem('file/swapped', message, { help: 'the key comes first: corefeval score KEY RESPONSE' })];
}

/** The last part of the path that is not a pattern, and the name where that part says nothing. */
function namesOf({ name, path }: Named): string[] {
  const parts = path.split(/[/\\]/).filter((part) => part !== '' && !/[*?[{]/.test(part));
  const last = parts.at(-1) ?? path;
  return isNamedLikeKey(last) || isNamedLikeResponse(last) ? [last] : [name];
}
