/** `JSON.stringify` leaves the control characters from U+007F to U+009F as they are; a terminal may act on them. */
export const escapeControls = (json: string): string =>
  json.replace(/[\x7f-\x9f]/g, (char) => `\\u00${char.charCodeAt(0).toString(16)}`);

/** A value as JSON to print. */
export const jsonText = (value: unknown): string => `${escapeControls(JSON.stringify(value, null, 2))}\n`;
