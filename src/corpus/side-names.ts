const KEY = /(^|[^a-z])(gold|key|ref|reference)([^a-z]|$)/i;
const RESPONSE = /(^|[^a-z])(sys|system|pred|predicted|resp|response|auto|out|output)([^a-z]|$)/i;

/** Whether a name suggests that a file is a key, and nothing else. */
export const isNamedLikeKey = (name: string): boolean => KEY.test(name) && !RESPONSE.test(name);

/** Whether a name suggests that a file is a response, and nothing else. */
export const isNamedLikeResponse = (name: string): boolean => RESPONSE.test(name) && !KEY.test(name);
