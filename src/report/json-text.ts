/** `JSON.stringify` does not escape the control characters from U+007F to U+009F, which a terminal may interpret. */
export const escapeControls = (json: string): string =>
  json.replace(/[\x7f-\x9f]/g, (char) => `\\u00${char.charCodeAt(0).toString(16)}`);

/** A value as indented JSON with a final line feed. */
export const jsonText = (value: unknown): string => `${escapeControls(JSON.stringify(value, null, 2))}\n`;
