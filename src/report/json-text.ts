/** A value as JSON to print. `JSON.stringify` leaves the control characters from U+007F to U+009F as they are. */
export const jsonText = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replace(/[\x7f-\x9f]/g, (char) => `\\u00${char.charCodeAt(0).toString(16)}`)}\n`;
