import { type Problem, problem } from '../problems/problem.ts';

const KEY_NAME = /(^|[^a-z])(gold|key|ref|reference)([^a-z]|$)/i;
const RESPONSE_NAME = /(^|[^a-z])(sys|system|pred|predicted|resp|response|auto|out|output)([^a-z]|$)/i;

/** Whether a name suggests that a file is a key, and nothing else. */
export const isNamedLikeKey = (name: string): boolean => KEY_NAME.test(name) && !RESPONSE_NAME.test(name);

/** Whether a name suggests that a file is a response, and nothing else. */
export const isNamedLikeResponse = (name: string): boolean =>
  RESPONSE_NAME.test(name) && !KEY_NAME.test(name);

interface Named {
  readonly name: string;
}

/** A warning if the file names suggest that key and response were swapped, which swaps recall and precision but leaves F₁ unchanged. */
export const swapWarnings = (key: Named, response: Named): Problem[] =>
  isNamedLikeResponse(key.name) && isNamedLikeKey(response.name)
    ? [
        problem(
          'file/swapped',
          `The key is ${key.name} and the response is ${response.name}: were they exchanged?`,
          { help: 'the key comes first: corefeval score KEY RESPONSE' },
        ),
      ]
    : [];
