const HTML_ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** Names come from files and must not be interpreted as markup. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => HTML_ENTITIES.get(char) as string);
