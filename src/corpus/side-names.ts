import { problem, type Report } from '../problems/problem.ts';

const KEY = /(^|[^a-z])(gold|key|ref|reference)([^a-z]|$)/i;
const RESPONSE = /(^|[^a-z])(sys|system|pred|predicted|resp|response|auto|out|output)([^a-z]|$)/i;

/** Whether a name suggests that a file is a key, and nothing else. */
export const isNamedLikeKey = (name: string): boolean => KEY.test(name) && !RESPONSE.test(name);

/** Whether a name suggests that a file is a response, and nothing else. */
export const isNamedLikeResponse = (name: string): boolean => RESPONSE.test(name) && !KEY.test(name);

interface Named {
  readonly name: string;
}

/** Warns if the file names suggest that key and response were swapped, which swaps recall and precision but leaves F₁ unchanged. */
export function reportSwap(key: Named, response: Named, report: Report): void {
  if (!isNamedLikeResponse(key.name) || !isNamedLikeKey(response.name)) return;
  report(
    problem(
      'file/swapped',
      `The key is ${key.name} and the response is ${response.name}: were they exchanged?`,
      { help: 'the key comes first: corefeval score KEY RESPONSE' },
    ),
  );
}
