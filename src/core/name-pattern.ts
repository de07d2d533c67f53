/** The names by which a user may name a document: as it is written, and a CoNLL name also without its part. */
export const documentNames = (id: string): readonly string[] => {
  const whole = /^\((.*)\); part \d+$/s.exec(id)?.[1];
  return whole === undefined ? [id] : [id, whole];
};

/** Whether a text has the parts of a pattern between its stars, in their order. Linear, unlike a regular expression. */
export function matchesPattern(text: string, pattern: string): boolean {
  const [first, ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return text === pattern;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at <= text.length - last.length;
}
